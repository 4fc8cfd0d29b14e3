import type { TrialRecords } from '../define/merge-records.ts'
import { toTrialRecords } from '../replay/replay-target.ts'
import type { AnySandbox, AnyTool, KnowledgeDocument } from '../sandbox/index.ts'
import { type PublishedServerName, publishedServers, publishedTaskCount } from './published-servers.ts'
import { type ReleaseDomain, type ReleaseTask, readRelease } from './read-release.ts'
import { howToGetTheRelease, ReleaseError } from './release-error.ts'

/** How a sandbox stands for one of the published benchmark's servers: all that a further domain needs. */
export interface PublishedMapping {
  /** The benchmark's name of the server. */
  readonly server: PublishedServerName
  /** The columns that its end states are not compared on, by short table name. */
  readonly ungraded: Readonly<Record<string, readonly string[]>>
}

/** A domain of the published benchmark, read from a checkout and ready to run. */
export interface PublishedDomainData {
  /** The caller's sandbox with the release's base records, instructions, policies, tools and grading columns. */
  readonly sandbox: AnySandbox
  readonly tasks: readonly ReleaseTask[]
}

/** What results call a domain of the published benchmark, so that nobody adds its figures to those of our own tasks. */
export function publishedDomainName(server: PublishedServerName): string {
  return `thinkingbox-bench-${publishedServers[server].domain}`
}

const readBefore = new WeakMap<AnySandbox, Map<string, PublishedDomainData>>()

/**
 * Reads one domain of the published benchmark and puts its content into a sandbox with the same tables and tools. A
 * release does not change, so that a second reading by the same process gives what the first one gave.
 *
 * @param sandbox - has the server's tables, by their recorded SQL names, and its tools
 * @param mapping - which server it stands for
 * @param data - the checkout's directory
 * @throws ReleaseError when it does not hold the release
 */
export function readPublishedDomain(
  sandbox: AnySandbox,
  mapping: PublishedMapping,
  data: string,
): PublishedDomainData {
  const known = readBefore.get(sandbox) ?? new Map<string, PublishedDomainData>()
  readBefore.set(sandbox, known)
  const before = known.get(data)
  if (before) return before
  const tables = Object.values(sandbox.shapes).map(({ sqlName }) => sqlName)
  const domain = readRelease(data, mapping.server, tables)
  if (domain.listed !== publishedTaskCount) {
    console.warn(
      `${data} lists ${domain.listed} tasks, the release ${publishedTaskCount}: figures are not those of the published benchmark. ${howToGetTheRelease}`,
    )
  }
  const read = { sandbox: withContentOf(domain, sandbox, mapping, data), tasks: domain.tasks }
  known.set(data, read)
  return read
}

function withContentOf(
  domain: ReleaseDomain,
  sandbox: AnySandbox,
  { server, ungraded }: PublishedMapping,
  data: string,
): AnySandbox {
  const tools: readonly AnyTool[] = sandbox.tools
  const unknown = domain.tools.find((name) => !tools.some((tool) => tool.name === name))
  if (unknown !== undefined) {
    throw new ReleaseError(
      data,
      `offers the tool ${unknown}, which the sandbox ${sandbox.name} does not have`,
    )
  }
  const baseline = toTrialRecords(sandbox, domain.baseRecords)
  return sandbox.with({
    name: publishedDomainName(server),
    instructions: domain.instructions,
    knowledge: { policies: policiesOf(domain), articles: articlesOf(baseline) },
    baseline,
    tools: tools.filter(({ name }) => domain.tools.includes(name)),
    // What the benchmark does not grade, it does not look at: such a column is no change either.
    ungraded: {},
    stamps: ungraded,
  })
}

function policiesOf({ policies }: ReleaseDomain): KnowledgeDocument[] {
  return policies.map(({ name, snippets }, index) => ({
    id: `policy-${index + 1}`,
    title: name.replace(/\.md$/, ''),
    body: snippets.join('\n\n'),
  }))
}

/** The help articles are base records; that of a task's own records is found by its words. */
function articlesOf(baseline: TrialRecords): KnowledgeDocument[] {
  return (baseline.articles ?? []).map(({ id, title, body }) => ({
    id: String(id),
    title: String(title),
    body: String(body),
  }))
}
