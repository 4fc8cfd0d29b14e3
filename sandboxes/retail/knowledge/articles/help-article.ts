/** One help article as we write it; the search collection and the desk's article rows are both made from it. */
export interface HelpArticle {
  readonly id: number
  readonly title: string
  readonly section: keyof typeof sections
  readonly labels: readonly string[]
  /** Paragraphs apart by an empty line; a paragraph whose lines start with `- ` is a list. */
  readonly text: string
  /** Date of the last edition, `YYYY-MM-DD`. */
  readonly edited: string
}

/** Sections of the help centre and their numbers at the desk. */
export const sections = {
  delivery: 310,
  returns: 320,
  warranty: 330,
  installation: 340,
  orders: 350,
  membership: 360,
}
