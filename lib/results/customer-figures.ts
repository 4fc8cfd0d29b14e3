import { compareRuns, passAt1 } from '../metrics/index.ts'
import { toPair, toRate } from './rate-figures.ts'
import type { AgentSummary } from './summary.ts'
import { compare, taskTallies, withVerdict } from './task-tallies.ts'
import type { TrialMeta } from './trial-meta.ts'

type CustomerFigures = NonNullable<AgentSummary['customers']>[number]

/**
 * The figures under each of several customers, and how far they are from those under the first one: the one that played
 * the lowest attempt.
 *
 * @param trials - of one agent, in any order
 * @returns nothing where no model, or only one, played the customer
 */
export function customerFigures(trials: readonly TrialMeta[]): CustomerFigures[] {
  const played = trials.filter(({ customer }) => customer !== undefined)
  const customers = [...Map.groupBy(played, ({ customer = '' }) => customer)]
    .map(([customer, own]) => ({ customer, own, first: Math.min(...own.map(({ attempt }) => attempt)) }))
    .sort((a, b) => a.first - b.first || compare(a.customer, b.customer))
    .map(({ customer, own }) => ({ customer, own, tallies: taskTallies(own) }))
  const [baseline] = customers
  if (!baseline || customers.length < 2) return []
  return customers.map(({ customer, own, tallies }) => {
    const { passAt1: differs, shared } = compareRuns(baseline.tallies, tallies)
    return {
      customer,
      trials: {
        total: own.length,
        passed: withVerdict(own, 'passed').length,
        failed: withVerdict(own, 'failed').length,
        invalid: withVerdict(own, 'invalid').length,
      },
      passAt1: toRate(passAt1(tallies)),
      difference:
        customer === baseline.customer || !differs
          ? null
          : {
              value: differs.difference,
              interval: toPair(differs.interval),
              withinNoise: differs.withinNoise,
              tasks: shared.length,
            },
    }
  })
}
