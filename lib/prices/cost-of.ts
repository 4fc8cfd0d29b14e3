import { createRequire } from 'node:module'
import type * as PriceCatalogue from '@pydantic/genai-prices'
import type { Usage } from '../core/usage.ts'
import { isModelFree } from '../settings/model-name.ts'
import type { ModelPrice, PriceOverrides } from '../settings/price-overrides.ts'

// Loaded at the first question: the catalogue takes longer to load than a whole task takes to run.
const require = createRequire(import.meta.url)
let catalogue: typeof PriceCatalogue | undefined

/**
 * What tokens cost, in US dollars.
 *
 * Prices come from the settings' overrides, else from the catalogue that `@pydantic/genai-prices` ships; nothing is
 * asked of the network. Where a provider charges more for long requests, the calls of one usage are taken to be
 * equally long, because only their sum is recorded.
 *
 * @param usage - tokens of one or several calls of one model
 * @param settings - prices that replace the catalogue's
 * @returns undefined when no price is known, or a call came without a count of tokens; 0 for the reference and the simulated agents
 * @example
 * ```ts
 * costOf(
 *   { model: 'openai/gpt-5', role: 'agent', calls: 1, inputTokens: 1000, cachedInputTokens: 0, outputTokens: 100 },
 *   {},
 * ) // 0.00225
 * ```
 */
export function costOf(
  usage: Usage,
  settings: { readonly prices?: PriceOverrides | undefined },
): number | undefined {
  if (isModelFree(usage.model)) return 0
  if (isUnreported(usage)) return undefined
  const cached = Math.min(usage.cachedInputTokens, usage.inputTokens)
  const override = settings.prices?.[usage.model]
  if (override) return costAt(override, usage, cached)
  const { calls } = usage
  if (calls === 0) return usage.inputTokens + usage.outputTokens === 0 ? 0 : undefined
  const perCall = {
    input_tokens: usage.inputTokens / calls,
    cache_read_tokens: cached / calls,
    output_tokens: usage.outputTokens / calls,
  }
  catalogue ??= require('@pydantic/genai-prices') as typeof PriceCatalogue
  const [provider, model] = placeInCatalogue(usage.model)
  const price = catalogue.calcPrice(perCall, model, { providerId: provider })
  return price ? price.total_price * calls : undefined
}

/** A sum that lacks a call would be too low. */
export function isUnreported({ unreportedCalls = 0, calls, inputTokens, outputTokens }: Usage): boolean {
  return unreportedCalls > 0 || (calls > 0 && inputTokens + outputTokens === 0)
}

/** The gateway adds nothing to what a model's own provider charges, and names it: `gateway/openai/gpt-5`. */
function placeInCatalogue(model: string): readonly [provider: string, model: string] {
  const [provider, rest] = splitAtSlash(model)
  return provider === 'gateway' ? splitAtSlash(rest) : [provider, rest]
}

function splitAtSlash(text: string): readonly [string, string] {
  const slash = text.indexOf('/')
  return [text.slice(0, slash), text.slice(slash + 1)]
}

function costAt(price: ModelPrice, usage: Usage, cached: number): number {
  const millionths =
    (usage.inputTokens - cached) * price.input +
    cached * (price.cachedInput ?? price.input) +
    usage.outputTokens * price.output
  return millionths / 1_000_000
}
