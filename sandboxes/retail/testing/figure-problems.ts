import type { RecordsOf } from '../../../lib/sandbox/index.ts'
import type { tables } from '../schema.ts'

type Records = RecordsOf<typeof tables>

/** Sums that do not add up, in words. */
export function figureProblems(records: Records): string[] {
  const problems: string[] = []
  const expectSum = (what: string, column: string, stored: number, sum: number) => {
    const right = Math.round(sum * 100) / 100
    if (Math.abs(stored - right) > 0.001) problems.push(`${what}: ${column} is ${stored}, not ${right}`)
  }
  for (const line of records.orderLineItems ?? []) {
    const price = line.base_price - (line.discount_amount ?? 0)
    expectSum(`orderLineItems ${line.id}`, 'final_price', line.final_price, price)
  }
  for (const order of records.orders ?? []) {
    const what = `orders ${order.id}`
    const lines = (records.orderLineItems ?? []).filter(({ order_id }) => order_id === order.id)
    const { discount_amount = 0, points_value = 0, points_used = 0, shipping_cost = 0 } = order
    const subtotal = lines.reduce((sum, line) => sum + line.base_price * line.quantity, 0)
    const discount = lines.reduce((sum, line) => sum + (line.discount_amount ?? 0) * line.quantity, 0)
    expectSum(what, 'subtotal_amount', order.subtotal_amount, subtotal)
    expectSum(what, 'discount_amount', discount_amount, discount)
    expectSum(what, 'points_value', points_value, points_used / 100)
    expectSum(what, 'total_amount', order.total_amount, subtotal - discount - points_value + shipping_cost)
    for (const payment of records.paymentTransactions ?? []) {
      if (payment.order_id !== order.id || payment.charge_reason) continue
      expectSum(`paymentTransactions ${payment.id}`, 'amount', payment.amount, order.total_amount)
    }
    for (const granted of records.discountApplications ?? []) {
      if (granted.order_id !== order.id) continue
      const { id, total_discount_amount } = granted
      expectSum(
        `discountApplications ${id}`,
        'total_discount_amount',
        total_discount_amount,
        discount + points_value,
      )
    }
  }
  for (const rma of records.rmaRecords ?? []) {
    const line = (records.orderLineItems ?? []).find(({ id }) => id === rma.line_item_id)
    const fees = (rma.restocking_fee ?? 0) + (rma.return_shipping_cost ?? 0) + (rma.removal_fee ?? 0)
    if (line) expectSum(`rmaRecords ${rma.id}`, 'refund_amount', rma.refund_amount, line.final_price - fees)
  }
  return problems
}
