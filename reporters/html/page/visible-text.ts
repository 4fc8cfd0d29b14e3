import { replaceHidden } from '../../../lib/core/hidden-characters.ts'

/**
 * A text as it can be shown without changing what is around it or hiding a part of itself: direction marks, invisible
 * characters and control characters are spelled out. Line breaks and tabs stay.
 */
export function visibleText(text: string): string {
  return replaceHidden(text.replace(/\r\n?/g, '\n'), (character) =>
    character === '\n' || character === '\t' ? character : `⟨U+${codePoint(character)}⟩`,
  )
}

function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
}
