import { z } from 'zod'
import { defineTool } from '../../lib/sandbox/index.ts'
import { type DeskTable, type DeskTableName, deskTableNames } from './desk.ts'
import { findItem, noSuchItem } from './find-row.ts'

/** Reads one item of the desk. */
export function getItemTool(tables: Partial<Record<DeskTableName, DeskTable>>) {
  return defineTool({
    name: 'zendesk_get_item',
    description: 'Read one record of the ticket desk, with all its fields, by its id.',
    readOnly: true,
    input: z.object({
      table: z.enum(deskTableNames).describe('The type of record'),
      id: z.string().describe("The record's id"),
    }),
    output: z.strictObject({ item: z.record(z.string(), z.json()).describe('The record') }),
    async handler({ table, id }, { db }) {
      const item = tables[table] && (await findItem(db, tables[table].table, id))
      if (!item) throw noSuchItem(table, id)
      return { item: item as Record<string, z.core.util.JSONType> }
    },
  })
}
