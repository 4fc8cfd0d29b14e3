import { articleDocuments } from '../../helpdesk/index.ts'
import { inSections } from '../../shared/index.ts'
import { helpArticles } from './articles/index.ts'
import { policies } from './policies/index.ts'

/** What the agent can search: the policies that bind it, section by section, and the help articles that customers read. */
export const knowledge = { policies: inSections(policies), articles: articleDocuments(helpArticles) }
