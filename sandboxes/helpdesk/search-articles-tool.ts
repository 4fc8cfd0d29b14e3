import { z } from 'zod'
import { defineTool, insertionOrder, type KnowledgeHit } from '../../lib/sandbox/index.ts'
import { articles } from './tables.ts'

type Article = typeof articles.$inferSelect

const input = z.object({
  query: z.string().describe('What the article should be about, in plain words'),
  locale: z.string().nullish().describe('Only articles in this language, e.g. en-us'),
  brand_id: z.int().nullish().describe('Only articles of this brand'),
  category: z.int().nullish().describe('Only articles in the category with this id'),
  section: z.int().nullish().describe('Only articles in the section with this id'),
  label_names: z
    .string()
    .nullish()
    .describe('Only articles with at least one of these labels, separated by commas'),
  multibrand: z
    .boolean()
    .nullish()
    .describe('Look through all brands; there is one here, so it changes nothing'),
})

/** The most articles that one search returns: the best few, not the whole help centre. */
const limit = 3

/** Searches the help centre: the sandbox's `articles` documents, and the articles that a task put in the article table. */
export const searchArticlesTool = defineTool({
  name: 'zendesk_search_articles',
  description: `Find help centre articles on a subject: the ${limit} that match best.`,
  readOnly: true,
  input,
  output: z.strictObject({ results: z.array(z.record(z.string(), z.json())).describe('Articles') }),
  async handler(request, { db, knowledge }) {
    const stored = await db.select().from(articles).orderBy(insertionOrder)
    // All of them: those that the request leaves out are taken away before the best are chosen.
    const hits = await knowledge.search('articles', request.query, 1000)
    const rows = new Map(stored.map((article) => [String(article.id), article]))
    const searched = new Set(hits.map(({ id }) => id))
    const words = request.query.toLowerCase().split(/\W+/).filter(Boolean)
    // What a task put in the table is not in the search's index; having every word it comes first.
    const others = stored.filter(({ id, title, body }) => {
      const text = `${title} ${body}`.toLowerCase()
      return words.length > 0 && !searched.has(String(id)) && words.every((word) => text.includes(word))
    })
    const results = [...others, ...hits.map((hit) => rows.get(hit.id) ?? hit)]
      .filter((article) => matches(article, request))
      .slice(0, limit)
    return { results: results as Record<string, z.core.util.JSONType>[] }
  },
})

function matches(article: Article | KnowledgeHit, request: z.output<typeof input>): boolean {
  const { locale, brand_id, category, section, label_names } = request
  // A document that is no article of the table has none of these properties, so any of them excludes it.
  const known: Partial<Article> = 'locale' in article ? article : {}
  const labels = label_names?.split(',').map((label) => label.trim()) ?? []
  return (
    (locale == null || known.locale?.toLowerCase() === locale.toLowerCase()) &&
    (brand_id == null || known.brand_id === brand_id) &&
    (category == null || known.category_id === category) &&
    (section == null || known.section_id === section) &&
    (labels.length === 0 || labels.some((label) => known.label_names?.includes(label)))
  )
}
