import { replaceHidden } from './hidden-characters.ts'

/**
 * A text without what a terminal would act on: escape sequences and other control characters, direction marks and other
 * invisible ones. Line breaks and tabs stay.
 */
export function printable(text: string): string {
  return replaceHidden(text.replace(/\r\n?/g, '\n'), (character) =>
    character === '\n' || character === '\t' ? character : '\u{fffd}',
  )
}
