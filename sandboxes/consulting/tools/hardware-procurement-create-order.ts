import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { offices } from '../schema.ts'

/** Kept as recorded: the suppliers' portal answers every order alike, and no table has it. */
const orderNumber = 'HWO-0056435'

export const hardwareProcurementCreateOrder = defineTool({
  name: 'hardware_procurement_create_order',
  description:
    'Order a device from the suppliers. The order binds the firm and cannot be read or cancelled from here: note its ' +
    'number in the ticket. What is ordered on one day goes out under one number.',
  readOnly: false,
  input: z.strictObject({
    device_model: z.string().describe('The model'),
    quantity: z.int().describe('How many'),
    deliver_to: z.enum(offices).describe('The office that it goes to'),
  }),
  output: z.strictObject({ order_id: z.string() }),
  handler: async () => ({ order_id: orderNumber }),
})
