import { isProviderName, type ProviderName, providerNames, providers } from './providers.ts'
import { splitVariant } from './variant-name.ts'

/** The simulated agents: how each behaves is told in `lib/agent/simulated/character.ts`. */
export const simulatedNames = ['simulated/erratic', 'simulated/dependable', 'simulated/unlucky'] as const

export type SimulatedName = (typeof simulatedNames)[number]

/** What one entry of `MODEL` names. */
export type ModelName =
  | { readonly kind: 'reference' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'simulated'; readonly name: SimulatedName }
  | { readonly kind: 'model'; readonly provider: ProviderName; readonly modelId: string }

/** Whether results under this agent's name come from a simulated agent and say nothing about any model. */
export function isSimulated(agentName: string): boolean {
  return agentName.startsWith('simulated/')
}

/** What reports call whoever plays the agent by hand. */
export const personName = 'person'

/** Whether the agent of this name asks no model: the reference, the idle and the simulated agents, and a person. */
export function isModelFree(agentName: string): boolean {
  return ['reference', 'idle', personName].includes(splitVariant(agentName).agent) || isSimulated(agentName)
}

/** Whether reports would take an agent of this name for one of ours or for a provider's model. */
export function isReservedName(name: string): boolean {
  return isModelFree(name.toLowerCase()) || isModel(name)
}

/** Whether this entry of `MODEL` is answered by a provider's model, not by us. */
export function isModel(name: string): boolean {
  const parsed = parseModelName(name)
  return typeof parsed === 'object' && parsed.kind === 'model'
}

/** Reads `reference`, `idle`, `simulated/…` or `provider/model-id`; a text says what is wrong with it. */
export function parseModelName(name: string): ModelName | string {
  if (name === 'reference' || name === 'idle') return { kind: name }
  if (isSimulated(name)) {
    const simulated = simulatedNames.find((known) => known === name)
    return simulated
      ? { kind: 'simulated', name: simulated }
      : `${name} is no simulated agent; there are ${simulatedNames.join(', ')}`
  }
  const slash = name.indexOf('/')
  const provider = slash < 0 ? '' : name.slice(0, slash)
  const modelId = name.slice(slash + 1)
  if (slash < 0 || modelId === '') {
    return `${JSON.stringify(name)} is not of the form provider/model-id; write it like ${providers.openai.example}, with one of the providers ${providerNames.join(', ')}`
  }
  if (!isProviderName(provider)) {
    return `${JSON.stringify(provider)} is no provider; there are ${providerNames.join(', ')} (the gateway and openrouter reach most others: gateway/${name})`
  }
  return { kind: 'model', provider, modelId }
}
