import type { HelpArticle } from '../../../helpdesk/index.ts'
import { changingAndCancelling } from './changing-and-cancelling.ts'
import { groupsCompaniesHotels } from './groups-companies-hotels.ts'
import { payingAndStaying } from './paying-and-staying.ts'
import type { Section } from './sections.ts'

/** Everything in the help centre, as guests read it. */
export const helpArticles: readonly HelpArticle<Section>[] = [
  ...changingAndCancelling,
  ...payingAndStaying,
  ...groupsCompaniesHotels,
]
