import { inserted, updated } from '../../../lib/task.ts'
import { colleagueTicket, deskTicket, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { about, lookUp, parcels, read, setTicket } from '../steps.ts'

const { tickets, warrantyClaims } = retail.tables

const priscilla = 'CUS-30000108'
const order = '40148120'
const contract = { contract_id: 'WCT-40148120', customer_id: priscilla } as const

export const ST009_003 = retail.task({
  id: 'ST009_003',
  title: 'the claim that she is waiting for was never handed in, while an older one was',
  level: 'demanding',
  traits: ['undoing', 'evidence-before-words', 'look-alikes'],
  decidedBy: ['POL-07.3', 'POL-07.4', 'POL-15.6'],
  request:
    'Dear Sirs, it is a fortnight tomorrow that you put my claim for the robot vacuum of ORD-40148120 to the warranty ' +
    'people. Five business days, you wrote. Kindly tell me what they have decided. ' +
    'Mrs P. Vantongeren, p.vantongeren@inkmail.example',
  customer: `You are Priscilla Vantongeren, seventy, formal, punctual, displeased by delays. Two weeks ago one of the two side
brushes snapped off its axle; you have it in a drawer. The vacuum drives and sucks as ever, but it leaves the corners
dusty, so you would call it weaker. It was neither dropped nor wet. In July its charging contact had been broken; that was
repaired under the warranty and has held since.

You take it for granted that the claim about the brush is with the provider. If it turns out that it is not, you find
that remarkable, and want it done at once. You agree to whatever gets it there, and you ask by when you will hear.`,
  records: {
    ...placedOrder({
      number: order,
      customer: priscilla,
      placed: '2025-04-28T10:05:00Z',
      items: [{ sku: 'SKU-50010051', warranty: { type: 'manufacturer' } }],
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-04-29T08:00:00Z',
        due: '2025-05-05T17:00:00Z',
        delivered: '2025-05-05T12:12:00Z',
      },
    }),
    warrantyClaims: [
      {
        ...contract,
        id: 'WCL-20000001',
        claim_date: '2025-07-14T09:20:00Z',
        issue_description: 'Component failed',
        status: 'approved',
        resolution: 'Charging contact exchanged',
      },
    ],
    tickets: [
      deskTicket({
        id: '11',
        customer: priscilla,
        subject: 'Robot vacuum does not charge',
        description: 'ORD-40148120. Claim WCL-20000001 filed on 14 July; the provider exchanged the contact.',
        status: 'closed',
        priority: 'normal',
        type: 'incident',
        created: '2025-07-14T08:55:00Z',
        updated: '2025-07-29T08:00:00Z',
      }),
      deskTicket({
        id: '12',
        customer: priscilla,
        subject: 'Robot vacuum, side brush',
        description:
          'ORD-40148120, day 136, under the maker’s warranty. Goes to the provider: answer in about five days.',
        status: 'hold',
        priority: 'low',
        type: 'incident',
        created: '2025-09-18T15:45:00Z',
        updated: '2025-09-18T16:58:00Z',
      }),
      colleagueTicket({
        id: '13',
        by: '1',
        subject: 'Left over from today',
        description:
          'ORD-40148120. The page of the provider has been down since four, the brush is not handed in yet. Tomorrow at eight.',
        created: '2025-09-18T16:57:00Z',
      }),
    ],
  },
  solution: [
    ...lookUp(priscilla),
    ...parcels(order),
    ...about(order),
    ['check_warranty_coverage', { order_id: 'ORD-40148120', sku: 'SKU-50010051' }],
    ...read('warranty claim: kind of issue', 'whether something was done before'),
    setTicket('12', { priority: 'normal' }),
    ['file_warranty_claim', { ...contract, warranty_issue_type: 'component_failed' }],
  ],
  expected: [
    updated(tickets, '12', { priority: 'normal' }),
    inserted(warrantyClaims, { ...contract, issue_description: 'Component failed', status: 'pending' }),
  ],
})
