/**
 * A text without what a terminal would act on: escape sequences and other control characters, direction marks and other
 * invisible ones. Line breaks and tabs stay.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
      character === '\n' || character === '\t' ? character : '\u{fffd}',
    )
}
