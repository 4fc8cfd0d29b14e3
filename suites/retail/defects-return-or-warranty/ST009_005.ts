import { placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { newTicket } from '../end-states.ts'
import { type GoodsReturn, sendBack, sentBack } from '../goods-returns.ts'
import { lookUp, openTicket, parcels, read, setTicket } from '../steps.ts'

const kofi = 'CUS-30000110'
const order = '40148590'
const dead: GoodsReturn = {
  order,
  line: 1,
  customer: kofi,
  reason: 'defective',
  defective: true,
  amount: 220,
}
const unwanted: GoodsReturn = { order, line: 1, customer: kofi, reason: 'changed_mind', amount: 110 }

export const ST009_005 = retail.task({
  id: 'ST009_005',
  title: 'three thermostats come back on day 42, two because they are dead and one because of the other two',
  level: 'demanding',
  traits: ['rules-that-meet', 'batch-with-exceptions', 'effects-that-belong-together'],
  decidedBy: ['POL-07.2', 'POL-06.4', 'POL-02.2'],
  request:
    'hey. three hall thermostats, ORD-40148590, displays dead. i want all three out of the studio and the money for all ' +
    'three, one label is enough, they fit into one box. kofi brandwold with a w, kofi.brandwold@mailhaus.example',
  customer: `You are Kofi Brandwold, a sound engineer, lower case, short. Strictly speaking two of the three have a dead display.
The third works fine and looks it; you just do not trust the make any more. Say this when somebody asks what is wrong with
each of them, or before anything is arranged for all three. It was in use, so its carton is open. The other two died
last week by themselves, one after the other.

You paid 110 for each and expect 330. It is all the same to you how many returns the desk makes out of it, and under what
name, as long as the sum is right. You keep none of them. When it stands, say "cool" and go.`,
  records: placedOrder({
    number: order,
    customer: kofi,
    placed: '2025-08-14T19:27:00Z',
    items: [{ sku: 'SKU-50020021', quantity: 3, discount: 8 }],
    discount: { rule: 'member prices', loyalty: true },
    parcel: {
      carrier: 'Northbound Express',
      shipped: '2025-08-15T08:00:00Z',
      due: '2025-08-21T17:00:00Z',
      delivered: '2025-08-20T11:08:00Z',
    },
  }),
  solution: [
    ...lookUp(kofi),
    ...parcels(order),
    ...read(
      'defective product: return',
      'return of goods that work: window and fees of a member',
      'one matter, one ticket',
    ),
    openTicket('defect', kofi, 'ORD-40148590: two thermostats have dead displays'),
    openTicket('return', kofi, 'ORD-40148590: return of the third thermostat, which works'),
    sendBack(dead),
    sendBack(unwanted),
    setTicket('11', { status: 'hold' }),
    setTicket('12', { status: 'hold' }),
  ],
  expected: [
    newTicket('defect', kofi, { status: 'hold' }),
    sentBack(dead),
    newTicket('return', kofi, { status: 'hold' }),
    sentBack(unwanted),
  ],
})
