import type { SolutionStep } from '../../lib/define/define-task.ts'
import { inserted, updated } from '../../lib/task.ts'
import { assetId, mailOf, type Person } from '../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../sandboxes/neobank/index.ts'
import type { Row } from '../../sandboxes/neobank/rows.ts'
import * as desk from './desk-calls.ts'
import * as outcome from './outcomes.ts'

type Step = SolutionStep<typeof neobank.tools>
type Ticket = Partial<Omit<Row<'tickets'>, 'id' | 'tags' | 'subject' | 'type' | 'priority'>> & {
  readonly tags?: readonly string[]
}

type Changed = Parameters<typeof updated<typeof neobank.tables.tickets>>[2]

const forTool = ({ tags, ...fields }: Ticket) => ({ ...fields, ...(tags && { tags: tags.join(',') }) })

/** A new ticket: how it is opened, how it is ended, and what it must be then. */
export function fresh(
  requester: string,
  type: Row<'tickets'>['type'],
  priority: Row<'tickets'>['priority'],
  subject: string,
  id: string,
  { tags, approval_request_ids, ...end }: Ticket,
) {
  const asked = approval_request_ids ? { approval_request_ids } : {}
  const [first = '', second] = approval_request_ids?.split(',') ?? []
  return {
    open: desk.openTicket(requester, type, priority, subject),
    close: desk.endTicket(id, forTool({ ...end, ...asked, ...(tags && { tags }) })),
    effect: outcome.newTicket(requester, type, priority, {
      ...end,
      ...(tags && { tags: [...tags] }),
      ...(approval_request_ids && { approval_request_ids: outcome.requests(first, second) }),
    }),
  }
}

/** A ticket that is there: how it is ended, and what must have changed. */
export function brought(id: string, change: Ticket) {
  const { tags, approval_request_ids, ...fields } = change
  const [first = '', second] = approval_request_ids?.split(',') ?? []
  return {
    close: desk.endTicket(id, forTool(change)),
    effect: updated(neobank.tables.tickets, id, {
      ...fields,
      ...(tags && { tags: [...tags] }),
      ...(approval_request_ids && { approval_request_ids: outcome.requests(first, second) }),
    } as Changed),
  }
}

/** Gives an application and tells so. */
export function gives(
  to: Person,
  app: string,
  level: Row<'appAccess'>['access_level'],
  ticket: string,
  more: { readonly ends?: string; readonly cc?: Person } = {},
) {
  const copy = more.cc && mailOf(more.cc)
  return {
    steps: [
      desk.give(to, app, level, more.ends),
      desk.send(to, 'access_provisioned', ticket, `You have ${app}`, { ...(copy && { cc_emails: copy }) }),
    ],
    effects: [
      outcome.given(to, app, level, more.ends),
      outcome.sent(to, 'access_provisioned', ticket, { ...(copy && { cc_emails: [copy] }) }),
    ],
  }
}

/** Gives a seat; digits of the licence. */
export function seats(to: Person, software_name: string, licence: string) {
  return {
    steps: [['license_management_api_allocate_license', { software_name, email: mailOf(to) }] as const],
    effects: [
      inserted(neobank.tables.licenseAllocations, {
        license_id: `LIC-${licence}`,
        employee_id: `WD-${to.staff}`,
        allocated_by: 'system',
      }),
    ],
  }
}

/** The incidents that run. */
export const incidents: Step = ['security_api_verify_incident', {}]

/** Who somebody's managers are. */
export function chain(person: Person): Step {
  return ['workday_api_get_manager_chain', { email: mailOf(person) }]
}

/** The groups of somebody. */
export function groupsOf(person: Person): Step {
  return ['okta_api_get_user_groups', { email: mailOf(person) }]
}

/** All orders of some things. */
export function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]]
  return things.flatMap((first, place) =>
    orders([...things.slice(0, place), ...things.slice(place + 1)]).map((rest) => [first, ...rest]),
  )
}

/** A device from stock that somebody gets, and the mail about it; digits of the device. */
export function hands(to: Person, tag: string, ticket: string) {
  const asset_id = assetId(tag)
  return {
    steps: [
      ['asset_management_api_assign_device', { asset_id, email: mailOf(to) }] as const,
      desk.send(to, 'hardware_assigned', ticket, `Your device is ${asset_id}`),
    ],
    effects: [...outcome.handedOut(to, tag), outcome.sent(to, 'hardware_assigned', ticket)],
  }
}

/** Comments that name a device, in whatever ticket. */
export function remarksOn(...tags: readonly string[]): Step[] {
  return tags.map((tag) => ['zendesk_get_items', { table: 'comments', filter: `contains(body, '${tag}')` }])
}

type Order = Pick<
  Row<'procurementOrders'>,
  'device_type' | 'device_model' | 'quantity' | 'ship_to_location' | 'expected_delivery_date'
>

/** An order from the vendor and the mail about it. */
export function buys(to: Person, order: Order & { readonly ticket_id: string }) {
  return {
    steps: [
      ['hardware_procurement_api_create_order', { ...order, requester_email: mailOf(to) }] as Step,
      desk.send(to, 'hardware_ordered', order.ticket_id, 'Your device is ordered'),
    ],
    effects: [
      inserted(neobank.tables.procurementOrders, { ...order, requester_id: `WD-${to.staff}` }),
      outcome.sent(to, 'hardware_ordered', order.ticket_id),
    ],
  }
}
