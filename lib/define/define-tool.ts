import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { findCallSite } from './call-site.ts'
import type { KnowledgeSearch } from './knowledge.ts'

/** The database as a tool handler sees it: one transaction, with the trial's slot as its only schema. */
export type ToolDatabase = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>

/** What a tool handler may use besides its input. */
export interface ToolContext {
  /** The call's own transaction. Everything is rolled back when the handler throws. */
  readonly db: ToolDatabase
  /** The sandbox's frozen clock. */
  readonly now: Date
  /** Search over the sandbox's policy documents and help articles. */
  readonly knowledge: KnowledgeSearch
}

/**
 * One tool that the agent reaches through MCP.
 *
 * @typeParam Name - the tool's name as a literal, so that solutions are typed
 * @typeParam Input - a zod object of what JSON has; `z.strictObject` refuses unknown keys, `z.object` drops them
 * @typeParam Output - what the handler resolves to, checked before it is sent
 */
export interface Tool<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly name: Name
  readonly description: string
  readonly input: Input
  readonly output: Output
  /** `true`: the tool only reads, runs in a read-only transaction and is announced with `readOnlyHint`. */
  readonly readOnly: boolean
  // A method, so that a tool with a narrower input is still assignable to `Tool`.
  handler(input: z.output<Input>, context: ToolContext): Promise<z.input<Output>>
}

/** Any tool, with any name, input and output. */
export type AnyTool = Tool

/**
 * Declares a tool: its name, what the agent is told about it, its input and output, and its handler.
 *
 * The handler throws {@link ToolError} to refuse a call in words that tell the agent what to correct; the call
 * then changes nothing.
 *
 * @example
 * ```ts
 * const getPallet = defineTool({
 *   name: 'get_pallet',
 *   description: 'Look a pallet up by its id.',
 *   readOnly: true,
 *   input: z.strictObject({ pallet_id: z.string() }),
 *   output: z.strictObject({ id: z.string(), bay: z.string() }),
 *   async handler({ pallet_id }, { db }) {
 *     const [pallet] = await db.select().from(pallets).where(eq(pallets.id, pallet_id))
 *     if (!pallet) throw new ToolError(`No pallet has the id ${pallet_id}. Check the id and call again.`)
 *     return pallet
 *   },
 * })
 * ```
 */
export function defineTool<const Name extends string, Input extends z.ZodType, Output extends z.ZodType>(
  tool: Tool<Name, Input, Output>,
): Tool<Name, Input, Output> {
  const { files } = findCallSite(['call-site', 'define-tool'])
  modules.set(tool, files)
  // A variant with another description is a copy.
  if (typeof tool.handler === 'function') modules.set(tool.handler, files)
  return tool
}

const modules = new WeakMap<object, readonly string[]>()

/** The modules whose code defined a tool, as absolute paths; none for one that no `defineTool` made. */
export function modulesOfTool(tool: AnyTool): readonly string[] {
  return modules.get(tool) ?? modules.get(tool.handler) ?? []
}
