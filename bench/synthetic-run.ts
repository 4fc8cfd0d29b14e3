import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { JournalLine } from '../lib/results/journal-line.ts'
import { JsonLinesWriter } from '../lib/results/json-lines-writer.ts'
import { isRun, openRun } from '../lib/results/run-directory.ts'
import { type TaskLine, taskLineVersion } from '../lib/results/task-line.ts'
import { syntheticTasks } from './synthetic/synthetic-task.ts'
import { type SyntheticAgent, syntheticTrial } from './synthetic/synthetic-trial.ts'
import { agentNames } from './synthetic/vocabulary.ts'

export interface SyntheticRunOptions {
  /** At most twelve. */
  readonly agents: number
  readonly tasks: number
  /** Per task and agent. */
  readonly attempts: number
  readonly seed: string
}

/** As large as the published benchmark with twelve models. */
export const fullRun: SyntheticRunOptions = { agents: 12, tasks: 507, attempts: 20, seed: '1' }

/**
 * Writes a made-up run in the journal's format, to measure what reads runs and to show reports without a model. Its
 * agents are called `simulated/…`, so that nobody takes the figures for a model's.
 *
 * @param directory - the run's directory, which must not hold a run yet
 * @returns how many trials were written
 * @throws ResultsError when a file cannot be written or is there already
 * @example
 * ```ts
 * import { writeSyntheticRun } from './bench/synthetic-run.ts'
 *
 * writeSyntheticRun('results/made-up', { agents: 2, tasks: 12, attempts: 20, seed: '1' }) // 480
 * ```
 */
export function writeSyntheticRun(directory: string, options: SyntheticRunOptions): number {
  const { attempts, seed } = options
  const tasks = syntheticTasks(options.tasks, seed)
  const agents = syntheticAgents(options.agents)
  mkdirSync(directory, { recursive: true })
  openRun(directory, basename(directory), {
    startedAt: '2026-01-05T08:00:00.000Z',
    settings: { ATTEMPTS: String(attempts), SEED: seed },
    seed,
    agents: agents.map(({ name }) => name),
    versions: { node: process.versions.node },
  })
  const taskWriter = new JsonLinesWriter<TaskLine>(join(directory, 'tasks-synthetic.jsonl'))
  for (const { id, domain, title, fingerprint } of tasks) {
    taskWriter.append({ v: taskLineVersion, domain: domain.name, task: id, title, fingerprint, records: {} })
  }
  taskWriter.close()
  // As with real workers, the attempts of one task are spread over the files.
  const writers = Array.from(
    { length: 4 },
    (_, worker) => new JsonLinesWriter<JournalLine>(join(directory, `trials-synthetic-${worker}.jsonl`)),
  )
  let trials = 0
  for (const agent of agents) {
    for (const task of tasks) {
      for (let attempt = 1; attempt <= attempts; attempt++) {
        writers[trials % writers.length]?.append(syntheticTrial(agent, task, attempt, attempts, seed))
        trials++
      }
    }
  }
  for (const writer of writers) writer.close()
  return trials
}

function syntheticAgents(count: number): SyntheticAgent[] {
  return agentNames.slice(0, count).map((name, index) => ({
    name,
    skill: 2.3 - index * 0.22,
    temper: [0.4, 1.6, 0.9][index % 3] ?? 1,
    price: [1.2, 4, 0.5, 9][index % 4] ?? 1,
  }))
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      agents: { type: 'string', default: String(fullRun.agents) },
      tasks: { type: 'string', default: String(fullRun.tasks) },
      attempts: { type: 'string', default: String(fullRun.attempts) },
      seed: { type: 'string', default: fullRun.seed },
    },
  })
  const directory = positionals[0] ?? join('results', 'synthetic')
  if (isRun(directory)) {
    console.error(`${directory} holds a run already: name another directory, or remove it.`)
    process.exitCode = 1
  } else {
    const { agents, tasks, attempts, seed } = values
    const started = performance.now()
    const trials = writeSyntheticRun(directory, {
      agents: Number(agents),
      tasks: Number(tasks),
      attempts: Number(attempts),
      seed,
    })
    console.log(`${trials} trials in ${directory}, written in ${Math.round(performance.now() - started)} ms`)
  }
}
