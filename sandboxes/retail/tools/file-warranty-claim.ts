import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId, stampAfter } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { claimStatuses, warrantyClaims } from '../schema.ts'
import { customerId, instant } from './fields.ts'
import { findContract } from './rows.ts'

/** The provider's own phrase for each kind of fault. */
const issueDescriptions = {
  product_not_functioning: 'Product not functioning properly',
  component_failed: 'Component failed',
  performance_degradation: 'Performance degradation',
  accidental_damage: 'Accidental damage',
} as const

/** Kept as recorded: neither the contract's dates nor its holder are compared with the claim. */
export const fileWarrantyClaim = defineTool({
  name: 'file_warranty_claim',
  description:
    'Hand a defect in to the warranty provider under a contract; each call is a new claim. It starts as pending. Whether ' +
    'the contract covers this kind of issue is for you to check.',
  readOnly: false,
  input: z.strictObject({
    contract_id: z.string().describe("The warranty contract's id"),
    customer_id: customerId,
    warranty_issue_type: z
      .enum(['product_not_functioning', 'component_failed', 'performance_degradation', 'accidental_damage'])
      .describe('What is wrong with the product'),
  }),
  output: z.strictObject({ claim_id: z.string(), status: z.enum(claimStatuses), claim_date: instant }),
  async handler({ contract_id, customer_id, warranty_issue_type }, { db, now }) {
    await findContract(db, { id: contract_id })
    const id = await nextId(db, warrantyClaims.id, series.claim)
    const status = 'pending' as const
    const claim_date = stampAfter(now)
    const issue_description = issueDescriptions[warranty_issue_type]
    await db
      .insert(warrantyClaims)
      .values({ id, contract_id, customer_id, claim_date, issue_description, status })
    return { claim_id: id, status, claim_date }
  },
})
