import { z } from 'zod'
import { defineTool, ToolError } from '../../lib/sandbox/index.ts'
import { type DeskTable, type DeskTableName, deskTableNames } from './desk.ts'
import { hasId, noSuchItem } from './find-row.ts'

/** Removes an item of the desk. Nothing else goes with it: a ticket's comments stay behind. */
export function deleteItemTool(tables: Partial<Record<DeskTableName, DeskTable>>) {
  return defineTool({
    name: 'zendesk_delete_item',
    description:
      'Remove one record from the ticket desk for good. Entries of ticket_comments and articles cannot be removed.',
    readOnly: false,
    input: z.object({
      table: z.enum(deskTableNames).describe('The type of record'),
      id: z.string().describe("The record's id"),
    }),
    output: z.strictObject({ success: z.boolean().describe('Whether it is gone') }),
    async handler({ table, id }, { db }) {
      const desk = tables[table]
      if (!desk?.editable) throw new ToolError(`Items of ${table} cannot be removed.`)
      const where = hasId(desk.table, id)
      const gone = where ? await db.delete(desk.table).where(where).returning() : []
      if (gone.length === 0) throw noSuchItem(table, id)
      return { success: true }
    },
  })
}
