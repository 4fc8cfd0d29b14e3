import { visibleText } from '../html/page/visible-text.ts'

/** A text as part of a page: it stays text whatever is in it, and hides nothing of itself. */
export function escapeMarkup(text: string): string {
  return visibleText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
