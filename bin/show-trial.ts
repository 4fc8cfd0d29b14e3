import type { Effect } from '../lib/grading/effect.ts'
import { explainDeviations, inlineValue } from '../lib/grading/index.ts'
import { visible } from '../lib/grading/inline-value.ts'
import type { JournalLine } from '../lib/results/journal-line.ts'
import type { Message, ToolCall } from '../lib/trial/trial.ts'

/** One trial for reading: what was said, each tool call with its effects, and what deviates. */
export function showTrial({ trial, cost }: JournalLine): string[] {
  const tokens = trial.usage.reduce((sum, usage) => sum + usage.inputTokens + usage.outputTokens, 0)
  const head = [
    `${trial.domain} ${trial.task}, attempt ${trial.attempt}, ${trial.agent}: ${trial.verdict}`,
    `started ${trial.startedAt}, ${(trial.durationMs / 1000).toFixed(1)} s, ${trial.calls.length} tool calls, ` +
      `${tokens} tokens, ${cost === undefined ? 'price unknown' : `$${cost.toFixed(4)}`}` +
      (trial.end ? `, ended: ${trial.end}` : ''),
  ]
  return [...head, '', ...showCourse(trial.conversation, trial.calls), '', ...showOutcome(trial)]
}

/** Messages and calls in the order in which they happened. */
function showCourse(conversation: readonly Message[], calls: readonly ToolCall[]): string[] {
  const lines: string[] = []
  let next = 0
  const callsUpTo = (count: number) => {
    for (; next < Math.min(count, calls.length); next += 1) {
      const call = calls[next]
      if (call) lines.push(...showCall(next, call))
    }
  }
  for (const message of conversation) {
    callsUpTo(message.afterCalls)
    lines.push(...showMessage(message))
  }
  callsUpTo(calls.length)
  return lines
}

/** What follows a line break is set off, so that no message can pass for another line of this page. */
function showMessage({ role, text }: Message): string[] {
  const [first = '', ...others] = text.split(/\r\n?|\n/)
  return [`${role}: ${first}`, ...others.map((line) => `${' '.repeat(role.length + 2)}${line}`)]
}

function showCall(index: number, call: ToolCall): string[] {
  const result = inlineValue(call.result, { text: 200, items: 30 })
  return [
    `  call ${index + 1}: ${visible(call.tool)}(${inlineValue(call.arguments, { text: 200 })})`,
    `    ${call.isError ? 'refused' : 'result'}: ${result}`,
    ...call.effects.map((effect) => `    effect: ${showEffect(effect)}`),
  ]
}

function showEffect(effect: Effect): string {
  const place = `${effect.table} ${visible(effect.key)}`
  if (effect.op === 'delete') return `${place} deleted`
  if (effect.op === 'insert') return `${place} inserted ${inlineValue(effect.row, { text: 80 })}`
  const changes = Object.entries(effect.changes).map(
    ([column, [before, after]]) =>
      `${column}: ${inlineValue(before, { text: 80 })} → ${inlineValue(after, { text: 80 })}`,
  )
  return `${place} updated ${changes.join(', ')}`
}

function showOutcome(trial: JournalLine['trial']): string[] {
  if (trial.verdict === 'invalid')
    return [`Invalid, counted in no rate: ${trial.cause}: ${oneLine(trial.message)}`]
  const net = [
    'Net effects:',
    ...(trial.effects.length === 0 ? ['  none'] : trial.effects.map((e) => `  ${showEffect(e)}`)),
  ]
  const judged = (trial.answers ?? []).map(
    ({ question, answer, reason }) => `  ${answer}: ${oneLine(question)} (${oneLine(reason)})`,
  )
  if (judged.length > 0) net.push('', 'What the judge answered about the final response:', ...judged)
  if (trial.verdict === 'passed') return [...net, '', 'Passed: these are exactly the expected effects.']
  const why =
    trial.deviations.length > 0
      ? explainDeviations(trial.deviations, { calls: trial.calls })
      : `The end state is right; another assertion failed: ${oneLine(trial.otherFailure ?? 'unknown')}`
  return [
    ...net,
    '',
    ...(trial.error ? [`The agent's error: ${oneLine(trial.error)}`, ''] : []),
    ...why.split('\n'),
  ]
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
