/** Sections of the help centre and their numbers at the desk. */
export const sections = {
  start: 410,
  access: 420,
  dashboards: 430,
  devices: 440,
  'sign-in': 450,
  people: 460,
} as const
