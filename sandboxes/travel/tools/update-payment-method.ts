import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows } from '../../shared/index.ts'
import { transactions } from '../schema.ts'
import { customerId } from './fields.ts'

/** Kept as recorded: the method is kept by the payment provider, and no record here shows it. */
export const updatePaymentMethod = defineTool({
  name: 'payment_api_update_payment_method',
  description:
    "Put a new payment token on a customer's file at the payment provider, for charges to come. Takes a customer who " +
    'has paid or tried to pay before. Transactions keep the method that they were made with, so no later look-up ' +
    'shows the change; the answer is the confirmation.',
  readOnly: true,
  input: z.object({
    customer_id: customerId,
    new_payment_method: z.string().describe('The token of the new method, never a card number'),
  }),
  output: z.strictObject({ success: z.boolean(), payment_method_last4: z.string().nullish() }),
  async handler({ customer_id, new_payment_method }, { db }) {
    const paid = await listRows(db, transactions, { customer_id })
    if (paid.length === 0) {
      throw new ToolError(
        `The customer ${JSON.stringify(customer_id)} has no payments on file. Check the id.`,
      )
    }
    return {
      success: true,
      payment_method_last4: new_payment_method.length >= 4 ? new_payment_method.slice(-4) : null,
    }
  },
})
