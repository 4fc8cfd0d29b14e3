import { agentFileName } from './agent-kind.ts'
import type { Settings } from './setting-table.ts'
import { variantName } from './variant-name.ts'

/** One agent under test. */
export interface AgentName {
  /** What reports call it: the model string, or your agent's file, command or address; behind it the variant, where there are any. */
  readonly name: string
  /** The variables that select it alone: `MODEL`, unless `AGENT` names it, and what its variant sets. */
  readonly env: Readonly<Record<string, string>>
}

/** The agents that the settings ask for, in order. */
export function agentNames(settings: Settings): readonly AgentName[] {
  if (settings.agent) return withVariants([{ name: agentFileName(settings.agent), env: {} }], settings)
  return withVariants(
    settings.models.map((model) => ({ name: model, env: { MODEL: model } })),
    settings,
  )
}

/** Each agent once with each variant. */
export function withVariants(agents: readonly AgentName[], { variants }: Settings): readonly AgentName[] {
  if (!variants) return agents
  return agents.flatMap(({ name, env }) =>
    [...variants.variants].map(([variant, { settings = {} }]) => ({
      name: variantName(name, variant),
      env: {
        ...env,
        ...Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, String(value)])),
        VARIANTS: `${variants.file}#${variant}`,
      },
    })),
  )
}
