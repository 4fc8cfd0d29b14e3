import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { vipTiers } from '../schema.ts'
import { customerId } from './fields.ts'
import { findCustomer } from './rows.ts'

export const checkVipStatus = defineTool({
  name: 'crm_api_check_vip_status',
  description: "Read a customer's tier and loyalty standing.",
  readOnly: true,
  input: z.object({ customer_id: customerId }),
  output: z.object({ vip_tier: z.enum(vipTiers), loyalty_program_status: z.string().nullish() }),
  async handler({ customer_id }, { db }) {
    const { vip_tier, loyalty_program_status } = await findCustomer(db, { customer_id })
    return { vip_tier, loyalty_program_status }
  },
})
