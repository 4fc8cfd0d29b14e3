/** Sections of the help centre and their numbers at the desk. */
export const sections = {
  access: 510,
  devices: 520,
  money: 530,
  training: 540,
  people: 550,
} as const
