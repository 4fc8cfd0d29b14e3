import type { Vitest } from 'vitest/node'
import type { CollectedRun } from './collect-trials.ts'
import { formatNoun } from './number-format.ts'

/**
 * Why a run that did nothing must not look like a success: no file was found, or a filter matched no test. Tests that
 * their author skipped were selected; they are no error.
 *
 * @returns at most one sentence
 */
export function nothingSelected(vitest: Vitest, run: CollectedRun): string[] {
  if (run.tests === 0 && run.failedOrdinary === 0 && run.otherFailures.length === 0) {
    const searched = vitest.projects.map(({ name, config }) =>
      [config.include.join(' '), ...(name === '' ? [] : [`(project ${name})`])].join(' '),
    )
    const filters =
      'filenamePattern' in vitest && Array.isArray(vitest.filenamePattern) ? vitest.filenamePattern : []
    const named = filters.length > 0 ? ` for ${filters.join(' ')}` : ''
    return [`No test was found${named}. Looked for ${searched.join(', ')} in ${vitest.config.root}.`]
  }
  if (run.ran > 0 || run.failedOrdinary > 0 || run.otherFailures.length > 0) return []
  const filters = activeFilters(vitest)
  const pattern = vitest.getGlobalTestNamePattern()
  if (filters.length === 0 || (pattern && run.selectedByName(pattern) > 0)) return []
  return [`No test matches ${filters.join(' and ')} among ${formatNoun(run.tests, 'test')}.`]
}

/** The options that choose among the tests of a file, as they were typed. */
export function activeFilters(vitest: Vitest): string[] {
  const pattern = vitest.getGlobalTestNamePattern()
  return [
    ...(pattern ? [`-t ${pattern.source}`] : []),
    ...(vitest.config.tagsFilter ? [`--tags-filter ${String(vitest.config.tagsFilter)}`] : []),
  ]
}
