import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { cents, nextId } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { transactions } from '../schema.ts'
import { dollars } from './fields.ts'
import { findTransaction } from './rows.ts'
import { partnerSystemStamp } from './system-stamps.ts'

/** Kept as recorded: any transaction can be disputed, a refund as well, with any amount. */
export const processChargeDispute = defineTool({
  name: 'payment_api_process_charge_dispute',
  description:
    'Open a dispute case about a charge; the payments team decides it. No money moves, and the charge itself stays as it ' +
    'is. Whether there is a case already is for you to look up.',
  readOnly: false,
  input: z.strictObject({
    transaction_id: z.string().describe('The charge in dispute'),
    dispute_reason: z.string().describe('What is wrong with it'),
    dispute_amount: dollars.describe('How much of it is in dispute, in dollars'),
  }),
  output: z.strictObject({ dispute_case_id: z.string(), dispute_status: z.string() }),
  async handler({ transaction_id, dispute_reason, dispute_amount }, { db }) {
    const { booking_reference, customer_id } = await findTransaction(db, { transaction_id })
    const id = await nextId(db, transactions.id, series.dispute)
    await db.insert(transactions).values({
      id,
      transaction_id: id,
      booking_reference,
      customer_id,
      amount: cents(dispute_amount).toFixed(2),
      transaction_type: 'dispute',
      payment_status: 'pending',
      reason: dispute_reason,
      created_at: partnerSystemStamp,
      updated_at: partnerSystemStamp,
    })
    return { dispute_case_id: id, dispute_status: 'under_review' }
  },
})
