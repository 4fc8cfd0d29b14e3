import { InfrastructureError } from '../core/infrastructure-error.ts'
import type { Message } from '../core/message.ts'
import type { ToolCall } from '../core/tool-call.ts'
import type { Customer, CustomerTurn } from '../customer/customer.ts'
import type { Task } from '../define/define-task.ts'
import type { UsageMeter } from './usage-meter.ts'

/** One trial's conversation: keeps what was said, and knows why it ended. */
export class Conversation {
  readonly messages: Message[] = []
  /** Set when the customer will write nothing more. */
  end: 'customer finished' | 'turn limit' | undefined
  /** Set when the customer failed. */
  fault: InfrastructureError | undefined
  readonly #task: Task
  readonly #customer: Customer | undefined
  readonly #maxTurns: number
  readonly #state: { readonly calls: readonly ToolCall[] }
  readonly #usage: UsageMeter
  #turns = 0
  #isClosed = false

  constructor(
    task: Task,
    customer: Customer | undefined,
    maxTurns: number,
    state: { readonly calls: readonly ToolCall[] },
    usage: UsageMeter,
  ) {
    this.#task = task
    this.#customer = customer
    this.#maxTurns = maxTurns
    this.#state = state
    this.#usage = usage
    this.#say('customer', task.request)
  }

  /**
   * The agent says something; resolves to the customer's next message, or null when the conversation is over. The customer's
   * last message is delivered too, since it may hold the answer that the agent needs to act: the agent may then answer once.
   */
  async reply(text: string, signal: AbortSignal): Promise<string | null> {
    if (this.fault) throw this.fault
    if (this.#isClosed) return null
    this.#say('agent', text)
    if (this.end || !this.#customer) return this.#close('customer finished')
    this.#turns += 1
    const { message, finished, reasoning } = await this.#respond(this.#customer, signal)
    if (reasoning) this.note('customer', 'reasoning', reasoning)
    if (message !== '') this.#say('customer', message)
    if (finished && message === '') return this.#close('customer finished')
    if (finished) this.end = 'customer finished'
    else if (this.#turns >= this.#maxTurns) return this.#close('turn limit')
    return message
  }

  /** Keeps what one side wrote and the other does not get. */
  note(role: Message['role'], unsaid: NonNullable<Message['unsaid']>, text: string): void {
    this.messages.push({ role, text, afterCalls: this.#state.calls.length, unsaid })
  }

  #close(end: NonNullable<Conversation['end']>): null {
    this.end = end
    this.#isClosed = true
    return null
  }

  async #respond(customer: Customer, signal: AbortSignal): Promise<CustomerTurn> {
    try {
      return await customer.respond({
        customer: this.#task.customer,
        conversation: this.messages,
        signal,
        addUsage: (usage) => this.#usage.add(usage),
      })
    } catch (error) {
      this.fault =
        error instanceof InfrastructureError
          ? error
          : new InfrastructureError(
              'customer simulator',
              error instanceof Error ? error.message : String(error),
              { cause: error },
            )
      throw this.fault
    }
  }

  #say(role: Message['role'], text: string): void {
    this.messages.push({ role, text, afterCalls: this.#state.calls.length })
  }
}
