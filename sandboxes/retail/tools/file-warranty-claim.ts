import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { writtenAt } from '../clock.ts'
import { countedId } from '../ids.ts'
import { claimStatuses, warrantyClaims, warrantyContracts } from '../schema.ts'
import { customerId, instant } from './fields.ts'
import { takenIds } from './taken-ids.ts'

/** The provider's own phrase for each kind of fault. */
const issueDescriptions = {
  product_not_functioning: 'Product not functioning properly',
  component_failed: 'Component failed',
  performance_degradation: 'Performance degradation',
  accidental_damage: 'Accidental damage',
} as const

/** Odd, and conformed to: neither the contract's dates nor its holder are compared with the claim. */
export const fileWarrantyClaim = defineTool({
  name: 'file_warranty_claim',
  description: 'Hand a defect in to the warranty provider under a contract. The claim starts as pending.',
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
    const [contract] = await db.select().from(warrantyContracts).where(eq(warrantyContracts.id, contract_id))
    if (!contract) {
      throw new ToolError(
        `There is no warranty contract ${JSON.stringify(contract_id)}. check_warranty_coverage names the right one.`,
      )
    }
    const id = countedId('WCL', await takenIds(db, warrantyClaims))
    const status = 'pending' as const
    const claim_date = writtenAt(now)
    const issue_description = issueDescriptions[warranty_issue_type]
    await db
      .insert(warrantyClaims)
      .values({ id, contract_id, customer_id, claim_date, issue_description, status })
    return { claim_id: id, status, claim_date }
  },
})
