import { expect, test } from 'vitest'
import { articleDocuments, articleRows, type HelpArticle } from './help-articles.ts'

const article: HelpArticle<'care'> = {
  id: 7,
  title: 'Descaling a kettle',
  section: 'care',
  labels: ['kettle'],
  text: 'Boil vinegar,\nwait an hour.\n\n- rinse\n  well\n- rinse again',
  edited: '2025-08-02',
}

test('rows and documents are made from the same article', () => {
  expect(articleDocuments([article])).toEqual([
    { id: '7', title: 'Descaling a kettle', body: article.text, category: 'care' },
  ])
  const [row] = articleRows([article], {
    sections: { care: 20 },
    category: 3,
    author: 4,
    site: 'https://help.example',
    api: 'https://desk.example/api',
    opened: '2025-01-06',
  })
  expect(row).toMatchObject({
    id: 7,
    url: 'https://desk.example/api/help_center/articles/7.json',
    html_url: 'https://help.example/en-us/articles/7',
    body: '<p>Boil vinegar, wait an hour.</p><ul><li>rinse   well</li><li>rinse again</li></ul>',
    snippet: 'Boil vinegar,\nwait an hour.',
    section_id: 20,
    position: 1,
    created_at: '2025-01-06T09:00:00Z',
    edited_at: '2025-08-02T09:00:00Z',
  })
})
