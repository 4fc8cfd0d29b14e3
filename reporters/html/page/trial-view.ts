import type { Effect } from '../../../lib/core/effect.ts'
import { inlineValue } from '../../../lib/core/inline-value.ts'
import type { Message } from '../../../lib/core/message.ts'
import type { PlacedRequest } from '../../../lib/core/model-request.ts'
import type { ToolCall } from '../../../lib/core/tool-call.ts'
import type { Deviation } from '../../../lib/grading/deviation.ts'
import type { JournalLine } from '../../../lib/results/journal-line.ts'
import type { SeenByAgent } from '../../../lib/results/task-line.ts'
import { trialCourse } from '../../../lib/trial/trial-course.ts'
import { formatDuration, formatMoney, formatNoun, formatTokens } from '../../number-format.ts'
import { requestFacts } from '../../request-facts.ts'
import { element } from './elements.ts'
import { seenView } from './seen-view.ts'
import { kindLetters } from './signatures.ts'

/**
 * One trial for reading: what was expected and what came of it, then everything that happened.
 *
 * @param readSeen - reads what its agent got; absent where the run does not hold that
 */
export function trialView(
  { trial, cost }: JournalLine,
  readSeen: (() => Promise<SeenByAgent>) | undefined,
): HTMLElement[] {
  const tokens = trial.usage.reduce(
    (sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens,
    0,
  )
  const facts = [
    `${formatNoun(trial.calls.length, 'tool call')}`,
    ...(trial.requests ? [formatNoun(trial.requests.length, 'model request')] : []),
    formatDuration(trial.durationMs),
    ...(tokens > 0 ? [`${formatTokens(tokens)} tokens`] : []),
    ...(cost === undefined || tokens === 0 ? [] : [formatMoney(cost)]),
    ...(trial.end === undefined ? [] : [`ended: ${trial.end}`]),
    trial.startedAt.slice(0, 19).replace('T', ' '),
  ]
  return [
    element('p', { class: 'fine' }, facts.join(' · ')),
    ...outcome(trial),
    ...(readSeen ? [seenView(readSeen)] : []),
    element('h3', {}, 'What happened'),
    course(trial),
  ]
}

function outcome(trial: JournalLine['trial']): HTMLElement[] {
  const agentError = trial.error === undefined ? [] : [problem('The agent’s own error', trial.error)]
  if (trial.verdict === 'invalid') {
    return [problem(`Invalid, counted in no rate: ${trial.cause}`, trial.message), ...agentError]
  }
  if (trial.verdict === 'passed') {
    return [element('h3', {}, 'Effects, exactly as expected'), effects(trial.effects)]
  }
  return [
    ...agentError,
    ...(trial.otherFailure === undefined ? [] : [problem('Another assertion failed', trial.otherFailure)]),
    ...(trial.deviations.length > 0
      ? [element('h3', {}, 'Expected against received'), comparison(trial.deviations, trial.calls)]
      : []),
    element(
      'details',
      {},
      element('summary', {}, `All effects of this trial (${trial.effects.length})`),
      effects(trial.effects),
    ),
  ]
}

function problem(title: string, text: string): HTMLElement {
  return element('div', { class: 'problem' }, element('b', {}, title), element('pre', {}, text))
}

/** Deviations side by side, with the call that caused each. */
function comparison(deviations: readonly Deviation[], calls: readonly ToolCall[]): HTMLElement {
  return element(
    'div',
    { class: 'scroll' },
    element(
      'table',
      { class: 'comparison' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...['deviation', 'row', 'expected', 'received', 'written by'].map((title) =>
            element('th', { scope: 'col' }, title),
          ),
        ),
      ),
      element('tbody', {}, ...deviations.map((deviation) => comparisonRow(deviation, calls))),
    ),
  )
}

function comparisonRow(deviation: Deviation, calls: readonly ToolCall[]): HTMLElement {
  const { kind, table, key, call } = deviation
  const column = kind === 'wrong field' ? `.${deviation.column}` : ''
  const [expected, received] = sides(deviation)
  const author = call === undefined ? undefined : calls[call]
  return element(
    'tr',
    {},
    element(
      'th',
      { scope: 'row' },
      element('span', { class: 'letter', 'aria-hidden': 'true' }, kindLetters[kind]),
      ' ',
      kind,
    ),
    element('td', {}, element('code', {}, `${table}${column}`), element('br'), ' ', key),
    element('td', { class: 'expected' }, ...expected),
    element('td', { class: 'received' }, ...received),
    element(
      'td',
      {},
      call === undefined
        ? 'no call'
        : element('a', { href: `#call-${call + 1}` }, `call ${call + 1}`, author ? ` ${author.tool}` : ''),
    ),
  )
}

