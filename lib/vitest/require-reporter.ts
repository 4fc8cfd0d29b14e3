import type { Vitest } from 'vitest/node'
import { type Gates, hasGates } from '../results/gates.ts'
import { reporterOf } from '../results/reporter-presence.ts'
import { type Settings, SettingsError } from '../settings/index.ts'
import { settingTable } from '../settings/setting-table.ts'

/**
 * Makes sure that somebody decides the exit code: to other reporters an invalid trial is a skipped test, and gates are
 * nothing. Reports in blobs are read by the reporter when they are merged.
 *
 * @returns the gates of the reporter's options
 * @throws SettingsError when gates are set and the reporter is not there
 */
export function requireReporter(vitest: Vitest, settings: Settings): Gates | undefined {
  const reporter = reporterOf(vitest)
  if (reporter) return reporter.gates
  if (vitest.config.reporters.some((each) => Array.isArray(each) && each[0] === 'blob')) return undefined
  const how = 'Add --reporter=vitest-thinkingbox/reporter (in this repository ./reporters/index.ts).'
  const { minPassAt1, minObserved, maxCostPerSuccess, maxRegression, maxInvalid } = settings
  const gates = { minPassAt1, minObserved, maxCostPerSuccess, maxRegression, maxInvalid }
  if (hasGates(gates)) {
    const set = Object.entries(gates).flatMap(([name, value]) =>
      value === undefined ? [] : [settingTable[name as keyof typeof gates].variable],
    )
    throw new SettingsError('NOT_READY', [
      {
        variable: set.join(', '),
        message: `the reliability reporter, which checks gates, is not used. ${how}`,
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
