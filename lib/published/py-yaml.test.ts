import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { parsePyYaml } from './py-yaml.ts'

/** The value of a plain scalar. */
const plain = (scalar: string) => parsePyYaml(`k: ${scalar}\n`).data

describe('plain scalars, as PyYAML resolves them', () => {
  it.each([
    ['', null],
    ['~', null],
    ['Null', null],
    ['nUll', 'nUll'],
    ['yes', true],
    ['On', true],
    ['no', false],
    ['OFF', false],
    ['y', 'y'],
    ['N', 'N'],
    ['tRue', 'tRue'],
    ['12', 12],
    ['+1_000', 1000],
    ['-5', -5],
    ['010', 8],
    ['08', '08'],
    ['0o17', '0o17'],
    ['0x1F', 31],
    ['-0b11', -3],
    ['10:30', 630],
    ['09:30', '09:30'],
    ['-1:30:00', -5400],
    ['1.', 1],
    ['.5', 0.5],
    ['1_0.2_5', 10.25],
    ['1e5', '1e5'],
    ['1.0e5', '1.0e5'],
    ['1.5e+3', 1500],
    ['1:30.5', 90.5],
    ['-.inf', Number.NEGATIVE_INFINITY],
    ['.NaN', Number.NaN],
    ['2025-10-01', '2025-10-01'],
    ['2025-10-01T13:00:00Z', '2025-10-01T13:00:00Z'],
    ['"12"', '12'],
    ["'no'", 'no'],
    ['=', '='],
  ])('%j is %j', (scalar, value) => {
    expect(plain(scalar)).toEqual({ k: value })
  })

  it('refuses an integer that JavaScript would round', () => {
    expect(parsePyYaml('a: 1\nb: 9007199254740993\n').errors).toMatchObject([
      { offset: 8, message: expect.stringContaining('too large to be read exactly') },
    ])
  })
})

describe('structure', () => {
  it('follows aliases and merges', () => {
    expect(parsePyYaml('a: &x {id: 1, t: u}\nb: *x\nc: {<<: *x, id: 2}\n').data).toEqual({
      a: { id: 1, t: 'u' },
      b: { id: 1, t: 'u' },
      c: { id: 2, t: 'u' },
    })
  })

  it('reads hundreds of aliases of one record, as dumps of shared records have them', () => {
    const text = `a: &x {id: 1}\nb:\n${'- *x\n'.repeat(500)}`
    expect(parsePyYaml(text).errors).toEqual([])
  })

  it('lets the last of two equal keys count, and says so', () => {
    const { data, duplicateKeys } = parsePyYaml('a: 1\nb: {c: 1, c: 2}\na: 3\n')
    expect(data).toEqual({ a: 3, b: { c: 2 } })
    expect(duplicateKeys).toEqual([
      { offset: 21, key: 'a' },
      { offset: 15, key: 'c' },
    ])
  })

  it.each([
    ['an unknown tag', 'a: !!python/object:os.system x\n', 3],
    ['an unresolved alias', 'a: 1\nb: *nothing\n', 8],
    ['an alias inside what it stands for', 'a: &x [1, *x]\n', 10],
    ['two documents', 'a: 1\n---\nb: 2\n', 5],
    ['a tab as indentation', 'a:\n\tb: 1\n', 3],
  ])('reports %s', (_, text, offset) => {
    expect(parsePyYaml(text).errors[0]?.offset).toBe(offset)
  })

  it('tells where a value is, or the nearest thing above it', () => {
    const text = 'a:\n- b: 1\n- b: {c: 2}\nx: &r {y: 1}\nz: *r\n'
    const { locate } = parsePyYaml(text)
    const at = (...path: PropertyKey[]) => text.slice(locate(path)).split('\n')[0]
    expect(at()).toBe('a:')
    expect(at('a')).toBe('a:')
    expect(at('a', 1, 'b', 'c')).toBe('c: 2}')
    expect(at('a', 1, 'b', 'd', 'e')).toBe('b: {c: 2}')
    expect(at('a', 7)).toBe('a:')
    expect(at('z', 'y')).toBe('y: 1}')
  })
})

describe('lines too far left inside quotes and brackets', () => {
  it.each([
    ['"one\ntwo"', 'one two'],
    ["'one\n\ntwo\n'", 'one\ntwo '],
    ['[1,\n2]', [1, 2]],
    ['{x: 1,\n y: "2\n3"}', { x: 1, y: '2 3' }],
  ])('%j are read as PyYAML reads them', (source, value) => {
    const text = `    k:\n      - - ${source}\n    end: 1\n`
    expect(parsePyYaml(text)).toMatchObject({ data: { k: [[value]], end: 1 }, errors: [] })
  })

  it('do not shift the places behind them', () => {
    const text = 'a:\n  b: "one\ntwo\n\nthree"\n  c: 1\n  c: 2\n  d:\n    e: {\n      f: 3}\n'
    const { locate, duplicateKeys } = parsePyYaml(text)
    expect(duplicateKeys).toEqual([{ offset: text.indexOf('c: 2'), key: 'c' }])
    expect(locate(['a', 'd', 'e', 'f'])).toBe(text.indexOf('f: 3'))
  })

  it('leave the first error standing when they are not what is wrong', () => {
    const text = 'a:\n  b: "one\ntwo\nc: 1\n'
    expect(parsePyYaml(text).errors[0]).toEqual({
      offset: text.indexOf('"'),
      message: 'Missing closing "quote',
    })
  })

  it('give back any text that is written between quotes with its line breaks bare', () => {
    const words = fc.stringMatching(/^[a-z:#\-[\]{} ]{0,8}$/).map((word) => word.trim())
    fc.assert(
      fc.property(fc.array(fc.array(words, { minLength: 1, maxLength: 3 }), { maxLength: 4 }), (texts) => {
        const yaml = texts.map((lines, index) => `  k${index}: "${lines.join('\n\n')}"\n`).join('')
        const values = texts.map((lines, index) => [`k${index}`, lines.join('\n')] as const)
        // A `---` or `...` at the margin ends a document even inside quotes.
        fc.pre(!/^(---|\.\.\.)/m.test(yaml))
        const expected = texts.length === 0 ? null : { top: Object.fromEntries(values) }
        const found = parsePyYaml(texts.length === 0 ? '' : `top:\n${yaml}`)
        expect(found.errors).toEqual([])
        expect(normalised(found.data)).toEqual(normalised(expected))
      }),
    )
  })

  /** Empty lines fold in ways of their own; only the words and their order matter here. */
  function normalised(value: unknown): unknown {
    return JSON.parse(JSON.stringify(value).replace(/(?:\\n| )+/g, ' '))
  }
})

it('reads back what another YAML 1.1 writer wrote', () => {
  const value = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(value, (written) => {
      const text = stringify(written, { version: '1.1', defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 })
      const read = parsePyYaml(text)
      fc.pre(!/[\d.]e[\d+-]|\d{16}/i.test(text))
      expect(read.errors).toEqual([])
      expect(JSON.stringify(read.data)).toBe(JSON.stringify(written))
    }),
  )
})
