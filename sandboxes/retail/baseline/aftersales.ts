import { returns } from '../rules.ts'
import type { Rows } from './rows.ts'

/** What happened to orders after they were placed: refunds, returns and claims. */
export const refunds: Rows<'refunds'> = [
  {
    id: 'RFD-30000001',
    transaction_id: 'TXN-40122064',
    order_id: 'ORD-40122064',
    amount: 26,
    refund_reason: 'late_delivery_compensation',
    status: 'completed',
    refund_date: '2025-08-28T09:00:00Z',
  },
  {
    id: 'RFD-30000002',
    transaction_id: 'TXN-40125530',
    order_id: 'ORD-40125530',
    amount: 95.89,
    refund_reason: 'rma_processed',
    status: 'completed',
    refund_date: '2025-07-08T09:00:00Z',
  },
]

export const rmaRecords: Rows<'rmaRecords'> = [
  {
    id: 'RMA-30000001',
    order_id: 'ORD-40135502',
    line_item_id: 'LIN-401355021',
    customer_id: 'CUS-30000118',
    return_reason: 'changed_mind',
    is_defective: false,
    status: 'shipped_to_warehouse',
    created_date: '2025-09-24T10:15:00Z',
    refund_amount: 159,
  },
  {
    id: 'RMA-30000002',
    order_id: 'ORD-40125530',
    line_item_id: 'LIN-401255301',
    customer_id: 'CUS-30000105',
    return_reason: 'changed_mind',
    is_defective: false,
    status: 'refunded',
    created_date: '2025-06-28T17:00:00Z',
    refund_amount: 95.89,
    restocking_fee: 14.16,
    return_shipping_cost: returns.parcelLabel,
  },
]

export const warrantyClaims: Rows<'warrantyClaims'> = [
  {
    id: 'WCL-30000001',
    contract_id: 'WCT-40134498',
    customer_id: 'CUS-30000116',
    claim_date: '2025-05-19T08:30:00Z',
    issue_description: 'Accidental damage',
    status: 'completed',
    resolution: 'Keyboard exchanged after a spill',
  },
]
