import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { loadAgent } from '../agent/load-agent.ts'
import { agentNames, describeSettings, type Settings } from '../settings/index.ts'
import { writeResumeIndex } from './resume-index.ts'
import type { RunContext } from './run-context.ts'
import { checkedOutCommit, newRunName, openRun, runDirectory } from './run-directory.ts'

export interface SessionOptions {
  readonly settings: Settings
  /** Unique among all sessions. */
  readonly session: string
  /** The directory of the user's project. */
  readonly root: string
  readonly vitestVersion: string
  /** `i/n`. */
  readonly shard?: string
}

/**
 * Starts a session of a run: a new run, or with the setting `RUN` the one of that name.
 *
 * @throws ResultsError when the run cannot be opened
 */
export async function startSession(options: SessionOptions): Promise<RunContext> {
  const { settings, session, root } = options
  const run = settings.run ?? newRunName(new Date())
  const directory = runDirectory(resolve(root, settings.results), run)
  if (settings.regrade) {
    await writeResumeIndex(directory)
    return { run, directory, session, mode: 'regrade' }
  }
  const commit = checkedOutCommit(root)
  const { continued } = openRun(directory, run, {
    startedAt: new Date().toISOString(),
    settings: Object.fromEntries(
      describeSettings(settings)
        .filter((setting) => !setting.secret && setting.value !== undefined)
        .map((setting) => [setting.name, setting.value ?? '']),
    ),
    agents: settings.agent
      ? [(await loadAgent(settings.agent)).name]
      : agentNames(settings).map(({ name }) => name),
    versions: {
      node: process.versions.node,
      vitest: options.vitestVersion,
      '@electric-sql/pglite': packageVersion('@electric-sql/pglite'),
    },
    ...(commit && { commit }),
    ...(options.shard && { shard: options.shard }),
  })
  if (!continued) return { run, directory, session, mode: 'new' }
  const { problems } = await writeResumeIndex(directory)
  for (const problem of problems)
    console.warn(`Passed over a line of the journal that cannot be read: ${problem}`)
  return { run, directory, session, mode: 'continue' }
}

/** The version of an installed package, whether or not it exports its manifest. */
function packageVersion(name: string): string {
  let directory = dirname(createRequire(import.meta.url).resolve(name))
  while (!existsSync(join(directory, 'package.json'))) directory = dirname(directory)
  const manifest: unknown = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  return manifest && typeof manifest === 'object' && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}
