import type { InferInsertModel, InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { GradedTable } from '../core/graded-table.ts'
import type { TableShape } from '../core/table-shape.ts'
import { findCallSite } from './call-site.ts'
import { checkDefinition } from './check-definition.ts'
import type { Task, TaskDefinition } from './define-task.ts'
import { defineTask } from './define-task.ts'
import type { AnyTool } from './define-tool.ts'
import { describeTables } from './describe-tables.ts'
import type { Knowledge } from './knowledge.ts'
import { SandboxError } from './sandbox-error.ts'

/** Drizzle tables by the short name under which results and messages show them. */
export type Tables = Readonly<Record<string, PgTable>>

/** Rows to insert, by table. */
export type RecordsOf<T extends Tables> = {
  readonly [K in keyof T]?: readonly InferInsertModel<T[K]>[]
}

/** Column names of a table, by table. */
export type ColumnsOf<T extends Tables> = {
  readonly [K in keyof T]?: readonly (keyof InferSelectModel<T[K]> & string)[]
}

type ListedColumns<C, K> = K extends keyof C
  ? C[K] extends readonly (infer N)[]
    ? N & string
    : never
  : never

type GradedTables<T extends Tables, U, S> = {
  readonly [K in keyof T]: GradedTable<T[K], ListedColumns<U, K> | ListedColumns<S, K>>
}

export interface SandboxDefinition<
  Name extends string,
  T extends Tables,
  Tools extends readonly AnyTool[],
  U extends ColumnsOf<T>,
  S extends ColumnsOf<T>,
> {
  /** The domain's name: lower case, as in `suites/<name>`. */
  readonly name: Name
  readonly tables: T
  readonly tools: Tools
  /** The agent's instructions: its policy document, given to it as the system prompt. */
  readonly instructions: string
  readonly knowledge?: Knowledge
  /** Records that every trial starts with. A task's own record replaces one with the same primary key. */
  readonly baseline?: RecordsOf<T>
  /** The frozen clock, ISO 8601 with a zone. */
  readonly now: string
  /** Free text, compared only where a task names it. A row in which nothing else changed has still changed. */
  readonly ungraded?: U
  /** Columns the system writes by itself (`updated_at`): never compared, and no change on their own. */
  readonly stamps?: S
}

/** One domain's backend. Made by {@link defineSandbox}. */
export interface Sandbox<
  Name extends string = string,
  T extends Tables = Tables,
  Tools extends readonly AnyTool[] = readonly AnyTool[],
  Graded extends Tables = Tables,
> {
  readonly name: Name
  readonly tables: Graded
  readonly tools: Tools
  readonly instructions: string
  readonly knowledge: Knowledge
  readonly baseline: RecordsOf<T>
  readonly now: Date
  /**
   * The modules whose code defined it, as absolute paths, the innermost first: with what they import, they decide how the
   * sandbox behaves.
   */
  readonly modules: readonly string[]
  /** Primary keys, columns and grading rules of every table, by short name. */
  readonly shapes: Readonly<Record<string, TableShape>>
  /**
   * Checks and completes a task's definition: its id is unique, records and solution fit the tables and tools.
   *
   * @throws TaskError naming the task and the field that is wrong
   * @example
   * ```ts
   * export const DP001_001 = depot.task({
   *   id: 'DP001_001',
   *   title: 'the pallet goes to its owner',
   *   request: 'Hale here. Please put our pallet into bay B2.',
   *   customer: 'You are the clerk of Hale. Your pallet is P-1.',
   *   solution: [['move_pallet', { id: 'P-1', bay: 'B2' }]],
   *   expected: [updated(pallets, 'P-1', { bay: 'B2' })],
   * })
   * ```
   */
  task(definition: TaskDefinition<T, Tools>): Task
  /**
   * The same backend with other content: another baseline, other instructions, knowledge or grading columns, fewer
   * tools. The tables stay.
   */
  with(changes: SandboxVariant<T>): Sandbox<Name, T, Tools, Graded>
}

/** A sandbox whose exact tables and tools do not matter. */
// biome-ignore lint/suspicious/noExplicitAny: a variance-free upper bound for every sandbox
export type AnySandbox = Sandbox<string, any, any, any>

/** What {@link Sandbox.with} may change. */
export interface SandboxVariant<T extends Tables> {
  readonly name?: string
  readonly instructions?: string
  readonly knowledge?: Knowledge
  readonly baseline?: RecordsOf<T>
  /** The tools that the agent gets: a selection of the sandbox's own, or of copies with another description. */
  readonly tools?: readonly AnyTool[]
  readonly ungraded?: ColumnsOf<T>
  readonly stamps?: ColumnsOf<T>
}

/**
 * Declares a domain: its tables, tools, instructions, knowledge, baseline records and frozen clock.
 *
 * @throws SandboxError when a field is missing or of another kind, a tool takes what JSON does not have, a table has no primary key, two tools share a name, a column listed as ungraded does
 *   not exist, or the clock is not an instant
 * @example
 * ```ts
 * export const depot = defineSandbox({
 *   name: 'depot',
 *   tables: { pallets },
 *   tools: [getPallet, movePallet],
 *   instructions: 'You run the night desk of a depot. Move a pallet only when the caller owns it.',
 *   baseline: { pallets: [{ id: 'P-1', bay: 'A1', owner: 'Hale' }] },
 *   now: '2025-10-01T13:00:00Z',
 * })
 * ```
 */
export function defineSandbox<
  const Name extends string,
  T extends Tables,
  const Tools extends readonly AnyTool[],
  const U extends ColumnsOf<T> = Record<never, never>,
  const S extends ColumnsOf<T> = Record<never, never>,
>(definition: SandboxDefinition<Name, T, Tools, U, S>): Sandbox<Name, T, Tools, GradedTables<T, U, S>> {
  return bind(definition, findCallSite(['call-site', 'define-sandbox']).files)
}

function bind<
  Name extends string,
  T extends Tables,
  Tools extends readonly AnyTool[],
  U extends ColumnsOf<T>,
  S extends ColumnsOf<T>,
>(
  definition: SandboxDefinition<Name, T, Tools, U, S>,
  modules: readonly string[],
): Sandbox<Name, T, Tools, GradedTables<T, U, S>> {
  checkDefinition(definition)
  const { name, tables, tools, instructions } = definition
  const now = new Date(definition.now)
  if (Number.isNaN(now.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(definition.now)) {
    throw new SandboxError(
      'BAD_CLOCK',
      name,
      `now is ${JSON.stringify(definition.now)}; write an instant with a zone, such as 2025-10-01T13:00:00Z`,
    )
  }
  const seen = new Set<string>()
  for (const tool of tools) {
    if (seen.has(tool.name)) {
      throw new SandboxError('DUPLICATE_TOOL', name, `two tools are called ${tool.name}; rename one`)
    }
    seen.add(tool.name)
  }
  const shapes = describeTables(name, tables, definition.ungraded ?? {}, definition.stamps ?? {})
  const sandbox: Sandbox<Name, T, Tools, GradedTables<T, U, S>> = {
    name,
    tables,
    tools,
    instructions,
    knowledge: definition.knowledge ?? {},
    baseline: definition.baseline ?? {},
    now,
    modules,
    shapes,
    task: (definition) => defineTask(sandbox, definition),
    // The name is a literal type for good error messages only; a variant may carry another.
    with: (changes) =>
      bind({ ...definition, ...changes } as SandboxDefinition<Name, T, Tools, U, S>, modules),
  }
  if (!originals.has(tables)) originals.set(tables, sandbox)
  return sandbox
}

/** The first sandbox that was defined with these tables. */
const originals = new WeakMap<object, AnySandbox>()

/** The sandbox that one is a variant of, or itself. */
export function originalOf(sandbox: AnySandbox): AnySandbox {
  return originals.get(sandbox.tables) ?? sandbox
}
