import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant, listRows } from '../../shared/index.ts'
import { externalServicesToday } from '../clock.ts'
import { warrantyContracts, warrantyTypes } from '../schema.ts'
import { instant, orderId, sku } from './fields.ts'

/** Never refuses: an unknown order or product simply has no warranty. See `externalServicesToday` for "in force". */
export const checkWarrantyCoverage = defineTool({
  name: 'check_warranty_coverage',
  description:
    'Ask the warranty provider whether a product from an order is under warranty, of which kind, until when. A warranty ' +
    'that no longer runs is shown as none. Claims are not shown.',
  readOnly: true,
  input: z.strictObject({ order_id: orderId, sku }),
  output: z.strictObject({
    has_coverage: z.boolean(),
    contract_id: z.string().nullish(),
    warranty_type: z.enum(warrantyTypes).nullish(),
    start_date: instant.nullish(),
    end_date: instant.nullish(),
    coverage_details: z.string().nullish(),
  }),
  async handler({ order_id, sku }, { db }) {
    const contracts = await listRows(db, warrantyContracts, { order_id, sku })
    const contract = contracts.find(
      ({ start_date, end_date }) =>
        new Date(start_date) <= externalServicesToday && new Date(end_date) >= externalServicesToday,
    )
    if (!contract) return { has_coverage: false }
    return {
      has_coverage: true,
      contract_id: contract.id,
      warranty_type: contract.warranty_type,
      start_date: isoInstant(contract.start_date),
      end_date: isoInstant(contract.end_date),
      coverage_details: contract.coverage_details,
    }
  },
})
