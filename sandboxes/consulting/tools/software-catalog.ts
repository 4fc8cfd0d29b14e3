import { ilike } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, insertionOrder, ToolError } from '../../../lib/sandbox/index.ts'
import { licensePoolTypes, softwareCatalog } from '../schema.ts'
import { catalogId } from './fields.ts'
import { findSoftware } from './rows.ts'

const entry = z.strictObject({
  id: z.string(),
  name: z.string(),
  annual_cost: z.int().describe('Dollars a year, one licence'),
  pool_type: z.enum(licensePoolTypes).describe('The pool its licences come from'),
})

export const softwareCatalogGetDetails = defineTool({
  name: 'software_catalog_get_details',
  description: 'Read one entry of the software catalogue: name, yearly cost of a licence, kind of pool.',
  readOnly: true,
  input: z.strictObject({ catalog_id: catalogId }),
  output: entry,
  handler: ({ catalog_id }, { db }) => findSoftware(db, { id: catalog_id }),
})

export const softwareCatalogSearch = defineTool({
  name: 'software_catalog_search',
  description:
    'Find software in the catalogue by a part of its name, in capitals or not. Several products may match: compare ' +
    'the whole names. What the catalogue does not have is refused.',
  readOnly: true,
  input: z.strictObject({ software_name: z.string().describe('The name or a part of it') }),
  output: z.strictObject({ results: z.array(entry) }),
  async handler({ software_name }, { db }) {
    const pattern = `%${software_name.replace(/[\\%_]/g, '\\$&')}%`
    const results = await db
      .select()
      .from(softwareCatalog)
      .where(ilike(softwareCatalog.name, pattern))
      .orderBy(insertionOrder)
    if (results.length === 0)
      throw new ToolError(`The catalogue has nothing like ${JSON.stringify(software_name)}.`)
    return { results }
  },
})
