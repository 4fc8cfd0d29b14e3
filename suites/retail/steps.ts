import type { SolutionStep } from '../../lib/define/define-task.ts'
import type { Row } from '../../sandboxes/retail/baseline/rows.ts'
import type { retail } from '../../sandboxes/retail/index.ts'
import type { shipping } from '../../sandboxes/retail/rules.ts'
import { type Customer, type Matter, personOf, ticketFields } from './matters.ts'

type Step = SolutionStep<typeof retail.tools>
type Ticket = Partial<Omit<Row<'tickets'>, 'id'>>

/** Where a parcel goes. */
export type Address = readonly [line1: string, city: string, state: string, zip: string]

/** What an agent reads of a person first: profile, desk user, tickets of every status. */
export function lookUp(customer: Customer): Step[] {
  const { email, deskUser } = personOf(customer)
  return [
    ['get_customer_profile', { email }],
    ['zendesk_get_items', { table: 'users', filter: `email eq '${email}'` }],
    ['zendesk_get_items', { table: 'tickets', filter: `requester_id eq '${deskUser}'` }],
  ]
}

/** Reads orders; digits after `ORD-`. */
export function orders(...numbers: readonly string[]): Step[] {
  return numbers.map((number) => ['get_order', { order_id: `ORD-${number}` }])
}

/** Reads orders and where their parcels are. */
export function parcels(...numbers: readonly string[]): Step[] {
  return numbers.flatMap((number) => [
    ...orders(number),
    ['get_shipment_tracking', { order_id: `ORD-${number}` }] as const,
  ])
}

/** Reads policies. */
export function read(...queries: readonly string[]): Step[] {
  return queries.map((query) => ['search_policy', { query }])
}

/** Reads the remarks to tickets, in both tables. */
export function remarks(...tickets: readonly string[]): Step[] {
  return tickets.flatMap((id): Step[] => [
    ['zendesk_get_items', { table: 'comments', filter: `ticket_id eq '${id}'` }],
    ['zendesk_get_items', { table: 'ticket_comments', filter: `ticket_id eq ${id}` }],
  ])
}

/** Reads what the desk has about orders, whoever wrote it. */
export function about(...numbers: readonly string[]): Step[] {
  return numbers.map((number) => [
    'zendesk_get_items',
    { table: 'tickets', filter: `contains(description, 'ORD-${number}')` },
  ])
}

/** Reads what is in stock. */
export function stock(...skus: readonly string[]): Step[] {
  return skus.map((sku) => ['check_inventory', { sku }])
}

/** Creates a ticket as POL-02.4 wants it. */
export function openTicket(matter: Matter, customer: Customer, subject: string, fields: Ticket = {}): Step {
  return [
    'zendesk_create_item',
    {
      table: 'tickets',
      item: { subject, status: 'open', ...ticketFields(matter, customer), ...fields },
    },
  ]
}

/** Reopens a ticket, or brings it to its end state. */
export function setTicket(id: string, item: Ticket): Step {
  return ['zendesk_update_item', { table: 'tickets', id, item }]
}

/** Reads a ticket again after it was written. */
export function look(id: string): Step {
  return ['zendesk_get_item', { table: 'tickets', id }]
}

/** Pays money back for an order. */
export function refund(
  number: string,
  customer: Customer,
  amount: number,
  refund_reason: Row<'refunds'>['refund_reason'],
): Step {
  return [
    'create_refund',
    { order_id: `ORD-${number}`, customer_id: personOf(customer).id, amount, refund_reason },
  ]
}

/** Charges a fee. */
export function charge(
  number: string,
  customer: Customer,
  amount: number,
  charge_reason: NonNullable<Row<'paymentTransactions'>['charge_reason']>,
): Step {
  return [
    'charge_customer',
    { order_id: `ORD-${number}`, customer_id: personOf(customer).id, amount, charge_reason },
  ]
}

/** Cancels an order. */
export function cancel(
  number: string,
  cancellation_reason: 'customer_request' | 'payment_failed' | 'address_undeliverable' | 'out_of_stock',
): Step {
  return ['cancel_order', { order_id: `ORD-${number}`, cancellation_reason }]
}

/** Sends a parcel that came back again. */
export function sendAgain(number: string, to: Address, customer_fault: boolean): Step {
  return [
    'reship_order',
    {
      order_id: `ORD-${number}`,
      corrected_address_line1: to[0],
      corrected_address_city: to[1],
      corrected_address_state: to[2],
      corrected_address_zip: to[3],
      customer_fault,
    },
  ]
}

/** Gives an order that has not left another address. */
export function readdress(number: string, to: Address): Step {
  return [
    'update_order_address',
    {
      order_id: `ORD-${number}`,
      new_address_line1: to[0],
      new_address_city: to[1],
      new_address_state: to[2],
      new_address_zip: to[3],
    },
  ]
}

/** Sends pieces of an order once more, free of charge: to the customer's home, unless said otherwise. */
export function replace(
  number: string,
  customer: Customer,
  sku: string,
  more: { readonly quantity?: number; readonly speed?: keyof typeof shipping; readonly to?: Address } = {},
): Step {
  const { id, home } = personOf(customer)
  const to = more.to ?? home
  return [
    'create_replacement_order',
    {
      original_order_id: `ORD-${number}`,
      customer_id: id,
      sku,
      quantity: more.quantity ?? 1,
      shipping_speed: more.speed ?? 'standard',
      shipping_address_line1: to[0],
      shipping_address_city: to[1],
      shipping_address_state: to[2],
      shipping_address_zip: to[3],
    },
  ]
}

/** Reads the installation visits of orders. */
export function visits(...numbers: readonly string[]): Step[] {
  return numbers.map((number) => ['get_installation_job', { order_id: `ORD-${number}` }])
}

/** Moves an installation visit, `2025-10-10T16:00`; the digits of a job are those of its order. */
export function moveVisit(
  number: string,
  to: string,
  reschedule_reason: 'customer_request' | 'workmanship_issue' | 'technician_unavailable' | 'weather_delay',
): Step {
  return [
    'reschedule_installation',
    { job_id: `JOB-${number}`, new_scheduled_date: `${to}:00Z`, reschedule_reason },
  ]
}

/** Cancels an installation visit. */
export function cancelVisit(
  number: string,
  cancellation_reason:
    | 'customer_wants_ship_only'
    | 'customer_cancelled_order'
    | 'product_incompatible'
    | 'address_inaccessible',
): Step {
  return ['cancel_installation', { job_id: `JOB-${number}`, order_id: `ORD-${number}`, cancellation_reason }]
}

/** Changes how fast an order is sent. */
export function sendBy(number: string, new_shipping_speed: keyof typeof shipping): Step {
  return ['update_shipping_speed', { order_id: `ORD-${number}`, new_shipping_speed }]
}
