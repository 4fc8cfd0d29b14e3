import { expect } from 'vitest'
import { inlineValue } from '../core/inline-value.ts'
import type { Message } from '../core/message.ts'
import { didYouMean } from '../core/near-names.ts'
import type { ToolCall } from '../core/tool-call.ts'

/** What these assertions need of a trial. */
interface Course {
  readonly calls: readonly ToolCall[]
  readonly conversation: readonly Message[]
}

declare module 'vitest' {
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /**
     * Asserts that the agent called a tool, whether the tool did what was asked or refused.
     *
     * @param tool - its name
     * @param given - arguments that one of the calls had, among others; matchers are accepted
     * @example
     * ```ts
     * expect(trial).toHaveCalled('get_order', { order_id: 'ORD-1' })
     * expect(trial).not.toHaveCalled('delete_item')
     * ```
     */
    toHaveCalled(tool: string, given?: Readonly<Record<string, unknown>>): R
    /**
     * Asserts that the agent told the customer something, in any of its messages.
     *
     * @param text - a pattern, or a text that occurs in a message as it stands
     * @example
     * ```ts
     * expect(trial).toHaveSaid(/\b5 October\b/)
     * ```
     */
    toHaveSaid(text: string | RegExp): R
  }
}

expect.extend({
  toHaveCalled(received: unknown, tool: string, given?: Readonly<Record<string, unknown>>) {
    const { calls } = readCourse(received, 'toHaveCalled')
    const own = calls.filter((call) => call.tool === tool)
    const fitting =
      given === undefined
        ? own
        : own.filter((call) => this.equals(call.arguments, expect.objectContaining(given)))
    const what = given === undefined ? tool : `${tool} with ${inlineValue(given, { text: 200 })}`
    return {
      pass: fitting.length > 0,
      message: () => {
        if (fitting.length > 0)
          return `${what} was called, although it should not have been.${listed(fitting)}`
        if (own.length > 0) return `${what} was not called, but otherwise.${listed(own)}`
        const hint = didYouMean(tool, new Set(calls.map((call) => call.tool)))
        return `${what} was not called${hint ? `. ${hint}` : '.'}`
      },
    }
  },
  toHaveSaid(received: unknown, text: string | RegExp) {
    const { conversation } = readCourse(received, 'toHaveSaid')
    const said = conversation.filter(({ role, unsaid }) => role === 'agent' && unsaid === undefined)
    const fitting = said.filter((message) =>
      typeof text === 'string' ? message.text.includes(text) : message.text.search(text) >= 0,
    )
    const what = typeof text === 'string' ? JSON.stringify(text) : String(text)
    const quoted = (messages: readonly Message[]) =>
      messages.map((message) => `\n  ${inlineValue(message.text, { text: 400 })}`).join('')
    return {
      pass: fitting.length > 0,
      message: () =>
        fitting.length > 0
          ? `The agent said ${what}, although it should not have:${quoted(fitting)}`
          : `The agent did not say ${what}.${said.length > 0 ? ` It said:${quoted(said)}` : ' It said nothing.'}`,
    }
  },
})

function listed(calls: readonly ToolCall[]): string {
  return calls
    .map(
      (call) =>
        `\n  ${call.tool}(${inlineValue(call.arguments, { text: 200 })})${call.isError ? ', which was refused' : ''}`,
    )
    .join('')
}

function readCourse(value: unknown, matcher: string): Course {
  if (typeof value === 'object' && value !== null && 'calls' in value && 'conversation' in value) {
    return value as Course
  }
  const given =
    value instanceof Promise
      ? 'a promise: write const trial = await runTrial(task, attempt)'
      : 'something else'
  throw new TypeError(`${matcher} is about a trial, as runTrial returns it. It was given ${given}.`)
}
