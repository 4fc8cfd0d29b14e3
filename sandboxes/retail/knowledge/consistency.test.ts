import { describe, expect, test } from 'vitest'
import { ticketPriorities, ticketTypes } from '../../helpdesk/tables.ts'
import { articles as articleRows } from '../baseline/articles.ts'
import { instructions } from '../instructions.ts'
import * as rules from '../rules.ts'
import { knowledge } from './index.ts'

const { policies, articles } = knowledge
const texts = [...policies, ...articles, { id: 'instructions', title: 'Instructions', body: instructions }]

/** Figures with their unit, as texts write them: `$15.00`, `12%`, `45 days`. */
function figures(text: string): string[] {
  const found = text.matchAll(
    /\$\d+(?:\.\d+)?|\d+(?:\.\d+)?%|\d+ (?:\w+ )?(?:days?|hours?|years?|points|lb)\b/g,
  )
  return [...found].map(([figure]) => figure.replace(/(\d) \w+ (days?|hours?)$/, '$1 $2').replace(/s$/, ''))
}

/** Every number of the rules. */
function numbers(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []
}

const known = new Set([
  ...numbers({ ...rules }),
  // What a hundred points are worth, the last day of the lower late share, and the ends of the delivery times.
  1,
  rules.lateness.higherShareFromDays - 1,
  ...Object.values(rules.shipping).flatMap(({ days }) => days.split(' to ').map(Number)),
])

describe('policies and articles', () => {
  test('there are enough of them, each with an id and a title of its own', () => {
    expect(policies.length).toBeGreaterThanOrEqual(8)
    expect(articles.length).toBeGreaterThanOrEqual(12)
    const documents = [...policies, ...articles]
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
    expect(new Set(documents.map(({ title }) => title)).size).toBe(documents.length)
  })

  test.each(texts)('$title quotes figures of the rules only', ({ body }) => {
    const unknown = figures(body).filter((figure) => !known.has(Number(/\d+(\.\d+)?/.exec(figure)?.[0])))
    expect(unknown).toEqual([])
  })

  test('no article quotes a figure that no policy has', () => {
    const inPolicies = new Set(policies.flatMap(({ body }) => figures(body)))
    const missing = articles.flatMap(({ id, body }) =>
      figures(body)
        .filter((figure) => !inPolicies.has(figure))
        .map((figure) => `${id}: ${figure}`),
    )
    expect(missing).toEqual([])
  })

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
