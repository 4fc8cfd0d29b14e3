import type { HelpArticle as DeskArticle } from '../../../helpdesk/index.ts'

/** Sections of the help centre and their numbers at the desk. */
export const sections = {
  account: 510,
  billing: 520,
  policy: 530,
  cars: 540,
  claims: 550,
  documents: 560,
}

export type HelpArticle = DeskArticle<keyof typeof sections>
