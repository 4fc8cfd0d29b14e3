import type { Effect } from '../core/effect.ts'
import type { Json } from '../core/json.ts'
import { rowId } from '../core/row-key.ts'
import type { TableShape } from '../core/table-shape.ts'
import type { ToolCall } from '../core/tool-call.ts'
import { toExpectedJson } from './asymmetric-matcher.ts'
import type { Deviation } from './deviation.ts'
import type { ExpectedEffects } from './expected-effect.ts'
import { isGeneratedKey } from './generated-key.ts'
import type { InsertEffect } from './inserted-keys.ts'
import { type InsertMatching, matchInserts } from './match-inserts.ts'
import {
  type ExpectedColumn,
  type ResolvedEffect,
  type ResolvedInsert,
  type ResolvedUpdate,
  resolveExpected,
} from './resolve-expected.ts'
import { isUnchanged } from './same-value.ts'

type Shapes = Readonly<Record<string, TableShape>>
type UpdateEffect = Extract<Effect, { op: 'update' }>

/** `9` comes before `10`. */
const byNumber = new Intl.Collator('en', { numeric: true })

/** What came of comparing a trial's effects with the expected ones. */
export interface Grade {
  readonly passed: boolean
  /** Every difference from the end state that was compared; empty when the trial passed. */
  readonly deviations: readonly Deviation[]
  /** Index of the end state that was reached, or else of the closest one. */
  readonly endState: number
  /** How many end states are acceptable. */
  readonly endStates: number
}

/**
 * Compares a trial's effects with the expected ones: all of them, nothing else.
 *
 * A column that no expectation names must not change in an expected row, unless it is ungraded or a stamp. A row
 * that no expectation names must not change at all, stamps apart. Inserted rows are matched by content, and ids that
 * the backend made up may differ as long as everything that refers to them does so alike.
 *
 * @param effects - the trial's net effects, as {@link computeEffects} and {@link attributeEffects} give them
 * @param expected - one list of effects, or several acceptable ones: of those the closest (fewest deviations, then
 *   first listed) explains a failure
 * @param shapes - `sandbox.shapes`
 * @param calls - the trial's calls; they tell generated keys from chosen ones and who wrote a value that stayed
 * @throws ExpectationError when `expected` itself is wrong; what a matcher threw, when no end state was reached
 * @example
 * ```ts
 * const grade = gradeEffects(trial.effects, task.expected, task.sandbox.shapes, trial.calls)
 * ```
 */
export function gradeEffects(
  effects: readonly Effect[],
  expected: ExpectedEffects,
  shapes: Shapes,
  calls: readonly ToolCall[] = [],
): Grade {
  const endStates = resolveExpected(expected, shapes)
  const exactKeys = 'endStates' in expected && expected.exactKeys === true
  const isGenerated = (effect: InsertEffect, column: string) =>
    !exactKeys && isGeneratedKey(effect, column, calls)
  const order = Object.keys(shapes)
  const sorted = [...effects].sort(
    (a, b) => order.indexOf(a.table) - order.indexOf(b.table) || byNumber.compare(a.key, b.key),
  )
  let closest: readonly Deviation[] | undefined
  let endState = 0
  const thrown: unknown[] = []
  for (const [index, endStateEffects] of endStates.entries()) {
    try {
      const deviations = compareWithEndState(
        sorted,
        inOrder(endStateEffects, order),
        shapes,
        calls,
        isGenerated,
      )
      if (closest && deviations.length >= closest.length) continue
      closest = deviations
      endState = index
    } catch (error) {
      // A matcher cannot tell: this is not the end state, but another one may be.
      thrown.push(error)
    }
  }
  const deviations = closest ?? []
  if (thrown.length > 0 && (!closest || deviations.length > 0)) throw thrown[0]
  return { passed: deviations.length === 0, deviations, endState, endStates: endStates.length }
}

/** Grading must not depend on the order in which a task lists its effects. */
function inOrder(effects: readonly ResolvedEffect[], tables: readonly string[]): ResolvedEffect[] {
  const content = (effect: ResolvedEffect) =>
    effect.op === 'insert'
      ? JSON.stringify(effect.columns.map(({ column, value }) => [column.name, toExpectedJson(value)]))
      : ''
  return [...effects].sort(
    (a, b) =>
      tables.indexOf(a.shape.name) - tables.indexOf(b.shape.name) ||
      byNumber.compare(a.key, b.key) ||
      byNumber.compare(content(a), content(b)),
  )
}

function compareWithEndState(
  effects: readonly Effect[],
  expected: readonly ResolvedEffect[],
  shapes: Shapes,
  calls: readonly ToolCall[],
  isGenerated: (effect: InsertEffect, column: string) => boolean,
): Deviation[] {
  const received = new Map(effects.map((effect) => [rowId(effect.table, effect.key), effect]))
  const inserts = effects.filter((effect) => effect.op === 'insert')
  const matching = matchInserts(
    expected.filter((effect) => effect.op === 'insert'),
    inserts,
    shapes,
    isGenerated,
  )
  const explained = new Set<Effect>()
  const deviations: Deviation[] = []
  for (const effect of expected) {
    const counterpart =
      effect.op === 'insert'
        ? matching.pairs.get(effect)?.received
        : received.get(rowId(effect.shape.name, effect.key))
    if (counterpart?.op !== effect.op) {
      deviations.push(missingEffect(effect))
      continue
    }
    explained.add(counterpart)
    if (effect.op === 'insert' && counterpart.op === 'insert') {
      deviations.push(...compareInserted(effect, counterpart, matching))
    }
    if (effect.op === 'update' && counterpart.op === 'update') {
      deviations.push(...compareUpdated(effect, counterpart, matching, calls))
    }
  }
  for (const effect of effects) {
    if (!explained.has(effect)) deviations.push(...extraEffect(effect, shapes[effect.table]))
  }
  return deviations
}

