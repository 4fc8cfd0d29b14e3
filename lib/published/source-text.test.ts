import fc from 'fast-check'
import { expect, it } from 'vitest'
import { positionAt, sourceText } from './source-text.ts'

it('counts a CRLF, a lone CR and a lone LF as one line end each', () => {
  const source = sourceText('f', 'a\r\nb\rc\nd')
  expect(source.text).toBe('a\nb\nc\nd')
  expect(['a', 'b', 'c', 'd'].map((letter) => positionAt(source, source.text.indexOf(letter)).line)).toEqual([
    1, 2, 3, 4,
  ])
})

it('gives every offset the line and column that counting gives', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', 'é') }), fc.nat(30), (text, offset) => {
      const source = sourceText('f', text)
      fc.pre(offset <= source.text.length)
      const lines = source.text.slice(0, offset).split('\n')
      expect(positionAt(source, offset)).toEqual({
        line: lines.length,
        column: (lines.at(-1)?.length ?? 0) + 1,
      })
    }),
  )
})
