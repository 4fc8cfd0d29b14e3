import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import { type PublishedServerName, publishedServerNames, publishedServers } from './published-servers.ts'
import { parsePyYaml } from './py-yaml.ts'
import { docstringYaml, readDocstrings } from './python-docstrings.ts'
import { ReleaseError } from './release-error.ts'

export type Row = Readonly<Record<string, unknown>>

/** One task of the release. */
export interface ReleaseTask {
  /** The release's id, such as `ST003_006`; `<domain>.<id>` where two domains of the release use it. */
  readonly id: string
  /** As listed: `file.py:function`. */
  readonly source: string
  readonly query: string
  readonly userContext: string
  /** The task's own records by SQL table name. */
  readonly records: Readonly<Record<string, readonly Row[]>>
  readonly golden: readonly { readonly tool: string; readonly parameters: Row }[]
  /** Questions about the final answer to the customer that must be answered Yes; mostly none. */
  readonly questions: readonly string[]
}

/** One server of the release, with everything that its tasks share. */
export interface ReleaseDomain {
  readonly domain: string
  /** The agent's instructions. */
  readonly instructions: string
  /** Names of the tools that the agent may call. */
  readonly tools: readonly string[]
  readonly policies: readonly { readonly name: string; readonly snippets: readonly string[] }[]
  /** Base records by SQL table name: an entry for every table asked for. */
  readonly baseRecords: Readonly<Record<string, readonly Row[]>>
  readonly tasks: readonly ReleaseTask[]
  /** How many tasks the checkout's test list has for all servers together. */
  readonly listed: number
}

/**
 * Reads one server of the published benchmark from a checkout of its data repository. Nothing is executed: the Python
 * files are read as text. It is synchronous, so that a suite file can call it while its tests are collected.
 *
 * @param checkout - the directory; `~` stands for the home directory
 * @param tables - the SQL names of the sandbox's tables
 * @throws ReleaseError naming the first file that is not as the release has it
 */
export function readRelease(
  checkout: string,
  server: PublishedServerName,
  tables: readonly string[],
): ReleaseDomain {
  // A shell leaves `~` alone inside quotes and in most settings files, so it is expanded here.
  const root = resolve(checkout.replace(/^~(?=$|[\\/])/, homedir()))
  const listed = readTestList(
    join(root, 'releases', 'thinkingbox_bench_v1', 'testlist_thinkingbox_bench_v1.yaml'),
  )
  const scenario = join(root, 'dataset', 'scenario', `${server}.yaml`)
  const toolslib = join(root, 'servers', serverPackage, serverPackage, 'toolslib')
  return {
    domain: publishedServers[server].domain,
    ...readFrom(scenario, (text) => readScenario(text, server)),
    baseRecords: Object.fromEntries(tables.map((table) => [table, readBaseRecords(toolslib, server, table)])),
    tasks: readTasks(join(root, 'dataset', 'test_case'), server, listed),
    listed: listed.length,
  }
}

const serverPackage = 'tb_business_ops_servers_202606'

/** Hands a file's text, with `\n` line ends and no byte-order mark, to a reader; whatever fails names the file. */
function readFrom<T>(file: string, read: (text: string) => T): T {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
    return read(text.replace(/\r\n?/g, '\n'))
  } catch (error) {
    throw new ReleaseError(file, `cannot be read: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error)
  return error instanceof Error ? error.message : String(error)
}

interface ListedTest {
  readonly server: PublishedServerName
  readonly file: string
  readonly function: string
  readonly id: string
}

const testName = /^(?:.*[/\\])?(?<file>[^/\\:]+\.py)::?(?<name>test_(?:case_)?(?<id>\w+))$/

function readTestList(list: string): ListedTest[] {
  const names = readFrom(list, (text) => z.array(z.string()).min(1).parse(parsePyYaml(text)))
  const tests = new Map<string, ListedTest>()
  for (const name of names) {
    const { file = '', name: function_ = '', id = '' } = testName.exec(name.trim())?.groups ?? {}
    const server = publishedServerNames.find((known) => file.startsWith(`${known}_`))
    if (!server) throw new ReleaseError(list, `lists ${name}, which names none of the release's servers`)
    const key = `${server} ${id.toUpperCase()}`
    // A definition with yes/no questions takes the place of the plain one.
    if (tests.get(key)?.file.endsWith('_rubrics_yesno.py')) continue
    tests.set(key, { server, file, function: function_, id: id.toUpperCase() })
  }
  const perId = Map.groupBy(tests.values(), ({ id }) => id)
  return [...tests.values()].map((test) => {
    const shared = (perId.get(test.id)?.length ?? 0) > 1
    return shared ? { ...test, id: `${publishedServers[test.server].domain}.${test.id}` } : test
  })
}

