import { type HelpArticle, sections } from '../knowledge/articles/help-article.ts'
import { helpArticles } from '../knowledge/articles/index.ts'
import { company, deskUsers } from '../rules.ts'
import type { Rows } from './rows.ts'

/** The help articles as the desk stores them: the same texts as the searched ones, as HTML. */
export const articles: Rows<'articles'> = helpArticles.map((article, index) => ({
  id: article.id,
  url: `${company.api}/help_center/articles/${article.id}.json`,
  html_url: `${company.helpCentre}/en-us/articles/${article.id}`,
  title: article.title,
  body: toHtml(article.text),
  snippet: article.text.slice(0, article.text.search(/\n\n|$/)),
  author_id: Number(deskUsers.lead),
  section_id: sections[article.section],
  category_id: 30,
  brand_id: 1,
  locale: 'en-us',
  source_locale: 'en-us',
  position: index + 1,
  label_names: [...article.labels],
  created_at: '2025-01-06T09:00:00Z',
  updated_at: `${article.edited}T09:00:00Z`,
  edited_at: `${article.edited}T09:00:00Z`,
}))

function toHtml(text: HelpArticle['text']): string {
  return text
    .split('\n\n')
    .map((paragraph) => {
      if (!paragraph.startsWith('- ')) return `<p>${paragraph.replaceAll('\n', ' ')}</p>`
      const items = paragraph.slice(2).split('\n- ')
      return `<ul>${items.map((item) => `<li>${item.replaceAll('\n', ' ')}</li>`).join('')}</ul>`
    })
    .join('')
}
