import { eq } from 'drizzle-orm'
import { defineTool, ToolError } from 'vitest-thinkingbox/sandbox'
import { z } from 'zod'
import { pallets } from '../schema.ts'
import { pallet } from './pallet.ts'

export const movePallet = defineTool({
  name: 'move_pallet',
  description: 'Moves a pallet to another bay.',
  readOnly: false,
  input: z.strictObject({ id: z.string(), bay: z.enum(pallets.bay.enumValues) }),
  output: pallet,
  async handler({ id, bay }, { db }) {
    const [moved] = await db.update(pallets).set({ bay }).where(eq(pallets.id, id)).returning()
    if (!moved) throw new ToolError(`There is no pallet ${id}. Look it up with find_pallets.`)
    return moved
  },
})
