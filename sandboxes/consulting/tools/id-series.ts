import type { IdSeries } from '../../shared/index.ts'

/** Generated ids run from `<prefix>-2-000000` upwards, in every table. */
export function generated(prefix: string): IdSeries {
  return { prefix: `${prefix}-2-`, digits: 6, from: 0 }
}
