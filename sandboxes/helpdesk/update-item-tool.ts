import { getTableColumns } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, ToolError } from '../../lib/sandbox/index.ts'
import { stampAfter } from '../shared/index.ts'
import { anyOf, bestFit, withoutNulls } from './best-fit.ts'
import { type DeskDefinition, type DeskTable, type DeskTableName, deskTableNames } from './desk.ts'
import { withoutDroppedTags } from './dropped-tags.ts'
import { findItem, hasId, noSuchItem } from './find-row.ts'
import { commentChanges, organizationChanges, organizationChangesAsText, userChanges } from './items.ts'
import { runTriggers } from './run-triggers.ts'
import { splitLists } from './split-lists.ts'

/**
 * Changes an item of the desk.
 *
 * Fields that are left out or null stay as they are, so a field cannot be emptied; only lists can, see
 * {@link DeskDefinition.nullEmptiesLists}. See {@link bestFit} for what becomes of a change with a value that its
 * table does not know.
 */
export function updateItemTool<T extends z.ZodObject>(
  tables: Partial<Record<DeskTableName, DeskTable>>,
  {
    ticketChanges,
    nullEmptiesLists,
    listsAsText,
    droppedTags,
    hasTriggers,
  }: DeskDefinition & { readonly ticketChanges: T },
) {
  const organization = listsAsText ? organizationChangesAsText : organizationChanges
  const shapes = [ticketChanges, userChanges, organization, commentChanges] as const
  return defineTool({
    name: 'zendesk_update_item',
    description:
      'Change fields of one record of the ticket desk. Fields that you leave out, or give as null, keep their value. ' +
      'Entries of ticket_comments and articles cannot be changed.',
    readOnly: false,
    input: z.object({
      table: z.enum(deskTableNames).describe('The type of record'),
      id: z.string().describe("The record's id"),
      item: anyOf(shapes).describe('The fields to change, as the type of record has them'),
    }),
    output: z.strictObject({ item: z.record(z.string(), z.json()).describe('The record after the change') }),
    async handler({ table, id, item }, { db, now }) {
      const desk = tables[table]
      if (!desk?.editable) throw new ToolError(`Items of ${table} cannot be changed.`)
      const where = hasId(desk.table, id)
      const before = await findItem(db, desk.table, id)
      if (!where || !before) throw noSuchItem(table, id)
      const columns = getTableColumns(desk.table)
      const fields = Object.entries(bestFit(item, shapes) ?? {})
        .filter(([field]) => Object.hasOwn(columns, field))
        .map(([field, value]) => {
          const emptied = nullEmptiesLists && value === null && columns[field]?.dataType === 'array'
          return [field, emptied ? [] : value]
        })
      const changes = splitLists(withoutNulls(Object.fromEntries(fields)), columns)
      if (desk.changeStampSeconds !== undefined) changes.updated_at = stampAfter(now, desk.changeStampSeconds)
      const after = { ...before, ...changes }
      if (Object.keys(changes).length > 0) {
        await db.update(desk.table).set(withoutDroppedTags(after, droppedTags)).where(where)
        if (hasTriggers && table === 'tickets') await runTriggers(db, desk.table, before, after)
      }
      return { item: after as Record<string, z.core.util.JSONType> }
    },
  })
}
