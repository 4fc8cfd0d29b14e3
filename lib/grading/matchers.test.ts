import { describe, expect, test } from 'vitest'
import { toExpectedJson } from './asymmetric-matcher.ts'
import { anyOf, anyText, anyValue, numberBetween, textMatching } from './matchers.ts'
import { sameValue } from './same-value.ts'

describe('matchers', () => {
  test.for([
    [anyValue(), ['', 0, false, []], [null, undefined]],
    [anyText(), ['a', ' a '], ['', ' \n', 1, null]],
    [textMatching(/^TRK-\d+$/), ['TRK-1'], ['TRK-', 'x TRK-1', 1, null]],
    // A pattern with the flag g would go on where it last stopped.
    [textMatching(/a/g), ['a', 'ba'], ['b']],
    [anyOf('hold', 'pending', null), ['hold', null], ['held', '']],
    [anyOf(['a', 'b'], ['c']), [['b', 'a'], ['c']], [['a'], []]],
    [numberBetween(5, 7.5), [5, 7.5, { $number: '6.00000000000000000001' }], [4.99, 8, '6', null]],
  ] as const)('%s', ([matcher, good, bad]) => {
    expect(good.filter((value) => !sameValue(matcher, value, 'json'))).toEqual([])
    expect(bad.filter((value) => sameValue(matcher, value, 'json'))).toEqual([])
  })

  test.for([
    [anyOf(25, 30), 25.0, 'decimal', true],
    [anyOf('25.00', '30.00'), 25, 'decimal', true],
    [anyOf('25.00', '30.00'), 25, 'text', false],
    [anyOf('2025-10-01T13:00:00Z', '2025-10-02T13:00:00Z'), '2025-10-01T15:00:00+02', 'timestamp', true],
    [anyOf('2025-10-01', '2025-10-02'), '2025-10-01T00:00:00Z', 'timestamp', true],
    [anyOf('2025-10-01', '2025-10-02'), '2025-10-01T00:00:00Z', 'text', false],
  ] as const)('a choice is compared as its column is: %s and %s as %s', ([matcher, value, kind, same]) => {
    expect(sameValue(matcher, value, kind)).toBe(same)
  })

  test('say in words what they accept', () => {
    const matchers = [
      anyValue(),
      anyText(),
      textMatching(/^a/i),
      anyOf('hold', null, '20'),
      numberBetween(1, 2),
    ]
    expect(matchers.map(toExpectedJson)).toEqual([
      { $matcher: 'any value' },
      { $matcher: 'any text' },
      { $matcher: 'text matching /^a/i' },
      { $matcher: 'hold or null or "20"' },
      { $matcher: 'a number from 1 to 2' },
    ])
  })

  test("work in Vitest's own assertions", () => {
    expect({ status: 'hold', note: 'x' }).toEqual({ status: anyOf('hold', 'pending'), note: anyText() })
    expect({ status: 'open' }).not.toEqual({ status: anyOf('hold', 'pending') })
  })

  test.for([
    [3, 2],
    [Number.NaN, 2],
  ] as const)('a range from %s to %s is an error', ([least, most]) => {
    expect(() => numberBetween(least, most)).toThrow(/numberBetween\(.*\) accepts nothing/)
  })
})
