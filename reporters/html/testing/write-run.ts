import { mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Level } from '../../../lib/define/levels.ts'
import type { JournalLine } from '../../../lib/results/journal-line.ts'
import { JsonLinesWriter } from '../../../lib/results/json-lines-writer.ts'
import { openRun } from '../../../lib/results/run-directory.ts'
import { writeSummary } from '../../../lib/results/summary-file.ts'
import type { SeenByAgent, TaskLine } from '../../../lib/results/task-line.ts'
import type { TaskNote } from '../../task-notes.ts'

export type Verdict = JournalLine['trial']['verdict']

/** Which trial a line is about; what is left out is the same for all. */
export interface TrialSketch {
  readonly task: string
  readonly attempt: number
  readonly domain?: string
  readonly agent?: string
  readonly of?: number
  readonly cost?: number
  readonly level?: Level
  readonly startedAt?: string
}

type Failure = Partial<
  Pick<Extract<JournalLine['trial'], { verdict: 'failed' }>, 'deviations' | 'clean' | 'otherFailure'>
>

/** Writes a run as its workers would have. */
export function writeRun(
  directory: string,
  lines: readonly JournalLine[],
  titles: Readonly<Record<string, string>> = {},
): string {
  mkdirSync(directory, { recursive: true })
  openRun(directory, basename(directory), {
    startedAt: '2026-02-03T09:00:00.000Z',
    settings: {},
    agents: [...new Set(lines.map(({ trial }) => trial.agent))],
    seed: '1',
    versions: {},
  })
  const tasks = new JsonLinesWriter<TaskLine>(join(directory, 'tasks-1.jsonl'))
  for (const [task, title] of Object.entries(titles)) {
    tasks.append({ v: 1, domain: 'retail', task, title, fingerprint: `of ${task}`, records: {} })
  }
  tasks.close()
  const trials = new JsonLinesWriter<JournalLine>(join(directory, 'trials-1.jsonl'))
  for (const line of lines) trials.append(line)
  trials.close()
  return directory
}

/** Writes what the agents of the run's trials got, as a worker would have. */
export function writeSeen(directory: string, seen: SeenByAgent): void {
  const tasks = new JsonLinesWriter<TaskLine>(join(directory, 'tasks-2.jsonl'))
  const task = { v: 1 as const, domain: 'retail', task: 'ST001_001', title: 'a title', records: {} }
  tasks.append({ ...task, fingerprint: 'of ST001_001', sandbox: { fingerprint: 's', files: {}, seen } })
  tasks.close()
}

/** Writes what tests said about their tasks, as the end of a session would have. */
export function writeNotes(directory: string, notes: readonly TaskNote[]): void {
  writeSummary(directory, { version: 1, run: basename(directory), notes: [...notes], agents: [] })
}

/** A trial that passed. */
export function passed(sketch: TrialSketch): JournalLine {
  return { ...envelope(sketch), trial: { ...body(sketch), verdict: 'passed', deviations: [] } }
}

/** A trial that left a ticket in the wrong state, unless told otherwise. */
export function failed(sketch: TrialSketch, failure: Failure = {}): JournalLine {
  const {
    clean = true,
    deviations = [
      {
        kind: 'wrong field',
        table: 'tickets',
        key: '20',
        column: 'status',
        expected: 'hold',
        received: 'solved',
        call: 0,
      },
    ],
    otherFailure,
  } = failure
  return {
    ...envelope(sketch),
    trial: {
      ...body(sketch),
      verdict: 'failed',
      clean,
      deviations,
      ...(otherFailure !== undefined && { otherFailure }),
    },
  }
}

/** A trial that a rate limit made invalid. */
export function invalid(sketch: TrialSketch): JournalLine {
  const { end: _end, effects: _effects, ...started } = body(sketch)
  return {
    ...envelope(sketch),
    trial: { ...started, verdict: 'invalid', cause: 'rate limit', message: 'asked 4 times, refused 4 times' },
  }
}

/** Attempts 1 to `of` of a task, the first of which pass and the others fail. */
export function attempts(
  task: string,
  passes: number,
  of: number,
  more: Partial<TrialSketch> = {},
): JournalLine[] {
  return Array.from({ length: of }, (_, index) => {
    const sketch = { ...more, task, attempt: index + 1, of }
    return index < passes ? passed(sketch) : failed(sketch)
  })
}

function envelope({ task, of = 4, cost, level }: TrialSketch): Omit<JournalLine, 'trial'> {
  return {
    v: 1,
    of,
    ...(cost !== undefined && { cost }),
    ...(level && { level }),
    fingerprints: { task: `of ${task}`, sandbox: 's', settings: 's' },
  }
}

function body({
  task,
  attempt,
  domain = 'retail',
  agent = 'openai/gpt-5',
  startedAt = '2026-02-03T09:01:00.000Z',
}: TrialSketch) {
  return {
    task,
    domain,
    agent,
    attempt,
    startedAt,
    durationMs: 1234,
    end: 'customer finished' as const,
    conversation: [
      { role: 'customer' as const, text: `Where is my parcel? (${task}, attempt ${attempt})`, afterCalls: 0 },
      { role: 'agent' as const, text: 'I have put your ticket on hold.', afterCalls: 1 },
    ],
    calls: [
      {
        tool: 'update_ticket',
        arguments: { id: '20', status: 'solved' },
        result: { id: '20', status: 'solved' },
        isError: false,
        writes: true,
        effects: [
          {
            op: 'update' as const,
            table: 'tickets',
            key: '20',
            changes: { status: ['open', 'solved'] as [string, string] },
          },
        ],
        durationMs: 2,
      },
    ],
    effects: [
      {
        op: 'update' as const,
        table: 'tickets',
        key: '20',
        changes: { status: ['open', 'solved'] as [string, string] },
        call: 0,
      },
    ],
    usage: [],
  }
}
