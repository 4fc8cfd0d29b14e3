import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { ownAgentName } from '../agent/own-agent-name.ts'
import { printable } from '../core/printable.ts'
import { agentNames, describeSettings, type Settings, withVariants } from '../settings/index.ts'
import { changedSettings } from './changed-settings.ts'
import { checkRunAgents } from './check-run-agents.ts'
import { journalFiles } from './journal-reader.ts'
import { otherSessions } from './other-sessions.ts'
import { ResultsError } from './results-error.ts'
import { writeResumeIndex } from './resume-index.ts'
import type { RunContext } from './run-context.ts'
import {
  checkedOutCommit,
  isRun,
  newRunName,
  openRun,
  type RunSession,
  readRunFile,
  runDirectory,
} from './run-directory.ts'
import { Spending } from './spending.ts'
import { readStoredTrials, type StoredTrials } from './stored-trials.ts'

export interface SessionOptions {
  readonly settings: Settings
  /** Unique among all sessions. */
  readonly session: string
  /** The directory of the user's project. */
  readonly root: string
  /** Absent where no suite runs. */
  readonly vitestVersion?: string
  /** The agents under test, where no setting names them; default: those that the settings name. */
  readonly agents?: readonly string[]
  /** `i/n`. */
  readonly shard?: string
}

/**
 * Starts a session of a run: a new run, or with the setting `RUN` the one of that name.
 *
 * @throws ResultsError when the run cannot be opened, or holds trials of other agents
 */
export async function startSession(options: SessionOptions): Promise<RunContext> {
  const { settings, session, root } = options
  const run = settings.run ?? newRunName(new Date())
  const directory = runDirectory(resolve(root, settings.results), run)
  refuseOtherDirectory(directory)
  if (settings.regrade) {
    const { trials, problems } = await readStoredTrials(directory)
    writeResumeIndex(directory, trials, 'all')
    sayWhatIsDamaged(problems)
    return { run, directory, session, number: 0, mode: 'regrade' }
  }
  const commit = await checkedOutCommit(root)
  const named = options.agents && new Set(['MODEL', 'AGENT', 'VARIANTS'])
  const current: RunSession = {
    startedAt: new Date().toISOString(),
    settings: Object.fromEntries(
      describeSettings(settings)
        .filter(({ name, secret, value }) => !secret && value !== undefined && !named?.has(name))
        .map((setting) => [setting.name, setting.value ?? '']),
    ),
    agents: [...(options.agents ?? (await agentsOf(settings)))],
    seed: settings.seed,
    versions: {
      node: process.versions.node,
      ...(options.vitestVersion !== undefined && { vitest: options.vitestVersion }),
      'vitest-thinkingbox': ownVersion(),
      '@electric-sql/pglite': packageVersion('@electric-sql/pglite'),
    },
    ...(commit && { commit }),
    ...(options.shard && { shard: options.shard }),
  }
  const stored = existsSync(directory) ? await readStoredTrials(directory) : undefined
  if (stored) checkRunAgents(run, directory, [...stored.trials.values()], current.agents, settings)
  const number = 1 + lastSession(directory, stored)
  const { continued, before } = openRun(directory, run, current, number)
  for (const warning of otherSessions(directory, run, current)) console.warn(warning)
  if (!continued) return { run, directory, session, number, mode: 'new' }
  const noted = stored ? writeResumeIndex(directory, stored.trials, 'finished') : 0
  sayWhatIsDamaged(stored?.problems ?? [])
  if (noted > 0 && before) sayWhatChanged(before, current, settings.acceptChanged)
  const spent = settings.maxCost === undefined ? undefined : await new Spending(directory, settings).readAll()
  return { run, directory, session, number, mode: 'continue', ...(spent && { spent }) }
}

/**
 * The run of a watching command in its next round. The round counts as a session, so that its trials replace those of earlier
 * rounds; it has no description, because its settings are those of the first.
 *
 * @param session - unique among all sessions and rounds
 */
export function nextRound(context: RunContext, session: string): RunContext {
  if (context.mode === 'regrade') return { ...context, session }
  const { run, directory, number } = context
  return { run, directory, session, number: number + 1, mode: 'rerun' }
}

async function agentsOf(settings: Settings): Promise<readonly string[]> {
  const agents = settings.agent
    ? withVariants([{ name: await ownAgentName(settings.agent), env: {} }], settings)
    : agentNames(settings)
  return agents.map(({ name }) => name)
}

/** @throws ResultsError when the directory holds something else than a run: nothing is to be written among it */
function refuseOtherDirectory(directory: string): void {
  if (!existsSync(directory) || isRun(directory) || journalFiles(directory).length > 0) return
  // Another session may be about to write its description.
  const [found] = readdirSync(directory).filter((name) => !name.startsWith('.') && !name.endsWith('.tmp'))
  if (found === undefined) return
  throw new ResultsError(
    'NOT_A_RUN',
    `${directory} is no run: it holds ${found}, and no run.json. Choose another RUN or RESULTS.`,
    directory,
  )
}

/** The number of the last session that is known of, by its description or by what it left in the journal. */
function lastSession(directory: string, stored: StoredTrials | undefined): number {
  const described = isRun(directory) ? readRunFile(directory).sessions.length : 0
  return [...(stored?.trials.values() ?? [])].reduce(
    (last, { session }) => Math.max(last, session),
    described,
  )
}

function sayWhatIsDamaged(problems: readonly string[]): void {
  for (const problem of problems)
    console.warn(printable(`Passed over a line of the journal that cannot be read: ${problem}`))
}

/** Before the first trial, because running finished trials again may cost money. */
function sayWhatChanged(before: RunSession, now: RunSession, accepted: boolean): void {
  const changed = changedSettings(before.settings, now.settings)
  if (changed.length === 0) return
  const list = changed.map((setting) => `${setting.name} was ${setting.before} and is ${setting.now}`)
  console.warn(
    `Since this run's last session ${list.join(', ')}. ${
      accepted
        ? 'Its finished trials are kept, because ACCEPT_CHANGED=1.'
        : 'Finished trials that this changes run again; ACCEPT_CHANGED=1 keeps them.'
    }`,
  )
}

function ownVersion(): string {
  return versionIn(import.meta.dirname)
}

/** The version of an installed package, whether or not it exports its manifest. */
function packageVersion(name: string): string {
  return versionIn(dirname(createRequire(import.meta.url).resolve(name)))
}

/** The version in the nearest manifest that has one. */
function versionIn(start: string): string {
  for (let directory = start; directory !== dirname(directory); directory = dirname(directory)) {
    const file = join(directory, 'package.json')
    if (!existsSync(file)) continue
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (manifest && typeof manifest === 'object' && 'version' in manifest) return String(manifest.version)
  }
  return 'unknown'
}
