import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket, replaced } from '../end-states.ts'
import { lookUp, openTicket, parcels, read, replace, setTicket, stock } from '../steps.ts'

const lailani = 'CUS-30000115'
const order = '40147044'
const satellite = 'SKU-50050012'
const two = { quantity: 2, speed: 'expedited' } as const

export const ST004_015 = retail.task({
  id: 'ST004_015',
  title: 'two of three satellites are cracked, and each costs less than what has to come back',
  level: 'routine',
  traits: ['batch-with-exceptions'],
  decidedBy: ['POL-04.2'],
  request:
    'Good day! From lailani.vos@postbox.example about order ORD-40147044. Three satellites for the Wi-Fi came on Friday ' +
    'and two of the three are cracked along the foot. Could I get two good ones? And where do I send the two bad ones, ' +
    'they come to $259.90 after all, you will want to see them. Lailani Vos',
  customer: `You are Lailani Vos in Tampa, correct and helpful. The third satellite is flawless and already plugged in. You want two
new ones, not money; you have not thrown anything away and would send the cracked pair in at once if somebody told you
to. Your address is still 12 Palm Court. Agree to what is proposed, say that it was quicker than you feared, and leave.`,
  records: placedOrder({
    number: order,
    customer: lailani,
    placed: '2025-09-19T13:12:00Z',
    items: [{ sku: satellite, quantity: 3 }],
    parcel: {
      carrier: 'Parcelway',
      shipped: '2025-09-22T08:00:00Z',
      due: '2025-09-26T17:00:00Z',
      delivered: '2025-09-26T16:04:00Z',
    },
  }),
  solution: [
    ...lookUp(lailani),
    ...parcels(order),
    ...read('arrived cracked: replacement, does the damaged piece come back'),
    ...stock(satellite),
    openTicket('damaged goods', lailani, 'ORD-40147044: two satellites arrived cracked'),
    replace(order, lailani, satellite, two),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [newTicket('damaged goods', lailani, { status: 'solved' }), ...replaced(lailani, satellite, two)],
})
