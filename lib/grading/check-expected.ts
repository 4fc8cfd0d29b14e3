import type { Row, Snapshot } from '../core/effect.ts'
import { rowId, rowKey } from '../core/row-key.ts'
import type { TableShape } from '../core/table-shape.ts'
import { containsMatcher } from './asymmetric-matcher.ts'
import { ExpectationError } from './expectation-error.ts'
import type { ExpectedEffects } from './expected-effect.ts'
import { describeEffect, type ResolvedEffect, resolveExpected } from './resolve-expected.ts'
import { sameValue } from './same-value.ts'

/**
 * Checks a task's expected effects against the tables and, where it is known, the state they start from.
 *
 * @param expected - `task.expected`
 * @param shapes - `sandbox.shapes`
 * @param initial - the rows before the trial (baseline with the task's records); a column that a row leaves out
 *   holds its default
 * @throws ExpectationError naming the effect and what is wrong: a table, column or key that does not exist, two
 *   effects on one row, an update or delete of a row that is not there, an insert of one that is, an update that
 *   changes nothing
 */
export function checkExpected(
  expected: ExpectedEffects,
  shapes: Readonly<Record<string, TableShape>>,
  initial?: Snapshot,
): void {
  const endStates = resolveExpected(expected, shapes)
  if (!initial) return
  const rows = new Map<string, Row>()
  for (const shape of Object.values(shapes)) {
    for (const row of initial[shape.name] ?? []) rows.set(rowId(shape.name, rowKey(row, shape)), row)
  }
  for (const [endState, effects] of endStates.entries()) {
    for (const [index, effect] of effects.entries()) {
      checkRow(effect, rows.get(rowId(effect.shape.name, effect.key)), { endState, effect: index })
    }
  }
}

function checkRow(
  effect: ResolvedEffect,
  row: Row | undefined,
  place: { readonly endState: number; readonly effect: number },
): void {
  const where = { ...place, table: effect.shape.name }
  if (effect.op === 'insert') {
    if (!row) return
    throw new ExpectationError(
      'ROW_EXISTS',
      where,
      describeEffect(effect),
      'the row is there from the start; expect an update, or correct the key',
    )
  }
  if (!row) {
    throw new ExpectationError(
      'NO_ROW',
      where,
      describeEffect(effect),
      'no such row is there at the start; correct the key, or add the row to the records of the task',
    )
  }
  if (effect.op === 'delete') return
  const changesNothing = effect.columns.every(({ column, value }) => {
    const before = Object.hasOwn(row, column.name) ? row[column.name] : column.default
    // What a matcher accepts from the start may still change to something else that it accepts.
    return !containsMatcher(value) && sameValue(value, before, column.kind)
  })
  if (changesNothing) {
    throw new ExpectationError(
      'NO_CHANGE',
      where,
      describeEffect(effect),
      'the row has these values from the start, so no trial could have this effect; leave it out or correct the values',
    )
  }
}
