import { type ExpectedEffect, inserted, updated } from '../../lib/task.ts'
import { customerOf } from './baseline/customers.ts'
import { products } from './baseline/products.ts'
import { retail } from './index.ts'
import type { Replacement } from './solution-steps.ts'

const { inventoryRecords, orderLineItems, orders } = retail.tables

/**
 * What sending it leaves behind: an order over 0.00, its line, less stock.
 *
 * @param left - pieces in stock afterwards
 * @param number - counts the replacement orders of the trial, from 1
 */
export function replacementEffects(piece: Replacement, left: number, number = 1): readonly ExpectedEffect[] {
  const { customer, sku, quantity = 1 } = piece
  const [line1, city, state, zip] = piece.to ?? customerOf(customer).home
  const product = products.find((candidate) => candidate.sku === sku)
  if (!product) throw new Error(`The catalogue has no ${sku}.`)
  return [
    inserted(orders, {
      id: `ORD-2000000${number}`,
      customer_id: customer,
      status: 'processing',
      subtotal_amount: 0,
      total_amount: 0,
      shipping_address_line1: line1,
      shipping_address_city: city,
      shipping_address_state: state,
      shipping_address_zip: zip,
      shipping_speed: piece.speed ?? 'expedited',
    }),
    inserted(orderLineItems, {
      id: `LIN-2000000${number}`,
      order_id: `ORD-2000000${number}`,
      sku,
      product_name: product.name,
      quantity,
      base_price: 0,
      final_price: 0,
    }),
    updated(inventoryRecords, sku, { available_quantity: left }),
  ]
}
