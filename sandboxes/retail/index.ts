import { defineSandbox } from '../../lib/sandbox/index.ts'
import { helpdeskStamps, helpdeskUngraded } from '../helpdesk/index.ts'
import { baseline } from './baseline.ts'
import { instructions } from './instructions.ts'
import { knowledge } from './knowledge/index.ts'
import { tables } from './schema.ts'
import { tools } from './tools/index.ts'

export { joinRecords } from '../shared/index.ts'
export { colleagueTicket, deskTicket, placedOrder, profile, threadEntry } from './builders/index.ts'
export { published } from './published.ts'

/** The back office of a shop for household appliances and electronics, with its ticket desk. */
export const retail = defineSandbox({
  name: 'retail',
  tables,
  tools,
  instructions,
  knowledge,
  baseline,
  now: '2025-10-01T13:00:00Z',
  ungraded: helpdeskUngraded,
  stamps: {
    ...helpdeskStamps,
    orders: ['order_date'],
    shipments: ['ship_date'],
    carrierTracking: ['last_update'],
    paymentTransactions: ['transaction_date'],
    refunds: ['refund_date'],
    warrantyClaims: ['claim_date'],
    rmaRecords: ['created_date'],
  },
})
