import { join } from 'node:path'
import { writeFileAtomically } from '../lib/results/run-directory.ts'
import type { Summary } from '../lib/results/summary.ts'

/**
 * Writes `summary.json` into a run's directory, over an earlier one.
 *
 * @returns the file's path
 * @throws ResultsError when it cannot be written
 */
export function writeSummary(directory: string, summary: Summary): string {
  const file = join(directory, 'summary.json')
  writeFileAtomically(file, `${JSON.stringify(summary, null, 2)}\n`)
  return file
}
