import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { journalLineSchema } from './journal-line.ts'
import { ResultsError } from './results-error.ts'
import { writeFileAtomically } from './run-directory.ts'
import type { StoredTrials } from './stored-trials.ts'

const indexSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    offset: z.int(),
    length: z.int(),
    fingerprints: journalLineSchema.shape.fingerprints,
  }),
)

/** Where each finished trial of a run is, by trial key. */
export type ResumeIndex = z.infer<typeof indexSchema>

const indexFile = (directory: string) => join(directory, '.finished.json')

/**
 * Notes where a run's trials are, for the workers of the session that continues the run or grades it again.
 *
 * @param trials - the run's
 * @param which - `finished` leaves out invalid trials: they are run again
 * @returns how many trials were noted
 */
export function writeResumeIndex(
  directory: string,
  trials: StoredTrials['trials'],
  which: 'finished' | 'all',
): number {
  const index: ResumeIndex = {}
  for (const [key, { meta, place, fingerprints }] of trials) {
    if (which === 'finished' && meta.verdict === 'invalid') continue
    const { file, offset, length } = place
    index[key] = { file, offset, length, fingerprints }
  }
  writeFileAtomically(indexFile(directory), JSON.stringify(index))
  return Object.keys(index).length
}

/** Reads the index that {@link writeResumeIndex} wrote at the start of this session. */
export function readResumeIndex(directory: string): ResumeIndex {
  const file = indexFile(directory)
  try {
    return indexSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw ResultsError.forFile('CANNOT_READ', file, error)
  }
}
