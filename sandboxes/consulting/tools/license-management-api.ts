import { z } from 'zod'
import { defineTool, type ToolDatabase, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows, nextId } from '../../shared/index.ts'
import { licenseAllocations, licensePools, licensePoolTypes } from '../schema.ts'
import { catalogId, employeeEmail, engagementCode } from './fields.ts'
import { generated } from './id-series.ts'
import { needed } from './needed.ts'
import { findSoftware } from './rows.ts'

/** What a pool without a limit answers when it is asked how many licences are left. */
const withoutLimit = 99_999

export const licenseManagementApi = defineTool({
  name: 'license_management_api',
  description: `Licence pools.
- check_availability (catalog_id, pool_type): how many licences of a pool are left; ${withoutLimit} stands for no limit.
- allocate (catalog_id, email, pool_type; engagement_code where the licence is for one): give a person a licence. It looks at nothing: neither whether one is left nor whether the person has one.
- get_cost (catalog_id): what a licence costs a year, in dollars.`,
  readOnly: false,
  input: z.strictObject({
    action: z.enum(['check_availability', 'allocate', 'get_cost']).describe('What to do'),
    catalog_id: catalogId.nullish(),
    pool_type: z.enum(licensePoolTypes).nullish().describe('The kind of pool, as the catalogue has it'),
    email: employeeEmail.nullish(),
    engagement_code: engagementCode.nullish(),
  }),
  output: z.strictObject({
    available_count: z.int().nullish(),
    success: z.boolean().nullish(),
    annual_cost: z.int().nullish(),
  }),
  async handler(request, { db }) {
    switch (request.action) {
      case 'check_availability':
        return { available_count: await licensesLeft(db, needed(request, 'catalog_id', 'pool_type')) }
      case 'allocate': {
        const { catalog_id, email, pool_type } = needed(request, 'catalog_id', 'email', 'pool_type')
        await db.insert(licenseAllocations).values({
          id: await nextId(db, licenseAllocations.id, generated('LIC')),
          catalog_id,
          employee_email: email,
          engagement_code: request.engagement_code ?? null,
          pool_type,
        })
        return { success: true }
      }
      case 'get_cost': {
        const { catalog_id } = needed(request, 'catalog_id')
        return { annual_cost: (await findSoftware(db, { id: catalog_id })).annual_cost }
      }
    }
  },
})

async function licensesLeft(
  db: ToolDatabase,
  wanted: { readonly catalog_id: string; readonly pool_type: (typeof licensePoolTypes)[number] },
): Promise<number> {
  const { catalog_id, pool_type } = wanted
  const [pool] = await listRows(db, licensePools, { catalog_id, pool_type })
  if (!pool) {
    throw new ToolError(
      `${JSON.stringify(catalog_id)} has no ${pool_type} pool. Read the catalogue entry for its kind of pool.`,
    )
  }
  if (pool.total_licenses === null) return withoutLimit
  const used = await listRows(db, licenseAllocations, { catalog_id, pool_type, deallocated_at: null })
  return pool.total_licenses - used.length
}
