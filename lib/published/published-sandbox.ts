import type { TrialRecords } from '../define/merge-records.ts'
import { toTrialRecords } from '../replay/replay-target.ts'
import type { AnySandbox, AnyTool, KnowledgeDocument } from '../sandbox/index.ts'
import { type PublishedServerName, publishedDomains } from './published-servers.ts'
import { readRelease } from './read-release.ts'
import type { ReleaseDomain, ReleaseTask } from './release.ts'
import type { ReleaseWarning } from './release-error.ts'

/** How a sandbox stands for one of the published benchmark's servers: all that a further domain needs. */
export interface PublishedMapping {
  /** The benchmark's name of the server. */
  readonly server: PublishedServerName
  /** The columns that its end states are not compared on, by short table name. */
  readonly ungraded: Readonly<Record<string, readonly string[]>>
  /** The folder under `toolslib` with the server's base records, where it cannot be told by its name. */
  readonly toolset?: string
}

/** A domain of the published benchmark, read from a checkout and ready to run. */
export interface PublishedDomainData {
  /** The caller's sandbox with the release's base records, instructions, policies, tools and grading columns. */
  readonly sandbox: AnySandbox
  readonly tasks: readonly ReleaseTask[]
  readonly warnings: readonly ReleaseWarning[]
}

/** What results call a domain of the published benchmark, so that nobody adds its figures to those of our own tasks. */
export function publishedDomainName(domain: string): string {
  return `thinkingbox-bench-${domain}`
}

/**
 * Reads one domain of the published benchmark and puts its content into a sandbox with the same tables and tools.
 *
 * @param sandbox - has the server's tables, by their recorded SQL names, and its tools
 * @param mapping - which server it stands for
 * @param data - the checkout's directory
 * @throws ReleaseError naming every problem of the checkout with file and line
 */
export function readPublishedDomain(
  sandbox: AnySandbox,
  mapping: PublishedMapping,
  data: string,
): PublishedDomainData {
  const { server, ungraded, toolset } = mapping
  const release = readRelease(data, {
    servers: {
      [server]: {
        domain: publishedDomains[server],
        tables: Object.values(sandbox.shapes).map(({ sqlName }) => sqlName),
        tools: toolsOf(sandbox).map(({ name }) => name),
        ...(toolset !== undefined && { toolset }),
      },
    },
  })
  const [domain] = release.domains
  if (!domain) throw new Error(`the release was read, and the domain of ${server} is not in it`)
  return {
    sandbox: withContentOf(domain, sandbox, ungraded),
    tasks: domain.tasks,
    warnings: release.warnings,
  }
}

function withContentOf(
  domain: ReleaseDomain,
  sandbox: AnySandbox,
  ungraded: PublishedMapping['ungraded'],
): AnySandbox {
  const baseline = toTrialRecords(sandbox, domain.baseRecords)
  return sandbox.with({
    name: publishedDomainName(domain.domain),
    instructions: domain.instructions,
    knowledge: { policies: policiesOf(domain), articles: articlesOf(baseline) },
    baseline,
    tools: toolsOf(sandbox).filter(({ name }) => domain.tools.includes(name)),
    // What the benchmark does not grade, it does not look at: such a column is no change either.
    ungraded: {},
    stamps: ungraded,
  })
}

function toolsOf(sandbox: AnySandbox): readonly AnyTool[] {
  return sandbox.tools
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
