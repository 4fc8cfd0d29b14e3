import type { ContentPart, ToolSet } from 'ai'
import type { AgentSession } from './agent.ts'

interface NoticedCall {
  readonly id: string
  /** Set when the AI SDK refused the call: the tool does not exist, or its arguments are not JSON. */
  readonly refusal?: { readonly tool: string; readonly rawArguments: string; readonly message: string }
}

/**
 * Calls that the AI SDK refuses never reach MCP. This keeps them in the order in which the model made them among the calls
 * that do, and records them with the trial.
 */
export class RefusedCalls {
  readonly #session: Pick<AgentSession, 'recordRefusedCall'>
  #noticed: NoticedCall[] = []

  constructor(session: Pick<AgentSession, 'recordRefusedCall'>) {
    this.#session = session
  }

  /** Takes in the calls of one answer of the model. */
  notice(content: readonly ContentPart<ToolSet>[]): void {
    this.flush()
    this.#noticed = content.flatMap((part): NoticedCall[] => {
      if (part.type !== 'tool-call') return []
      const { toolCallId: id, toolName: tool, input } = part
      if (!part.invalid) return [{ id }]
      const rawArguments = typeof input === 'string' ? input : (JSON.stringify(input) ?? '')
      const message = part.error instanceof Error ? part.error.message : String(part.error)
      return [{ id, refusal: { tool, rawArguments, message } }]
    })
  }

  /** Records the refused calls that the model made before this one. */
  flushBefore(toolCallId: string): void {
    const position = this.#noticed.findIndex(({ id }) => id === toolCallId)
    this.#record(this.#noticed.splice(0, position + 1))
  }

  /** Records what is left. */
  flush(): void {
    this.#record(this.#noticed.splice(0))
  }

  #record(calls: readonly NoticedCall[]): void {
    for (const { refusal } of calls) {
      if (refusal) this.#session.recordRefusedCall(refusal.tool, refusal.rawArguments, refusal.message)
    }
  }
}
