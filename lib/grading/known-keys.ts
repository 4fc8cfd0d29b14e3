import type { Effect, Row, Snapshot } from '../core/effect.ts'
import type { TableShape } from '../core/table-shape.ts'

/**
 * Says of every inserted row which columns of its key hold a value that some record, of whatever table, held before.
 *
 * Bare digits occur everywhere and prove nothing; what those name, the `references` of a column tells.
 *
 * @param net - the differences between the first and the last state
 * @param before - the first state
 */
export function markKnownKeys(
  net: readonly Effect[],
  before: Snapshot,
  shapes: Readonly<Record<string, TableShape>>,
): Effect[] {
  return net.map((effect) => {
    if (effect.op !== 'insert') return effect
    const knownKeys = (shapes[effect.table]?.primaryKey ?? []).filter((column) => {
      const value = effect.row[column]
      return typeof value === 'string' && isTelling(value) && isHeld(value, before)
    })
    return knownKeys.length === 0 ? effect : { ...effect, knownKeys }
  })
}

function isTelling(text: string): boolean {
  return !/^\d*$/.test(text)
}

function isHeld(text: string, state: Snapshot): boolean {
  return Object.values(state).some((rows) => textsOf(rows).has(text))
}

/** Attempts share the rows that they begin with. */
const texts = new WeakMap<readonly Row[], ReadonlySet<string>>()

function textsOf(rows: readonly Row[]): ReadonlySet<string> {
  let known = texts.get(rows)
  if (!known) {
    known = new Set(textsIn(rows))
    texts.set(rows, known)
  }
  return known
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isTelling(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
