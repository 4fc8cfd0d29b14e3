import { isRun } from '../lib/results/run-directory.ts'
import { Spending } from '../lib/results/spending.ts'
import { readSettings } from '../lib/settings/index.ts'
import { continueCommand } from '../lib/settings/terminal-commands.ts'
import type { CollectedRun } from './collect-trials.ts'
import { formatMoney, formatNoun } from './number-format.ts'
import type { RunPlace } from './run-place.ts'

/**
 * What is said of a run that MAX_COST ended: what it has cost, what was not run, and how to go on.
 *
 * @param place - absent when the command has no trial to show
 * @returns the first line by itself says what happened; nothing where no trial was left out
 * @throws ResultsError when the run's journal cannot be read
 */
export async function renderBudget(run: CollectedRun, place: RunPlace | undefined): Promise<string[]> {
  const last = run.overBudget.at(-1)?.reason
  if (!last) return []
  const { limit, unknown } = last
  const trials = formatNoun(run.overBudget.length, 'trial')
  if (unknown) {
    return [
      `MAX_COST cannot be kept, and ${trials} did not run: it is unknown what ${unknown.agent} costs.`,
      `The reason: ${unknown.reason}.`,
    ]
  }
  if (!place || place.mode === 'merge' || !isRun(place.directory)) {
    return [`MAX_COST of ${formatMoney(limit)} was reached: ${trials} did not run.`]
  }
  // What was under way has ended since.
  const spent = await spentInAll(place.directory)
  const rest = costOfRest(run)
  const higher = roundUp(rest === undefined ? 2 * spent : spent + rest)
  return [
    `The run has cost ${formatMoney(spent)}, MAX_COST is ${formatMoney(limit)}: ${trials} did not run.`,
    rest === undefined ? 'Continue with more:' : `They would cost about ${formatMoney(rest)}; continue with:`,
    continueCommand(place.run, { MAX_COST: String(higher) }),
  ]
}

async function spentInAll(directory: string): Promise<number> {
  const spending = new Spending(directory, readSettings())
  await spending.readAll()
  return spending.dollars
}

/** US dollars, by what trials of the same agent have cost here; undefined where there are none. */
function costOfRest({ trials, overBudget }: CollectedRun): number | undefined {
  const byAgent = Map.groupBy(trials, ({ test }) => test.project.name)
  let sum = 0
  for (const { test } of overBudget) {
    const costs = (byAgent.get(test.project.name) ?? []).flatMap(({ meta }) => meta.cost ?? [])
    if (costs.length === 0) return undefined
    sum += costs.reduce((total, cost) => total + cost, 0) / costs.length
  }
  return sum
}

/** A limit that is enough, of two digits, so that it is quick to read. */
export function roundUp(dollars: number): number {
  const unit = 10 ** (Math.floor(Math.log10(dollars)) - 1)
  return Number((Math.ceil(dollars / unit) * unit).toPrecision(2))
}
