import { eq } from 'drizzle-orm'
import { defineTool } from 'vitest-thinkingbox/sandbox'
import { z } from 'zod'
import { pallets } from '../schema.ts'
import { pallet } from './pallet.ts'

export const findPallets = defineTool({
  name: 'find_pallets',
  description: 'Lists the pallets of one owner.',
  readOnly: true,
  input: z.strictObject({ owner: z.string() }),
  output: z.strictObject({ pallets: z.array(pallet) }),
  async handler({ owner }, { db }) {
    return { pallets: await db.select().from(pallets).where(eq(pallets.owner, owner)) }
  },
})
