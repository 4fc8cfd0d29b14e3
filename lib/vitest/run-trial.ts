import type { TestContext } from 'vitest'
import { attemptSchema, mostAttempts } from '../core/attempt.ts'
import type { Task } from '../define/define-task.ts'
import { classifyFault } from '../model/classify-fault.ts'
import { type JournalLine, toTrialMeta, trialKey } from '../results/journal-line.ts'
import { fingerprintsOf, toJournalLine, toTaskLine } from '../results/run-lines.ts'
import { inTurn, settingsOfAttempt } from '../settings/customer-models.ts'
import { secretsOf } from '../settings/index.ts'
import { redact, removeSecrets } from '../settings/redact.ts'
import { limitRecord } from '../trial/limit-record.ts'
import { type PlayedTrial, playTrial } from '../trial/play-trial.ts'
import type { TrialRecord } from '../trial/trial.ts'
import type { GradedTrial } from './graded-trial.ts'
import { type TrialTestContext, watchGrade } from './watch-grade.ts'
import { worker } from './worker.ts'
import { workerRun } from './worker-run.ts'

/** Runs, or reads from the journal, the trial of one test, and records what came of it when the test is over. */
export async function runTrialInTest(
  written: Task,
  attempt: number,
  context: TrialTestContext,
): Promise<GradedTrial> {
  if (!attemptSchema.safeParse(attempt).success) {
    throw new RangeError(
      `The attempt of ${written.id} must be a whole number from 1 to ${mostAttempts}, not ${attempt}.`,
    )
  }
  const { settings, trialTimeoutMs, agent: createAgent, open: openSandbox, vary } = worker()
  const task = vary(written)
  refuseOddTests(context.task, trialTimeoutMs)
  // Also where the trial itself is only read: what it was graded by has to be sound.
  if (settings.checkTasks && attempt === 1) {
    const { checkTask } = await import('./check-task.ts')
    await checkTask(task, await openSandbox(task.sandbox), (counts) => {
      context.task.meta.mutations = counts
    })
  }
  const run = workerRun()
  const created = run?.context.mode === 'regrade' ? undefined : await createAgent()
  const agentName = created?.agent.name ?? run?.context.agent ?? ''
  const fingerprints = fingerprintsOf(task, settingsOfAttempt(settings, attempt), created?.fingerprint)
  const identity = { task: task.id, domain: task.domain, agent: agentName, attempt }

  const earlier = run?.finished(trialKey(identity), fingerprints, task.sandbox)
  if (earlier && earlier.line.trial.verdict !== 'invalid') {
    const regrade = run?.context.mode === 'regrade'
    if (regrade || settings.acceptChanged || !earlier.changes.changed) {
      const { verdict, deviations, ...trial } = earlier.line.trial
      return watchGrade(trial, true, task, context, (record) => {
        context.task.meta.trial = {
          ...toTrialMeta({ ...earlier.line, trial: record }, true),
          ...(task.level && { level: task.level }),
          ...(regrade ? { was: verdict } : earlier.changes),
        }
      })
    }
  }
  if (!created) return skipUngraded(earlier?.line, context)
  run?.assertWritable()
  const openReason = run?.circuitBreaker.openReason
  if (openReason !== undefined) {
    context.task.meta.givenUp = redact(openReason, secretsOf(settings))
    context.skip('given up')
  }
  const overBudget = run?.budget?.overBudget()
  if (overBudget) {
    context.task.meta.overBudget = overBudget
    context.skip('over budget')
  }

  const record = (trial: TrialRecord) => {
    const of = settings.attempts
    const line = toJournalLine(trial, { task, settings, fingerprints, session: run?.context.number, of })
    run?.record(line, toTaskLine(task, fingerprints))
    context.task.meta.trial = { ...toTrialMeta(line), ...earlier?.changes }
  }

  // Before anybody sees it: the test's message, its metadata, the journal and every report are made from this.
  const secrets = secretsOf(settings)
  const clean = (text: string) => removeSecrets(text, secrets)
  const raw = await playTrial({
    task,
    attempt,
    agent: created.agent,
    customer: inTurn(created.customers, attempt),
    sandbox: await openSandbox(task.sandbox),
    seed: settings.seed,
    maxTurns: settings.maxTurns,
    maxCalls: settings.maxCalls,
    timeoutMs: trialTimeoutMs,
    signal: context.signal,
    classifyFault,
  })
  const played: PlayedTrial = limitRecord(raw, clean)
  run?.circuitBreaker.note(played)
  if (!played.valid) {
    const { cause } = played
    const message = redact(played.message, secretsOf(settings))
    record({ ...played.trial, verdict: 'invalid', cause, message })
    context.skip(`invalid trial, ${cause}: ${message}`)
  }
  return watchGrade(played.trial, false, task, context, record)
}

/** Tests that are run until they pass, or many times over, or that pass when they fail, have no one result. */
function refuseOddTests(test: TestContext['task'], trialTimeoutMs: number | undefined): void {
  const { retry, repeats = 0, timeout } = test
  const retries = typeof retry === 'object' ? (retry.count ?? 0) : (retry ?? 0)
  if (retries !== 0 || repeats !== 0) {
    throw new Error(
      `A trial runs once: take ${retries > 0 ? 'retry (or --retry)' : 'repeats'} away. ATTEMPTS says how often a task is tried.`,
    )
  }
  if (test.fails) {
    // Or Vitest would turn this refusal into a pass.
    Object.assign(test, { fails: false })
    throw new Error('What a trial comes to is its grade: take fails away.')
  }
  // 0 is no limit. Vitest would end the test in the middle of its trial.
  if (timeout > 0 && trialTimeoutMs !== undefined && timeout < trialTimeoutMs) {
    throw new Error(
      `This test may take ${timeout / 1000} s, its trial ${trialTimeoutMs / 1000} s: take timeout (or --testTimeout) away. TRIAL_TIMEOUT limits trials.`,
    )
  }
}

/** When a run is graded again: what cannot be graded keeps its place among the figures. */
function skipUngraded(line: JournalLine | undefined, context: TrialTestContext): never {
  if (line?.trial.verdict !== 'invalid') return context.skip('the run has no trial of it')
  context.task.meta.trial = { ...toTrialMeta(line, true), was: 'invalid' }
  return context.skip(`invalid trial, ${line.trial.cause}: ${line.trial.message}`)
}
