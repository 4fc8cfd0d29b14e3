import type { Effect } from '../lib/core/effect.ts'
import { visible } from '../lib/core/inline-value.ts'
import { inlineValue } from '../lib/grading/index.ts'

/** For values that are shown whole. */
export const whole = { text: Number.POSITIVE_INFINITY, items: Number.POSITIVE_INFINITY }

/**
 * One effect in a line.
 *
 * @param full - long values whole
 */
export function showEffect(effect: Effect, full = false): string {
  const limits = full ? whole : { text: 80 }
  const place = `${effect.table} ${visible(effect.key)}`
  if (effect.op === 'delete') return `${place} deleted`
  if (effect.op === 'insert') return `${place} inserted ${inlineValue(effect.row, limits)}`
  const changes = Object.entries(effect.changes).map(
    ([column, [before, after]]) =>
      `${column}: ${inlineValue(before, limits)} → ${inlineValue(after, limits)}`,
  )
  return `${place} updated ${changes.join(', ')}`
}
