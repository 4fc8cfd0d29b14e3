import type { Customer } from '../customer/customer.ts'
import type { Task } from '../define/define-task.ts'
import { classifyFault } from '../model/classify-fault.ts'
import { openSandbox } from '../sandbox/index.ts'
import { type Settings, secretsOf } from '../settings/index.ts'
import { redact, removeSecrets } from '../settings/redact.ts'
import { explainFailure } from '../trial/explain-failure.ts'
import { gradeTrial } from '../trial/grade-trial.ts'
import { limitRecord } from '../trial/limit-record.ts'
import { type PlayedTrial, playTrial } from '../trial/play-trial.ts'
import { recordGrade } from '../trial/record-grade.ts'
import type { TrialRecord } from '../trial/trial.ts'
import type { PlayedGrade } from './contract.ts'
import type { KeptRun } from './kept-run.ts'
import { createPersonAgent } from './person-agent.ts'
import { createPersonCustomer } from './person-customer.ts'
import type { Player } from './player.ts'

export interface PlayTasksOptions {
  /** Played one after another. */
  readonly tasks: readonly Task[]
  readonly settings: Settings
  readonly agent: Player
  /** A player, who may be the agent's too, or a model. */
  readonly customer: Player | Customer
  /** What the players are told beyond their parts: the task's id, and what a trial came to. */
  readonly tells: { readonly task: boolean; readonly grade: boolean }
  /** Where the trials are kept, if anywhere. */
  readonly run: KeptRun | undefined
  /** Ends everything; what is in progress is neither graded nor kept. */
  readonly signal: AbortSignal
  /** Told of each trial that came to its end. */
  onGraded(task: Task, grade: PlayedGrade): void
}

/**
 * Plays trials with a person, or any program, as the agent.
 *
 * @returns whether all were played: not when a player left, or the signal was aborted
 * @throws SandboxError when a task's records do not fit its sandbox
 * @throws ResultsError when a trial cannot be kept
 */
export async function playTasks(options: PlayTasksOptions): Promise<boolean> {
  const { tasks, run, agent, customer, tells } = options
  for (const [index, task] of tasks.entries()) {
    const trial = `${index + 1} of ${tasks.length}`
    const played = await play(options, task, trial).catch((error: unknown) => {
      // It was stopped before its trial had begun.
      if (options.signal.aborted) return undefined
      throw error
    })
    if (!played || (!played.valid && played.cause === 'cancelled')) return false
    const { record, grade } = gradePlayed(played, task, options.settings)
    await run?.record(record, task)
    const left = tasks.length - index - 1
    const players = new Set([agent, ...(isPlayer(customer) ? [customer] : [])])
    for (const player of players) player.tell({ type: 'end', trial, left, ...(tells.grade && { grade }) })
    options.onGraded(task, grade)
  }
  return true
}

async function play(options: PlayTasksOptions, task: Task, trial: string): Promise<PlayedTrial> {
  const { settings, agent: player, customer, tells, run } = options
  const left = new AbortController()
  const onLeft = () => left.abort()
  await using sandbox = await openSandbox(task.sandbox, { slots: 1 })
  const played = await playTrial({
    task,
    attempt: run?.nextAttempt(task) ?? 1,
    agent: createPersonAgent({ player, trial, namesTask: tells.task, onLeft }),
    customer: isPlayer(customer) ? createPersonCustomer(customer, trial, onLeft) : customer,
    sandbox,
    seed: settings.seed,
    maxTurns: settings.maxTurns,
    maxCalls: settings.maxCalls,
    signal: AbortSignal.any([options.signal, left.signal]),
    classifyFault,
  })
  const secrets = secretsOf(settings)
  return limitRecord(played, (text) => removeSecrets(text, secrets))
}

function isPlayer(customer: Player | Customer): customer is Player {
  return 'tell' in customer
}

function gradePlayed(
  played: PlayedTrial,
  task: Task,
  settings: Settings,
): { readonly record: TrialRecord; readonly grade: PlayedGrade } {
  if (!played.valid) {
    const { trial, cause } = played
    const message = redact(played.message, secretsOf(settings))
    return {
      record: { ...trial, verdict: 'invalid', cause, message },
      grade: { verdict: 'invalid', deviations: [], why: `invalid trial, ${cause}: ${message}` },
    }
  }
  const { trial } = played
  const grade = gradeTrial(trial, task.expected, task.sandbox.shapes)
  const record = recordGrade(trial, grade)
  const { verdict } = record
  const { end } = trial
  if (verdict === 'passed') return { record, grade: { verdict, end, deviations: [] } }
  return {
    record,
    grade: { verdict, end, deviations: [...grade.deviations], why: explainFailure(trial, grade) },
  }
}
