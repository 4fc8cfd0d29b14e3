import { getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ticketPriorities, ticketTypes } from '../../helpdesk/tables.ts'
import { approvalTypes, tickets } from '../schema.ts'
import { policies } from './policies/index.ts'

/** The rows of the table that a section of a policy has. */
function tableOf(id: string, heading: string): string[][] {
  const body = policies.find((policy) => policy.id === id)?.body ?? ''
  const section = body.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  const rows = [...section.matchAll(/^\|(.+)\|$/gm)].map(([, cells = '']) =>
    cells.split('|').map((cell) => cell.trim()),
  )
  return rows.slice(2)
}

describe('the rows of tickets', () => {
  const rows = tableOf('CO-2', 'CO-2.4')

  test('name legal types and priorities, a tag, and fields that a ticket has', () => {
    expect(rows).toHaveLength(14)
    const columns = Object.keys(getTableColumns(tickets))
    for (const [matter, type, priority = '', tag, fields = ''] of rows) {
      expect(ticketTypes, matter).toContain(type)
      for (const [word] of priority.matchAll(/\b(low|normal|high|urgent)\b/g))
        expect(ticketPriorities).toContain(word)
      expect(tag).toMatch(/^[a-z]+(_[a-z]+)*$/)
      for (const [name] of fields.matchAll(/\b[a-z]+_[a-z_]+\b/g)) expect(columns, matter).toContain(name)
    }
  })
})

test('every kind of approval has a line that says how it is asked for', () => {
  const kinds = tableOf('CO-3', 'CO-3.6').map(([, kind]) => kind)
  expect(kinds.toSorted()).toEqual(approvalTypes.toSorted())
})
