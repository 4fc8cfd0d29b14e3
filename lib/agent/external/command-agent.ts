import { randomUUID } from 'node:crypto'
import type { OwnAgent } from '../agent.ts'
import { AgentProcess } from './agent-process.ts'
import { converse } from './converse.ts'
import { ProcessPool } from './process-pool.ts'
import type { TrialAddresses } from './trial-addresses.ts'
import { untilAborted } from './until-aborted.ts'

/**
 * An agent that a command starts, in a process of its own.
 *
 * @param name - shown in reports
 * @param command - for the shell, run in the working directory
 */
export function createCommandAgent(name: string, command: string, addresses: TrialAddresses): OwnAgent {
  const pool = new ProcessPool(name, command)
  return {
    name,
    async run(session) {
      await using address = await addresses.offer(session)
      const process = await pool.take()
      const before = process.trials === 'one' ? 0 : process.stderrLength
      session.keepStderr(() => process.stderrSince(before))
      const trial = randomUUID()
      try {
        session.signal.throwIfAborted()
        const ask = process.ask.bind(process)
        return await untilAborted(session.signal, converse(session, { name, trial, mcp: address.url, ask }))
      } finally {
        process.leave(trial)
      }
    },
  }
}

/**
 * Makes sure, before any trial, that a command starts an agent.
 *
 * @throws InfrastructureError when it does not
 */
export async function checkCommand(name: string, command: string): Promise<void> {
  const started = await AgentProcess.start(name, command)
  started.kill()
}
