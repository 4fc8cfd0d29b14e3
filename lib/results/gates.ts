import { z } from 'zod'
import { compareRuns, taskKey } from '../metrics/index.ts'
import type { AgentSummary, Summary } from './summary.ts'
import { taskTallies } from './task-tallies.ts'
import type { TrialMeta } from './trial-meta.ts'

const share = z.number().min(0).max(1)

/** What a run must reach for CI to pass. Each holds for every agent of the run, over all its domains. */
export const gatesSchema = z.strictObject({
  /** Smallest pass@1, 0 to 1. */
  minPassAt1: share.optional(),
  /** Smallest observed k/k, 0 to 1. */
  minObserved: share.optional(),
  /** Largest cost per successful attempt, in US dollars. */
  maxCostPerSuccess: z.number().nonnegative().optional(),
  /** Largest drop of pass@1 below the baseline run, 0 to 1, over the tasks that both ran. Needs `baseline`. */
  maxRegression: share.optional(),
  /** Name of the run that `maxRegression` compares with. */
  baseline: z.string().optional(),
  /** Largest share of invalid trials, 0 to 1; none are allowed when absent. */
  maxInvalid: share.optional(),
})

export type Gates = z.infer<typeof gatesSchema>

/** What a regression is measured against. */
export interface Baseline {
  readonly trials: readonly TrialMeta[]
  /** Keys of the tasks that are no longer the same, as `changedTasks` finds them. */
  readonly changed: ReadonlySet<string>
}

export interface GateResult {
  readonly agent: string
  /** The gate's name, as in {@link Gates}. */
  readonly gate: keyof Gates
  readonly passed: boolean
  /** One sentence with the limit and the figure. */
  readonly message: string
}

/** Whether any gate is set, and so decides the exit code. */
export function hasGates(gates: Gates): boolean {
  return Object.entries(gates).some(([name, value]) => name !== 'baseline' && value !== undefined)
}

/**
 * Checks every gate for every agent. A figure that cannot be computed (no valid trial, no complete task, an unknown
 * price, no shared task) fails its gate: a gate that cannot be checked has not been passed.
 *
 * @param baseline - the baseline run, when `maxRegression` is set
 */
export function checkGates(
  gates: Gates,
  summary: Summary,
  trials: readonly TrialMeta[],
  baseline: Baseline = { trials: [], changed: new Set() },
): GateResult[] {
  return summary.agents.flatMap((agent) => {
    const { overall } = agent
    const results = [
      atLeast('minPassAt1', agent, {
        limit: gates.minPassAt1,
        figure: 'pass@1',
        value: overall.passAt1?.value,
        needs: 'valid trial',
      }),
      atLeast('minObserved', agent, {
        limit: gates.minObserved,
        figure: `observed ${agent.attempts}/${agent.attempts}`,
        value: overall.allPassed?.value,
        needs: 'complete task',
      }),
      costGate(gates.maxCostPerSuccess, agent),
      regressionGate(gates, agent, trials, baseline),
      invalidGate(gates, agent),
    ]
    return results.filter((result) => result !== undefined)
  })
}

function atLeast(
  gate: 'minPassAt1' | 'minObserved',
  { agent }: AgentSummary,
  {
    limit,
    figure,
    value,
    needs,
  }: {
    readonly limit: number | undefined
    readonly figure: string
    readonly value: number | undefined
    /** What the run has none of when there is no value. */
    readonly needs: string
  },
): GateResult | undefined {
  if (limit === undefined) return undefined
  const digits = value === undefined ? percentDigits : digitsApart(value, limit, percent, percentDigits)
  const shown = value === undefined ? `cannot be computed: no ${needs}` : `is ${percent(value, digits)}`
  return {
    agent,
    gate,
    passed: value !== undefined && isAtMost(limit, value),
    message: `${figure} ${shown}, the least allowed is ${percent(limit, digits)}`,
  }
}

