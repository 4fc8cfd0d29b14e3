import { agentFileName, agentKind } from '../settings/agent-kind.ts'
import { isReservedName } from '../settings/model-name.ts'
import { AgentError } from './agent-error.ts'
import { loadAgent } from './load-agent.ts'

/**
 * What reports call the agent that `AGENT` names: a module says it itself.
 *
 * @throws AgentError when a module cannot be used, or the name is one of ours
 */
export async function ownAgentName(agent: string): Promise<string> {
  if (agentKind(agent) === 'module') return (await loadAgent(agent)).name
  const name = agentFileName(agent)
  if (!isReservedName(name)) return name
  throw new AgentError(
    'RESERVED_NAME',
    agent,
    `the agent that ${agent} starts would be named ${name}, and reports would take it for ours or for a model: start it from a file with another name than reference, idle, person, simulated/… or provider/model-id`,
  )
}
