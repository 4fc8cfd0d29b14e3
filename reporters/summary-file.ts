import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ResultsError } from '../lib/results/results-error.ts'
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
  try {
    mkdirSync(directory, { recursive: true })
    writeFileAtomically(file, `${JSON.stringify(summary, null, 2)}\n`)
  } catch (error) {
    throw ResultsError.forFile('CANNOT_WRITE', file, error)
  }
  return file
}
