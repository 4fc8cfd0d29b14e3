import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeFileAtomically } from './run-directory.ts'
import { type Summary, summarySchema } from './summary.ts'

/** The path of a run's `summary.json`. */
export function summaryPath(directory: string): string {
  return join(directory, 'summary.json')
}

/** Reads a run's `summary.json`; undefined when there is none, or none that can be read. */
export function readSummary(directory: string): Summary | undefined {
  try {
    return summarySchema.safeParse(JSON.parse(readFileSync(summaryPath(directory), 'utf8'))).data
  } catch {
    return undefined
  }
}

/**
 * Writes `summary.json` into a run's directory, over an earlier one.
 *
 * @returns the file's path
 * @throws ResultsError when it cannot be written
 */
export function writeSummary(directory: string, summary: Summary): string {
  const file = summaryPath(directory)
  writeFileAtomically(file, `${JSON.stringify(summary, null, 2)}\n`)
  return file
}
