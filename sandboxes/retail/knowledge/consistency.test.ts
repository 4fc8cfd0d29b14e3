import { describe, expect, test } from 'vitest'
import { ticketPriorities, ticketTypes } from '../../helpdesk/tables.ts'
import { articles as articleRows } from '../baseline/articles.ts'
import { knowledge } from './index.ts'

const { policies, articles } = knowledge

describe('policies and articles', () => {
  test('the matters of Ticket handling have legal types and priorities', () => {
    const handling = policies.find(({ id }) => id === 'POL-02.6')?.body ?? ''
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
