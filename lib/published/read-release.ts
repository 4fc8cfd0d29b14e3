import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BaseRecordFile, listBaseRecordFiles, matchBaseRecordFiles } from './base-record-files.ts'
import { readBaseRecords } from './base-records.ts'
import { type Checkout, findCheckout, isDirectory, releaseName } from './checkout.ts'
import { publishedDomainOf, publishedDomains, type SupportedServers } from './published-servers.ts'
import type { Release, ReleaseDomain, ReleaseTask, SkippedServer } from './release.ts'
import { ReleaseError, ReleaseFindings } from './release-error.ts'
import { readScenario } from './scenario.ts'
import { readTaskDefinition, serversOf, type TaskDefinition } from './task-definition.ts'
import { TaskFiles } from './task-files.ts'
import { type ListedTest, readTestList } from './test-list.ts'

export interface ReadReleaseOptions {
  /** The servers whose tasks are wanted; see `publishedServers`. Tasks of all others are counted as skipped. */
  readonly servers: SupportedServers
}

/** A listed test whose server is known; `definition` is there when the server is supported and the task readable. */
interface PlacedTest {
  readonly listed: ListedTest
  readonly server: string
  readonly domain: string
  readonly definition?: TaskDefinition & { readonly file: string; readonly line: number }
}

/**
 * Reads the published benchmark's release from a user's checkout of its data repository. Nothing is executed: the
 * Python files are read as text. It reads some megabytes and is synchronous, so that a suite file can call it while
 * its tests are collected.
 *
 * @param path - the checkout's directory; `~` stands for the home directory, spaces need no escaping
 * @throws ReleaseError naming every problem found, each with file and line: a release is returned whole or not at all
 * @example
 * ```ts
 * import { publishedServers, readRelease } from './index.ts'
 *
 * const release = readRelease('~/thinkingbox-data', {
 *   servers: publishedServers({ retail: ['zendesk_tickets', 'zendesk_users'] }),
 * })
 * for (const { domain, tasks } of release.domains) console.log(domain, tasks.length)
 * for (const { domain, tasks } of release.skipped) console.log(domain, 'skipped:', tasks.length)
 * ```
 */
export function readRelease(path: string, { servers }: ReadReleaseOptions): Release {
  const findings = new ReleaseFindings()
  const checkout = findCheckout(path, findings)
  const listed = checkout && readTestList(checkout.testList, findings)
  if (!checkout || !listed) {
    findings.throwIfAny()
    throw new Error('the checkout could not be read, and no problem says why')
  }
  const taskFiles = new TaskFiles(checkout.testCases, checkout.completeHint, findings)
  const placed = withoutReplaced(
    listed.flatMap((test) => placeTest(test, taskFiles, servers) ?? []),
    findings,
  )
  const tasks = toTasks(placed)
  const skipped = toSkipped(placed, servers)
  const domains = readDomains(
    checkout,
    serversWithTasks(listed, placed, servers, checkout, findings),
    tasks,
    findings,
  )
  findings.throwIfAny()
  if (tasks.length === 0 && Object.keys(servers).length > 0) {
    throw new ReleaseError([
      {
        code: 'NO_TASK',
        file: checkout.testList,
        message: `lists no task of ${Object.keys(servers).join(', ')}`,
        hint: `It lists tasks of ${skipped.map(({ server }) => server).join(', ')}.`,
      },
    ])
  }
  return {
    name: releaseName,
    root: checkout.root,
    size: placed.length,
    domains,
    skipped,
    warnings: findings.warnings,
  }
}

function placeTest(
  listed: ListedTest,
  taskFiles: TaskFiles,
  servers: SupportedServers,
): PlacedTest | undefined {
  const serverOfFile = serverByFileName(listed.file, servers)
  if (serverOfFile !== undefined && !servers[serverOfFile]) return skippedTest(listed, serverOfFile)
  const docstring = taskFiles.docstring(listed)
  if (!docstring) return undefined
  const { yaml, file, line } = docstring
  const named = serversOf(yaml).filter((server) => servers[server] || publishedDomainOf(server))
  const server = serverOfFile ?? named[0]
  const other = named.find((name) => name !== server)
  if (server === undefined || other !== undefined) {
    yaml.report('UNKNOWN_SERVER', server === undefined ? ['init'] : ['init', other ?? ''], {
      message:
        server === undefined
          ? '`init` names no server of the release'
          : `\`init\` names ${other} beside ${server}; a task has one server`,
      hint: `The servers are ${Object.keys({ ...publishedDomains, ...servers }).join(', ')}.`,
    })
    return undefined
  }
  const supported = servers[server]
  if (!supported) return skippedTest(listed, server)
  const definition = readTaskDefinition(yaml, server, new Set(supported.tables))
  return definition && { listed, server, domain: supported.domain, definition: { ...definition, file, line } }
}

function skippedTest(listed: ListedTest, server: string): PlacedTest {
  return { listed, server, domain: publishedDomainOf(server) ?? server }
}

/** `sandbox_consulting_group1.py` belongs to `sandbox_consulting`. */
function serverByFileName(file: string, servers: SupportedServers): string | undefined {
  const stem = `${basename(file, '.py')}_`
  return Object.keys({ ...publishedDomains, ...servers })
    .filter((server) => stem.startsWith(`${server}_`))
    .sort((a, b) => b.length - a.length)[0]
}

