import { deskUsers, type Matter, matters } from '../rules.ts'
import type { Records, Rows } from './rows.ts'

type TicketRow = Rows<'tickets'>[number]

/** Who the requester is to the policy. */
export type Role = 'Named Insured' | 'Co-Insured' | 'Listed Driver' | 'Third-Party Claimant'

/** How tickets end (TK-6), and what a hand-over writes besides (HO-1). */
export const ends = {
  completed: { status: 'solved', outcome_summary: 'Completed' },
  declined: { status: 'solved', outcome_summary: 'Declined' },
  waitingForCustomer: { status: 'pending', outcome_summary: 'Pending – User Action' },
  underwriting: handedTo(deskUsers.underwriting, 'Underwriting', 'Standard'),
  investigation: handedTo(deskUsers.investigation, 'SIU', 'Elevated'),
  security: handedTo(deskUsers.security, 'Security', 'Elevated'),
  billing: handedTo(deskUsers.billing, 'Billing', 'Standard'),
} as const

function handedTo(assignee_id: string, internal_review_type: string, escalation_level: string) {
  return {
    status: 'hold',
    outcome_summary: 'Pending – Internal Review',
    assignee_id,
    internal_review_type,
    escalation_level,
  } as const
}

const higher = { low: 'normal', normal: 'high', high: 'urgent', urgent: 'urgent' } as const

/** A ticket as TK-3 and TK-4 want it when it is created; `premium` when the named insured's tier is Premium. */
export function freshTicket(
  matter: Matter,
  requester: { readonly user?: string; readonly role: Role; readonly premium?: boolean },
) {
  const { category, type, priority } = matters[matter]
  return {
    status: 'open',
    priority: requester.premium ? higher[priority] : priority,
    type,
    ...(requester.user !== undefined && { requester_id: requester.user }),
    assignee_id: deskUsers.service,
    request_category: category,
    internal_review_type: 'Not Required',
    escalation_level: 'Standard',
    user_type: requester.role,
  } as const
}

/** A ticket that is there already. */
export interface EarlierTicket {
  readonly id: string
  readonly policy: string
  readonly about: string
  readonly matter: Matter
  readonly requester?: { readonly user?: string; readonly role: Role; readonly premium?: boolean }
  /** How it stands: one of {@link ends}, or some columns; open when not said. */
  readonly end?: Partial<TicketRow>
  /** When it was opened and last touched, as days. */
  readonly opened: string
  readonly touched?: string
}

/** Tickets of the past with what hangs on them. */
export function deskRecords(
  tickets: readonly EarlierTicket[],
  notes: readonly Note[] = [],
): Pick<Records, 'tickets' | 'comments'> {
  return { tickets: tickets.map(ticketRow), comments: notes.map(noteRow) }
}

function ticketRow(ticket: EarlierTicket): TicketRow {
  const { id, policy, about, matter, requester, end, opened, touched } = ticket
  return {
    id,
    subject: `POL-${policy}: ${about}`,
    description: about,
    ...freshTicket(matter, requester ?? { role: 'Named Insured' }),
    ...end,
    created_at: `${opened}T15:10:00Z`,
    updated_at: `${touched ?? opened}T16:40:00Z`,
  }
}

/** A comment of a ticket, by a colleague unless it says whose it is. */
export interface Note {
  readonly id: string
  readonly ticket: string
  readonly by: string
  readonly on: string
  readonly text: string
  readonly public?: boolean
}

function noteRow({ id, ticket, by, on, text, public: isPublic }: Note): Rows<'comments'>[number] {
  return {
    id,
    ticket_id: ticket,
    author_id: by,
    body: text,
    public: isPublic ?? false,
    created_at: `${on}T16:20:00Z`,
  }
}
