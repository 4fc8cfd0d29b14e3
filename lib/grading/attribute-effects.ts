import type { Effect } from '../core/effect.ts'
import { rowId } from '../core/row-key.ts'

interface RowHistory {
  /** The last call that touched the row. */
  call: number
  /** The last call that wrote each column. */
  readonly columns: Map<string, number>
}

/**
 * Says of every net effect which tool call caused it.
 *
 * @param net - the differences between the first and the last state
 * @param perCall - what each call alone changed, in the order of the calls; an empty list for one that changed nothing
 * @returns the net effects with `call`, the last call that touched the row, and `columnCalls`
 */
export function attributeEffects(net: readonly Effect[], perCall: readonly (readonly Effect[])[]): Effect[] {
  const rows = new Map<string, RowHistory>()
  for (const [call, effects] of perCall.entries()) {
    for (const effect of effects) {
      const id = rowId(effect.table, effect.key)
      const columns =
        effect.op === 'update' ? (rows.get(id)?.columns ?? new Map()) : new Map<string, number>()
      for (const column of writtenColumns(effect)) columns.set(column, call)
      rows.set(id, { call, columns })
    }
  }
  return net.map((effect) => {
    const history = rows.get(rowId(effect.table, effect.key))
    if (!history) return effect
    const { call, columns } = history
    const oneWriter = effect.op === 'insert' && [...columns.values()].every((writer) => writer === call)
    if (effect.op === 'delete' || oneWriter) return { ...effect, call }
    return { ...effect, call, columnCalls: Object.fromEntries(columns) }
  })
}

function writtenColumns(effect: Effect): string[] {
  if (effect.op === 'delete') return []
  return Object.keys(effect.op === 'insert' ? effect.row : effect.changes)
}
