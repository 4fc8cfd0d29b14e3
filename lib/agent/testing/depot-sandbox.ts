import { eq } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { defineSandbox } from '../../define/define-sandbox.ts'
import { defineTool } from '../../define/define-tool.ts'
import { ToolError } from '../../define/tool-error.ts'
import { inserted, updated } from '../../grading/expected-effect.ts'

const pallets = pgTable('depot_pallets', {
  id: text().primaryKey(),
  owner: text().notNull(),
  bay: text({ enum: ['A1', 'A2', 'B1', 'B2'] }).notNull(),
  status: text({ enum: ['stored', 'moving', 'shipped', 'missing'] }).notNull(),
  note: text(),
})

const claims = pgTable('depot_claims', {
  id: text().primaryKey(),
  pallet_id: text().notNull(),
  amount: integer().notNull(),
})

const getPallet = defineTool({
  name: 'get_pallet',
  description: 'Look a pallet up by its id.',
  readOnly: true,
  input: z.strictObject({ pallet_id: z.string() }),
  output: z.strictObject({ id: z.string(), bay: z.string(), status: z.string() }),
  async handler({ pallet_id }, { db }) {
    const [pallet] = await db.select().from(pallets).where(eq(pallets.id, pallet_id))
    if (!pallet) throw new ToolError(`No pallet has the id ${pallet_id}. Check the id and call again.`)
    const { id, bay, status } = pallet
    return { id, bay, status }
  },
})

const updatePallet = defineTool({
  name: 'update_pallet',
  description: 'Change where a pallet stands, or its status.',
  readOnly: false,
  input: z.strictObject({
    pallet_id: z.string(),
    changes: z.strictObject({
      bay: z.enum(pallets.bay.enumValues).optional(),
      status: z.enum(pallets.status.enumValues).optional(),
      note: z.string().optional(),
    }),
  }),
  output: z.strictObject({ id: z.string() }),
  async handler({ pallet_id, changes }, { db }) {
    const [pallet] = await db.update(pallets).set(changes).where(eq(pallets.id, pallet_id)).returning()
    if (!pallet) throw new ToolError(`No pallet has the id ${pallet_id}. Check the id and call again.`)
    return { id: pallet.id }
  },
})

const fileClaim = defineTool({
  name: 'file_claim',
  description: 'File a claim for a damaged pallet, in whole euros.',
  readOnly: false,
  input: z.strictObject({ pallet_id: z.string(), amount: z.int().positive() }),
  output: z.strictObject({ id: z.string() }),
  async handler({ pallet_id, amount }, { db }) {
    const known = await db.select().from(claims)
    const id = `CL-${known.length + 1}`
    await db.insert(claims).values({ id, pallet_id, amount })
    return { id }
  },
})

/** A small domain for testing agents: look-alike pallets, an enum to get wrong, an insert. */
export const depot = defineSandbox({
  name: 'depot',
  tables: { pallets, claims },
  tools: [getPallet, updatePallet, fileClaim],
  instructions: 'You run the night desk of a depot. Move a pallet only when the caller owns it.',
  baseline: {
    pallets: [
      { id: 'P-1', owner: 'Hale & Sons', bay: 'A1', status: 'stored' },
      { id: 'P-2', owner: 'Hale & Daughters', bay: 'A2', status: 'stored' },
      { id: 'P-3', owner: 'Moreau', bay: 'B1', status: 'moving' },
    ],
  },
  now: '2025-10-01T13:00:00Z',
  ungraded: { pallets: ['note'] },
})

/** As many different tasks as a test wants: each ships one pallet and files a claim. */
export function depotTasks(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const amount = 100 + index
    return depot.task({
      id: `DP${String(1 + Math.floor(index / 1000)).padStart(3, '0')}_${String(index % 1000).padStart(3, '0')}`,
      title: `ship P-1 and claim ${amount}`,
      request: `Ship P-1 and file a claim of ${amount} euros, please.`,
      customer: 'You are Hale & Sons. You own P-1. It is damaged.',
      solution: [
        ['get_pallet', { pallet_id: 'P-1' }],
        ['update_pallet', { pallet_id: 'P-1', changes: { status: 'moving', bay: 'B2' } }],
        ['file_claim', { pallet_id: 'P-1', amount }],
        ['update_pallet', { pallet_id: 'P-1', changes: { status: 'shipped', note: 'Left at night.' } }],
      ],
      expected: [
        updated(depot.tables.pallets, 'P-1', { status: 'shipped', bay: 'B2' }),
        inserted(depot.tables.claims, { id: 'CL-1', pallet_id: 'P-1', amount }),
      ],
    })
  })
}
