import { basename, extname } from 'node:path'
import type { Settings } from './setting-table.ts'

/** One agent under test. */
export interface AgentName {
  /** What reports call it: the model string, or the name of your agent's file. */
  readonly name: string
  /** The value of `MODEL` that selects it alone; absent for `AGENT`. */
  readonly model?: string
}

/** The agents that the settings ask for, in order. */
export function agentNames(settings: Settings): readonly AgentName[] {
  if (settings.agent) return [{ name: basename(settings.agent, extname(settings.agent)) }]
  return settings.models.map((model) => ({ name: model, model }))
}
