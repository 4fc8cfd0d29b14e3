import { isModelFree } from '../settings/model-name.ts'
import type { PriceOverrides } from '../settings/price-overrides.ts'
import type { Trial } from '../trial/trial.ts'
import { costOf } from './cost-of.ts'

/** What a trial's cost depends on. */
type Spent = Pick<Trial, 'agent' | 'usage'> & Partial<Pick<Trial, 'calls' | 'conversation'>>

/**
 * What a trial cost, in US dollars: agent, customer and judge together.
 *
 * An agent that did something and reported no tokens has not worked for nothing: nobody knows what it cost. One that
 * asks no model says so by reporting a usage of 0 calls.
 *
 * @param settings - prices that replace the catalogue's
 * @returns undefined when a price or what the agent used is unknown
 */
export function costOfTrial(
  trial: Spent,
  settings: { readonly prices?: PriceOverrides | undefined },
): number | undefined {
  return costsOfTrial(trial, settings)?.reduce((sum, cost) => sum + cost, 0)
}

/**
 * The same, by model and role.
 *
 * @returns a cost for each entry of the trial's `usage`; undefined when a price or what the agent used is unknown
 */
export function costsOfTrial(
  trial: Spent,
  settings: { readonly prices?: PriceOverrides | undefined },
): number[] | undefined {
  if (isUsageUnknown(trial)) return undefined
  const costs = trial.usage.map((usage) => costOf(usage, settings))
  return costs.every((cost) => cost !== undefined) ? costs : undefined
}

function isUsageUnknown({ agent, usage, calls = [], conversation = [] }: Spent): boolean {
  if (isModelFree(agent)) return false
  const reported = usage.filter(({ role }) => role === 'agent')
  if (reported.some(({ inputTokens, outputTokens }) => inputTokens + outputTokens > 0)) return false
  // A trial that broke off before the agent did anything has cost nothing.
  const acted = calls.length > 0 || conversation.some(({ role }) => role === 'agent')
  return reported.length === 0 ? acted : reported.some((each) => each.calls > 0)
}