function readScenario(text: string, server: PublishedServerName) {
  const sources = z.array(z.object({ name: z.string(), snippets: z.array(z.string()) }))
  const scenario = z
    .object({
      bot_instructions: z.string(),
      tools: z.array(z.object({ name: z.string() })),
      world_state: z.object({ [server]: z.object({ sources }) }),
    })
    .parse(parsePyYaml(text))
  return {
    instructions: scenario.bot_instructions,
    tools: scenario.tools.map(({ name }) => name),
    policies: scenario.world_state[server]?.sources ?? [],
  }
}

const rowSchema = z.record(z.string(), z.json())

/**
 * A table's records: `external_retail_toolset_oms_models_orders` is `external_retail_toolset/oms/…/orders.json`, and the
 * names of most servers' tables leave out the first folder and `models`. A server without a ticket desk of its own shares
 * `toolslib/zendesk`.
 */
function readBaseRecords(toolslib: string, server: PublishedServerName, table: string): readonly Row[] {
  const { toolset } = publishedServers[server]
  const name = table.startsWith(`${toolset}_`) ? table.slice(toolset.length + 1) : table
  for (const { index } of name.matchAll(/_/g)) {
    const part = name.slice(0, index)
    const folder = [join(toolslib, toolset, part), join(toolslib, part)]
      .map((path) => join(path, 'initial_data'))
      .find(existsSync)
    if (folder === undefined) continue
    const file = join(folder, `${name.slice(index + 1).replace(/^models_/, '')}.json`)
    // A table that starts empty may have no file.
    if (!existsSync(file)) return []
    return readFrom(file, (text) => z.array(rowSchema).parse(JSON.parse(text)))
  }
  throw new ReleaseError(toolslib, `has no folder of base records for the table ${table}`)
}

function readTasks(
  testCases: string,
  server: PublishedServerName,
  listed: readonly ListedTest[],
): ReleaseTask[] {
  const tests = listed.filter((test) => test.server === server)
  const paths = existsSync(testCases)
    ? readdirSync(testCases, { recursive: true, encoding: 'utf8' }).map((path) => join(testCases, path))
    : []
  const byFile = new Map(
    [...new Set(tests.map(({ file }) => file))].map((file) => {
      const path = paths.find((candidate) => basename(candidate) === file) ?? join(testCases, server, file)
      return [file, { path, docstrings: readFrom(path, readDocstrings) }]
    }),
  )
  return tests.map(({ id, file, function: name }) => {
    const { path = file, docstrings } = byFile.get(file) ?? {}
    const yaml = docstringYaml(docstrings?.get(name) ?? '')
    if (yaml === undefined)
      throw new ReleaseError(path, `has no function ${name} with a task in its docstring`)
    try {
      return { id, source: `${file}:${name}`, ...readDefinition(yaml, server) }
    } catch (error) {
      throw new ReleaseError(path, `has a task ${name} that cannot be read: ${reasonOf(error)}`, {
        cause: error,
      })
    }
  })
}

const questions = z.array(z.string()).nullish()

const serverPart = z.object({
  data_patch: z.record(z.string(), z.array(rowSchema).nullable()).nullish(),
  golden_test_case: z.object({
    tool_interactions: z.array(z.object({ tool: z.string(), parameters: rowSchema.nullish() })),
    rubrics_yesno: questions,
  }),
  rubrics_yesno: questions,
})

function readDefinition(yaml: string, server: PublishedServerName): Omit<ReleaseTask, 'id' | 'source'> {
  const schema = z.object({
    query: z.string(),
    user_context: z.string().nullish(),
    init: z.object({ [server]: serverPart }),
  })
  const { query, user_context: userContext, init } = schema.parse(parsePyYaml(yaml))
  const part = serverPart.parse(init[server])
  return {
    query,
    userContext: userContext ?? '',
    records: Object.fromEntries(
      Object.entries(part.data_patch ?? {}).map(([table, rows]) => [table, rows ?? []]),
    ),
    golden: part.golden_test_case.tool_interactions.map(({ tool, parameters }) => ({
      tool,
      parameters: parameters ?? {},
    })),
    questions: part.golden_test_case.rubrics_yesno ?? part.rubrics_yesno ?? [],
  }
}
