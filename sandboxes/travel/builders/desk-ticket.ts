import { userOf, userOfGuest } from '../baseline/people.ts'
import type { Row, Rows } from '../baseline/rows.ts'
import { deskUsers } from '../rules.ts'

/** A ticket that was there before. */
export interface DeskTicket
  extends Omit<Row<'tickets'>, 'created_at' | 'updated_at' | 'requester_id' | 'assignee_id'> {
  /** Who asked: a guest's id (`CUS-…`), or an address of mail at the desk. */
  readonly from: string
  /** Desk user who has it; guest care when not said. */
  readonly assignee?: string
  readonly created: string
}

/** The row of a ticket. */
export function deskTicket({ from, assignee, created, ...ticket }: DeskTicket): Row<'tickets'> {
  return {
    ...ticket,
    requester_id: deskUserOf(from),
    assignee_id: assignee ?? deskUsers.guestCare,
    created_at: created,
    updated_at: created,
  }
}

/** A remark under a ticket. */
export interface Remark {
  readonly id: string
  readonly ticket: string
  /** Who wrote it: a guest's id (`CUS-…`), an address of mail at the desk, or a colleague's desk user id. */
  readonly by: string
  readonly body: string
  readonly written: string
}

/** The row of a remark (`comments`). */
export function remark({ id, ticket, by, body, written }: Remark): Rows<'comments'>[number] {
  return { id, ticket_id: ticket, author_id: deskUserOf(by), body, created_at: written }
}

/**
 * The desk user of a guest's id or an address of mail; a desk user's own id is handed back.
 *
 * @throws Error when the baseline has no such person
 */
export function deskUserOf(person: string): string {
  if (/^\d+$/.test(person)) return person
  return person.includes('@') ? userOf(person) : userOfGuest(person)
}
