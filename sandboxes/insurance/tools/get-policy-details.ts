import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { day, policyId } from './fields.ts'
import { findPolicy } from './rows.ts'

export const getPolicyDetails = defineTool({
  name: 'policy_get_policy_details',
  description:
    'Read a policy: its state, status, term, cancellation, named insured and co-insured (as customer ids), the days of ' +
    'its automatic extension, at-fault claims and lapse flag. The days of a lapse are not shown; drivers, vehicles, ' +
    'billing and claims have tools of their own.',
  readOnly: true,
  input: z.strictObject({ policy_id: policyId }),
  output: z.strictObject({
    policy_id: z.string(),
    customer_id: z.string(),
    status: z.string(),
    state: z.string().describe('CA, TX, NY or FL: decides which rules apply'),
    effective_date: day,
    expiration_date: day,
    renewal_date: day,
    cancellation_date: day.nullish(),
    cancellation_reason: z.string().nullish(),
    named_insured_id: z.string(),
    co_insured_id: z.string().nullish(),
    automatic_extension_days: z.int(),
    at_fault_claims_3_years: z.int(),
    lapse_flag: z.boolean(),
  }),
  async handler({ policy_id }, { db }) {
    const { id, lapse_start: _start, lapse_end: _end, ...shown } = await findPolicy(db, { id: policy_id })
    return { policy_id: id, ...shown }
  },
})
