import { statSync } from 'node:fs'
import type { Verdict } from '../trial/trial.ts'
import { journalFiles } from './journal-reader.ts'
import { readStoredTrials } from './stored-trials.ts'
import { readSummaryCounts, summaryPath } from './summary-file.ts'

/** How many trials of a run came to what. */
export interface VerdictCounts {
  readonly counts: Readonly<Record<Verdict, number>>
  /** Lines of the journal that could not be read, one sentence each. */
  readonly problems: readonly string[]
}

/**
 * Counts a run's trials by verdict: from its summary when no trial came after it, otherwise from the journal, which takes
 * a second per hundred megabytes.
 *
 * @throws ResultsError when the journal cannot be read
 */
export async function countVerdicts(directory: string): Promise<VerdictCounts> {
  const known = countsOfSummary(directory)
  if (known) return { counts: known, problems: [] }
  const { trials, problems } = await readStoredTrials(directory)
  const counts = { passed: 0, failed: 0, invalid: 0 }
  for (const { meta } of trials.values()) counts[meta.verdict]++
  return { counts, problems }
}

function countsOfSummary(directory: string): Record<Verdict, number> | undefined {
  try {
    const written = statSync(summaryPath(directory)).mtimeMs
    if (journalFiles(directory).some((journal) => statSync(journal).mtimeMs > written)) return undefined
  } catch {
    return undefined
  }
  const agents = readSummaryCounts(directory)?.agents
  if (!agents) return undefined
  const count = (verdict: Verdict) => agents.reduce((sum, { overall }) => sum + overall.trials[verdict], 0)
  return { passed: count('passed'), failed: count('failed'), invalid: count('invalid') }
}
