/** Sections of the help centre and their numbers at the desk. */
export const sections = {
  changing: 610,
  cancelling: 620,
  paying: 630,
  staying: 640,
  groupsAndCompanies: 650,
  hotels: 660,
}

export type Section = keyof typeof sections
