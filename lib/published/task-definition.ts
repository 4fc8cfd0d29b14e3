import { z } from 'zod'
import { rowSchema } from './base-records.ts'
import type { YamlSource } from './yaml-source.ts'

/** One golden tool call. */
export interface GoldenCall {
  readonly tool: string
  readonly parameters: Readonly<Record<string, unknown>>
  /** 1-based line in the Python file. */
  readonly line: number
}

/** What a task's docstring says. */
export interface TaskDefinition {
  readonly query: string
  readonly userContext: string
  /** The task's own records by SQL table name. */
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly golden: readonly GoldenCall[]
  /** Questions about the final answer to the customer that must be answered Yes; mostly none. */
  readonly rubrics: readonly string[]
}

const rubrics = z.array(z.string()).nullish()

const serverPart = z.object({
  data_patch: z.record(z.string(), z.array(rowSchema).nullable()).nullish(),
  golden_test_case: z.object({
    tool_interactions: z.array(z.object({ tool: z.string().min(1), parameters: rowSchema.nullish() })),
    rubrics_yesno: rubrics,
  }),
  rubrics_yesno: rubrics,
})

const definitionFor = (server: string) =>
  z.object({
    query: z.string(),
    user_context: z.string().nullish(),
    init: z.object({ [server]: serverPart }),
  })

const shapeOfInit = z.object({ init: z.record(z.string(), z.unknown()) })

/** The servers that a docstring's `init` names, whatever else is wrong with it. */
export function serversOf(source: YamlSource): readonly string[] {
  const shape = shapeOfInit.safeParse(source.data)
  return shape.success ? Object.keys(shape.data.init) : []
}

/**
 * Validates a docstring's YAML for one server, or reports each wrong place and returns undefined.
 *
 * @param tables - the SQL names that `data_patch` may use
 */
export function readTaskDefinition(
  source: YamlSource,
  server: string,
  tables: ReadonlySet<string>,
): TaskDefinition | undefined {
  const parsed = source.validate(definitionFor(server))
  if (!parsed) return undefined
  const part = parsed.init[server]
  if (!part) return undefined
  source.warnOfIgnoredKeys([
    { path: [], known: ['query', 'user_context', 'init'] },
    { path: ['init'], known: [server] },
    { path: ['init', server], known: ['data_patch', 'golden_test_case', 'rubrics_yesno'] },
    { path: ['init', server, 'golden_test_case'], known: ['tool_interactions', 'rubrics_yesno'] },
    ...part.golden_test_case.tool_interactions.map((_, index) => ({
      path: ['init', server, 'golden_test_case', 'tool_interactions', index],
      known: ['tool', 'parameters'],
    })),
  ])
  if (parsed.user_context == null) {
    const effect = 'has no `user_context`: the customer will know nothing beyond the request'
    source.warn('MISSING_USER_CONTEXT', [], effect)
  }
  const records = Object.entries(part.data_patch ?? {})
  let complete = true
  for (const [table] of records) {
    if (tables.has(table)) continue
    complete = false
    source.report('UNKNOWN_TABLE', ['init', server, 'data_patch', table], {
      message: `\`data_patch\` has records for ${table}, a table that the sandbox for ${server} does not have`,
      wrong: table,
      known: tables,
      hint: `The tables are ${[...tables].join(', ')}.`,
    })
  }
  if (!complete) return undefined
  return {
    query: parsed.query,
    userContext: parsed.user_context ?? '',
    records: Object.fromEntries(records.map(([table, rows]) => [table, rows ?? []])),
    golden: part.golden_test_case.tool_interactions.map(({ tool, parameters }, index) => ({
      tool,
      parameters: parameters ?? {},
      line: source.placeOf(['init', server, 'golden_test_case', 'tool_interactions', index]).line,
    })),
    rubrics: part.golden_test_case.rubrics_yesno ?? part.rubrics_yesno ?? [],
  }
}
