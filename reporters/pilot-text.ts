import { isRun } from '../lib/results/run-directory.ts'
import { readSettings } from '../lib/settings/index.ts'
import { settingTable } from '../lib/settings/setting-table.ts'
import { continueCommand } from '../lib/settings/terminal-commands.ts'
import { roundUp } from './budget-text.ts'
import type { CollectedRun } from './collect-trials.ts'
import { formatDuration, formatMoney } from './number-format.ts'
import type { RunPlace } from './run-place.ts'

/**
 * After a run of single attempts that cost money: what the usual number of attempts would cost and take, and the
 * command that runs those that are missing.
 *
 * @param milliseconds - how long the command has run
 */
export function renderPilot(run: CollectedRun, place: RunPlace, milliseconds: number): string[] {
  const full = Number(settingTable.attempts.default)
  const isSingle = run.trials.every(({ meta }) => meta.of === 1)
  if (!isSingle || run.unfinished > 0 || place.mode === 'merge' || place.mode === 'regrade') return []
  const costs = run.trials.flatMap(({ meta }) => meta.cost ?? [])
  const cost = costs.reduce((sum, each) => sum + each, 0)
  if (cost === 0 || costs.length < run.trials.length || !isRun(place.directory)) return []
  const ran = run.trials.filter(({ meta }) => !meta.resumed).length
  const missing = run.trials.length * (full - 1)
  const time = ran === 0 ? '' : ` and ${formatDuration((milliseconds / ran) * missing)}`
  const { maxCost } = readSettings(process.env)
  // A limit that would end the run early is raised.
  const enough = roundUp(cost * full)
  const limit = maxCost !== undefined && maxCost < enough ? { MAX_COST: String(enough) } : {}
  return [
    ` Estimate   ${full} attempts need about ${formatMoney(cost * (full - 1))}${time} more; this runs those that are missing:`,
    `            ${continueCommand(place.run, { ATTEMPTS: String(full), ...limit })}`,
  ]
}
