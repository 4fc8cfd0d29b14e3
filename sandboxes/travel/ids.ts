import type { IdSeries } from '../shared/index.ts'

/** How the systems number what they create. */
export const series = {
  /** Charges and refunds: one more than there are transactions of any kind. */
  transaction: { prefix: 'TXN-', digits: 8, from: (rows) => rows + 1 },
  dispute: { prefix: 'DSP-', digits: 8, from: 1 },
  /** Tickets of the hotels' partner desk, beside the desk's own. */
  escalation: { prefix: 'ZDSK-', digits: 8, from: 1 },
} as const satisfies Record<string, IdSeries>
