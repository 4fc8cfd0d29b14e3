import { randomUUID } from 'node:crypto'
import type { TestProject, Vitest } from 'vitest/node'
import './augment-vitest.ts'
import { preflight } from '../agent/preflight.ts'
import { checkBaseline } from '../results/check-baseline.ts'
import { reporterOf } from '../results/reporter-presence.ts'
import type { RunContext } from '../results/run-context.ts'
import { removeEmptyRun } from '../results/run-directory.ts'
import { nextRound, startSession } from '../results/start-session.ts'
import { readSettings } from '../settings/index.ts'
import { keepFoldersTogether } from './folder-sequencer.ts'
import { limitWorkers } from './limit-workers.ts'
import { nameAgentsInJunit } from './name-agents-in-junit.ts'
import { refuseUnpriced } from './refuse-unpriced.ts'
import { requireReporter } from './require-reporter.ts'

const sessions: WeakMap<Vitest, Promise<RunContext>> = shared('vitest-thinkingbox.sessions')

/**
 * Vitest's global set-up of the suites: checks the settings before any trial starts, opens the run and tells the
 * workers about it. All projects and, in watch mode, all rounds of one command share one run. A new run without a trial, because tests were only collected or none was selected, is removed.
 *
 * @throws SettingsError when a setting is wrong, or a key, the baseline run or the reporter that checks gates is missing
 * @throws ResultsError when the run cannot be opened
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const settings = readSettings(process.env)
  // Regrading calls no model, so it needs no key.
  const warnings = settings.regrade ? [] : await preflight(settings)
  if (!settings.regrade) refuseUnpriced(settings)
  const { vitest } = project
  const gates = requireReporter(vitest, settings)
  checkBaseline(settings, gates, vitest.config.root)
  const most = project.config.maxWorkers
  if (settings.workers === undefined) await limitWorkers(project, most)
  keepFoldersTogether(vitest)
  nameAgentsInJunit(vitest)
  let context = sessions.get(vitest)
  if (!context) {
    for (const warning of warnings) vitest.logger.warn(warning)
    context = openSession(vitest)
    sessions.set(vitest, context)
    project.onTestsRerun(() => {
      sessions.set(vitest, openRound(vitest))
    })
  }
  const startsTrials = reporterOf(vitest)?.isRunning
  project.provide('thinkingbox', {
    ...(await context),
    ...(startsTrials !== undefined && { startsTrials }),
    ...(settings.regrade && { agent: project.name }),
  })
  project.onTestsRerun(async () => {
    if (settings.workers === undefined) await limitWorkers(project, most)
    const next = sessions.get(vitest)
    if (next) project.provide('thinkingbox', await next)
  })
  return () => removeEmpty(vitest)
}

/** Other commands may write another part of the same run, so it is theirs too. */
async function removeEmpty(vitest: Vitest): Promise<void> {
  if (vitest.config.shard || readSettings(process.env).run !== undefined) return
  const context = await sessions.get(vitest)?.catch(() => undefined)
  if (context) removeEmptyRun(context.directory)
}

/** A later round of watch mode. */
async function openRound(vitest: Vitest): Promise<RunContext> {
  const last = await sessions.get(vitest)?.catch(() => undefined)
  return last ? nextRound(last, randomUUID()) : await openSession(vitest)
}

function openSession(vitest: Vitest): Promise<RunContext> {
  const { shard } = vitest.config
  return startSession({
    settings: readSettings(process.env),
    session: randomUUID(),
    root: vitest.config.root,
    vitestVersion: vitest.version,
    ...(shard && { shard: `${shard.index}/${shard.count}` }),
  })
}

/** Global set-up files are loaded once per project; what they share must live outside the module. */
function shared<T extends object>(name: string): WeakMap<T, Promise<RunContext>> {
  const symbol = Symbol.for(name)
  const holder = globalThis as Record<symbol, WeakMap<T, Promise<RunContext>> | undefined>
  holder[symbol] ??= new WeakMap()
  return holder[symbol]
}
