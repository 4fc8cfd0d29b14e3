import type { HelpArticle } from '../../../helpdesk/index.ts'
import { accessArticles } from './access.ts'
import { dashboardArticles } from './dashboards.ts'
import { deviceArticles } from './devices.ts'
import { peopleArticles } from './people.ts'
import type { sections } from './sections.ts'

/** Everything in the help centre, as employees read it. */
export const helpArticles: readonly HelpArticle<keyof typeof sections>[] = [
  ...accessArticles,
  ...dashboardArticles,
  ...deviceArticles,
  ...peopleArticles,
]
