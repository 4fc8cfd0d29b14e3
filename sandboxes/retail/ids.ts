import type { IdSeries } from '../shared/index.ts'

const firstFree = (prefix: string, digits = 7): IdSeries => ({ prefix, digits, from: 1 })
const counted = (prefix: string): IdSeries => ({ prefix, digits: 7, from: (rows) => rows })

/** How the shop's systems number what they create. */
export const series = {
  order: firstFree('ORD-2'),
  lineItem: firstFree('LIN-2'),
  shipment: firstFree('SHP-2'),
  tracking: firstFree('TRK-2', 11),
  membership: firstFree('MEM-2'),
  payment: counted('TXN-2'),
  refund: counted('RFD-2'),
  claim: counted('WCL-2'),
  rma: counted('RMA-2'),
} as const
