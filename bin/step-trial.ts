import { inlineValue, visible } from '../lib/core/inline-value.ts'
import type { Deviation } from '../lib/grading/deviation.ts'
import type { JournalLine } from '../lib/results/journal-line.ts'
import { type TrialEvent, trialCourse } from '../lib/trial/trial-course.ts'
import { type ShowOptions, showEvent, showOutcome, showStart } from './show-trial.ts'

/** Where steps are shown, and who says when the next one is. */
export interface StepConsole {
  say(line: string): void
  /** @returns undefined when nothing more will be typed */
  ask(prompt: string): Promise<string | undefined>
}

const help = 'Enter: next step; c: as far as the next call; a number: that call; b: back; q: leave'

/**
 * Shows a trial step by step: every message, request to the model and call with its effects, and at a call what it did wrong.
 * What the trial came to is the last step.
 */
export async function stepTrial(
  line: JournalLine,
  options: ShowOptions,
  { say, ask }: StepConsole,
): Promise<void> {
  const events = trialCourse(line.trial)
  const show = (step: number) => {
    const event = events[step]
    const lines = event ? showStep(event, line.trial, options.full) : showOutcome(line.trial, options.full)
    for (const each of event ? lines : ['', ...lines]) say(each)
  }
  for (const each of showStart(line, options)) say(each)
  say(help)
  /** How many steps have been shown, counted from the first. */
  let shown = 0
  while (true) {
    const typed = (await ask(`${shown} of ${events.length + 1} > `))?.trim()
    if (typed === undefined || typed === 'q') return
    const steps = stepsFor(typed, shown, events)
    if (!steps) say(help)
    else if (shown > events.length && typed === '') return
    for (const step of steps ?? []) {
      show(step)
      shown = step + 1
    }
  }
}

/** Which steps what was typed asks for; undefined for what cannot be typed, or a call that is not there. */
function stepsFor(
  typed: string,
  shown: number,
  events: readonly TrialEvent[],
): readonly number[] | undefined {
  const isCall = ({ kind }: TrialEvent) => kind === 'call'
  if (typed === '') return shown <= events.length ? [shown] : []
  if (typed === 'b') return [Math.max(0, shown - 2)]
  if (typed === 'c') {
    const next = events.findIndex((event, step) => step >= shown && isCall(event))
    const last = next < 0 ? events.length : next
    return Array.from({ length: Math.max(0, last - shown + 1) }, (_, index) => shown + index)
  }
  const step = events.findIndex((event) => isCall(event) && String(event.index + 1) === typed)
  return step < 0 ? undefined : [step]
}

function showStep(event: TrialEvent, trial: JournalLine['trial'], full?: boolean): string[] {
  const lines = showEvent(event, full)
  if (event.kind !== 'call' || trial.verdict !== 'failed') return lines
  const wrong = trial.deviations.filter(({ call }) => call === event.index)
  return [...lines, ...wrong.map((deviation) => `    deviates: ${describe(deviation)}`)]
}

function describe(deviation: Deviation): string {
  const { kind, table } = deviation
  const key = visible(deviation.key)
  if (kind !== 'wrong field') return `${kind} ${table} ${key} ${deviation.op}`
  const { column, expected, received } = deviation
  return `${kind} ${table} ${key} ${column}: expected ${inlineValue(expected)}, received ${inlineValue(received)}`
}
