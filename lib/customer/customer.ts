import type { Message } from '../core/message.ts'
import type { Usage } from '../core/usage.ts'

/** What the simulated customer says next. */
export interface CustomerTurn {
  readonly message: string
  /** The customer has got what they wanted, or has given up: they will not write again. */
  readonly finished: boolean
  /** What the customer's model thought aloud; kept with the trial, never sent. */
  readonly reasoning?: string | undefined
}

/** The other side of the conversation: knows the task's customer text and what was said, nothing else. */
export interface Customer {
  /**
   * @throws InfrastructureError (`customer simulator`, or the provider's fault) when no usable answer could be had
   */
  respond(turn: {
    readonly customer: string
    readonly conversation: readonly Message[]
    readonly signal: AbortSignal
    addUsage(usage: Usage): void
  }): Promise<CustomerTurn>
}
