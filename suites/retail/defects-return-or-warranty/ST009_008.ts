import { inserted, updated } from '../../../lib/task.ts'
import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { look, lookUp, orders, parcels, read, remarks, setTicket } from '../steps.ts'

const { tickets, warrantyClaims } = retail.tables

const goran = 'CUS-30000116'
const [spring, autumn] = ['40134498', '40148902'] as const
const plan = { contract_id: 'WCT-40134498', customer_id: goran } as const

export const ST009_008 = retail.task({
  id: 'ST009_008',
  title: 'the laptop that fell is the older one, which has a plan, and not the one on the invoice',
  level: 'demanding',
  traits: ['look-alikes', 'evidence-before-words'],
  decidedBy: ['POL-07.1', 'POL-07.3', 'POL-02.2', 'POL-02.9'],
  request:
    'Goran Tessendorf, goran@tessendorf-studio.example. My Fold 14 slid off the cutting table this morning: lid cracked, one ' +
    'hinge out, picture flickers. Invoice ORD-40148902. The only part that still looks brand new is the keyboard that you ' +
    'people put in. What is possible?',
  customer: `You are Goran Tessendorf, a book designer, cordial, a little theatrical. You own two of these laptops and took the number
from the invoice on top of the pile. When somebody asks which of the two it is: the one in the studio, bought in March,
which got its new keyboard after the tea. The other one came at the beginning of September and belongs to your daughter; it is
at her school and fine. You had not thought about the difference, and you do not remember which warranty you took with
which.

You want whatever is possible. If you are told that nothing is, sigh and accept it. If a provider is to decide, you
are content. You mention no other matter.`,
  records: placedOrder({
    number: autumn,
    customer: goran,
    placed: '2025-08-29T06:30:00Z',
    items: [
      {
        sku: 'SKU-50040011',
        warranty: {
          type: 'extended_warranty',
          until: '2028-08-29',
          details: 'Faults of material and manufacture, extended to three years',
        },
      },
    ],
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-08-29T15:00:00Z',
      due: '2025-09-04T17:00:00Z',
      delivered: '2025-09-02T11:55:00Z',
    },
  }),
  solution: [
    ...lookUp(goran),
    ...parcels(autumn),
    ...remarks('9'),
    ...orders(spring),
    ['check_warranty_coverage', { order_id: 'ORD-40148902', sku: 'SKU-50040011' }],
    ['check_warranty_coverage', { order_id: 'ORD-40134498', sku: 'SKU-50040011' }],
    ...read('accident: which contract covers a drop', 'second fault of a product: which ticket'),
    setTicket('9', { status: 'open' }),
    look('9'),
    ['file_warranty_claim', { ...plan, warranty_issue_type: 'accidental_damage' }],
    setTicket('9', { status: 'hold', priority: 'high' }),
  ],
  expected: [
    updated(tickets, '9', { status: 'hold' }),
    inserted(warrantyClaims, { ...plan, issue_description: 'Accidental damage', status: 'pending' }),
  ],
})