function sides(deviation: Deviation): [expected: (Node | string)[], received: (Node | string)[]] {
  if (deviation.kind === 'wrong field') {
    return [[value(deviation.expected)], [value(deviation.received)]]
  }
  const done = { insert: 'inserted', update: 'updated', delete: 'deleted' }[deviation.op]
  const change = [`${done} `, columns(deviation.columns)]
  const nothing = [element('i', {}, 'nothing')]
  return deviation.kind === 'missing effect' ? [change, nothing] : [nothing, change]
}

function columns(values: Readonly<Record<string, unknown>>): HTMLElement {
  return element(
    'dl',
    {},
    ...Object.entries(values).flatMap(([name, each]) => [
      element('dt', {}, name),
      element('dd', {}, value(each)),
    ]),
  )
}

function value(json: unknown): HTMLElement {
  return element('code', {}, inlineValue(json))
}

function effects(list: readonly Effect[]): HTMLElement {
  if (list.length === 0) return element('p', {}, 'The trial changed nothing.')
  return element(
    'ul',
    { class: 'effects' },
    ...list.map((effect) => element('li', {}, ...effectText(effect))),
  )
}

function effectText(effect: Effect): (Node | string)[] {
  const place = element('code', {}, `${effect.table} ${effect.key}`)
  const by = effect.call === undefined ? '' : ` by call ${effect.call + 1}`
  if (effect.op === 'delete') return [place, ` deleted${by}`]
  if (effect.op === 'insert') return [place, ` inserted${by} `, value(effect.row)]
  const changes = Object.entries(effect.changes).map(([column, [before, after]]) =>
    element(
      'li',
      {},
      element('code', {}, column),
      ' ',
      element('del', {}, inlineValue(before)),
      ' → ',
      element('ins', {}, inlineValue(after)),
    ),
  )
  return [place, ` updated${by}`, element('ul', {}, ...changes)]
}

/** Messages, requests to the model and calls in the order in which they happened. */
function course(trial: JournalLine['trial']): HTMLElement {
  return element(
    'ol',
    { class: 'course' },
    ...trialCourse(trial).map((event) => {
      if (event.kind === 'message') return messageItem(event.message)
      if (event.kind === 'request') return requestItem(event.index, event.request)
      return callItem(event.index, event.call)
    }),
  )
}

function messageItem({ role, text, unsaid }: Message): HTMLElement {
  return element(
    'li',
    { class: `message ${role}${unsaid ? ' unsaid' : ''}` },
    element('b', {}, unsaid ? `${role} (${unsaid}, not sent)` : role),
    element('div', { class: 'text', dir: 'auto' }, text),
  )
}

function requestItem(index: number, request: PlacedRequest): HTMLElement {
  return element(
    'li',
    { class: 'request fine' },
    `request ${index + 1}: ${requestFacts(request).join(' · ')}`,
  )
}

function callItem(index: number, call: ToolCall): HTMLElement {
  const summary = [
    element('span', { class: 'number' }, `call ${index + 1}`),
    ' ',
    element('code', {}, call.tool, element('span', { class: 'arguments' }, brief(call.arguments))),
    ...(call.writes ? [element('span', { class: 'tag' }, 'can write')] : []),
    ...(call.isError ? [element('span', { class: 'tag bad' }, 'refused')] : []),
    ...(call.effects.length > 0
      ? [element('span', { class: 'tag good' }, formatNoun(call.effects.length, 'effect'))]
      : []),
  ]
  const details = element(
    'details',
    { id: `call-${index + 1}`, class: 'call', ontoggle: () => open() },
    element('summary', {}, ...summary),
  )
  // Results can be long: they become part of the page only when somebody looks.
  const open = () => {
    if (!details.open || details.childElementCount > 1) return
    details.append(
      element('h4', {}, 'Arguments'),
      element('pre', {}, pretty(call.arguments)),
      element('h4', {}, call.isError ? 'Refusal' : 'Result'),
      element('pre', {}, pretty(call.result)),
    )
    if (call.effects.length > 0) details.append(element('h4', {}, 'Effects'), effects(call.effects))
  }
  return element('li', { class: 'tool' }, details)
}

function brief(json: unknown): string {
  const text = inlineValue(json, { text: 40, items: 8, depth: 2 })
  return text.length > 140 ? ` ${text.slice(0, 139)}…` : ` ${text}`
}

function pretty(json: unknown): string {
  return typeof json === 'string' ? json : JSON.stringify(json, null, 2)
}