/** A definition with yes/no questions takes the place of the plain one; any other repetition is a mistake. */
function withoutReplaced(placed: readonly PlacedTest[], findings: ReleaseFindings): PlacedTest[] {
  const kept = new Map<string, PlacedTest>()
  for (const test of placed) {
    const key = `${test.server} ${test.listed.id}`
    const earlier = kept.get(key)
    if (!earlier) {
      kept.set(key, test)
    } else if (earlier.listed.rubrics === test.listed.rubrics) {
      findings.problem({
        code: 'DUPLICATE_TASK',
        ...test.listed.place,
        message: `lists the task ${test.listed.id} of ${test.server} again; it is on line ${earlier.listed.place.line} already`,
        hint: 'Remove one of the two lines.',
      })
    } else {
      const [replacing, replaced] = test.listed.rubrics ? [test, earlier] : [earlier, test]
      kept.set(key, replacing)
      findings.warn({
        code: 'REPLACED_DEFINITION',
        ...replaced.listed.place,
        message: `${replaced.listed.source} is replaced by ${replacing.listed.source}`,
      })
    }
  }
  return [...kept.values()]
}

function toTasks(placed: readonly PlacedTest[]): ReleaseTask[] {
  const domainsById = new Map<string, Set<string>>()
  for (const { listed, domain } of placed) {
    const domains = domainsById.get(listed.id) ?? new Set()
    domainsById.set(listed.id, domains.add(domain))
  }
  return placed.flatMap(({ listed, server, domain, definition }) => {
    if (!definition) return []
    const shared = (domainsById.get(listed.id)?.size ?? 0) > 1
    const uniqueId = shared ? `${domain}.${listed.id}` : listed.id
    return { id: listed.id, uniqueId, domain, server, source: listed.source, ...definition }
  })
}

function toSkipped(placed: readonly PlacedTest[], servers: SupportedServers): SkippedServer[] {
  const skipped = new Map<string, { server: string; domain: string; tasks: string[] }>()
  for (const { listed, server, domain } of placed) {
    if (servers[server]) continue
    const entry = skipped.get(server) ?? { server, domain, tasks: [] }
    entry.tasks.push(listed.id)
    skipped.set(server, entry)
  }
  return [...skipped.values()]
}

/** A server that the list does not mention needs no scenario and no base records, but its absence is said. */
function serversWithTasks(
  listed: readonly ListedTest[],
  placed: readonly PlacedTest[],
  servers: SupportedServers,
  checkout: Checkout,
  findings: ReleaseFindings,
): SupportedServers {
  const mentioned = new Set([
    ...listed.map(({ file }) => serverByFileName(file, servers)),
    ...placed.map(({ server }) => server),
  ])
  for (const server of Object.keys(servers)) {
    if (mentioned.has(server)) continue
    const message = `lists no task of ${server}`
    findings.warn({ code: 'SERVER_WITHOUT_TASKS', file: checkout.testList, message })
  }
  return Object.fromEntries(Object.entries(servers).filter(([server]) => mentioned.has(server)))
}

function readDomains(
  checkout: Checkout,
  servers: SupportedServers,
  tasks: readonly ReleaseTask[],
  findings: ReleaseFindings,
): ReleaseDomain[] {
  const hasRecords = isDirectory(checkout.toolslib)
  const files = hasRecords ? listBaseRecordFiles(checkout.toolslib) : []
  if (!hasRecords && Object.keys(servers).length > 0) {
    findings.problem({
      code: 'MISSING_BASE_RECORDS',
      file: checkout.toolslib,
      message: 'does not exist: it is the folder of the base records',
      hint: checkout.completeHint,
    })
  }
  return Object.entries(servers).flatMap(([server, { domain, tables, tools, toolset }]) => {
    const own = tasks.filter((task) => task.server === server)
    const scenario = readServerScenario(checkout, server, tools, findings)
    const matched = hasRecords
      ? matchBaseRecordFiles(server, tables, files, checkout.toolslib, toolset, findings)
      : new Map<string, BaseRecordFile>()
    const baseRecords = Object.fromEntries(
      [...matched].map(([table, { file }]) => [table, readBaseRecords(file, findings) ?? []]),
    )
    if (!scenario || own.length === 0) return []
    return {
      domain,
      server,
      ...scenario,
      baseRecords,
      unusedBaseRecordFiles: unusedFiles(files, [...matched.values()]),
      tasks: own,
    }
  })
}

function readServerScenario(
  checkout: Checkout,
  server: string,
  tools: readonly string[] | undefined,
  findings: ReleaseFindings,
) {
  const file = join(checkout.scenarios, `${server}.yaml`)
  if (existsSync(file)) return readScenario(file, server, tools, findings)
  findings.problem({
    code: 'MISSING_SCENARIO',
    file,
    message: `does not exist: it holds the instructions and policies of the server ${server}`,
    hint: checkout.completeHint,
  })
  return undefined
}

function unusedFiles(files: readonly BaseRecordFile[], used: readonly BaseRecordFile[]): string[] {
  const sets = new Set(used.map(({ set }) => set))
  const usedFiles = new Set(used.map(({ file }) => file))
  return files.filter(({ set, file }) => sets.has(set) && !usedFiles.has(file)).map(({ file }) => file)
}
