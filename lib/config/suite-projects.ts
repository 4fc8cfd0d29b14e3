import { availableParallelism } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { isDebugged } from '../core/is-debugged.ts'
import { readRunFile, runDirectory } from '../results/run-directory.ts'
import {
  type AgentName,
  agentNames,
  type Environment,
  readSettings,
  type Settings,
  SettingsError,
} from '../settings/index.ts'
import { nodeProblem } from './node-version.js'
import './quick-imports.js'

// The source runs as it is here, and as JavaScript in the published package.
const globalSetup = join(import.meta.dirname, `../vitest/global-setup${extname(import.meta.filename)}`)

// Where this library is not in node_modules, Node loads it all the same: one file after the other through Vite takes twice as long.
const ownFiles = new RegExp(
  `^${resolve(import.meta.dirname, '..')
    .replaceAll('\\', '/')
    .replaceAll(/[.*+?^${}()|[\]]/g, '\\$&')}/(?!.*\\.test\\.)`,
)

// A worker reads it before anything else.
const quickImports = pathToFileURL(join(import.meta.dirname, 'quick-imports.js')).href

export interface SuiteProjectsOptions {
  /** Globs of the suite files, e.g. `['suites/**\/*.test.ts']`. */
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  /** The environment that holds the settings. Default: `process.env`. */
  readonly env?: Environment
}

/**
 * The Vitest projects that run suites: one per agent under test, so `MODEL=a,b` makes two, and four with two `VARIANTS`.
 *
 * A wrong setting does not fail here but when the run starts, where it is reported as one line.
 *
 * @throws Error when this Node is too old: what would come later are errors about missing functions
 *
 * @example
 * ```ts
 * import { defineConfig } from 'vitest/config'
 * import { suiteProjects } from 'vitest-thinkingbox/config'
 *
 * export default defineConfig({
 *   test: {
 *     reporters: ['vitest-thinkingbox/reporter'],
 *     projects: suiteProjects({ include: ['suites/**\/*.test.ts'] }),
 *   },
 * })
 * ```
 */
export function suiteProjects(options: SuiteProjectsOptions): TestProjectInlineConfiguration[] {
  const problem = nodeProblem()
  if (problem) throw new Error(problem)
  const env = options.env ?? process.env
  const settings = settingsOrDefaults(env)
  return agentsOf(settings).map(({ name, env: own }, index) => {
    const { concurrency, slots, trialTimeout } = settingsOrDefaults({ ...env, ...own })
    // A trial may have to wait for a slot.
    const turns = Math.ceil(concurrency / slots)
    return {
      test: {
        name,
        include: [...options.include],
        exclude: ['**/node_modules/**', '**/fixtures/**', ...(options.exclude ?? [])],
        globalSetup: [globalSetup],
        env: { MODEL: '', ...own },
        server: { deps: { external: [ownFiles] } },
        pool: 'threads',
        // The files of a worker share modules, and with them its database.
        isolate: false,
        maxWorkers: settings.workers ?? Math.min(availableParallelism(), 4),
        maxConcurrency: concurrency,
        execArgv: ['--import', quickImports],
        sequence: { concurrent: true, groupOrder: index + 1 },
        // The trial's own limit comes first and makes it invalid; Vitest's would make it a failure.
        testTimeout: isDebugged() ? 0 : turns * trialTimeout * 1000 + 120_000,
        hookTimeout: 60_000,
        // Titles of tasks are shown whole.
        taskTitleValueFormatTruncate: 0,
        // A retry would turn a failed trial into a pass.
        retry: 0,
      },
    }
  })
}

/** The agents under test; when a run is graded again, those that it has trials of. */
function agentsOf(settings: Settings): readonly AgentName[] {
  if (!settings.regrade || settings.run === undefined) return agentNames(settings)
  const { sessions } = readRunFile(runDirectory(settings.results, settings.run))
  return [...new Set(sessions.flatMap((session) => session.agents))].map((name) => ({ name, env: {} }))
}

function settingsOrDefaults(env: Environment): Settings {
  try {
    return readSettings(env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return readSettings({})
  }
}
