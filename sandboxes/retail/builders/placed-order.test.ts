import { expect, test } from 'vitest'
import { placedOrder } from './placed-order.ts'

const order = {
  number: '49990001',
  customer: 'CUS-30000101',
  placed: '2025-09-23T20:16:00Z',
  items: [{ sku: 'SKU-50010021', quantity: 2, discount: 4.5 }],
  points: 150,
  speed: 'expedited',
} as const

test('the sums of an order add up, and its payment is the total', () => {
  const { orders, paymentTransactions } = placedOrder(order)
  expect(orders[0]).toMatchObject({
    subtotal_amount: 129,
    discount_amount: 9,
    points_value: 1.5,
    shipping_cost: 15,
    total_amount: 133.5,
  })
  expect(paymentTransactions).toMatchObject([{ amount: 133.5, status: 'authorized' }])
})

test('a replacement order costs nothing and has no payment, however fast it goes', () => {
  const { number, customer, placed, speed } = order
  const made = placedOrder({ number, customer, placed, speed, items: ['SKU-50010021'], replacement: true })
  expect(made.orders[0]).toMatchObject({ shipping_speed: 'expedited', shipping_cost: 0, total_amount: 0 })
  expect(made.orderLineItems).toMatchObject([{ base_price: 0, final_price: 0 }])
  expect(made.paymentTransactions).toEqual([])
})
