import type { Settings } from './setting-table.ts'

/** Where a provider is reached, and which variable says so. */
export interface ProviderAddress {
  readonly variable: string
  /** `http://localhost:11434`: without path, and so without anything that might be secret. */
  readonly origin: string
}

/** The addresses that the settings give for providers. */
export function providerAddresses(
  settings: Pick<Settings, 'openaiBaseUrl' | 'anthropicBaseUrl' | 'openaiCompatibleBaseUrl'>,
): ProviderAddress[] {
  const given = [
    ['OPENAI_BASE_URL', settings.openaiBaseUrl],
    ['ANTHROPIC_BASE_URL', settings.anthropicBaseUrl],
    ['OPENAI_COMPATIBLE_BASE_URL', settings.openaiCompatibleBaseUrl],
  ] as const
  return given.flatMap(([variable, address]) => {
    const origin = address === undefined ? undefined : URL.parse(address)?.origin
    return origin === undefined ? [] : [{ variable, origin }]
  })
}
