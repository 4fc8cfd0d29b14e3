import type { TestContext } from 'vitest'
import { classifyFault } from '../agent/classify-fault.ts'
import { gradeEffects, isCleanFailure } from '../grading/index.ts'
import { costOfTrial } from '../prices/index.ts'
import {
  type Fingerprints,
  type JournalLine,
  journalVersion,
  toTrialMeta,
  trialKey,
} from '../results/journal-line.ts'
import { ResultsError } from '../results/results-error.ts'
import { type TaskLine, taskLineVersion } from '../results/task-line.ts'
import { secretsOf, settingsFingerprint } from '../settings/index.ts'
import { redact } from '../settings/redact.ts'
import type { Task } from '../task/define-tasks.ts'
import { sandboxFingerprint, taskFingerprint } from '../task/fingerprint.ts'
import { attemptSchema, mostAttempts } from '../trial/attempt.ts'
import { type PlayedTrial, playTrial } from '../trial/play-trial.ts'
import type { Trial, TrialRecord } from '../trial/trial.ts'
import type { GradedTrial, GradeReport, Judgement } from './graded-trial.ts'
import { worker } from './worker.ts'
import { workerRun } from './worker-run.ts'

/** The test of a trial. */
interface TrialTestContext extends Pick<TestContext, 'task' | 'signal' | 'skip' | 'onTestFinished'> {
  /** The test is wrong: what came of its trial is not the agent's doing, and is not recorded. */
  isMisused: boolean
}

/** Runs, or reads from the journal, the trial of one test, and records what came of it when the test is over. */
export async function runTrialInTest(
  task: Task,
  attempt: number,
  context: TrialTestContext,
): Promise<GradedTrial> {
  if (!attemptSchema.safeParse(attempt).success) {
    throw new RangeError(
      `The attempt of ${task.id} must be a whole number from 1 to ${mostAttempts}, not ${attempt}.`,
    )
  }
  refuseRepetition(context.task)
  const { settings, trialTimeoutMs, agent: createAgent, open: openSandbox } = worker()
  // Also where the trial itself is only read: what it was graded by has to be sound.
  if (settings.checkTasks && attempt === 1) {
    const { checkTask } = await import('./check-task.ts')
    await checkTask(task, await openSandbox(task.sandbox), (counts) => {
      context.task.meta.spoilings = counts
    })
  }
  const run = workerRun()
  const created = run?.context.mode === 'regrade' ? undefined : await createAgent()
  const agentName = created?.agent.name ?? run?.context.agent ?? ''
  const fingerprints: Fingerprints = {
    task: taskFingerprint(task),
    sandbox: sandboxFingerprint(task.sandbox),
    settings: settingsFingerprint(settings),
    ...(created?.fingerprint !== undefined && { agent: created.fingerprint }),
  }
  const identity = { task: task.id, domain: task.domain, agent: agentName, attempt }

  const earlier = run?.finished(trialKey(identity), fingerprints)
  if (earlier && earlier.line.trial.verdict !== 'invalid') {
    const regrade = run?.context.mode === 'regrade'
    if (regrade || settings.acceptChanged || earlier.changed.length === 0) {
      const { verdict, deviations, ...trial } = earlier.line.trial
      return watchGrade(trial, true, task, context, (record) => {
        context.task.meta.trial = {
          ...toTrialMeta({ ...earlier.line, trial: record }, true),
          ...(regrade ? { was: verdict } : earlier.changed.length > 0 && { changed: earlier.changed }),
        }
      })
    }
  }
  if (!created) return skipUngraded(earlier?.line, context)
  run?.assertWritable()
  const hopeless = run?.prospects.hopeless
  if (hopeless !== undefined) {
    context.task.meta.givenUp = redact(hopeless, secretsOf(settings))
    context.skip('given up')
  }
  const changed = earlier?.changed

  const line = (trial: TrialRecord): JournalLine => {
    const cost = costOfTrial(trial, settings)
    return {
      v: journalVersion,
      of: settings.attempts,
      ...(cost !== undefined && { cost }),
      fingerprints,
      trial,
    }
  }
  const record = (trial: TrialRecord) => {
    const recorded = line(trial)
    run?.record(recorded, {
      v: taskLineVersion,
      domain: task.domain,
      task: task.id,
      title: task.title,
      fingerprint: fingerprints.task,
      // Records are JSON or dates, which become JSON when they are written.
      records: task.records as TaskLine['records'],
    })
    context.task.meta.trial = { ...toTrialMeta(recorded), ...(changed?.length && { changed }) }
  }

  const played: PlayedTrial = await playTrial({
    task,
    attempt,
    agent: created.agent,
    customer: created.customer,
    sandbox: await openSandbox(task.sandbox),
    seed: settings.seed,
    maxTurns: settings.maxTurns,
    timeoutMs: trialTimeoutMs,
    signal: context.signal,
    classifyFault,
  })
  run?.prospects.note(played)
  if (!played.valid) {
    const { cause } = played
    const message = redact(played.message, secretsOf(settings))
    record({ ...played.trial, verdict: 'invalid', cause, message })
    context.skip(`invalid trial, ${cause}: ${message}`)
  }
  return watchGrade(played.trial, false, task, context, record)
}

