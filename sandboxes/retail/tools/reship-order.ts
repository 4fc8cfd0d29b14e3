import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineTool, ToolError } from '../../../lib/sandbox/index.ts'
import { listRows, nextId, stampAfter } from '../../shared/index.ts'
import { series } from '../ids.ts'
import { reshipping } from '../rules.ts'
import { carrierTracking, orders, shipments } from '../schema.ts'
import { dollars, orderId } from './fields.ts'
import { findOrder, findShipment } from './rows.ts'

/** Days until the second delivery, for every speed of the original order. */
const daysToDeliver = 5

/**
 * Kept as recorded: the parcel need not have been returned, but the carrier must have a record of it; the order
 * keeps its state; the fee is only named, and charged by `charge_customer`.
 */
export const reshipOrder = defineTool({
  name: 'reship_order',
  description:
    'Send a parcel that came back a second time, to a corrected address. Changes the address of the order and starts ' +
    'a new shipment, which get_shipment_tracking does not show: it keeps showing the first. Names the fee for the ' +
    'second delivery; whether it is due says the policy, and it is charged by a call of its own.',
  readOnly: false,
  input: z.strictObject({
    order_id: orderId,
    corrected_address_line1: z.string().describe('Street and number, corrected'),
    corrected_address_city: z.string().describe('City, corrected'),
    corrected_address_state: z.string().describe('State, corrected'),
    corrected_address_zip: z.string().describe('ZIP code, corrected'),
    customer_fault: z.boolean().describe('Whether the wrong address came from the customer, who then pays'),
  }),
  output: z.strictObject({
    order_id: z.string(),
    new_shipment_id: z.string(),
    new_tracking_number: z.string(),
    reship_cost: dollars,
    reship_initiated: z.boolean(),
  }),
  async handler({ order_id, customer_fault, ...address }, { db, now }) {
    await findOrder(db, { id: order_id })
    const sent = await findShipment(db, { order_id })
    const [tracked] = await listRows(db, carrierTracking, { tracking_number: sent.tracking_number })
    if (!tracked) {
      throw new ToolError(
        `${sent.carrier} has no record of ${sent.tracking_number}, so nothing can be sent again for ${order_id}.`,
      )
    }
    const id = await nextId(db, shipments.id, series.shipment)
    const tracking_number = await nextId(db, carrierTracking.tracking_number, series.tracking)
    const shipped = stampAfter(now)
    const due = stampAfter(new Date(shipped), daysToDeliver * 86_400)
    await db
      .update(orders)
      .set({
        shipping_address_line1: address.corrected_address_line1,
        shipping_address_city: address.corrected_address_city,
        shipping_address_state: address.corrected_address_state,
        shipping_address_zip: address.corrected_address_zip,
      })
      .where(eq(orders.id, order_id))
    await db.insert(shipments).values({
      id,
      order_id,
      carrier: sent.carrier,
      tracking_number,
      ship_date: shipped,
      estimated_delivery_date: due,
    })
    await db.insert(carrierTracking).values({
      tracking_number,
      shipment_id: id,
      carrier: sent.carrier,
      estimated_delivery: due,
      last_update: shipped,
    })
    return {
      order_id,
      new_shipment_id: id,
      new_tracking_number: tracking_number,
      reship_cost: customer_fault ? reshipping.fee : 0,
      reship_initiated: true,
    }
  },
})
