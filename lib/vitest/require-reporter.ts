import type { Vitest } from 'vitest/node'
import type { Gates } from '../results/gates.ts'
import { reporterOf } from '../results/reporter-presence.ts'
import { type Settings, SettingsError } from '../settings/index.ts'
import { settingTable } from '../settings/setting-table.ts'

/**
 * Makes sure that somebody decides the exit code: to other reporters an invalid trial and one that the budget left out are
 * skipped tests, and gates are nothing. Reports in blobs are read by the reporter when they are merged.
 *
 * @returns the gates of the reporter's options
 * @throws SettingsError when gates or a budget are set and the reporter is not there
 */
export function requireReporter(vitest: Vitest, settings: Settings): Gates | undefined {
  const reporter = reporterOf(vitest)
  if (reporter) return reporter.gates
  if (vitest.config.reporters.some((each) => Array.isArray(each) && each[0] === 'blob')) return undefined
  const how = 'Add --reporter=vitest-thinkingbox/reporter (in this repository ./reporters/index.ts).'
  const { minPassAt1, minObserved, maxCostPerSuccess, maxRegression, maxInvalid, maxCost } = settings
  const limits = { minPassAt1, minObserved, maxCostPerSuccess, maxRegression, maxInvalid, maxCost }
  const set = Object.entries(limits).flatMap(([name, value]) =>
    value === undefined ? [] : [settingTable[name as keyof typeof limits].variable],
  )
  if (set.length > 0) {
    throw new SettingsError('NOT_READY', [
      {
        variable: set.join(', '),
        message: `the reliability reporter, which decides the exit code, is not used. ${how}`,
      },
    ])
  }
  if (!vitest.config.watch) {
    vitest.logger.warn(
      `The reliability reporter is not used: invalid trials are skipped tests here, and fail nothing. ${how}`,
    )
  }
  return undefined
}