function costGate(limit: number | undefined, { agent, overall }: AgentSummary): GateResult | undefined {
  if (limit === undefined) return undefined
  const { perSuccess, unknown } = overall.cost
  const value = perSuccess?.value
  const digits = value === undefined ? dollarDigits : digitsApart(value, limit, dollars, dollarDigits)
  const shown =
    value !== undefined
      ? `is ${dollars(value, digits)}`
      : unknown > 0
        ? 'is unknown: a price is missing, or an agent reported no tokens'
        : 'has no value: nothing passed'
  return {
    agent,
    gate: 'maxCostPerSuccess',
    passed: value !== undefined && isAtMost(value, limit),
    message: `cost per success ${shown}, the most allowed is ${dollars(limit, digits)}`,
  }
}

function regressionGate(
  { maxRegression, baseline: name }: Gates,
  { agent }: AgentSummary,
  trials: readonly TrialMeta[],
  baseline: Baseline,
): GateResult | undefined {
  if (maxRegression === undefined) return undefined
  const theirs = baseline.trials.filter((trial) => trial.agent === agent)
  // A baseline with one agent is the baseline for every agent tested now.
  const others = new Set(baseline.trials.map((trial) => trial.agent))
  const compared = theirs.length > 0 || others.size !== 1 ? theirs : baseline.trials
  const { passAt1, shared } = compareRuns(
    taskTallies(compared),
    taskTallies(trials.filter((trial) => trial.agent === agent)),
  )
  if (!passAt1) {
    const message = `there is nothing to compare with in run ${name}: no task with valid trials is in both`
    return { agent, gate: 'maxRegression', passed: false, message }
  }
  const most = passAt1.candidate + maxRegression
  const digits = digitsApart(passAt1.baseline, most, percent, percentDigits)
  const changed = shared.filter((pair) => baseline.changed.has(taskKey(pair.baseline))).length
  const changes = changed > 0 ? ` (${changed} of them changed between the runs)` : ''
  const noise = passAt1.withinNoise ? ', which is within noise' : ''
  return {
    agent,
    gate: 'maxRegression',
    passed: isAtMost(passAt1.baseline, most),
    message:
      `pass@1 went from ${percent(passAt1.baseline, digits)} in run ${name} to ${percent(passAt1.candidate, digits)} ` +
      `over ${shared.length} shared task${shared.length === 1 ? '' : 's'}${changes}${noise}, the most it may drop is ${percent(maxRegression, digits)}`,
  }
}

function invalidGate(gates: Gates, { agent, overall }: AgentSummary): GateResult | undefined {
  const { invalid, total } = overall.trials
  const value = total === 0 ? 0 : invalid / total
  const limit = gates.maxInvalid ?? 0
  const digits = digitsApart(value, limit, percent, percentDigits)
  const none = total > 0 && invalid === total ? ', and at least one has to be valid' : ''
  return {
    agent,
    gate: 'maxInvalid',
    // Even if all may be invalid: without a valid trial, nothing was tested.
    passed: isAtMost(value, limit) && none === '',
    message: `${invalid} of ${total} trials (${percent(value, digits)}) are invalid, the most allowed is ${percent(limit, digits)}${none}`,
  }
}

/** Whether a figure does not exceed another; one that is equal but for rounding does not. */
function isAtMost(value: number, limit: number): boolean {
  return value <= limit + 1e-9 * Math.max(Math.abs(value), Math.abs(limit))
}

type Show = (value: number, digits: number) => string

const percentDigits = 2
const dollarDigits = 4

/** How many digits a figure and its limit are shown with: more than usual, where those would make them look the same. */
function digitsApart(value: number, limit: number, show: Show, usual: number): number {
  if (isAtMost(value, limit) && isAtMost(limit, value)) return usual
  let digits = usual
  while (digits < 20 && show(value, digits) === show(limit, digits)) digits++
  return digits
}

function percent(value: number, digits: number): string {
  return `${(value * 100).toFixed(digits)} %`
}

function dollars(value: number, digits: number): string {
  return `$${Number(value.toPrecision(digits))}`
}
