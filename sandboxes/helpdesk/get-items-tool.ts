import { getTableColumns } from 'drizzle-orm'
import { type PgColumn, PgText } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { defineTool, type ToolDatabase, ToolError } from '../../lib/sandbox/index.ts'
import { listRows } from '../shared/index.ts'
import { type DeskTable, type DeskTableName, deskTableNames } from './desk.ts'
import { type DeskRow, equalityOf, parseFilter } from './filter.ts'
import { orderRows, selectColumns } from './order-by.ts'

/** How many items come back when the caller does not say. */
const defaultTop = 512

const options = {
  filter: z
    .string()
    .nullish()
    .describe("Which records, as an OData condition: status eq 'open' and requester_id eq '7'"),
  orderby: z.string().nullish().describe('How to sort them: created_at desc'),
  skip: z.int().min(0).nullish().describe('How many to pass over before the first; 0 when not said'),
  top: z.int().min(1).max(1000).nullish().describe(`The most to return; ${defaultTop} when not said`),
  select: z.string().nullish().describe('Only these fields, separated by commas: id,subject,status'),
}

const query = z.object({ table: z.enum(deskTableNames).describe('The type of record'), ...options })

type Option = keyof typeof options
type WithDollars = z.ZodObject<typeof query.shape & { [O in Option as `$${O}`]: (typeof options)[O] }>

/**
 * The recorded desk writes its options with a dollar sign, understands them without it, and overlooks unknown keys;
 * recorded solutions use both. They are announced without it, because some providers refuse such names.
 */
function readQuery(input: Readonly<Record<string, unknown>>): z.output<typeof query> {
  const named = Object.keys(options).map((option) => [option, input[`$${option}`] ?? input[option]])
  const parsed = query.safeParse({ table: input.table, ...Object.fromEntries(named) })
  if (!parsed.success) throw new ToolError(z.prettifyError(parsed.error))
  return parsed.data
}

/** Lists items of the desk. */
export function getItemsTool(tables: Partial<Record<DeskTableName, DeskTable>>) {
  return defineTool({
    name: 'zendesk_get_items',
    description:
      'List records of one type from the ticket desk: filter, sort, page through them, and choose the fields to see.',
    readOnly: true,
    // Loose at run time only: the author of a task should hear of a misspelt option.
    input: z.looseObject(query.shape) as unknown as WithDollars,
    output: z.strictObject({
      items: z.array(z.record(z.string(), z.json())).describe('The records that match'),
    }),
    async handler(input, { db }) {
      const { table, filter, orderby, skip, top, select } = readQuery(input)
      const stored: DeskRow[] = tables[table] ? await rowsFor(db, tables[table].table, filter) : []
      const first = skip ?? 0
      const items = orderRows(stored.filter(parseFilter(filter)), orderby)
        .slice(first, first + (top ?? defaultTop))
        .map((row) => selectColumns(row, select))
      return { items: items as Record<string, z.core.util.JSONType>[] }
    },
  })
}

/** The rows among which are those that a filter finds: all of them, or those with one text in a column. */
async function rowsFor(
  db: ToolDatabase,
  table: DeskTable['table'],
  filter: string | null | undefined,
): Promise<DeskRow[]> {
  const { column: name = '', value } = equalityOf(filter) ?? {}
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table)
  // Postgres takes no NUL in a text.
  if (!(columns[name] instanceof PgText) || value?.includes('\0')) return await listRows(db, table)
  return await listRows(db, table, { [name]: value })
}
