import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'

/** The makers that the decoder knows, by the first three characters. Kept as recorded: it knows no others. */
const makers: Readonly<Record<string, string>> = {
  '1HG': 'Honda',
  '2HG': 'Honda Canada',
  '1FT': 'Ford Truck',
}

/** The models that it knows, by how the VIN begins. */
const models: Readonly<Record<string, string>> = { '1HGCM': 'Accord', '1HGCV': 'Accord', '1FTFW': 'F-150' }

/** The tenth character's years: A is 2010. Kept as recorded: of the years before, written as digits, it knows none. */
const years = 'ABCDEFGHJKLMNPRSTVWXY'

export const validateVin = defineTool({
  name: 'lookup_validate_vin',
  description:
    'Check that a VIN is well formed and read what its characters say. The decoder knows model years from 2010 and a ' +
    'few makers only: a year, make or model that is missing in the answer says nothing about the vehicle.',
  readOnly: true,
  input: z.strictObject({ vin: z.string().describe('17 letters and digits') }),
  output: z.object({
    valid: z.boolean().describe('17 characters, none of them I, O or Q'),
    year: z.int().nullish(),
    make: z.string().nullish(),
    model: z.string().nullish(),
  }),
  async handler({ vin }) {
    const code = vin.trim().toUpperCase()
    if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(code)) return { valid: false, year: null, make: null, model: null }
    const place = years.indexOf(code.charAt(9))
    return {
      valid: true,
      year: place < 0 ? null : 2010 + place,
      make: makers[code.slice(0, 3)] ?? null,
      model: models[code.slice(0, 5)] ?? null,
    }
  },
})
