import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { bookingReference, corporateAccountId } from './fields.ts'
import { findAccount, findBooking } from './rows.ts'

/** Kept as recorded: the document's address is that of the recorded server; nothing is stored. */
export const generateCorporateInvoice = defineTool({
  name: 'corporate_api_generate_corporate_invoice',
  description:
    "Make the corporate invoice of a booking that was made on the account, with the account's terms of payment. " +
    'The document lies with the invoicing service; read its address to the customer as it is.',
  readOnly: true,
  input: z.object({ booking_reference: bookingReference, corporate_account_id: corporateAccountId }),
  output: z.object({ invoice_url: z.string(), invoice_id: z.string(), payment_terms: z.string() }),
  async handler({ booking_reference, corporate_account_id }, { db }) {
    const account = await findAccount(db, { corporate_account_id })
    const booking = await findBooking(db, { booking_reference })
    if (booking.corporate_account_id !== corporate_account_id) {
      throw new ToolError(
        `The booking ${booking_reference} was not made on the account ${corporate_account_id}.`,
      )
    }
    const numbers = [booking_reference, corporate_account_id].map((id) => id.replace(/^(BKG|CRP)-/, ''))
    return {
      invoice_url: `https://staybridge.com/corporate-invoices/${corporate_account_id}-${booking_reference}.pdf`,
      invoice_id: `INV-${numbers.join('-')}`,
      payment_terms: account.payment_terms,
    }
  },
})
