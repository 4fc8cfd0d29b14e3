import type { InferInsertModel } from 'drizzle-orm'
import type { KnowledgeDocument } from '../../lib/sandbox/index.ts'
import type { articles as articleTable } from './tables.ts'

/** One help article as a domain writes it; the search collection and the desk's article rows are both made from it. */
export interface HelpArticle<Section extends string = string> {
  readonly id: number
  readonly title: string
  readonly section: Section
  readonly labels: readonly string[]
  /** Paragraphs apart by an empty line; a paragraph whose lines start with `- ` is a list. */
  readonly text: string
  /** Date of the last edition, `YYYY-MM-DD`. */
  readonly edited: string
}

/** What the article rows of one domain have in common. */
export interface HelpCentre<Section extends string> {
  /** The number of each section at the desk. */
  readonly sections: Readonly<Record<Section, number>>
  readonly category: number
  /** Desk user who wrote the articles. */
  readonly author: number
  /** Address that customers read the articles at: `https://help.ampersham.example`. */
  readonly site: string
  /** Address of the desk's interface: `https://ampersham.example/api/v2`. */
  readonly api: string
  /** Date on which the help centre was opened, `YYYY-MM-DD`. */
  readonly opened: string
}

/** The articles as a sandbox's `knowledge.articles`. */
export function articleDocuments(articles: readonly HelpArticle[]): KnowledgeDocument[] {
  return articles.map(({ id, title, section, text }) => ({
    id: String(id),
    title,
    body: text,
    category: section,
  }))
}

/** The articles as the desk stores them: the same texts as the searched ones, as HTML. */
export function articleRows<Section extends string>(
  articles: readonly HelpArticle<Section>[],
  centre: HelpCentre<Section>,
): InferInsertModel<typeof articleTable>[] {
  return articles.map((article, index) => ({
    id: article.id,
    url: `${centre.api}/help_center/articles/${article.id}.json`,
    html_url: `${centre.site}/en-us/articles/${article.id}`,
    title: article.title,
    body: toHtml(article.text),
    snippet: article.text.slice(0, article.text.search(/\n\n|$/)),
    author_id: centre.author,
    section_id: centre.sections[article.section],
    category_id: centre.category,
    brand_id: 1,
    locale: 'en-us',
    source_locale: 'en-us',
    position: index + 1,
    label_names: [...article.labels],
    created_at: `${centre.opened}T09:00:00Z`,
    updated_at: `${article.edited}T09:00:00Z`,
    edited_at: `${article.edited}T09:00:00Z`,
  }))
}

function toHtml(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => {
      if (!paragraph.startsWith('- ')) return `<p>${paragraph.replaceAll('\n', ' ')}</p>`
      const items = paragraph.slice(2).split('\n- ')
      return `<ul>${items.map((item) => `<li>${item.replaceAll('\n', ' ')}</li>`).join('')}</ul>`
    })
    .join('')
}
