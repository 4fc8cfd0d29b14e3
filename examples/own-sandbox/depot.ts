import { eq } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { defineSandbox, defineTool, ToolError } from 'vitest-thinkingbox/sandbox'
import { z } from 'zod'

const pallets = pgTable('pallets', {
  id: text().primaryKey(),
  owner: text().notNull(),
  bay: text({ enum: ['inbound', 'cold', 'outbound'] }).notNull(),
})

const pallet = z.strictObject({ id: z.string(), owner: z.string(), bay: z.enum(pallets.bay.enumValues) })

const findPallets = defineTool({
  name: 'find_pallets',
  description: 'Lists the pallets of one owner.',
  readOnly: true,
  input: z.strictObject({ owner: z.string() }),
  output: z.strictObject({ pallets: z.array(pallet) }),
  handler: async ({ owner }, { db }) => ({
    pallets: await db.select().from(pallets).where(eq(pallets.owner, owner)),
  }),
})

const movePallet = defineTool({
  name: 'move_pallet',
  description: 'Moves a pallet to another bay.',
  readOnly: false,
  input: z.strictObject({ id: z.string(), bay: z.enum(pallets.bay.enumValues) }),
  output: pallet,
  handler: async ({ id, bay }, { db }) => {
    const [moved] = await db.update(pallets).set({ bay }).where(eq(pallets.id, id)).returning()
    if (!moved) throw new ToolError(`There is no pallet ${id}. Look it up with find_pallets.`)
    return moved
  },
})

export const depot = defineSandbox({
  name: 'depot',
  tables: { pallets },
  tools: [findPallets, movePallet],
  instructions: 'You run the night desk of a depot. Move a pallet only when its owner asks for it.',
  baseline: {
    pallets: [
      { id: 'P-1', owner: 'Hale & Daughters', bay: 'inbound' },
      { id: 'P-2', owner: 'Hale Brothers', bay: 'inbound' },
    ],
  },
  now: '2025-10-01T13:00:00Z',
})
