import { addDays, cents, dayOf } from '../../shared/index.ts'
import { customerOf } from '../baseline/customers.ts'
import { products } from '../baseline/products.ts'
import type { Row, Rows } from '../baseline/rows.ts'
import { defects, installation, pricing, shipping } from '../rules.ts'

/** One line of an order: a product of the catalogue. */
export interface PlacedItem {
  readonly sku: string
  readonly quantity?: number
  /** Dollars off each piece. */
  readonly discount?: number
  /** Dollars that a piece cost then, when it is not what the catalogue asks today. */
  readonly price?: number
  /** The warranty contract that comes with it: from the day of the order for the manufacturer's years, unless `until` says otherwise. */
  readonly warranty?: {
    readonly type: Row<'warrantyContracts'>['warranty_type']
    /** Last day, `YYYY-MM-DD`. */
    readonly until?: string
    readonly details?: string
  }
}

/**
 * An order in the words of a person. Fields that are left out follow from the rest: the address and the card are the
 * customer's, the status is that of parcel and installation, the sums are those of the lines.
 */
export interface PlacedOrder {
  /** Digits after every prefix: `ORD-`, `SHP-`, `TRK-`, `TXN-`, …, and `LIN-` with the line's number appended. */
  readonly number: string
  readonly customer: string
  readonly placed: string
  readonly items: readonly (string | PlacedItem)[]
  readonly status?: Row<'orders'>['status']
  readonly points?: number
  /** The record of the discount, which names the code even where the checkout dropped it. */
  readonly discount?: { readonly code?: string; readonly rule: string; readonly loyalty?: boolean }
  readonly speed?: keyof typeof shipping
  /** From the maker's warehouse instead of ours. */
  readonly dropShip?: boolean
  readonly to?: readonly [line1: string, city: string, state: string, zip: string]
  readonly card?: string
  /** A replacement order: nothing in it costs anything, and there is no payment. */
  readonly replacement?: boolean
  /** What became of the payment; authorized when not said. */
  readonly payment?: Row<'paymentTransactions'>['status']
  readonly parcel?: {
    readonly carrier: string
    readonly shipped: string
    readonly due: string
    readonly delivered?: string
    /** The carrier's status: delivered, or in_transit when it was not. */
    readonly tracking?: Row<'carrierTracking'>['status']
    /** Where it was last seen: the town of the address when not said. */
    readonly at?: string
    /** When it was last seen: at the delivery when not said, else when it was shipped. */
    readonly seen?: string
    /** What the carrier's own page hopes for, where that is not the date we answer for. */
    readonly carrierHopes?: string
  }
  readonly installation?: {
    readonly service: Row<'installationJobs'>['service_type']
    readonly at: string
    readonly technician: string
    readonly completed?: string
    /** What became of the visit: scheduled or completed when not said. */
    readonly status?: Row<'installationJobs'>['status']
    /** The job's id: `JOB-` and the order's number when not said. */
    readonly id?: string
  }
}

/** The rows of one or several orders, by table. */
export type OrderRows = {
  readonly [T in
    | 'orders'
    | 'orderLineItems'
    | 'discountApplications'
    | 'shipments'
    | 'carrierTracking'
    | 'paymentTransactions'
    | 'warrantyContracts'
    | 'installationJobs']: Rows<T>
}

/**
 * The rows of one order: lines, payment, shipment, tracking, discount, warranties, installation. Sums add up by
 * construction.
 *
 * @throws Error for a SKU that the catalogue does not have, or a customer who is not in the baseline
 * @example
 * ```ts
 * records: placedOrder({
 *   number: '40139218',
 *   customer: 'CUS-30000103',
 *   placed: '2025-09-12T07:55:00Z',
 *   items: ['SKU-50030021', { sku: 'SKU-50010021', quantity: 2 }],
 *   parcel: { carrier: 'Parcelway', shipped: '2025-09-12T15:00:00Z', due: '2025-09-17T17:00:00Z' },
 * })
 * ```
 */
