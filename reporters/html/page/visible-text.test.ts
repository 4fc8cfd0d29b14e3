import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'

test('spells out what cannot be seen or turns text around', () => {
  expect(visibleText('a\u202eb\u2066c\u200bd\u2028e\u0000f\ufeff')).toBe(
    'a⟨U+202E⟩b⟨U+2066⟩c⟨U+200B⟩d⟨U+2028⟩e⟨U+0000⟩f⟨U+FEFF⟩',
  )
  expect(visibleText('a\u061cb\u2060c\u00add\u3164e\ufe0f')).toBe(
    'a⟨U+061C⟩b⟨U+2060⟩c⟨U+00AD⟩d⟨U+3164⟩e⟨U+FE0F⟩',
  )
  expect(visibleText('\u{e0041}')).toBe('⟨U+E0041⟩')
})

test('leaves everything else alone, and line ends are line feeds', () => {
  expect(visibleText('Zoë 漢字 مرحبا 👍\n\t– “x”')).toBe('Zoë 漢字 مرحبا 👍\n\t– “x”')
  expect(visibleText('\u26a0\ufe0f \u{1f469}\u200d\u{1f467}')).toBe('\u26a0\ufe0f \u{1f469}\u200d\u{1f467}')
  expect(visibleText('a\r\nb\rc')).toBe('a\nb\nc')
})

test('twice is the same as once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text))
    }),
  )
})
