/** How a provider of models is reached. */
export interface ProviderAccess {
  /** The setting that names its key. */
  readonly keyVariable: string
  readonly keyNeeded: boolean
  /** The setting that names its address, where it has no usual one. */
  readonly addressVariable?: string
  /** A model string, to show the form. */
  readonly example: string
}

/** The providers of `MODEL=provider/model-id`. */
export const providers = {
  gateway: { keyVariable: 'AI_GATEWAY_API_KEY', keyNeeded: true, example: 'gateway/openai/gpt-5' },
  openai: { keyVariable: 'OPENAI_API_KEY', keyNeeded: true, example: 'openai/gpt-5' },
  anthropic: { keyVariable: 'ANTHROPIC_API_KEY', keyNeeded: true, example: 'anthropic/claude-sonnet-4-5' },
  openrouter: { keyVariable: 'OPENROUTER_API_KEY', keyNeeded: true, example: 'openrouter/qwen/qwen3-32b' },
  'openai-compatible': {
    keyVariable: 'OPENAI_COMPATIBLE_API_KEY',
    keyNeeded: false,
    addressVariable: 'OPENAI_COMPATIBLE_BASE_URL',
    example: 'openai-compatible/qwen3:8b',
  },
} as const satisfies Readonly<Record<string, ProviderAccess>>

export type ProviderName = keyof typeof providers

export const providerNames = Object.keys(providers) as readonly ProviderName[]

export function isProviderName(name: string): name is ProviderName {
  return Object.hasOwn(providers, name)
}
