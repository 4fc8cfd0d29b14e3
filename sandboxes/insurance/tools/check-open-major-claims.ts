import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { claims } from '../schema.ts'
import { isOpen } from './claim-rows.ts'
import { policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

export const checkOpenMajorClaims = defineTool({
  name: 'claims_check_open_major_claims',
  description: 'Read whether a policy has claims of major severity that are still open, and how many.',
  readOnly: true,
  input: z.strictObject({ policy_id: policyId }),
  output: z.object({ has_major_claim: z.boolean(), major_claim_count: z.int() }),
  async handler({ policy_id }, { db }) {
    await findPolicy(db, { id: policy_id })
    const open = (await listRows(db, claims, { policy_id, severity: 'Major' })).filter(isOpen)
    return { has_major_claim: open.length > 0, major_claim_count: open.length }
  },
})
