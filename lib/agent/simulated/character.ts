import type { InvalidCause } from '../../core/infrastructure-error.ts'
import type { SimulatedName } from '../../settings/model-name.ts'

/** How a simulated agent behaves. Probabilities are from 0 to 1. */
export interface Character {
  /**
   * The probability that an attempt at a task succeeds, drawn once per task.
   *
   * @param random - uniform draws from 0 to 1
   */
  solves(random: () => number): number
  /** `false`: every attempt at a task goes exactly like the first. */
  readonly varies: boolean
  /** The probability that infrastructure makes an attempt invalid. */
  readonly outage: number
}

export const characters: Readonly<Record<SimulatedName, Character>> = {
  // Solves nearly every task sometimes and hardly any always: broad, and not to be relied on.
  'simulated/erratic': {
    solves: (random) => (random() < 0.02 ? 0 : 0.15 + 0.8 * random()),
    varies: true,
    outage: 0,
  },
  // Solves fewer tasks, and those every time.
  'simulated/dependable': {
    solves: (random) => (random() < 0.62 ? 1 : 0),
    varies: false,
    outage: 0,
  },
  // Middling, on a bad line.
  'simulated/unlucky': {
    solves: (random) => 0.35 + 0.6 * random(),
    varies: true,
    outage: 0.12,
  },
}

type Outage = readonly [cause: InvalidCause, message: string]

/** What makes attempts of an agent on a bad line invalid, each with the message that it has. */
export const outages: readonly [Outage, ...Outage[]] = [
  ['rate limit', 'simulated: HTTP 429: too many requests (tried 5 times)'],
  ['provider error', 'simulated: HTTP 503: overloaded (tried 5 times)'],
  ['network', 'simulated: the connection was reset'],
  ['provider timeout', 'simulated: no answer within 300 s'],
  ['customer simulator', 'simulated: the customer gave no usable answer 3 times'],
]
