import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findJsonError } from './json-error.ts'

it.each([
  ['', 0, 'it ends too early'],
  ['  ', 2, 'it ends too early'],
  ['[1, 2', 5, 'it ends too early'],
  ['[1, 2,]', 6, 'unexpected "]"'],
  ['{"a": 1,}', 8, 'unexpected "}"'],
  ['{"a" 1}', 5, 'unexpected "1"'],
  ['{a: 1}', 1, 'unexpected "a"'],
  ['{1: 1}', 1, 'unexpected "1"'],
  ['[1 2]', 3, 'unexpected "2"'],
  ['[01]', 1, 'unexpected "01"'],
  ['[NaN]', 1, 'unexpected "NaN"'],
  ['[truex]', 1, 'unexpected "truex"'],
  ["['a']", 1, 'unexpected "\'"'],
  ['["a\nb"]', 1, 'unexpected "\\""'],
  ['["\\x"]', 1, 'unexpected "\\""'],
  ['[]\n[]', 3, 'unexpected "["'],
  ['[}', 1, 'unexpected "}"'],
])('%j is wrong at %i', (text, offset, message) => {
  expect(findJsonError(text)).toEqual({ offset, message })
})

it('finds a place in every spoilt text, and never before the part that was left whole', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '}', '"', 'x', '\\', '0', '\n'),
      (json, at, spoil) => {
        const start = at % (json.length + 1)
        const spoilt = json.slice(0, start) + spoil + json.slice(start + 1)
        fc.pre(!isJson(spoilt))
        const { offset } = findJsonError(spoilt)
        expect(offset).toBeLessThanOrEqual(spoilt.length)
        // Everything before the place can go on to become JSON: a whole text has none of its own prefixes refused.
        const tokenStart = Math.max(0, json.slice(0, start).search(/("(?:[^"\\]|\\.)*|[\w.+-]+)$/))
        expect(offset).toBeGreaterThanOrEqual(Math.min(tokenStart, start))
      },
    ),
    { numRuns: 1000 },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
