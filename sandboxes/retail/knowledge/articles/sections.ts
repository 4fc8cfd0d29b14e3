/** Sections of the help centre and their numbers at the desk. */
export const sections = {
  delivery: 310,
  returns: 320,
  warranty: 330,
  installation: 340,
  orders: 350,
  membership: 360,
}

export type Section = keyof typeof sections
