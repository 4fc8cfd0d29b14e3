import type { Message } from '../core/message.ts'
import type { PlacedRequest } from '../core/model-request.ts'
import type { ToolCall } from '../core/tool-call.ts'

/** One thing that happened in a trial. `index` counts from 0 among its kind. */
export type TrialEvent =
  | { readonly kind: 'message'; readonly index: number; readonly message: Message }
  | { readonly kind: 'request'; readonly index: number; readonly request: PlacedRequest }
  | { readonly kind: 'call'; readonly index: number; readonly call: ToolCall }

interface Happened {
  readonly conversation: readonly Message[]
  readonly calls: readonly ToolCall[]
  readonly requests?: readonly PlacedRequest[] | undefined
}

/** Messages, requests to the model and tool calls in the order in which they happened. */
export function trialCourse({ conversation, calls, requests = [] }: Happened): readonly TrialEvent[] {
  const events: TrialEvent[] = []
  let called = 0
  let asked = 0
  const callsUpTo = (count: number) => {
    for (; called < Math.min(count, calls.length); called++) {
      const call = calls[called]
      if (call) events.push({ kind: 'call', index: called, call })
    }
  }
  const requestsUpTo = (messages: number) => {
    for (; asked < requests.length; asked++) {
      const request = requests[asked]
      if (!request || request.afterMessages > messages) break
      callsUpTo(request.afterCalls)
      events.push({ kind: 'request', index: asked, request })
    }
  }
  for (const [index, message] of conversation.entries()) {
    requestsUpTo(index)
    callsUpTo(message.afterCalls)
    events.push({ kind: 'message', index, message })
  }
  requestsUpTo(Number.POSITIVE_INFINITY)
  callsUpTo(calls.length)
  return events
}
