import { describe, expect, test } from 'vitest'
import { ticketPriorities, ticketTypes } from '../../helpdesk/tables.ts'
import { articles as articleRows } from '../baseline/articles.ts'
import { instructions } from '../instructions.ts'
import { knowledge } from './index.ts'

const { policies, articles } = knowledge
const texts = [...policies, ...articles, { id: 'instructions', title: 'Instructions', body: instructions }]

describe('policies and articles', () => {
  test('a policy that is referred to exists under that title', () => {
    const referred = texts.flatMap(({ id, body }) =>
      [...body.replace(/\s+/g, ' ').matchAll(/(?:see|policy:|as) ([A-Z][\w :]+?)(?: says|[).,])/g)].map(
        ([, title]) => ({
          id,
          title,
        }),
      ),
    )
    expect(referred.length).toBeGreaterThan(4)
    for (const { id, title } of referred) {
      expect(
        policies.some((policy) => policy.title.startsWith(String(title))),
        `${id} refers to "${title}"`,
      ).toBe(true)
    }
  })

  test('the matters of Ticket handling have legal types and priorities', () => {
    const handling = policies.find(({ title }) => title.startsWith('Ticket handling'))?.body ?? ''
    const rows = [...handling.matchAll(/^\| (?!matter)([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
    expect(rows).toHaveLength(15)
    for (const [, matter, type, priority] of rows) {
      expect(ticketTypes, matter).toContain(type)
      expect(ticketPriorities, matter).toContain(priority)
    }
  })
})

test('the desk stores the articles that the search finds', () => {
  expect(
    articleRows.map(({ id, title, body }) => ({
      id: String(id),
      title,
      words: body.replace(/<[^>]+>/g, ' ').match(/[\w$%.]+/g),
    })),
  ).toEqual(articles.map(({ id, title, body }) => ({ id, title, words: body.match(/[\w$%.]+/g) })))
})
