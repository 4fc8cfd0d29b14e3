import type { Task } from '../define/define-task.ts'
import { sandboxFiles, sandboxFingerprint, taskFingerprint } from '../define/fingerprint.ts'
import { toolListing } from '../define/tool-listing.ts'
import { costsOfTrial } from '../prices/index.ts'
import { settingsOfAttempt } from '../settings/customer-models.ts'
import { isModel, type Settings, settingsFingerprint } from '../settings/index.ts'
import { isModelFree } from '../settings/model-name.ts'
import { splitVariant } from '../settings/variant-name.ts'
import type { TrialRecord } from '../trial/trial.ts'
import { type Fingerprints, type JournalLine, journalVersion } from './journal-line.ts'
import { type SeenByAgent, type TaskLine, taskLineVersion } from './task-line.ts'

/**
 * What decides the outcome of a task's trials.
 *
 * @param agent - of an own agent's code, where it is known
 */
export function fingerprintsOf(task: Task, settings: Settings, agent: string | undefined): Fingerprints {
  return {
    task: taskFingerprint(task),
    sandbox: sandboxFingerprint(task.sandbox),
    settings: settingsFingerprint(settings),
    ...(agent !== undefined && { agent }),
  }
}

interface LineOptions {
  readonly task: Task
  readonly settings: Settings
  readonly fingerprints: Fingerprints
  /** The session's number; absent where no run is kept. */
  readonly session?: number | undefined
  /** Attempts asked for per task. */
  readonly of: number
}

/** A graded trial as the journal keeps it. */
export function toJournalLine(
  trial: TrialRecord,
  { task, settings, fingerprints, session, of }: LineOptions,
): JournalLine {
  const costs = costsOfTrial(trial, settings)
  const customer = customerOf(trial, settings)
  return {
    v: journalVersion,
    ...(session !== undefined && { session }),
    of,
    ...(costs !== undefined && { cost: costs.reduce((sum, cost) => sum + cost, 0), costs }),
    ...(customer !== undefined && { customer }),
    ...(task.level && { level: task.level }),
    fingerprints,
    trial,
  }
}

/** The model that plays the customer; a model under test does that itself where no other is named. */
function customerOf({ agent, attempt }: TrialRecord, settings: Settings): string | undefined {
  if (isModelFree(agent)) return undefined
  const { customerModel } = settingsOfAttempt(settings, attempt)
  const { agent: model } = splitVariant(agent)
  return customerModel ?? (isModel(model) ? model : undefined)
}

/** What a task's trials start from, as a run keeps it. */
export function toTaskLine(task: Task, fingerprints: Fingerprints): TaskLine {
  return {
    v: taskLineVersion,
    domain: task.domain,
    task: task.id,
    title: task.title,
    fingerprint: fingerprints.task,
    // Records are JSON or dates, which become JSON when they are written.
    records: task.records as TaskLine['records'],
    sandbox: {
      fingerprint: fingerprints.sandbox,
      files: sandboxFiles(task.sandbox),
      seen: {
        instructions: task.sandbox.instructions,
        // JSON all through, which its type does not say.
        tools: [...toolListing(task.sandbox).tools] as SeenByAgent['tools'],
      },
    },
  }
}
