import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { hotels } from '../schema.ts'

/** Kept as recorded: with both arguments a hotel need only match one of them. */
export const lookupHotelId = defineTool({
  name: 'lookup_lookup_hotel_id',
  description:
    'Find hotels by a part of their name, or by the place. With both, each hotel that matches either is listed.',
  readOnly: true,
  input: z.object({
    hotel_name: z.string().nullish().describe("The hotel's name or a part of it"),
    location: z.string().nullish().describe('City or a part of its name'),
  }),
  output: z.object({
    results: z.array(z.object({ hotel_id: z.string(), hotel_name: z.string(), location: z.string() })),
  }),
  async handler({ hotel_name, location }, { db }) {
    if (!hotel_name && !location) throw new ToolError('Give a hotel_name or a location.')
    const [name, place] = [hotel_name?.toLowerCase(), location?.toLowerCase()]
    const found = (await listRows(db, hotels)).filter(
      (hotel) =>
        (name && hotel.hotel_name.toLowerCase().includes(name)) ||
        (place && hotel.location.toLowerCase().includes(place)),
    )
    if (found.length === 0)
      throw new ToolError('No hotel matches. Try a shorter part of the name, or the city.')
    return {
      results: found.map(({ hotel_id, hotel_name, location }) => ({ hotel_id, hotel_name, location })),
    }
  },
})
