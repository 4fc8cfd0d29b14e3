import type { Estimate, Interval, Rate, Share } from '../metrics/index.ts'
import type { Figures } from './summary.ts'

/** A rate as a summary has it. */
export function toRate(rate: Rate | Share | undefined): Figures['passAt1'] {
  if (!rate) return null
  const { value, hits, of } = rate
  return { value, interval: toPair(rate.interval), hits, of }
}

/** An estimate as a summary has it. */
export function toEstimate({ value, interval }: Estimate): Figures['curve'][number]['passAtK'] {
  return { value, interval: [interval.low, interval.high] }
}

/** An interval as a summary has it. */
export function toPair(interval: Interval | undefined): [number, number] | null {
  return interval ? [interval.low, interval.high] : null
}
