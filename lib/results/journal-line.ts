import { z } from 'zod'
import { attemptSchema } from '../core/attempt.ts'
import { printable } from '../core/printable.ts'
import type { Usage } from '../core/usage.ts'
import { levels } from '../define/levels.ts'
import type { Deviation } from '../grading/deviation.ts'
import { type Trial, trialRecordSchema } from '../trial/trial.ts'
import { type DeviationLetter, deviationLetters } from './deviation-letters.ts'
import type { TrialMeta } from './trial-meta.ts'

/** The journal format's version; a reader refuses a line of another one. */
export const journalVersion = 1

/** One line of `trials-*.jsonl`: a graded trial and what it depends on. */
export const journalLineSchema = z.object({
  v: z.literal(journalVersion),
  /** Which session of the run it ran in, counted from 1: of two lines of one trial, that of the later session counts. */
  session: z.int().positive().optional(),
  /** Attempts asked for per task when the trial ran. */
  of: attemptSchema,
  /** US dollars; absent when a price, or what the agent used, is unknown. */
  cost: z.number().nonnegative().optional(),
  /** The same, for each entry of the trial's `usage`. */
  costs: z.array(z.number().nonnegative()).optional(),
  /** The model that played the customer; absent where none did. */
  customer: z.string().optional(),
  /** How much the task asks of an agent; absent where nobody has said so. */
  level: z.enum(levels).optional(),
  /** Hashes of what decides the outcome; a continued run notices when one differs. */
  fingerprints: z.object({
    task: z.string(),
    sandbox: z.string(),
    settings: z.string(),
    /** Of an own agent's code. */
    agent: z.string().optional(),
  }),
  trial: trialRecordSchema,
})

export type JournalLine = z.infer<typeof journalLineSchema>

/** A line from before an agent's own error decided the verdict, as it is graded now. */
export function withAgentErrorFailed(line: JournalLine): JournalLine {
  const { trial } = line
  if (trial.verdict === 'invalid' || trial.end !== 'agent error') return line
  return { ...line, trial: { ...trial, verdict: 'failed', deviations: [], clean: false } }
}
export type Fingerprints = JournalLine['fingerprints']

/** What makes a trial the same trial: `domain/task/agent/attempt`. */
export type TrialKey = string

/** The key under which a run holds at most one trial. */
export function trialKey(trial: {
  readonly domain: string
  readonly task: string
  readonly agent: string
  readonly attempt: number
}): TrialKey {
  return [trial.domain, trial.task, trial.agent, trial.attempt].join('\u0000')
}

/** How many models' costs a test's metadata carries: the dearest. */
const maxMetaModels = 4

function costsByModel({ costs = [], trial }: JournalLine): Pick<TrialMeta, 'costs'> {
  const priced = trial.usage.flatMap(({ role, model }, index): [Usage['role'], string, number][] => {
    const cost = costs[index]
    return cost === undefined || cost === 0 ? [] : [[role, model, cost]]
  })
  if (priced.length === 0) return {}
  return { costs: priced.toSorted(([, , a], [, , b]) => b - a).slice(0, maxMetaModels) }
}

/** How many distinct deviations a test's metadata carries; the journal has all of them. */
const maxMetaDeviations = 6

/** Characters of what a test's metadata says about a failed assertion. */
const maxMetaAssertion = 80

/** Characters of what a test's metadata says about an invalid trial. */
const maxMetaMessage = 160

/** The summary of a trial that travels in its test's metadata. */
export function toTrialMeta(line: JournalLine, resumed = false): TrialMeta {
  const { trial } = line
  const tokens = trial.usage.reduce<[number, number, number]>(
    (sum, usage) => [
      sum[0] + usage.inputTokens,
      sum[1] + usage.cachedInputTokens,
      sum[2] + usage.outputTokens,
    ],
    [0, 0, 0],
  )
  return {
    task: trial.task,
    domain: trial.domain,
    ...(line.level && { level: line.level }),
    agent: trial.agent,
    ...(line.customer !== undefined && { customer: line.customer }),
    attempt: trial.attempt,
    of: line.of,
    verdict: trial.verdict,
    ...(trial.verdict === 'invalid'
      ? { cause: trial.cause, message: inOneLine(trial.message) }
      : ended(trial)),
    ...(trial.verdict === 'failed' && {
      clean: trial.clean,
      deviations: mostTelling(trial.deviations.map(shorten)),
      ...(trial.otherFailure !== undefined && {
        assertion: inOneLine(trial.otherFailure.split('\n', 1)[0] ?? '').slice(0, maxMetaAssertion),
      }),
    }),
    tokens,
    ...(line.cost !== undefined && { cost: line.cost }),
    ...costsByModel(line),
    ms: Math.round(trial.durationMs),
    ...(resumed && { resumed }),
  }
}

function ended({ end, error }: Pick<Trial, 'end' | 'error'>): Pick<TrialMeta, 'end' | 'message'> {
  if (end === 'customer finished' || end === 'agent stopped') return {}
  return { end, ...(error !== undefined && { message: inOneLine(error) }) }
}

function inOneLine(message: string): string {
  const line = printable(message).replaceAll(/\s+/g, ' ').trim()
  return line.length <= maxMetaMessage ? line : `${line.slice(0, maxMetaMessage - 1)}…`
}

/** So many distinct ones, every kind among them. */
function mostTelling(deviations: readonly [DeviationLetter, string][]): [DeviationLetter, string][] {
  const distinct = [...new Map(deviations.map((each) => [each.join(''), each])).values()]
  const first = distinct.filter(([kind], index) => distinct.findIndex(([other]) => other === kind) === index)
  return [...new Set([...first, ...distinct])].slice(0, maxMetaDeviations)
}

function shorten(deviation: Deviation): [DeviationLetter, string] {
  const place = deviation.kind === 'wrong field' ? `${deviation.table}.${deviation.column}` : deviation.table
  return [deviationLetters[deviation.kind], place.slice(0, 48)]
}
