import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { policyId } from './fields.ts'
import { findAccount } from './rows.ts'

export const getArrangementHistory = defineTool({
  name: 'billing_get_arrangement_history',
  description:
    'Read how many extensions and instalment plans a policy was granted in the twelve months up to today.',
  readOnly: true,
  input: z.strictObject({ policy_id: policyId }),
  output: z.strictObject({ arrangements_12_months: z.int() }),
  async handler({ policy_id }, { db }) {
    const { arrangements_12_months } = await findAccount(db, { policy_id })
    return { arrangements_12_months }
  },
})
