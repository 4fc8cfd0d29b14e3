import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { nextId } from '../../shared/index.ts'
import { ids } from '../ids.ts'
import { deviceTypes, procurementOrders } from '../schema.ts'
import { ticketId } from './fields.ts'
import { findEmployee } from './find-rows.ts'

export const createHardwareOrder = defineTool({
  name: 'hardware_procurement_api_create_order',
  description:
    'Order devices from the vendor. Stock, approval, model, lead time and address are for you to settle before.',
  readOnly: false,
  input: z.strictObject({
    device_type: z.enum(deviceTypes).describe('What kind of device'),
    device_model: z.string().describe('The model, as the device catalogue names it'),
    quantity: z.int32().describe('How many'),
    expected_delivery_date: z
      .string()
      // The vendor takes days that the calendar has; z.iso.date would announce a format that the recordings do not have.
      .refine((day) => z.iso.date().safeParse(day).success, 'a day as YYYY-MM-DD is expected')
      .describe('When it should arrive by the lead times of the policy, YYYY-MM-DD'),
    ship_to_location: z.string().describe('The full address'),
    requester_email: z.string().describe('Work address of the employee it is for'),
    ticket_id: ticketId,
  }),
  output: z.strictObject({ order_id: z.string(), status: z.string() }),
  async handler({ requester_email, ...order }, { db }) {
    const requester = await findEmployee(db, { email: requester_email })
    const id = await nextId(db, procurementOrders.id, ids.procurementOrder)
    const status = 'pending' as const
    await db.insert(procurementOrders).values({ id, ...order, requester_id: requester.id, status })
    return { order_id: id, status }
  },
})
