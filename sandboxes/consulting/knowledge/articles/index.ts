import type { HelpArticle } from '../../../helpdesk/index.ts'
import { accessArticles } from './access.ts'
import { deviceArticles } from './devices.ts'
import { moneyArticles } from './money.ts'
import { peopleArticles } from './people.ts'
import type { sections } from './sections.ts'

/** Everything in the help centre, as the firm's people read it. */
export const helpArticles: readonly HelpArticle<keyof typeof sections>[] = [
  ...accessArticles,
  ...deviceArticles,
  ...moneyArticles,
  ...peopleArticles,
]
