import type { Usage } from '../core/usage.ts'
import type { JudgedAnswer } from '../trial/trial.ts'

/** Answers yes/no questions about what an agent last wrote to the customer. */
export interface Judge {
  /** The model that answers, as `provider/model-id`. */
  readonly name: string
  /**
   * @throws InfrastructureError (`judge`, or the provider's fault) when there is no answer that is yes or no
   */
  answer(request: {
    readonly question: string
    /** The agent's final response. */
    readonly response: string
    readonly signal: AbortSignal
    addUsage(usage: Usage): void
  }): Promise<Omit<JudgedAnswer, 'question'>>
}
