import { z } from 'zod'
import { defineTool } from '../../../lib/sandbox/index.ts'
import { isoInstant, isoInstantOrNull, listRows } from '../../shared/index.ts'
import { carrierTracking, trackingStatuses } from '../schema.ts'
import { instant, orderId } from './fields.ts'
import { findShipment } from './rows.ts'

/** A shipment that the carrier has no record of is shown as pending. Of several shipments, the first. */
export const getShipmentTracking = defineTool({
  name: 'get_shipment_tracking',
  description:
    "Read where an order's first shipment is: carrier, tracking number, state, place, promised and actual delivery. " +
    'A parcel that was sent a second time is not shown.',
  readOnly: true,
  input: z.strictObject({ order_id: orderId }),
  output: z.strictObject({
    shipment_id: z.string(),
    order_id: z.string(),
    carrier: z.string(),
    tracking_number: z.string(),
    ship_date: instant,
    estimated_delivery_date: instant,
    actual_delivery_date: instant.nullish(),
    tracking_status: z.enum(trackingStatuses),
    current_location: z.string().nullish(),
  }),
  async handler({ order_id }, { db }) {
    const shipment = await findShipment(db, { order_id })
    const { tracking_number } = shipment
    const [tracking] = await listRows(db, carrierTracking, { tracking_number })
    return {
      shipment_id: shipment.id,
      order_id,
      carrier: shipment.carrier,
      tracking_number,
      ship_date: isoInstant(shipment.ship_date),
      estimated_delivery_date: isoInstant(shipment.estimated_delivery_date),
      actual_delivery_date: isoInstantOrNull(shipment.actual_delivery_date),
      tracking_status: tracking?.status ?? 'pending',
      current_location: tracking?.current_location ?? null,
    }
  },
})
