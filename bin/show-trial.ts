import { visible } from '../lib/core/inline-value.ts'
import type { Message } from '../lib/core/message.ts'
import type { PlacedRequest } from '../lib/core/model-request.ts'
import type { ToolCall } from '../lib/core/tool-call.ts'
import { explainDeviations, inlineValue } from '../lib/grading/index.ts'
import type { JournalLine } from '../lib/results/journal-line.ts'
import type { SeenByAgent } from '../lib/results/task-line.ts'
import { isModelFree } from '../lib/settings/model-name.ts'
import { explainEnd } from '../lib/trial/explain-end.ts'
import { type TrialEvent, trialCourse } from '../lib/trial/trial-course.ts'
import { formatNoun } from '../reporters/number-format.ts'
import { requestFacts } from '../reporters/request-facts.ts'
import { showEffect, whole } from './show-effect.ts'
import { showSeen, summariseSeen } from './show-seen.ts'

export interface ShowOptions {
  /** Long values whole. */
  readonly full?: boolean | undefined
  /** What the agent got beside messages, where the run holds it. */
  readonly seen?: SeenByAgent | undefined
  /** All of that, and not only how much it is. */
  readonly listsSeen?: boolean | undefined
}

/** One trial for reading: what was said, each tool call with its effects, and what deviates. */
export function showTrial(line: JournalLine, options: ShowOptions = {}): string[] {
  const course = trialCourse(line.trial).flatMap((event) => showEvent(event, options.full))
  return [...showStart(line, options), ...course, '', ...showOutcome(line.trial, options.full)]
}

/** Which trial it is, and what its agent got. */
export function showStart(line: JournalLine, { seen, listsSeen }: ShowOptions): string[] {
  const got = listsSeen
    ? ['', ...(seen ? showSeen(seen) : ['The run does not hold what its agents got.'])]
    : seen
      ? [`the agent got ${summariseSeen(seen)}; --seen shows them`]
      : []
  return [...showHead(line), ...got, '']
}

/** Which trial it is, and what it took. */
function showHead({ trial, cost, customer }: JournalLine): string[] {
  const tokens = trial.usage.reduce((sum, usage) => sum + usage.inputTokens + usage.outputTokens, 0)
  const spent =
    tokens === 0 && isModelFree(trial.agent)
      ? 'cost –'
      : `${tokens} tokens, ${cost === undefined ? 'cost unknown' : `$${cost.toFixed(4)}`}`
  const requests = trial.requests ? `${formatNoun(trial.requests.length, 'model request')}, ` : ''
  return [
    `${trial.domain} ${trial.task}, attempt ${trial.attempt}, ${trial.agent}: ${trial.verdict}`,
    `started ${trial.startedAt}, ${(trial.durationMs / 1000).toFixed(1)} s, ${formatNoun(trial.calls.length, 'tool call')}, ` +
      requests +
      spent +
      (customer === undefined ? '' : `, customer ${customer}`) +
      (trial.end ? `, ended: ${trial.end}` : ''),
  ]
}

/** One thing that happened in a trial, in lines. */
export function showEvent(event: TrialEvent, full = false): string[] {
  if (event.kind === 'message') return showMessage(event.message)
  if (event.kind === 'request') return [showRequest(event.index, event.request)]
  return showCall(event.index, event.call, full)
}

/** What follows a line break is set off, so that no message can pass for another line of this page. */
function showMessage({ role, text, unsaid }: Message): string[] {
  const [first = '', ...others] = text.split(/\r\n?|\n/)
  const speaker = unsaid === undefined ? role : `${role} (${unsaid}, not sent)`
  return [`${speaker}: ${first}`, ...others.map((line) => `${' '.repeat(speaker.length + 2)}${line}`)]
}

function showRequest(index: number, request: PlacedRequest): string {
  return `  request ${index + 1}: ${visible(requestFacts(request).join(', '))}`
}

function showCall(index: number, call: ToolCall, full: boolean): string[] {
  const result = inlineValue(call.result, full ? whole : { text: 200, items: 30 })
  return [
    `  call ${index + 1}: ${visible(call.tool)}(${inlineValue(call.arguments, full ? whole : { text: 200 })})`,
    `    ${call.isError ? 'refused' : 'result'}: ${result}`,
    ...call.effects.map((effect) => `    effect: ${showEffect(effect, full)}`),
  ]
}

/** What an agent in another process wrote to its standard error. */
function showStderr(stderr: string | undefined): string[] {
  if (stderr === undefined) return []
  const lines = stderr.trimEnd().split(/\r\n?|\n/)
  return ["The agent's standard error:", ...lines.map((line) => `  ${visible(line)}`), '']
}

/** What it came to: effects, and why it failed or was invalid. */
export function showOutcome(trial: JournalLine['trial'], full = false): string[] {
  return [...showStderr(trial.stderr), ...showVerdict(trial, full)]
}

function showVerdict(trial: JournalLine['trial'], full: boolean): string[] {
  if (trial.verdict === 'invalid')
    return [`Invalid, counted in no rate: ${trial.cause}: ${oneLine(trial.message)}`]
  const net = [
    'Net effects:',
    ...(trial.effects.length === 0 ? ['  none'] : trial.effects.map((e) => `  ${showEffect(e, full)}`)),
  ]
  const judged = (trial.answers ?? []).map(
    ({ question, answer, reason }) => `  ${answer}: ${oneLine(question)} (${oneLine(reason)})`,
  )
  if (judged.length > 0) net.push('', 'What the judge answered about the final response:', ...judged)
  if (trial.verdict === 'passed') return [...net, '', 'Passed: these are exactly the expected effects.']
  return [...net, '', ...whyFailed(trial).split('\n')]
}

function whyFailed(trial: Extract<JournalLine['trial'], { verdict: 'failed' }>): string {
  if (trial.end === 'agent error') return `Failed in any state: ${explainEnd(trial)}`
  const { otherFailure } = trial
  if (trial.deviations.length === 0) {
    return `The end state is correct; another assertion failed: ${oneLine(otherFailure ?? 'unknown')}`
  }
  const deviations = explainDeviations(trial.deviations, { calls: trial.calls })
  return otherFailure === undefined
    ? deviations
    : `Another assertion failed: ${oneLine(otherFailure)}\n${deviations}`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
