import { z } from 'zod'

/** Why a trial is invalid: what infrastructure did, never the agent's own doing. */
export const invalidCauseSchema = z.enum([
  'rate limit',
  'provider error',
  'network',
  'provider timeout',
  'agent unavailable',
  'customer simulator',
  'judge',
  'trial timeout',
  'sandbox',
  'cancelled',
])

export type InvalidCause = z.infer<typeof invalidCauseSchema>

/**
 * Infrastructure failed, not the agent: the trial becomes invalid, is counted in no rate, and is run again when
 * the run is continued.
 */
export class InfrastructureError extends Error {
  override readonly name = 'InfrastructureError'
  readonly code = 'INFRASTRUCTURE'
  readonly invalidCause: InvalidCause

  /**
   * @param invalidCause - the kind of fault
   * @param message - what happened, without secrets
   */
  constructor(invalidCause: InvalidCause, message: string, options?: ErrorOptions) {
    super(message, options)
    this.invalidCause = invalidCause
  }
}
