import { z } from 'zod'
import { pallets } from '../schema.ts'

/** A pallet as tools show it. */
export const pallet = z.strictObject({
  id: z.string(),
  owner: z.string(),
  bay: z.enum(pallets.bay.enumValues),
})
