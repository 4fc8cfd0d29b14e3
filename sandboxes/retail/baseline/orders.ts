import { joinRecords } from '../../shared/index.ts'
import { type PlacedOrder, placedOrder } from '../builders/placed-order.ts'

const placed: readonly PlacedOrder[] = [
  {
    number: '40117302',
    customer: 'CUS-30000102',
    placed: '2025-08-07T11:12:00Z',
    items: [{ sku: 'SKU-50010011', warranty: { type: 'manufacturer' } }],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-08-08T08:00:00Z',
      due: '2025-08-14T17:00:00Z',
      delivered: '2025-08-14T10:32:00Z',
    },
  },
  {
    number: '40118815',
    customer: 'CUS-30000101',
    placed: '2025-06-25T19:48:00Z',
    items: ['SKU-50010021'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-06-26T08:00:00Z',
      due: '2025-07-02T17:00:00Z',
      delivered: '2025-07-02T14:05:00Z',
    },
  },
  {
    number: '40122046',
    customer: 'CUS-30000103',
    placed: '2025-08-14T09:30:00Z',
    items: ['SKU-50030021'],
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-08-15T08:00:00Z',
      due: '2025-08-21T17:00:00Z',
      delivered: '2025-08-20T12:41:00Z',
    },
  },
  {
    number: '40122064',
    customer: 'CUS-30000104',
    placed: '2025-08-14T10:02:00Z',
    items: ['SKU-50030022'],
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-08-15T08:00:00Z',
      due: '2025-08-21T17:00:00Z',
      delivered: '2025-08-26T16:20:00Z',
    },
  },
  {
    number: '40123990',
    customer: 'CUS-30000104',
    placed: '2025-09-27T08:15:00Z',
    items: ['SKU-50010041'],
    installation: {
      id: 'JOB-30000001',
      service: 'appliance_basic',
      at: '2025-10-14T08:00:00Z',
      technician: 'TECH-3107',
    },
  },
  {
    number: '40125530',
    customer: 'CUS-30000105',
    placed: '2025-06-05T20:25:00Z',
    items: ['SKU-50020021'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-06-06T08:00:00Z',
      due: '2025-06-12T17:00:00Z',
      delivered: '2025-06-11T09:18:00Z',
    },
  },
  {
    number: '40126671',
    customer: 'CUS-30000107',
    placed: '2025-09-11T13:37:00Z',
    items: [
      {
        sku: 'SKU-50050011',
        warranty: {
          type: 'extended_warranty',
          until: '2029-09-11',
          details: 'Faults of material and manufacture, extended to four years',
        },
      },
    ],
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2025-09-12T08:00:00Z',
      due: '2025-09-18T17:00:00Z',
      delivered: '2025-09-17T15:50:00Z',
    },
  },
  {
    number: '40127718',
    customer: 'CUS-30000108',
    placed: '2025-04-11T18:00:00Z',
    items: ['SKU-50040021'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-04-14T08:00:00Z',
      due: '2025-04-18T17:00:00Z',
      delivered: '2025-04-18T11:11:00Z',
    },
  },
  {
    number: '40128850',
    customer: 'CUS-30000110',
    placed: '2025-08-30T07:20:00Z',
    items: [{ sku: 'SKU-50010052', discount: 25 }],
    discount: { code: 'COZY25', rule: 'fixed code only' },
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-09-01T08:00:00Z',
      due: '2025-09-05T17:00:00Z',
      delivered: '2025-09-05T13:27:00Z',
    },
  },
  {
    number: '40131127',
    customer: 'CUS-30000111',
    placed: '2025-08-21T10:45:00Z',
    items: [{ sku: 'SKU-50010032', warranty: { type: 'manufacturer' } }],
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2025-08-22T08:00:00Z',
      due: '2025-08-28T17:00:00Z',
      delivered: '2025-08-28T10:10:00Z',
    },
  },
  {
    number: '40131904',
    customer: 'CUS-30000112',
    placed: '2025-09-08T23:05:00Z',
    items: ['SKU-50060012'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-09T08:00:00Z',
      due: '2025-09-15T17:00:00Z',
      delivered: '2025-09-13T18:02:00Z',
    },
  },
  {
    number: '40132277',
    customer: 'CUS-30000113',
    placed: '2025-06-09T12:12:00Z',
    items: [
      {
        sku: 'SKU-50030011',
        warranty: {
          type: 'extended_warranty',
          until: '2028-06-09',
          details: 'Faults of material and manufacture, extended to three years',
        },
      },
    ],
    installation: {
      id: 'JOB-30000002',
      service: 'tv_mounting',
      at: '2025-06-17T08:00:00Z',
      technician: 'TECH-3122',
      completed: '2025-06-17T10:10:00Z',
    },
    parcel: {
      carrier: 'Meridian Freight',
      shipped: '2025-06-16T08:00:00Z',
      due: '2025-06-17T17:00:00Z',
      delivered: '2025-06-17T09:05:00Z',
    },
  },
  {
    number: '40133361',
    customer: 'CUS-30000115',
    placed: '2025-09-30T16:44:00Z',
    items: ['SKU-50070011'],
  },
  {
    number: '40134498',
    customer: 'CUS-30000116',
    placed: '2025-03-03T06:50:00Z',
    items: [
      {
        sku: 'SKU-50040011',
        warranty: {
          type: 'protection_plan',
          until: '2028-03-03',
          details: 'Faults, drops, spills and power surges',
        },
      },
      'SKU-50040021',
    ],
    speed: 'expedited',
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-03-03T15:00:00Z',
      due: '2025-03-06T17:00:00Z',
      delivered: '2025-03-05T11:40:00Z',
    },
  },
  {
    number: '40135520',
    customer: 'CUS-30000117',
    placed: '2025-09-06T21:33:00Z',
    items: ['SKU-50010021'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-08T08:00:00Z',
      due: '2025-09-12T17:00:00Z',
      delivered: '2025-09-12T12:00:00Z',
    },
  },
  {
    number: '40135502',
    customer: 'CUS-30000118',
    placed: '2025-08-19T15:17:00Z',
    items: ['SKU-50030031'],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-08-20T08:00:00Z',
      due: '2025-08-26T17:00:00Z',
      delivered: '2025-08-25T16:36:00Z',
    },
  },
  {
    number: '40136614',
    customer: 'CUS-30000118',
    placed: '2025-09-29T09:09:00Z',
    items: ['SKU-50020012'],
    points: 500,
    discount: { rule: 'points only' },
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-30T08:00:00Z',
      due: '2025-10-06T17:00:00Z',
      at: 'Hartford, CT',
      seen: '2025-10-01T06:12:00Z',
    },
  },
]

/** Orders with everything that came with them. */
export const placedOrders = joinRecords(...placed.map(placedOrder))
