import type { DeviationKind } from '../../lib/grading/deviation.ts'
import { deviationKinds } from '../../lib/results/deviation-letters.ts'
import { trialKey } from '../../lib/results/journal-line.ts'
import type { JournalPlace } from '../../lib/results/journal-reader.ts'
import { type RunFile, readRunFile } from '../../lib/results/run-directory.ts'
import { readStoredTrials, type StoredTrial } from '../../lib/results/stored-trials.ts'
import { summarise } from '../../lib/results/summarise.ts'
import type { AgentSummary } from '../../lib/results/summary.ts'
import { readSummary } from '../../lib/results/summary-file.ts'
import { readSeen, readTaskLines, type SeenByAgent } from '../../lib/results/task-line.ts'
import type { TrialMeta } from '../../lib/results/trial-meta.ts'
import { groupNotes, type TaskNote } from '../task-notes.ts'
import {
  type Cell,
  encodeCell,
  type ReportData,
  type ReportNote,
  type ReportRun,
  type ReportSeries,
  type ReportTask,
  type SeriesTask,
} from './report-data.ts'

/** A report before its details: what the page shows, and where each chunk's trials are in the journals. */
export interface CollectedReport {
  readonly data: Omit<ReportData, 'details'>
  /** By chunk: the trials of one agent and task, in the order of their attempts. */
  readonly chunks: readonly (readonly JournalPlace[])[]
  /** What agents got, in the chunks after those. */
  readonly seen: readonly SeenByAgent[]
  readonly trials: number
  /** Lines of the journals that could not be read, one sentence each. */
  readonly problems: readonly string[]
}

/**
 * Reads runs for a report: trials become numbers and places, no trajectory is kept.
 *
 * @param directories - the runs' directories
 * @param now - when the report is written
 * @param graded - trials as they were graded just now, in place of what the journals say
 * @throws ResultsError when a run cannot be read
 */
export async function collectReport(
  directories: readonly string[],
  now: Date,
  graded: readonly TrialMeta[] = [],
): Promise<CollectedReport> {
  const today = new Map(graded.map((meta) => [trialKey(meta), meta]))
  const index = new ReportIndex()
  const described: { run: ReportRun; notes: readonly TaskNote[] }[] = []
  const problems: string[] = []
  const seen = new Map<string, SeenByAgent>()
  const found: { run: number; trials: readonly StoredTrial[]; summary: AgentSummary }[] = []
  const files = directories.map((directory) => ({ directory, file: readRunFile(directory) }))
  for (const { directory, file } of files) {
    const stored = await readStoredTrials(directory)
    const trials = [...stored.trials.values()].map((trial) => ({
      ...trial,
      meta: today.get(trialKey(trial.meta)) ?? trial.meta,
    }))
    const namesakes = files.filter((other) => other.file.run === file.run).length
    const name = namesakes > 1 ? `${file.run} (${directory})` : file.run
    problems.push(...stored.problems)
    index.addTasks(trials, readTaskLines(directory))
    const used = new Set(trials.map(({ fingerprints }) => fingerprints.sandbox))
    for (const [sandbox, each] of readSeen(directory)) if (used.has(sandbox)) seen.set(sandbox, each)
    const summary = summarise(
      trials.map(({ meta }) => meta),
      file.run,
    )
    const byAgent = Map.groupBy(trials, ({ meta }) => meta.agent)
    for (const agent of summary.agents) {
      found.push({ run: described.length, trials: byAgent.get(agent.agent) ?? [], summary: agent })
    }
    described.push({
      run: describeRun(name, file, stored.problems.length),
      notes: readSummary(directory)?.notes ?? [],
    })
  }
  const tasks = index.sortTasks()
  const runs = described.map(({ run, notes }) => ({ ...run, ...index.encodeNotes(notes) }))
  const chunks: (readonly JournalPlace[])[] = []
  const series = found.map(({ run, trials, summary }): ReportSeries => {
    const byTask = Map.groupBy(trials, ({ meta }) => index.taskNumber(meta))
    const { agent, simulated, attempts, overall, customers } = summary
    return {
      run,
      agent,
      simulated,
      attempts,
      overall,
      domains: Object.fromEntries(
        summary.domains.map(({ domain, perTask: _perTask, ...figures }) => [domain, figures]),
      ),
      ...(customers && { customers }),
      tasks: [...byTask]
        .sort(([a], [b]) => a - b)
        .map(([task, own]): SeriesTask => {
          const ordered = own.toSorted((a, b) => a.meta.attempt - b.meta.attempt)
          const chunk = chunks.push(ordered.map(({ place }) => place)) - 1
          return {
            task,
            ...index.encodeAttempts(
              ordered.map(({ meta }) => meta),
              attempts,
            ),
            chunk,
          }
        }),
    }
  })
  const seenChunks = Object.fromEntries(
    [...seen.keys()].map((sandbox, number) => [sandbox, chunks.length + number]),
  )
  const data = {
    writtenAt: now.toISOString(),
    runs,
    series,
    tasks,
    ...index.dictionaries(),
    seen: seenChunks,
  }
  return {
    data,
    chunks,
    seen: [...seen.values()],
    trials: found.reduce((sum, { trials }) => sum + trials.length, 0),
    problems,
  }
}

