import { deskTicket, joinRecords, placedOrder, retail, threadEntry } from '../../../sandboxes/retail/index.ts'
import { charged, newTicket, sentAgain } from '../end-states.ts'
import { charge, lookUp, openTicket, parcels, read, remarks, sendAgain, setTicket } from '../steps.ts'

const kofi = 'CUS-30000109'
const home = ['1640 Birchway Avenue Apt 3B', 'Madison', 'WI', '53704'] as const

export const ST005_010 = retail.task({
  id: 'ST005_010',
  title: 'the address looks right today because a colleague corrected it after the parcel had left',
  level: 'demanding',
  traits: ['evidence-before-words', 'time', 'thin-answers'],
  decidedBy: ['POL-05.3', 'POL-15.5'],
  request: `Evening. Night nurse here, so forgive the hour. Kofi Brandvold, kofi.brandvold@mailhaus.example. My espresso machine, ORD-40139042,
travelled to Wisconsin and back to Nevada without me. I looked at the order: 1640 Birchway Avenue, Apt 3B, everything is there, so this one is
on the carrier. Can it come again, please? I need coffee more than most.`,
  customer: `You are Kofi Brandvold (with a v), patient, humorous, tired. You live at 1640 Birchway Avenue Apt 3B, Madison, WI 53704. You moved
within the house in July and forgot the new apartment when you ordered; you noticed in the week after and wrote to the shop, and somebody put
it in. Say so when you are asked whether the address was always like this, or when the agent mentions that message. You think that this was in time.

If you are asked for fifteen dollars because the apartment was added only after the machine had left, laugh and pay. If nothing is asked, thank the
agent.`,
  records: joinRecords(
    placedOrder({
      number: '40139042',
      customer: kofi,
      placed: '2025-09-16T03:20:00Z',
      items: ['SKU-50010031'],
      to: home,
      parcel: {
        carrier: 'Northbound Express',
        shipped: '2025-09-17T08:00:00Z',
        due: '2025-09-23T17:00:00Z',
        tracking: 'returned_to_sender',
        at: 'Reno, NV',
        seen: '2025-09-29T18:44:00Z',
      },
    }),
    {
      tickets: [
        deskTicket({
          id: '11',
          customer: kofi,
          subject: 'Small correction',
          description: 'ORD-40139042. Completed as he asked, see his message.',
          status: 'solved',
          priority: 'high',
          type: 'task',
          created: '2025-09-19T02:10:00Z',
          updated: '2025-09-19T08:05:00Z',
        }),
      ],
      ticketComments: [
        threadEntry({
          id: 71000000031,
          ticket: '11',
          author: '13',
          body: 'I left the apartment out, it is Apt 3B. Could you add that?',
          written: '2025-09-19T02:10:00Z',
        }),
      ],
    },
  ),
  solution: [
    ...lookUp(kofi),
    ...parcels('40139042'),
    ...remarks('11'),
    ...read('returned to sender, whose mistake', 'which address counts'),
    openTicket('parcel that came back', kofi, 'ORD-40139042 came back', {
      description: 'Left on 17 September without Apt 3B, added on the 19th (ticket 11): 15.00, agreed.',
    }),
    sendAgain('40139042', home, true),
    charge('40139042', kofi, 15, 'reship_fee'),
    setTicket('12', { status: 'solved' }),
  ],
  expected: [
    newTicket('parcel that came back', kofi, { status: 'solved' }),
    ...sentAgain('40139042', 'Northbound Express'),
    charged('40139042', kofi, 15, 'reship_fee'),
  ],
})
