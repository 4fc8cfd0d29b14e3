import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { argumentLimits, readArguments } from './read-arguments.ts'

describe('arguments', () => {
  test('that are JSON are copied as they are', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, noUnicodeString: false }), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value))
        const text = JSON.stringify(plain)
        fc.pre(!text.includes('\\u0000') && !text.includes('__proto__') && !/\\ud[89a-f]/i.test(text))
        const read = readArguments(plain)
        expect(read).toEqual({ value: plain, problems: [] })
        if (typeof plain === 'object' && plain !== null) expect(read.value).not.toBe(plain)
      }),
    )
  })

  test('of any kind at all become JSON for the record', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withTypedArray: true,
          withNullPrototype: true,
        }),
        (value) => {
          const read = readArguments({ value })
          expect(JSON.parse(JSON.stringify(read.value))).toEqual(read.value)
          expect(JSON.stringify(read.value)).not.toMatch(/\\ud[89a-f]/i)
        },
      ),
      { examples: [[-0], [[-0]]] },
    )
  })

  test.for([
    [{ a: { b: ['x', 'y\0z'] } }, ['a.b[1]: a NUL character (U+0000) at position 1; leave it out']],
    [{ a: '\ud800' }, ['a: half of a surrogate pair, which is no character; send well-formed Unicode text']],
    [{ 'k\0': 1 }, ['a NUL character (U+0000) at position 1; leave it out']],
    [
      { a: Number.NaN, b: Number.NEGATIVE_INFINITY },
      [
        'a: NaN is not a number that JSON has; send a finite number',
        'b: -Infinity is not a number that JSON has; send a finite number',
      ],
    ],
    [
      { a: 1n, b: () => 1, c: Symbol('x') },
      ['a: a bigint is not JSON', 'b: a function is not JSON', 'c: a symbol is not JSON'],
    ],
    [{ a: new Date(0), b: new Map() }, ['a: a Date is not JSON', 'b: a Map is not JSON']],
    [{ a: [undefined] }, ['a[0]: undefined is not JSON']],
    [
      { a: 'x'.repeat(argumentLimits.textLength + 1) },
      ['a: a text of 100001 characters; at most 100000 are accepted'],
    ],
    [
      { a: Array(argumentLimits.listLength + 1).fill(0) },
      ['a: a list of 5001 entries; at most 5000 are accepted'],
    ],
    [JSON.parse('{"__proto__": 1}'), ['__proto__ is not accepted as a field name; leave it out']],
  ] as const)('that cannot be processed are named: %#', ([given, problems]) => {
    expect(readArguments(given).problems).toEqual(problems)
  })

  test('may leave a field undefined', () => {
    expect(readArguments({ a: undefined, b: 1 })).toEqual({ value: { b: 1 }, problems: [] })
  })

  test('nested beyond the limit, or without end, are cut', () => {
    let deep: unknown = 1
    for (let level = 0; level < 100_000; level++) deep = { deep }
    const endless: Record<string, unknown> = {}
    endless.self = endless
    for (const given of [deep, endless]) {
      const { value, problems } = readArguments(given)
      expect(problems).toEqual([
        expect.stringMatching(/nested more than 32 levels deep; send a flatter value$/),
      ])
      expect(JSON.stringify(value).length).toBeLessThan(1000)
    }
  })

  test('with too many values are not read to the end', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`f${index}`, Array(400).fill(0)]),
    )
    expect(readArguments(wide).problems).toEqual(['more than 20000 values; send fewer in one call'])
  })

  test('whose properties throw are refused', () => {
    const given = {
      get trap() {
        throw new Error('no')
      },
    }
    expect(readArguments({ a: given }).problems).toEqual(['a: cannot be read'])
  })
})
