import { customerOf } from '../baseline/customers.ts'
import type { Row, Rows } from '../baseline/rows.ts'
import { deskUsers } from '../rules.ts'

/** A ticket that was there before. */
export interface DeskTicket {
  readonly id: string
  /** The customer who asked; their desk user becomes the requester. */
  readonly customer: string
  readonly subject: string
  readonly description: string
  readonly status: Row<'tickets'>['status']
  readonly priority: NonNullable<Row<'tickets'>['priority']>
  readonly type: NonNullable<Row<'tickets'>['type']>
  /** Desk user who has it; the care desk when not said. */
  readonly assignee?: string
  readonly created: string
  /** The same as created when not said. */
  readonly updated?: string
}

/** The row of a ticket of a private customer. */
export function deskTicket(ticket: DeskTicket): Row<'tickets'> {
  const { id, subject, description, status, priority, type, created } = ticket
  return {
    id,
    subject,
    description,
    ...(status && { status }),
    priority,
    type,
    requester_id: customerOf(ticket.customer).deskUser,
    assignee_id: ticket.assignee ?? deskUsers.careDesk,
    organization_id: '2',
    created_at: created,
    updated_at: ticket.updated ?? created,
  }
}

/** What a colleague or another team wrote down about an order; nobody's matter. */
export interface ColleagueTicket {
  readonly id: string
  /** Desk user who wrote it; an id of `deskUsers`. */
  readonly by: string
  readonly subject: string
  /** Names the order. */
  readonly description: string
  readonly created: string
}

/** The row of a ticket that a colleague wrote. */
export function colleagueTicket({ by, created, ...texts }: ColleagueTicket): Row<'tickets'> {
  return {
    ...texts,
    status: 'closed',
    priority: 'normal',
    type: 'task',
    requester_id: by,
    assignee_id: by,
    organization_id: '1',
    created_at: created,
    updated_at: created,
  }
}

/** An entry of a ticket's thread. */
export interface ThreadEntry {
  readonly id: number
  readonly ticket: string
  /** The desk user who wrote it. */
  readonly author: string
  readonly body: string
  readonly written: string
  readonly public?: boolean
}

/** The row of an entry of a ticket's thread (`ticket_comments`). */
export function threadEntry(entry: ThreadEntry): Rows<'ticketComments'>[number] {
  return {
    id: entry.id,
    ticket_id: Number(entry.ticket),
    author_id: Number(entry.author),
    body: entry.body,
    html_body: `<p>${entry.body}</p>`,
    public: entry.public ?? true,
    created_at: entry.written,
    key: String(entry.id),
  }
}