function compareInserted(
  effect: ResolvedInsert,
  received: InsertEffect,
  matching: InsertMatching,
): Deviation[] {
  const references = matching.pairs.get(effect)?.references.map(({ expected }) => expected) ?? []
  // A key that differs and is no reference was generated: see matchInserts.
  return [...effect.keyColumns.filter((key) => references.includes(key)), ...effect.columns]
    .filter((expected) => !matching.accepts(expected, received.row[expected.column.name], received))
    .map(({ column, value }) => {
      const { name } = column
      return wrongField(received, name, value, received.row[name] ?? null, writer(received, name))
    })
}

function compareUpdated(
  effect: ResolvedUpdate,
  received: UpdateEffect,
  matching: InsertMatching,
  calls: readonly ToolCall[],
): Deviation[] {
  const { changes, unchanged = {} } = received
  const named = effect.columns.flatMap((expected: ExpectedColumn) => {
    const { name } = expected.column
    const change = changes[name]
    const value = change ? change[1] : (unchanged[name] ?? null)
    if (matching.accepts(expected, value)) return []
    const call = change ? writer(received, name) : writerOfUnchanged(received, name, calls)
    return [wrongField(received, name, expected.value, value, call)]
  })
  const names = new Set(effect.columns.map(({ column }) => column.name))
  const unnamed = realChanges(received, effect.shape)
    .filter((name) => !names.has(name) && effect.shape.columns[name]?.grading === 'graded')
    .map((name) => {
      const [before, after] = changes[name] ?? [null, null]
      return wrongField(received, name, before, after, writer(received, name))
    })
  const wrong = [...named, ...unnamed]
  // A matcher may accept what was there before, but a row that was only stamped has not changed.
  if (wrong.length === 0 && realChanges(received, effect.shape).length === 0) return [missingEffect(effect)]
  return wrong
}

/** The columns that really differ, stamps apart. */
function realChanges(effect: UpdateEffect, shape: TableShape | undefined): string[] {
  return Object.entries(effect.changes)
    .filter(([name, [before, after]]) => {
      const column = shape?.columns[name]
      return column?.grading !== 'stamp' && !isUnchanged(before, after, column?.kind ?? 'json')
    })
    .map(([name]) => name)
}

function writer(effect: InsertEffect | UpdateEffect, column: string): number | undefined {
  return effect.columnCalls?.[column] ?? effect.call
}

/** Who left a column as it was: the call that wrote it and put it back, or that named it and wrote what was there. */
function writerOfUnchanged(
  { table, key, columnCalls }: UpdateEffect,
  column: string,
  calls: readonly ToolCall[],
): number | undefined {
  const known = columnCalls?.[column]
  if (known !== undefined) return known
  const index = calls.findLastIndex(
    (call) =>
      mentions(call.arguments, column) &&
      call.effects.some((effect) => effect.table === table && effect.key === key),
  )
  return index === -1 ? undefined : index
}

function mentions(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, name) || Object.values(value).some((each) => mentions(each, name))
}

function wrongField(
  { table, key }: Effect,
  column: string,
  expected: unknown,
  received: Json,
  call: number | undefined,
): Deviation {
  return {
    kind: 'wrong field',
    table,
    key,
    ...(call !== undefined && { call }),
    column,
    expected: toExpectedJson(expected),
    received,
  }
}

function missingEffect(effect: ResolvedEffect): Deviation {
  return {
    kind: 'missing effect',
    table: effect.shape.name,
    key: effect.key,
    op: effect.op,
    columns: Object.fromEntries(
      statedColumns(effect).map(({ column, value }) => [column.name, toExpectedJson(value)]),
    ),
  }
}

function statedColumns(effect: ResolvedEffect): readonly ExpectedColumn[] {
  if (effect.op === 'delete') return []
  if (effect.op === 'update') return effect.columns
  return [...effect.keyColumns, ...effect.columns.slice(0, effect.stated)]
}

/** One deviation, or none when only stamps changed. */
function extraEffect(effect: Effect, shape: TableShape | undefined): Deviation[] {
  const { table, key, call, op } = effect
  const content: Readonly<Record<string, Json>> = op === 'update' ? effect.changes : effect.row
  const names =
    op === 'update'
      ? realChanges(effect, shape)
      : Object.keys(content).filter((name) => shape?.columns[name]?.grading !== 'stamp')
  if (op === 'update' && names.length === 0) return []
  return [
    {
      kind: 'extra effect',
      table,
      key,
      ...(call !== undefined && { call }),
      op,
      columns: Object.fromEntries(names.map((name) => [name, content[name] ?? null])),
    },
  ]
}
