import { z } from 'zod'
import { defineTool } from '../../lib/sandbox/index.ts'
import { deskTableNames } from './desk.ts'

function displayName(table: string): string {
  return table
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Lists the names of the desk's tables. */
export const getTablesTool = defineTool({
  name: 'zendesk_get_tables',
  description: 'Name the record types that the ticket desk knows, each with the title shown on screen.',
  readOnly: true,
  input: z.object({}),
  output: z.strictObject({ value: z.array(z.strictObject({ Name: z.string(), DisplayName: z.string() })) }),
  handler: async () => ({
    value: deskTableNames
      .filter((table) => table !== 'comments')
      .map((table) => ({ Name: table, DisplayName: displayName(table) })),
  }),
})
