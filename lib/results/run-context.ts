/**
 * What the main process tells every worker about the run. Provided by the suites' global set-up, read with
 * Vitest's `inject('thinkingbox')`; plain JSON.
 */
export interface RunContext {
  /** The run's id: the name of its directory under `results/`. */
  readonly run: string
  /** Absolute path of `results/<run>`. */
  readonly directory: string
}
