import { readStoredTrials, type StoredTrials } from '../lib/results/stored-trials.ts'
import type { CommandIo } from './command-io.ts'

/**
 * The trials of a run, for a command that shows them: lines that cannot be read are said on standard error.
 *
 * @throws ResultsError when a directory or file cannot be read
 */
export async function trialsOfRun(directory: string, io: CommandIo): Promise<StoredTrials['trials']> {
  const { trials, problems } = await readStoredTrials(directory)
  sayPassedOver(problems, io)
  return trials
}

/** Says which lines of journals could not be read. */
export function sayPassedOver(problems: readonly string[], io: CommandIo): void {
  for (const problem of problems) io.err(`Passed over: ${problem}`)
}
