import type { SolutionStep } from '../../lib/define/define-task.ts'
import { inserted } from '../../lib/task.ts'
import type { Row } from '../../sandboxes/retail/baseline/rows.ts'
import { retail } from '../../sandboxes/retail/index.ts'

/** Goods of one line of an order that come back. Fees that are not named are 0. */
export interface GoodsReturn {
  /** Digits of the order. */
  readonly order: string
  /** The line's place in the order, from 1. */
  readonly line: number
  readonly customer: string
  readonly reason: Row<'rmaRecords'>['return_reason']
  readonly defective?: true
  /** Dollars that the customer gets back. */
  readonly amount: number
  readonly restocking?: number
  readonly shipping?: number
  readonly removal?: number
}

/** Creates a return. */
export function sendBack(goods: GoodsReturn): SolutionStep<typeof retail.tools> {
  return ['create_rma', returnOf(goods)]
}

/** A return that must have been created. */
export function sentBack(goods: GoodsReturn) {
  return inserted(retail.tables.rmaRecords, { ...returnOf(goods), status: 'approved' })
}

/** A return that was there before. */
export function earlierReturn(
  id: string,
  status: Row<'rmaRecords'>['status'],
  created_date: string,
  goods: GoodsReturn,
): Row<'rmaRecords'> {
  return { id, status, created_date, ...returnOf(goods) }
}

function returnOf({ order, line, customer, reason, defective, amount, ...fees }: GoodsReturn) {
  return {
    order_id: `ORD-${order}`,
    line_item_id: `LIN-${order}${line}`,
    customer_id: customer,
    return_reason: reason,
    is_defective: defective ?? false,
    refund_amount: amount,
    restocking_fee: fees.restocking ?? 0,
    return_shipping_cost: fees.shipping ?? 0,
    removal_fee: fees.removal ?? 0,
  }
}
