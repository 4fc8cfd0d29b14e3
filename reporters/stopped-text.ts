import { continueCommand } from '../lib/settings/terminal-commands.ts'
import type { ProgressFigures } from './run-progress.ts'

/**
 * What a run that was stopped says: how far it came, and the command that continues it.
 *
 * @param run - its name; absent when nothing is recorded
 */
export function renderStopped(figures: ProgressFigures, run: string | undefined): string[] {
  const { passed, failed, invalid, trials, open } = figures
  if (trials === 0 && run === undefined) return []
  const finished = passed + failed + invalid
  // Of tests that were skipped because of `--bail` it is not known here that they were to be trials.
  const total = finished === trials && !open ? '' : ` of ${trials}${open ? '+' : ''}`
  const stopped =
    trials === 0 ? 'Stopped before the first trial.' : `Stopped after ${finished}${total} trials.`
  if (run === undefined) return [` ${stopped}`]
  return [` ${stopped} Finished trials are kept; continue with:`, ` ${continueCommand(run)}`]
}
