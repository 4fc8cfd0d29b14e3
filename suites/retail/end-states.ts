import { inserted, textMatching, updated } from '../../lib/task.ts'
import { products } from '../../sandboxes/retail/baseline/products.ts'
import type { Row } from '../../sandboxes/retail/baseline/rows.ts'
import { inventoryRecords } from '../../sandboxes/retail/baseline/stock.ts'
import { retail } from '../../sandboxes/retail/index.ts'
import type { shipping } from '../../sandboxes/retail/rules.ts'
import { stampAfter } from '../../sandboxes/shared/index.ts'
import { type Customer, type Matter, personOf, ticketFields } from './matters.ts'
import type { Address } from './steps.ts'

const { tables } = retail
type Ticket = Parameters<typeof inserted<typeof tables.tickets>>[1]

/** A new ticket as it must stand in the end. */
export function newTicket(matter: Matter, customer: Customer, end: Partial<Ticket>) {
  return inserted(tables.tickets, { ...ticketFields(matter, customer), ...end })
}

/** What must have been paid back for an order. */
export function refunded(number: string, amount: number, refund_reason: Row<'refunds'>['refund_reason']) {
  return inserted(tables.refunds, {
    transaction_id: `TXN-${number}`,
    order_id: `ORD-${number}`,
    amount,
    refund_reason,
  })
}

/** A fee that must have been charged. */
export function charged(
  number: string,
  customer: Customer,
  amount: number,
  charge_reason: NonNullable<Row<'paymentTransactions'>['charge_reason']>,
) {
  return inserted(tables.paymentTransactions, {
    order_id: `ORD-${number}`,
    customer_id: personOf(customer).id,
    amount,
    status: 'authorized',
    payment_method: 'Card on file',
    charge_reason,
  })
}

/** An order that must have been cancelled. */
export function cancelled(number: string) {
  return updated(tables.orders, `ORD-${number}`, { status: 'cancelled' })
}

/** The second shipment that a parcel must have got; the order's address, where it changes, is an effect of its own. */
export function sentAgain(number: string, carrier: string) {
  const due = stampAfter(new Date('2025-10-06T13:00:00Z'))
  return [
    inserted(tables.shipments, {
      order_id: `ORD-${number}`,
      carrier,
      tracking_number: textMatching(/^TRK-2/),
      estimated_delivery_date: due,
    }),
    inserted(tables.carrierTracking, {
      shipment_id: textMatching(/^SHP-2/),
      carrier,
      estimated_delivery: due,
    }),
  ]
}

/** The address that an order must have in the end. */
export function readdressed(number: string, [line1, city, state, zip]: Address) {
  return updated(tables.orders, `ORD-${number}`, {
    shipping_address_line1: line1,
    shipping_address_city: city,
    shipping_address_state: state,
    shipping_address_zip: zip,
  })
}

/** What a replacement must have left: its order, the line and the stock. The first of several orders has the place 1. */
export function replaced(
  customer: Customer,
  sku: string,
  more: {
    readonly quantity?: number
    readonly speed?: keyof typeof shipping
    readonly to?: Address
    readonly place?: number
  } = {},
) {
  const { id, home } = personOf(customer)
  const { quantity = 1, place = 1 } = more
  const [line1, city, state, zip] = more.to ?? home
  const number = `2000000${place}`
  return [
    inserted(tables.orders, {
      id: `ORD-${number}`,
      customer_id: id,
      status: 'processing',
      subtotal_amount: 0,
      total_amount: 0,
      shipping_address_line1: line1,
      shipping_address_city: city,
      shipping_address_state: state,
      shipping_address_zip: zip,
      shipping_speed: more.speed ?? 'standard',
    }),
    inserted(tables.orderLineItems, {
      id: `LIN-${number}`,
      order_id: `ORD-${number}`,
      sku,
      product_name: products.find((product) => product.sku === sku)?.name ?? '',
      quantity,
      base_price: 0,
      final_price: 0,
    }),
    updated(tables.inventoryRecords, sku, { available_quantity: available(sku) - quantity }),
  ]
}

/** An installation visit that must have been cancelled. */
export function visitCancelled(number: string) {
  return updated(tables.installationJobs, `JOB-${number}`, { status: 'cancelled' })
}

/** When an installation visit must be, `2025-10-10T16:00`; for faulty work, a completed one is scheduled again. */
export function visitMoved(number: string, to: string, again: { readonly status?: 'scheduled' } = {}) {
  return updated(tables.installationJobs, `JOB-${number}`, { scheduled_date: `${to}:00Z`, ...again })
}

/** What the warehouses have of a product before the task. */
function available(sku: string): number {
  return inventoryRecords.find((record) => record.sku === sku)?.available_quantity ?? 0
}
