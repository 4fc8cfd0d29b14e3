import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFilter } from './filter.ts'

const rows = [
  {
    id: '1',
    status: 'open',
    priority: 'high',
    tags: ['vpn', 'vip'],
    due_at: null,
    created_at: '2025-09-20T08:00:00Z',
  },
  {
    id: '2',
    status: 'hold',
    priority: null,
    tags: [],
    due_at: '2025-10-03',
    created_at: '2025-09-25T08:00:00Z',
  },
  {
    id: '15',
    status: 'solved',
    priority: 'low',
    tags: ['vpn'],
    due_at: null,
    created_at: '2025-09-30T08:00:00Z',
  },
]

function ids(filter: string | null): string[] {
  return rows.filter(parseFilter(filter)).map((row) => row.id)
}

describe('a filter finds', () => {
  test.for([
    ["status eq 'open'", ['1']],
    ['status eq "open"', ['1']],
    ["STATUS eq 'open'", []],
    ["status EQ 'open'", ['1']],
    ["status eq  'open' ", ['1']],
    ["status ne 'open'", ['2', '15']],
    ["status eq 'Open'", []],
    ["priority ne 'high'", ['2', '15']],
    ['priority eq null', ['2']],
    ['priority ne null', ['1', '15']],
    ["priority gt 'a'", ['1', '15']],
    ["status eq 'open' or status eq 'hold'", ['1', '2']],
    ["status eq 'open' and priority eq 'low'", []],
    ["status eq 'solved' or status eq 'open' and priority eq 'low'", ['15']],
    ["(status eq 'solved' or status eq 'open') and priority eq 'high'", ['1']],
    ["not status eq 'open'", ['2', '15']],
    ["not (status eq 'open' or status eq 'hold')", ['15']],
    ["not not status eq 'open'", ['1']],
    ["created_at ge '2025-09-25T00:00:00Z'", ['2', '15']],
    ['created_at ge 2025-09-25T08:00:00Z', ['2', '15']],
    ["created_at lt '2025-09-25T08:00:00Z'", ['1']],
    ["created_at le '2025-09-25T08:00:00Z'", ['1', '2']],
    ['id eq 15', ['15']],
    // Ids are text and order as text.
    ["id lt '2'", ['1', '15']],
    ["status in ('open', 'solved')", ['1', '15']],
    ["status in ('open','solved') and priority eq 'low'", ['15']],
    ["not status in ('open')", ['2', '15']],
    ["tags/any(t: t eq 'vpn')", ['1', '15']],
    ["tags/any(t:t eq 'vip') and status eq 'open'", ['1']],
    ["contains(status, 'ol')", ['2', '15']],
    ["contains(status,'ol') eq false", ['1']],
    ["startswith(status, 'o')", ['1']],
    ["endswith(status, 'd')", ['2', '15']],
    ["tolower(status) eq 'open'", ['1']],
    ["toupper(status) eq 'OPEN'", ['1']],
    ["requester.email eq 'a@b.example'", []],
    ['requester.email eq null', ['1', '2', '15']],
    ["toString eq 'x'", []],
    ["status eq 'it''s'", []],
  ] as const)('%s', ([filter, expected]) => {
    expect(ids(filter)).toEqual(expected)
  })
})

test('quotation marks are doubled inside text', () => {
  const test = parseFilter("name eq 'O''Hara'")
  expect(test({ name: "O'Hara" })).toBe(true)
  expect(test({ name: 'O' })).toBe(false)
})

test('booleans and numbers compare with columns of their kind', () => {
  expect(parseFilter('verified eq true')({ verified: true })).toBe(true)
  expect(parseFilter("verified eq 'false'")({ verified: false })).toBe(true)
  expect(parseFilter('amount gt 9')({ amount: 10 })).toBe(true)
  expect(parseFilter('amount le 9.5')({ amount: 10 })).toBe(false)
})

describe('what is no filter is ignored, as recorded', () => {
  test.for([
    null,
    '',
    '   ',
    'email',
    '\'email eq "ada@example.com"\'',
    "status eq 'open",
    "status is 'open'",
    'status eq',
    "status eq 'open' and",
    "(status eq 'open'",
    "status eq 'open')",
    "status eq 'open' status eq 'hold'",
    "status in ('open'",
    "contains(status 'o')",
  ])('%s', (filter) => {
    expect(ids(filter)).toEqual(['1', '2', '15'])
  })
})

test('nesting without end is no filter and does not exhaust the stack', () => {
  expect(ids(`${'('.repeat(1e5)}status eq 'open'${')'.repeat(1e5)}`)).toEqual(['1', '2', '15'])
  expect(ids('a/any(x: '.repeat(1e5))).toEqual(['1', '2', '15'])
  expect(ids(`${'not '.repeat(1e5)}status eq 'open'`)).toEqual(['1'])
})

test('any text is a filter or ignored, and never throws', () => {
  const word = fc.constantFrom(
    'status',
    'eq',
    'and',
    'or',
    'not',
    '(',
    ')',
    "'open'",
    ',',
    'in',
    'contains(',
    'null',
    '"',
    "'",
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (filter) => {
        const test = parseFilter(filter)
        for (const row of rows) expect(typeof test(row)).toBe('boolean')
      },
    ),
  )
})

test('a filter and its negation divide the rows', () => {
  const value = fc.constantFrom("'open'", "'hold'", 'null', "'2025-09-25T08:00:00Z'")
  const comparison = fc
    .tuple(
      fc.constantFrom('status', 'priority', 'created_at', 'nothing'),
      fc.constantFrom('eq', 'ne', 'gt', 'le'),
      value,
    )
    .map((parts) => parts.join(' '))
  const { filter } = fc.letrec<{ filter: string }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 4 },
      comparison,
      fc
        .tuple(tie('filter'), fc.constantFrom('and', 'or'), tie('filter'))
        .map(([a, op, b]) => `(${a}) ${op} (${b})`),
    ),
  }))
  fc.assert(
    fc.property(filter, (text) => {
      expect([...ids(text), ...ids(`not (${text})`)].sort()).toEqual(['1', '15', '2'])
    }),
  )
})
