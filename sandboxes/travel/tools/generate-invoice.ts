import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { bookingReference } from './fields.ts'
import { findBooking } from './rows.ts'
import { bookingSystemStamp } from './system-stamps.ts'

/** Kept as recorded: the document's address is that of the recorded server; nothing is stored. */
export const generateInvoice = defineTool({
  name: 'payment_api_generate_invoice',
  description:
    'Make the receipt or invoice of a booking. The document lies with the invoicing service; read its address to the ' +
    'customer as it is. Bookings on a corporate account have invoices of their own.',
  readOnly: true,
  input: z.object({
    booking_reference: bookingReference,
    invoice_type: z.string().describe('receipt or invoice'),
  }),
  output: z.strictObject({ invoice_url: z.string(), invoice_id: z.string() }),
  async handler({ booking_reference }, { db }) {
    await findBooking(db, { booking_reference })
    const document = `${booking_reference}-${bookingSystemStamp.replace(/\D/g, '')}`
    return { invoice_url: `https://staybridge.com/invoices/${document}.pdf`, invoice_id: `INV-${document}` }
  },
})
