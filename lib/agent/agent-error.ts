export type AgentErrorCode =
  | 'CONTEXT_LENGTH'
  | 'CONTENT_FILTER'
  | 'OWN_ERROR'
  | 'BAD_ANSWER'
  | 'PROCESS_ENDED'
  | 'SOLUTION_STEP_FAILED'
  | 'MODULE_NOT_FOUND'
  | 'MODULE_NOT_LOADED'
  | 'NO_AGENT_EXPORT'
  | 'RESERVED_NAME'

/**
 * An agent failed by its own doing, or cannot be used at all. A trial in which it is thrown stays valid; infrastructure
 * faults are {@link InfrastructureError}s.
 */
export class AgentError extends Error {
  override readonly name = 'AgentError'
  readonly code: AgentErrorCode
  /** The agent's name, or the path of its module. */
  readonly agent: string

  constructor(code: AgentErrorCode, agent: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.agent = agent
  }
}
