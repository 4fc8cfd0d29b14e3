import { customerOf } from '../../sandboxes/retail/baseline/customers.ts'
import type { Row } from '../../sandboxes/retail/baseline/rows.ts'

/** A customer by id; the tier only where a task's records change it. */
export type Customer = string | { readonly id: string; readonly tier: 'standard' | 'plus_member' | 'vip' }

/** The rows of POL-02.6. */
const matters = {
  question: { type: 'question', priority: 'low' },
  'late parcel': { type: 'incident', priority: 'high' },
  'parcel that came back': { type: 'incident', priority: 'normal' },
  'damaged goods': { type: 'incident', priority: 'high' },
  defect: { type: 'incident', priority: 'normal' },
  return: { type: 'task', priority: 'low' },
  price: { type: 'incident', priority: 'normal' },
  appointment: { type: 'task', priority: 'normal' },
  'faulty work': { type: 'incident', priority: 'high' },
  payment: { type: 'incident', priority: 'high' },
  cancelling: { type: 'task', priority: 'normal' },
  'order change': { type: 'task', priority: 'high' },
  membership: { type: 'task', priority: 'low' },
  misuse: { type: 'incident', priority: 'urgent' },
  danger: { type: 'incident', priority: 'urgent' },
} as const satisfies Record<string, Pick<Row<'tickets'>, 'type' | 'priority'>>

export type Matter = keyof typeof matters

const next = { low: 'normal', normal: 'high', high: 'urgent', urgent: 'urgent' } as const

/** What a new ticket about a matter has: type, the priority for the customer's tier, requester and assignee. */
export function ticketFields(matter: Matter, customer: Customer) {
  const { tier, deskUser } = personOf(customer)
  const { type, priority } = matters[matter]
  return {
    type,
    priority: tier === 'vip' ? next[priority] : priority,
    requester_id: deskUser,
    assignee_id: '1',
  } as const
}

/** The customer's record, with the tier that the task gives them. */
export function personOf(customer: Customer) {
  return typeof customer === 'string'
    ? customerOf(customer)
    : { ...customerOf(customer.id), tier: customer.tier }
}
