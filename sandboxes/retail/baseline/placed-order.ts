import { cents } from '../../shared/index.ts'
import { pricing, shipping } from '../rules.ts'
import { products } from './products.ts'
import type { Rows } from './rows.ts'

/** One order of the baseline, in the words of a person; its rows in five tables follow from it. */
export interface PlacedOrder {
  /** Digits after every prefix: `ORD-`, `SHP-`, `TRK-`, `TXN-`, and `LIN-` with the line's number appended. */
  readonly number: string
  readonly customer: string
  readonly placed: string
  readonly status: NonNullable<Rows<'orders'>[number]['status']>
  readonly items: readonly { readonly sku: string; readonly quantity?: number; readonly discount?: number }[]
  readonly points?: number
  readonly speed?: keyof typeof shipping
  readonly to: readonly [line1: string, city: string, state: string, zip: string]
  readonly card: string
  readonly installation?: string
  readonly parcel?: {
    readonly carrier: string
    readonly shipped: string
    readonly due: string
    readonly delivered?: string
    readonly tracking: NonNullable<Rows<'carrierTracking'>[number]['status']>
    readonly at: string
    readonly seen: string
  }
}

export interface OrderRows {
  readonly orders: Rows<'orders'>
  readonly orderLineItems: Rows<'orderLineItems'>
  readonly shipments: Rows<'shipments'>
  readonly carrierTracking: Rows<'carrierTracking'>
  readonly paymentTransactions: Rows<'paymentTransactions'>
}

/**
 * The rows of these orders.
 *
 * @throws Error for a SKU that the catalogue does not have
 */
export function orderRows(placed: readonly PlacedOrder[]): OrderRows {
  const orders = placed.map(orderRow)
  return {
    orders,
    orderLineItems: placed.flatMap(lineItems),
    shipments: placed.flatMap(({ number, parcel }) =>
      parcel
        ? {
            id: `SHP-${number}`,
            order_id: `ORD-${number}`,
            carrier: parcel.carrier,
            tracking_number: `TRK-${number}`,
            ship_date: parcel.shipped,
            estimated_delivery_date: parcel.due,
            actual_delivery_date: parcel.delivered ?? null,
          }
        : [],
    ),
    carrierTracking: placed.flatMap(({ number, parcel }) =>
      parcel
        ? {
            tracking_number: `TRK-${number}`,
            shipment_id: `SHP-${number}`,
            carrier: parcel.carrier,
            status: parcel.tracking,
            current_location: parcel.at,
            estimated_delivery: parcel.due,
            last_update: parcel.seen,
          }
        : [],
    ),
    paymentTransactions: placed.map(({ number, customer, placed: date, card }, index) => ({
      id: `TXN-${number}`,
      order_id: `ORD-${number}`,
      customer_id: customer,
      amount: orders[index]?.total_amount ?? 0,
      status: 'authorized',
      payment_method: card,
      transaction_date: date,
    })),
  }
}

function orderRow(order: PlacedOrder): Rows<'orders'>[number] {
  const lines = lineItems(order)
  const subtotal = cents(lines.reduce((sum, line) => sum + line.base_price * line.quantity, 0))
  const discount = cents(lines.reduce((sum, line) => sum + (line.discount_amount ?? 0) * line.quantity, 0))
  const pointsValue = cents((order.points ?? 0) / pricing.pointsPerDollarOfValue)
  const shippingCost = shipping[order.speed ?? 'standard'].cost
  const [line1, city, state, zip] = order.to
  return {
    id: `ORD-${order.number}`,
    customer_id: order.customer,
    order_date: order.placed,
    status: order.status,
    subtotal_amount: subtotal,
    discount_amount: discount,
    points_used: order.points ?? 0,
    points_value: pointsValue,
    shipping_cost: shippingCost,
    total_amount: cents(subtotal - discount - pointsValue + shippingCost),
    shipping_address_line1: line1,
    shipping_address_city: city,
    shipping_address_state: state,
    shipping_address_zip: zip,
    shipping_speed: order.speed ?? 'standard',
    installation_service_id: order.installation ?? null,
  }
}

function lineItems({ number, items }: PlacedOrder): Rows<'orderLineItems'> {
  return items.map(({ sku, quantity = 1, discount = 0 }, index) => {
    const product = products.find((candidate) => candidate.sku === sku)
    if (!product) throw new Error(`Order ${number} has the SKU ${sku}, which is not in the catalogue.`)
    return {
      id: `LIN-${number}${index + 1}`,
      order_id: `ORD-${number}`,
      sku,
      product_name: product.name,
      quantity,
      base_price: product.base_price,
      discount_amount: discount,
      final_price: cents(product.base_price - discount),
    }
  })
}
