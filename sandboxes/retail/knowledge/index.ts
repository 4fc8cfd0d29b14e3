import type { KnowledgeDocument } from '../../../lib/sandbox/index.ts'
import { helpArticles } from './articles/index.ts'
import { policies } from './policies/index.ts'

const articles: readonly KnowledgeDocument[] = helpArticles.map(({ id, title, section, text }) => ({
  id: String(id),
  title,
  body: text,
  category: section,
}))

/** What the agent can search: the policies that bind it, and the help articles that customers read. */
export const knowledge = { policies, articles }
