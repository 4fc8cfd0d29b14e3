import { customerOf } from './baseline/customers.ts'
import type { Row } from './baseline/rows.ts'
import { deskUsers } from './rules.ts'
import type { tools } from './tools/index.ts'

type Arguments<Name extends (typeof tools)[number]['name']> = Parameters<
  Extract<(typeof tools)[number], { name: Name }>['handler']
>[0]
type Item = Extract<Arguments<'zendesk_update_item'>['item'], object>

/** The reading that a solution begins with: who writes, the orders, what stands at the desk about them. */
export function lookUp(customer: string, ...orders: readonly string[]) {
  const { email, deskUser } = customerOf(customer)
  return [
    ['get_customer_profile', { email }],
    ...orders.map((order_id) => ['get_order', { order_id }] as const),
    ['zendesk_get_items', { table: 'users', filter: `email eq '${email}'` }],
    ['zendesk_get_items', { table: 'tickets', filter: `requester_id eq '${deskUser}'` }],
  ] as const
}

/** The remarks to a ticket, from both tables. */
export function readRemarks(ticket: string) {
  return [
    ['zendesk_get_items', { table: 'comments', filter: `ticket_id eq '${ticket}'` }],
    ['zendesk_get_items', { table: 'ticket_comments', filter: `ticket_id eq ${Number(ticket)}` }],
  ] as const
}

/** Writes a new ticket for a customer, open and with the care desk unless `item` says otherwise. */
export function writeTicket(customer: string, subject: string, item: Item) {
  const requester_id = customerOf(customer).deskUser
  return [
    'zendesk_create_item',
    {
      table: 'tickets',
      item: { subject, status: 'open', requester_id, assignee_id: deskUsers.careDesk, ...item },
    },
  ] as const
}

/** Changes a ticket. */
export function setTicket(id: string, item: Item) {
  return ['zendesk_update_item', { table: 'tickets', id, item }] as const
}

/** Pieces of one product that are sent once more, free of charge. */
export interface Replacement {
  /** The order with the pieces that are replaced. */
  readonly first: string
  readonly customer: string
  readonly sku: string
  readonly quantity?: number
  /** Expedited when not said. */
  readonly speed?: Row<'orders'>['shipping_speed']
  /** The customer's home when not said. */
  readonly to?: readonly [line1: string, city: string, state: string, zip: string]
}

/** Sends a piece once more, to the customer's home unless the piece says otherwise. */
export function sendAgain(piece: Replacement) {
  const [line1, city, state, zip] = piece.to ?? customerOf(piece.customer).home
  return [
    'create_replacement_order',
    {
      original_order_id: piece.first,
      customer_id: piece.customer,
      sku: piece.sku,
      quantity: piece.quantity ?? 1,
      shipping_speed: piece.speed ?? 'expedited',
      shipping_address_line1: line1,
      shipping_address_city: city,
      shipping_address_state: state,
      shipping_address_zip: zip,
    },
  ] as const
}