/** Tests that are run until they pass, or many times over, have no one result. */
function refuseRepetition({ retry, repeats = 0 }: TestContext['task']): void {
  const retries = typeof retry === 'object' ? (retry.count ?? 0) : (retry ?? 0)
  if (retries === 0 && repeats === 0) return
  throw new Error(
    `A trial runs once: take ${retries > 0 ? 'retry (or --retry)' : 'repeats'} away. ATTEMPTS says how often a task is tried.`,
  )
}

/** When a run is graded again: what cannot be graded keeps its place among the figures. */
function skipUngraded(line: JournalLine | undefined, context: TrialTestContext): never {
  if (line?.trial.verdict !== 'invalid') return context.skip('the run has no trial of it')
  context.task.meta.trial = { ...toTrialMeta(line, true), was: 'invalid' }
  return context.skip(`invalid trial, ${line.trial.cause}: ${line.trial.message}`)
}

/** The grade of a trial whose test failed before it asked for one. */
function gradeUnasked({ effects, calls }: Trial, { expected, sandbox }: Task): GradeReport {
  try {
    return gradeEffects(effects, expected, sandbox.shapes, calls)
  } catch {
    // What is wrong with the expectation is said where it is used.
    return { passed: false, deviations: [] }
  }
}

/** Hands the trial to the test, and when the test is over says what came of it. */
function watchGrade(
  played: Trial,
  stored: boolean,
  task: Task,
  context: TrialTestContext,
  record: (trial: TrialRecord) => void,
): GradedTrial {
  let grade: GradeReport | undefined
  let trial = played
  let spoiled = false
  context.onTestFinished(() => {
    if (spoiled || context.isMisused) return
    const { result } = context.task
    const testFailed = result?.state === 'fail'
    if (!grade && !testFailed) {
      throw new ResultsError(
        'NOT_GRADED',
        `Attempt ${trial.attempt} of ${task.id} ran but was not graded. ` +
          'Add expect(trial).toHaveEffects(task.expected) to the test.',
      )
    }
    if (grade?.passed && !testFailed) return record({ ...trial, verdict: 'passed', deviations: [] })
    const deviations = [...(grade ?? gradeUnasked(trial, task)).deviations]
    const otherFailure = deviations.length === 0 ? result?.errors?.[0]?.message : undefined
    record({
      ...trial,
      verdict: 'failed',
      deviations,
      clean: isCleanFailure(trial),
      ...(otherFailure !== undefined && { otherFailure }),
    })
    if (!testFailed) {
      throw new Error(
        `Attempt ${trial.attempt} of ${task.id} failed: toHaveEffects said so, and the test went on without its error.`,
      )
    }
  })
  return {
    ...played,
    shapes: task.sandbox.shapes,
    stored,
    onGraded: (report) => {
      // Of several, one that failed decides.
      if (grade?.passed !== false) grade = report
    },
    onMisused: () => {
      context.isMisused = true
    },
    onJudged: ({ answers, usage }: Judgement) => {
      trial = { ...played, answers: [...answers], usage: [...played.usage, ...usage] }
    },
    spoil: ({ invalidCause, message }, usage) => {
      spoiled = true
      record({
        ...played,
        usage: [...played.usage, ...usage],
        verdict: 'invalid',
        cause: invalidCause,
        message,
      })
      return context.skip(`invalid trial, ${invalidCause}: ${message}`)
    },
  }
}
