import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hiddenCharacter } from './hidden-characters.ts'
import { printable } from './printable.ts'

test('leaves nothing that a terminal acts on or that hides', () => {
  expect(printable('\u001b[2Ja\u202eb\u2060c\u061cd\u00ade\u3164f\u{e0041}\ufe0fg')).toBe(
    '\ufffd[2Ja\ufffdb\ufffdc\ufffdd\ufffde\ufffdf\ufffd\ufffdg',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(printable(text).replaceAll(/[\n\t]|\p{RGI_Emoji}/gv, '')).not.toMatch(
        new RegExp(hiddenCharacter, 'u'),
      )
    }),
  )
})

test('leaves emoji whole, and selectors and joiners nowhere else', () => {
  const emoji =
    '\u26a0\ufe0f 1\ufe0f\u20e3 \u{1f469}\u200d\u{1f469}\u200d\u{1f467} \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
  expect(printable(emoji)).toBe(emoji)
  expect(printable('1\ufe0f \u{1f469}\u200dx \u26a0\ufe0f\ufe0f')).toBe(
    '1\ufffd \u{1f469}\ufffdx \u26a0\ufe0f\ufffd',
  )
})

test('keeps lines and tabs', () => {
  expect(printable('a\r\nb\rc\n\td')).toBe('a\nb\nc\n\td')
})
