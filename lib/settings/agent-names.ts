import { agentFileName } from './agent-kind.ts'
import type { Settings } from './setting-table.ts'

/** One agent under test. */
export interface AgentName {
  /** What reports call it: the model string, or your agent's file, command or address. */
  readonly name: string
  /** The value of `MODEL` that selects it alone; absent for `AGENT`. */
  readonly model?: string
}

/** The agents that the settings ask for, in order. */
export function agentNames(settings: Settings): readonly AgentName[] {
  if (settings.agent) return [{ name: agentFileName(settings.agent) }]
  return settings.models.map((model) => ({ name: model, model }))
}
