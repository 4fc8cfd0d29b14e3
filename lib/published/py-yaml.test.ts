import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { parsePyYaml } from './py-yaml.ts'

/** The value of a plain scalar. */
const plain = (scalar: string) => parsePyYaml(`k: ${scalar}\n`)

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
    expect(() => parsePyYaml('a: 1\nb: 9007199254740993\n')).toThrow(/too large to be read exactly at line 2/)
  })
})

describe('structure', () => {
  it('follows aliases and merges', () => {
    expect(parsePyYaml('a: &x {id: 1, t: u}\nb: *x\nc: {<<: *x, id: 2}\n')).toEqual({
      a: { id: 1, t: 'u' },
      b: { id: 1, t: 'u' },
      c: { id: 2, t: 'u' },
    })
  })

  it('reads hundreds of aliases of one record, as dumps of shared records have them', () => {
    const text = `a: &x {id: 1}\nb:\n${'- *x\n'.repeat(500)}`
    expect(parsePyYaml(text)).toMatchObject({ b: Array(500).fill({ id: 1 }) })
  })

  it('lets the last of two equal keys count', () => {
    expect(parsePyYaml('a: 1\nb: {c: 1, c: 2}\na: 3\n')).toEqual({ a: 3, b: { c: 2 } })
  })

  it.each([
    ['an unknown tag', 'a: !!python/object:os.system x\n'],
    ['an unresolved alias', 'a: 1\nb: *nothing\n'],
    ['two documents', 'a: 1\n---\nb: 2\n'],
    ['a tab as indentation', 'a:\n\tb: 1\n'],
    ['a quote that is never closed behind a line too far left', 'a:\n  b: "one\ntwo\nc: 1\n'],
  ])('refuses %s', (_, text) => {
    expect(() => parsePyYaml(text)).toThrow()
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
    expect(parsePyYaml(text)).toEqual({ k: [[value]], end: 1 })
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
        expect(normalised(found)).toEqual(normalised(expected))
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
      fc.pre(!/[\d.]e[\d+-]|\d{16}/i.test(text))
      const read = parsePyYaml(text)
      expect(JSON.stringify(read)).toBe(JSON.stringify(written))
    }),
  )
})
