import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, inlineValue, visible } from './inline-value.ts'

describe('inlineValue', () => {
  test.each([
    ['hold', 'hold'],
    ['late delivery', 'late delivery'],
    ['20', '"20"'],
    ['null', '"null"'],
    ['a, b', '"a, b"'],
    ['', '""'],
    ['\u001b[31m', '"\\u001b[31m"'],
    ['hold\u3164', '"hold\\u3164"'],
    ['12\u00a0\u20ac', '"12\\u00a0\u20ac"'],
    ['\u2764\ufe0f', '"\u2764\\ufe0f"'],
    ['\u{e0041}', '"\\u{e0041}"'],
    [null, 'null'],
    [25.5, '25.5'],
    [[], '[]'],
    [{}, '{}'],
    [['x', 1, null], '[x, 1, null]'],
    [{ a: { b: ['c'] } }, '{ a: { b: [c] } }'],
    [{ $matcher: 'Any<String>' }, 'Any<String>'],
    [{ a: { $number: '12345678901234567890' } }, '{ a: 12345678901234567890 }'],
  ])('%j is %s', (value, text) => {
    expect(inlineValue(value)).toBe(text)
  })

  test('limits', () => {
    expect(
      inlineValue(
        { text: 'abcdef', list: [1, 2, 3], deep: { a: { b: 1 } } },
        { text: 4, items: 2, depth: 2 },
      ),
    ).toBe('{ text: abcd…, list: [1, 2, … 1 more], … 1 more }')
    expect(inlineValue({ a: { b: { c: 1 } } }, { depth: 2 })).toBe('{ a: { b: {…} } }')
  })
})

/** Unicode's own names for them, so that this list and the property that is tested are two sources. */
const hiding: Readonly<Record<string, string>> = {
  'soft hyphen': '\u00ad',
  'combining grapheme joiner': '\u034f',
  'Arabic letter mark': '\u061c',
  'Hangul fillers': '\u115f\u1160\u3164\uffa0',
  'Khmer inherent vowels': '\u17b4\u17b5',
  'Mongolian selectors and separator': '\u180b\u180c\u180d\u180e\u180f',
  'spaces of no width, joiners and marks': '\u200b\u200c\u200d\u200e\u200f',
  'separators, embeddings and overrides': '\u2028\u2029\u202a\u202b\u202c\u202d\u202e',
  'word joiner and invisible operators': '\u2060\u2061\u2062\u2063\u2064',
  'isolates and deprecated controls': '\u2066\u2067\u2068\u2069\u206a\u206b\u206c\u206d\u206e\u206f',
  'variation selectors': '\ufe00\ufe0f\u{e0100}\u{e01ef}',
  'byte order mark': '\ufeff',
  'interlinear annotation': '\ufff9\ufffa\ufffb',
  'shorthand and musical controls': '\u{1bca0}\u{1bca3}\u{1d173}\u{1d17a}',
  tags: '\u{e0001}\u{e0020}\u{e007f}',
  'control characters': '\u0000\u0007\u001b\u007f\u0085\u009b',
  'blanks that are no space': '\u00a0\u1680\u2000\u200a\u202f\u205f\u3000\u2800',
  'halves of characters': '\ud83d',
}

/** Any text, often with characters that hide. */
const anyText = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(hiding), '\\u200b', '\\')))
  .map((parts) => parts.join(''))

describe('visible', () => {
  test.each(Object.entries(hiding))('%s', (_, characters) => {
    for (const character of characters) {
      expect(visible(`a${character}b`)).toMatch(/^a\\u(?:[0-9a-f]{4}|\{[0-9a-f]{5}\})b$/)
    }
  })

  test('leaves what can be seen alone', () => {
    const seen =
      'Zo\u00eb \u6f22\u5b57 \u0645\u0631\u062d\u0628\u0627 \u{1f44d}\u{1f3fd} \u2013 \u201cx\u201d e\u0301 \u{1f1e9}\u{1f1ea}'
    expect(visible(seen)).toBe(seen)
  })

  test('shows once and for all', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(visible(visible(text))).toBe(visible(text))
      }),
    )
  })
})

test('an inline text can be read back, so that no two look alike', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const shown = inlineValue(text, { text: Number.POSITIVE_INFINITY })
      const json = shown.replace(/(?<!\\)((?:\\\\)*)\\u\{(\w+)\}/g, (_, before: string, code: string) => {
        return before + String.fromCodePoint(Number.parseInt(code, 16))
      })
      expect(shown.startsWith('"') ? JSON.parse(json) : shown).toBe(text)
    }),
  )
})

test('contrast keeps the first difference in view', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.nat(3000), (start, a, b, repeat) => {
      fc.pre(a !== b)
      const [left, right] = contrast(start.repeat(repeat) + a, start.repeat(repeat) + b, 40)
      expect(left).not.toBe(right)
      expect(Math.max(left.length, right.length)).toBeLessThanOrEqual(40)
    }),
  )
})

test('texts that look alike are told apart', () => {
  expect(contrast('caf\u00e9', 'cafe\u0301', 60)).toEqual(['caf\\u00e9', '"cafe\\u0301"'])
  expect(contrast('a b', 'a\u00a0b', 60)).toEqual(['a b', '"a\\u00a0b"'])
  expect(contrast('ab', 'a\u200bb', 60)).toEqual(['ab', '"a\\u200bb"'])
  expect(contrast('caf\u00e9', 'the', 60)).toEqual(['caf\u00e9', 'the'])
})