export function placedOrder(order: PlacedOrder): OrderRows {
  const { number, customer, parcel, discount, installation: job } = order
  const lines = lineItems(order)
  const placed = orderRow(order, lines)
  const place = `${placed.shipping_address_city}, ${placed.shipping_address_state}`
  return {
    orders: [placed],
    orderLineItems: lines,
    discountApplications: discount
      ? [
          {
            id: `DSC-${number}`,
            order_id: placed.id,
            promo_code_used: discount.code ?? null,
            points_used: order.points ?? 0,
            loyalty_discount_applied: discount.loyalty ?? false,
            total_discount_amount: cents((placed.discount_amount ?? 0) + (placed.points_value ?? 0)),
            stacking_rule_applied: discount.rule,
          },
        ]
      : [],
    shipments: parcel
      ? [
          {
            id: `SHP-${number}`,
            order_id: placed.id,
            carrier: parcel.carrier,
            tracking_number: `TRK-${number}`,
            ship_date: parcel.shipped,
            estimated_delivery_date: parcel.due,
            actual_delivery_date: parcel.delivered ?? null,
          },
        ]
      : [],
    carrierTracking: parcel
      ? [
          {
            tracking_number: `TRK-${number}`,
            shipment_id: `SHP-${number}`,
            carrier: parcel.carrier,
            status: parcel.tracking ?? (parcel.delivered ? 'delivered' : 'in_transit'),
            current_location: parcel.at ?? place,
            estimated_delivery: parcel.carrierHopes ?? parcel.due,
            last_update: parcel.seen ?? parcel.delivered ?? parcel.shipped,
          },
        ]
      : [],
    paymentTransactions: order.replacement
      ? []
      : [
          {
            id: `TXN-${number}`,
            order_id: placed.id,
            customer_id: customer,
            amount: placed.total_amount,
            status: order.payment ?? 'authorized',
            payment_method: order.card ?? customerOf(customer).card,
            transaction_date: order.placed,
          },
        ],
    warrantyContracts: warranties(order),
    installationJobs: job
      ? [
          {
            id: jobId(order),
            order_id: placed.id,
            customer_id: customer,
            service_type: job.service,
            scheduled_date: job.at,
            technician_id: job.technician,
            service_cost: installation[job.service],
            ...(job.status && { status: job.status }),
            ...(job.completed && {
              status: 'completed',
              completion_date: job.completed,
              workmanship_warranty_end:
                addDays(job.completed, installation.workmanshipDays) + job.completed.slice(10),
            }),
          },
        ]
      : [],
  }
}

function orderRow(order: PlacedOrder, lines: Rows<'orderLineItems'>): Row<'orders'> {
  const sum = (of: (line: Row<'orderLineItems'>) => number) =>
    cents(lines.reduce((total, line) => total + of(line) * line.quantity, 0))
  const subtotal = sum((line) => line.base_price)
  const discount = sum((line) => line.discount_amount ?? 0)
  const pointsValue = cents((order.points ?? 0) / pricing.pointsPerDollarOfValue)
  const shippingCost = order.replacement ? 0 : shipping[order.speed ?? 'standard'].cost
  const [line1, city, state, zip] = order.to ?? customerOf(order.customer).home
  return {
    id: `ORD-${order.number}`,
    customer_id: order.customer,
    order_date: order.placed,
    status: order.status ?? statusOf(order),
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
    fulfillment_type: order.dropShip ? 'drop_ship' : 'warehouse',
    installation_service_id: order.installation ? jobId(order) : null,
  }
}

function statusOf({ parcel, installation, payment }: PlacedOrder) {
  if (parcel) return parcel.delivered ? 'delivered' : 'shipped'
  if (payment && payment !== 'authorized') return 'pending_payment'
  return installation ? 'installation_scheduled' : 'processing'
}

function jobId({ number, installation }: PlacedOrder): string {
  return installation?.id ?? `JOB-${number}`
}

function placedItems({ items }: PlacedOrder): readonly PlacedItem[] {
  return items.map((item) => (typeof item === 'string' ? { sku: item } : item))
}

function lineItems(order: PlacedOrder): Rows<'orderLineItems'> {
  return placedItems(order).map(({ sku, quantity = 1, discount = 0, price }, index) => {
    const product = productOf(sku, order)
    const basePrice = order.replacement ? 0 : (price ?? product.base_price)
    return {
      id: `LIN-${order.number}${index + 1}`,
      order_id: `ORD-${order.number}`,
      sku,
      product_name: product.name,
      quantity,
      base_price: basePrice,
      discount_amount: discount,
      final_price: cents(basePrice - discount),
    }
  })
}

function warranties(order: PlacedOrder): Rows<'warrantyContracts'> {
  const start = dayOf(order.placed)
  return placedItems(order)
    .filter(({ warranty }) => warranty)
    .map(({ sku, warranty }, index) => {
      const { category } = productOf(sku, order)
      const years = category === 'appliances' ? defects.applianceWarrantyYears : defects.warrantyYears
      const until = warranty?.until ?? `${Number(start.slice(0, 4)) + years}${start.slice(4)}`
      return {
        id: `WCT-${order.number}${index > 0 ? index + 1 : ''}`,
        order_id: `ORD-${order.number}`,
        sku,
        customer_id: order.customer,
        warranty_type: warranty?.type ?? 'manufacturer',
        start_date: `${start}T00:00:00Z`,
        end_date: `${until}T00:00:00Z`,
        coverage_details: warranty?.details ?? 'Faults of material and manufacture',
      }
    })
}

function productOf(sku: string, { number }: PlacedOrder): Row<'products'> {
  const product = products.find((candidate) => candidate.sku === sku)
  if (!product) throw new Error(`Order ${number} has the SKU ${sku}, which is not in the catalogue.`)
  return product
}
