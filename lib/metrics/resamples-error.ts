/** `compareRuns` was asked for a number of resamples that gives no usable interval. */
export class ResamplesError extends Error {
  override readonly name = 'ResamplesError'
  readonly code = 'BAD_RESAMPLES'
  readonly resamples: number

  constructor(resamples: number) {
    super(
      `Cannot compare runs with ${resamples} resamples: give a whole number from 100 up, or none for 2000.`,
    )
    this.resamples = resamples
  }
}
