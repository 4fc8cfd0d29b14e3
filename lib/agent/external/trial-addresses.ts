import { InfrastructureError } from '../../core/infrastructure-error.ts'
import { type McpAddress, McpAddresses } from '../../http/mcp-addresses.ts'
import type { TrialSession } from '../agent.ts'

/** Where an agent in another process finds the tools of its trials: one server for all of a worker, started when it is needed. */
export class TrialAddresses {
  readonly #host: string | undefined
  #opening: Promise<McpAddresses> | undefined

  /** @param host - address to listen on; loopback when not said */
  constructor(host: string | undefined) {
    this.#host = host
  }

  /** @throws InfrastructureError when nothing can be offered there */
  async offer(session: TrialSession): Promise<McpAddress> {
    this.#opening ??= openAddresses(this.#host)
    const addresses = await this.#opening
    return addresses.offer((transport) => session.connect(transport))
  }
}

/**
 * Makes sure, before any trial, that tools can be offered at an address of this machine.
 *
 * @throws InfrastructureError when they cannot
 */
export async function checkHost(host: string): Promise<void> {
  await using _ = await openAddresses(host)
}

async function openAddresses(host: string | undefined): Promise<McpAddresses> {
  try {
    return await McpAddresses.open(host)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new InfrastructureError('agent unavailable', `the tools cannot be offered there: ${message}`, {
      cause: error,
    })
  }
}
