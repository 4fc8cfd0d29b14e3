import type { Trial, Verdict } from './trial.ts'

/**
 * Whether a failed trial gave no sign of it: it ended by itself (not at a limit, not by the agent's own error),
 * called at least one state-changing tool, and saw no error on its last tool call.
 *
 * @param trial - a failed trial; one whose `verdict` says otherwise is never a clean failure
 */
export function isCleanFailure(
  trial: Partial<Pick<Trial, 'end'>> & Pick<Trial, 'calls'> & { readonly verdict?: Verdict },
): boolean {
  const { verdict = 'failed', end, calls } = trial
  const endedByItself = end === 'customer finished' || end === 'agent stopped'
  return (
    verdict === 'failed' &&
    endedByItself &&
    calls.some((call) => call.writes) &&
    calls.at(-1)?.isError === false
  )
}
