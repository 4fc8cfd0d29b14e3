import { describe, expect, test } from 'vitest'
import { compareJson } from './compare-json.ts'

function paths(expected: unknown, received: unknown): string[] {
  return compareJson(expected, received, 'result').map((difference) => difference.path)
}

describe('the same', () => {
  test.for([
    ['numbers by value', 25, 25.0],
    ['binary noise', -14.989999999999998, -14.99],
    ['instants', '2025-10-01T13:00:05+00:00', '2025-10-01T13:00:05Z'],
    ['instants in another zone', '2025-10-01T15:00:05+02:00', '2025-10-01T13:00:05.000Z'],
    ['a day and its midnight', '2025-10-03', '2025-10-03T00:00:00Z'],
    ['plain lists in any order', ['a', 'b', 'a'], ['b', 'a', 'a']],
    ['null and an absent key', { a: 1, b: null }, { a: 1 }],
    ['nothing at all', null, undefined],
    ['the order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ] as const)('%s', ([, expected, received]) => {
    expect(paths(expected, received)).toEqual([])
    expect(paths(received, expected)).toEqual([])
  })
})

describe('different', () => {
  test.for([
    ['numbers', 25, 25.01],
    ['a number and its text', 25, '25'],
    ['text', 'open', 'Open'],
    ['instants', '2025-10-01T13:00:05Z', '2025-10-01T13:00:06Z'],
    ['an instant and text', '2025-10-01T13:00:05Z', 'soon'],
    ['how often a value occurs', ['a', 'a', 'b'], ['a', 'b', 'b']],
    ['lists of other lengths', ['a'], ['a', 'a']],
    ['nothing and empty text', null, ''],
    ['nothing and false', null, false],
    ['a list and an object', [], {}],
    ['an own key and an inherited one', { toString: 'x' }, {}],
  ] as const)('%s', ([, expected, received]) => {
    expect(paths(expected, received)).toHaveLength(1)
    expect(paths(received, expected)).toHaveLength(1)
  })

  test('every place is named', () => {
    const expected = {
      items: [
        { id: '1', status: 'open' },
        { id: '2', tags: ['a'] },
      ],
      total: 2,
    }
    const received = {
      items: [
        { id: '1', status: 'hold' },
        { id: '2', tags: ['b'] },
      ],
      extra: true,
      total: 3,
    }
    expect(paths(expected, received)).toEqual([
      'result.items[0].status',
      'result.items[1].tags',
      'result.total',
      'result.extra',
    ])
  })

  test('records are compared in order', () => {
    expect(paths([{ id: '1' }, { id: '2' }], [{ id: '2' }, { id: '1' }])).toEqual([
      'result[0].id',
      'result[1].id',
    ])
    expect(paths([{ id: '1' }], [])).toEqual(['result.length'])
  })
})
