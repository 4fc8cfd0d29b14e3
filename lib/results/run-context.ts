import type { SpentBefore } from './spending.ts'

/**
 * What the main process tells every worker about the run. Provided by the suites' global set-up, read with
 * Vitest's `inject('thinkingbox')`; plain JSON.
 */
export interface RunContext {
  /** The run's id: the name of its directory under `results/`. */
  readonly run: string
  /** Absolute path of `results/<run>`. */
  readonly directory: string
  /** Differs between sessions of a run, and between reruns in watch mode. */
  readonly session: string
  /** Which session of the run it is, counted from 1: later lines of the journal count more than earlier ones. */
  readonly number: number
  /**
   * `new`: nothing is there yet. `continue`: finished trials are taken from the journal. `rerun`: earlier rounds of watch
   * mode have left trials there, and those of this round are run all the same. `regrade`: every trial is taken from the
   * journal, graded by today's expectations, and nothing is recorded.
   */
  readonly mode: 'new' | 'continue' | 'rerun' | 'regrade'
  /** What the run has cost so far, where a continued run has a limit to that. */
  readonly spent?: SpentBefore
  /** Trials are about to run. False where tests are only collected, and absent where nobody knows. */
  readonly startsTrials?: boolean
  /** The agent whose trials this project reads from the journal, when `mode` is `regrade`. */
  readonly agent?: string
}