function describeRun(name: string, file: RunFile, unreadable: number): ReportRun {
  const commit = file.sessions.at(-1)?.commit
  return {
    name,
    startedAt: file.startedAt,
    sessions: file.sessions.length,
    unreadable,
    ...(commit && { commit: `${commit.hash.slice(0, 10)}${commit.modified ? ', with local changes' : ''}` }),
  }
}

/** Gives everything that trials have in common a number. */
class ReportIndex {
  readonly #tasks = new Map<string, ReportTask>()
  #taskNumbers = new Map<string, number>()
  readonly #deviations = new Numbering<readonly [DeviationKind, string]>()
  readonly #deviationSets = new Numbering<readonly number[]>()
  readonly #causes = new Numbering<string>()

  addTasks(trials: readonly StoredTrial[], lines: ReturnType<typeof readTaskLines>): void {
    for (const { meta, fingerprints } of trials) {
      const { domain, task: id } = meta
      const known = this.#tasks.get(taskKey(meta))
      if (known?.title !== undefined) continue
      const title = lines.get(fingerprints.task)?.title
      const family = id.split('_')[0] ?? id
      const level = meta.level ?? known?.level
      this.#tasks.set(taskKey(meta), {
        id,
        domain,
        family,
        ...(level && { level }),
        ...(title !== undefined && { title }),
      })
    }
  }

  sortTasks(): ReportTask[] {
    const sorted = [...this.#tasks].sort(([a], [b]) => (a < b ? -1 : 1))
    this.#taskNumbers = new Map(sorted.map(([key], number) => [key, number]))
    return sorted.map(([, task]) => task)
  }

  taskNumber(meta: TaskPlace): number {
    return this.#taskNumbers.get(taskKey(meta)) ?? -1
  }

  /** Notes about tasks that have a trial. */
  encodeNotes(notes: readonly TaskNote[]): Pick<ReportRun, 'notes'> {
    const known = notes.filter((note) => this.#taskNumbers.has(taskKey(note)))
    if (known.length === 0) return {}
    return {
      notes: groupNotes(known).map((group): ReportNote => {
        const [{ kind, message }] = group
        return { kind, message, tasks: group.map((note) => this.taskNumber(note)) }
      }),
    }
  }

  /**
   * @param metas - one task's trials by one agent, in the order of their attempts
   * @param asked - the attempts asked for of the agent's tasks
   */
  encodeAttempts(metas: readonly TrialMeta[], asked: number): Pick<SeriesTask, 'cells' | 'cost'> {
    const cells = new Array<number>(asked).fill(encodeCell({ verdict: 'none' }))
    for (const meta of metas) cells[meta.attempt - 1] = encodeCell(this.#cell(meta))
    const valid = metas.filter(({ verdict }) => verdict !== 'invalid')
    if (valid.some(({ cost }) => cost === undefined)) return { cells }
    return { cells, cost: valid.reduce((sum, { cost }) => sum + (cost ?? 0), 0) }
  }

  #cell(meta: TrialMeta): Cell {
    if (meta.verdict === 'passed') return { verdict: 'passed' }
    if (meta.verdict === 'invalid') {
      const cause = meta.cause ?? 'unknown'
      return { verdict: 'invalid', cause: this.#causes.number(cause, cause) }
    }
    const numbers = (meta.deviations ?? []).map(([letter, place]) =>
      this.#deviations.number(`${letter}${place}`, [deviationKinds[letter], place]),
    )
    const set = [...new Set(numbers)].sort((a, b) => a - b)
    const deviationSet = this.#deviationSets.number(set.join(), set)
    return { verdict: 'failed', clean: meta.clean ?? false, deviationSet }
  }

  dictionaries(): Pick<ReportData, 'deviations' | 'deviationSets' | 'causes'> {
    return {
      deviations: this.#deviations.values,
      deviationSets: this.#deviationSets.values,
      causes: this.#causes.values,
    }
  }
}

class Numbering<T> {
  readonly values: T[] = []
  readonly #numbers = new Map<string, number>()

  number(key: string, value: T): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.values.length)
    return this.values.push(value) - 1
  }
}

type TaskPlace = Pick<TrialMeta, 'domain' | 'task'>

function taskKey({ domain, task }: TaskPlace): string {
  return `${domain}\u0000${task}`
}
