import type { PlayEvent } from '../contract.ts'
import { layOut } from './lay-out.ts'

/**
 * What happened, for reading.
 *
 * @param before - what was told before of the same trial
 * @param width - characters of a line, for tables
 */
export function showEvent(event: PlayEvent, before: readonly PlayEvent[], width: number): string[] {
  switch (event.type) {
    case 'start':
      return [
        '',
        `Task ${event.trial}${event.task === undefined ? '' : `: ${event.task}`}. You are the agent.`,
        'policy shows your instructions, tools your tools, help what else you can type.',
        '',
        ...spoken('Customer', event.request),
      ]
    case 'result': {
      const lines = layOut(event.result, width - 2).map((line) => `  ${line}`)
      return [event.isError ? `${event.name} was refused:` : `${event.name}:`, ...lines, '']
    }
    case 'customer':
      return event.text === null
        ? ['The conversation is over. end closes the trial; note keeps a remark before.']
        : spoken('Customer', event.text)
    case 'ask_customer':
      return showCustomer(event, before)
    case 'end':
      return showEnd(event)
    case 'error':
      return [event.message]
  }
}

type AskCustomer = Extract<PlayEvent, { type: 'ask_customer' }>

function showCustomer(
  { trial, instructions, conversation }: AskCustomer,
  before: readonly PlayEvent[],
): string[] {
  const isFirst = !before.some(({ type }) => type === 'ask_customer')
  const shown = isFirst ? conversation : conversation.slice(-1)
  return [
    ...(isFirst ? ['', `Task ${trial}. You are the customer.`, '', ...indent(instructions), ''] : []),
    ...shown.flatMap(({ from, text }) => spoken(from === 'you' ? 'You' : 'Desk', text)),
    ...(isFirst ? ['say <text> answers, finish [text] answers for the last time.'] : []),
  ]
}

function showEnd({ left, grade }: Extract<PlayEvent, { type: 'end' }>): string[] {
  const more = left === 0 ? '' : ` ${left} more to play.`
  if (!grade) return ['', `The trial is over.${more}`]
  const verdict = { passed: 'Passed.', failed: 'Failed.', invalid: 'Invalid.' }[grade.verdict]
  return ['', `${verdict}${more}`, ...(grade.why === undefined ? [] : [grade.why])]
}

function spoken(who: string, text: string): string[] {
  return [`${who}:`, ...indent(text), '']
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`.trimEnd())
}
