import type { Usage } from '../core/usage.ts'
import type { PriceOverrides } from '../settings/price-overrides.ts'
import { costOf, isUnreported } from './cost-of.ts'

/**
 * Why nobody knows what a trial cost, and what to do about it: one sentence.
 *
 * @param trial - one whose cost is unknown
 * @param settings - prices that replace the catalogue's
 */
export function explainUnknownCost(
  { usage }: { readonly usage: readonly Usage[] },
  settings: { readonly prices?: PriceOverrides | undefined },
): string {
  const silent = usage.find(isUnreported)
  if (silent) return `${silent.model}, as the ${silent.role}, reports no tokens`
  const unpriced = usage.find((each) => costOf(each, settings) === undefined)
  if (unpriced) return explainNoPrice(unpriced.model)
  return 'it reports no tokens (an agent of your own reports what it used)'
}

export function explainNoPrice(model: string): string {
  return `no price is known for ${model}: set PRICES=${model}=<input>,<output> in US dollars per million tokens`
}
