import { articleDocuments } from '../../helpdesk/index.ts'
import { helpArticles } from './articles/index.ts'
import { policies } from './policies/index.ts'

/** What the agent can search: the policies that bind it, and the help articles that colleagues read. */
export const knowledge = { policies, articles: articleDocuments(helpArticles) }
