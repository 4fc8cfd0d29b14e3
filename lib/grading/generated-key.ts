import type { ToolCall } from '../core/tool-call.ts'
import type { InsertEffect } from './inserted-keys.ts'

/**
 * Whether the backend made up a key of an inserted row, as opposed to the agent choosing it: a wrong generated id is
 * nobody's fault, a permit for the wrong person is.
 *
 * A key counts as chosen when a record held it before the trial, when it is among the arguments of the call that
 * inserted the row (unless another column explains why; in whatever case), or when it was seen in an earlier call, so
 * that it belonged to something that already existed.
 * Bare digits prove nothing there: every table counts from one.
 *
 * @param effect - the inserted row
 * @param column - a column of its primary key
 * @param calls - the trial's calls; without them every key counts as generated
 */
export function isGeneratedKey(effect: InsertEffect, column: string, calls: readonly ToolCall[]): boolean {
  if (effect.knownKeys?.includes(column)) return false
  const value = effect.row[column]
  const inserting = insertingCall(effect, calls)
  const call = inserting === undefined ? undefined : calls[inserting]
  if (inserting === undefined || !call || value === undefined || value === null) return true
  const key = String(value)
  const explained = Object.entries(effect.row).some(
    ([name, other]) => name !== column && String(other) === key,
  )
  if (!explained && occurs(key, call.arguments)) return false
  if (/^\d+$/.test(key)) return true
  return !calls
    .slice(0, inserting)
    .some((earlier) => occurs(key, earlier.arguments) || occurs(key, earlier.result))
}

function insertingCall(effect: InsertEffect, calls: readonly ToolCall[]): number | undefined {
  const index = calls.findLastIndex((call) =>
    call.effects.some(
      ({ op, table, key }) => op === 'insert' && table === effect.table && key === effect.key,
    ),
  )
  return index === -1 ? effect.call : index
}

function occurs(text: string, value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return String(value).trim().toLowerCase() === text.toLowerCase()
  return Object.values(value).some((each) => occurs(text, each))
}
