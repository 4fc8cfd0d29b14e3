import { eq, getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ToolDatabase } from '../../lib/sandbox/index.ts'
import { listRows } from '../shared/index.ts'
import { triggers } from './tables.ts'

type Ticket = Readonly<Record<string, unknown>>

/**
 * Carries out the desk's own rules after a ticket was written. Whoever wrote it is answered before they run, so only
 * a second look shows what they did; what they write sets off no other rule.
 *
 * @param before - the ticket as it was; empty for a new one
 */
export async function runTriggers(
  db: ToolDatabase,
  table: PgTable,
  before: Ticket,
  after: Ticket,
): Promise<void> {
  const happened = {
    ticket_reopened: before.status === 'solved' && after.status === 'open',
    ticket_assigned: before.assignee_id !== after.assignee_id,
  }
  let { status, priority } = after
  for (const rule of await listRows(db, triggers)) {
    if (
      !happened[rule.event] ||
      !holds(rule.priorities, priority) ||
      !holds(rule.assignees, after.assignee_id)
    )
      continue
    status = rule.sets_status ?? status
    priority = rule.sets_priority ?? priority
  }
  const { id } = getTableColumns(table)
  if (id && (status !== after.status || priority !== after.priority)) {
    await db.update(table).set({ status, priority }).where(eq(id, after.id))
  }
}

function holds(wanted: readonly string[], value: unknown): boolean {
  return wanted.length === 0 || wanted.includes(String(value))
}
