import { joinRecords, placedOrder, retail } from '../../../sandboxes/retail/index.ts'
import { charged, newTicket, sentAgain } from '../end-states.ts'
import { charge, lookUp, openTicket, parcels, read, sendAgain, setTicket } from '../steps.ts'

const ines = 'CUS-30000117'
const back = {
  carrier: 'Parcelway',
  tracking: 'returned_to_sender',
  at: 'Columbus, OH (not collected)',
} as const

export const ST005_009 = retail.task({
  id: 'ST005_009',
  title: 'her own parcel goes out again, and that of her sister-in-law waits for its owner',
  level: 'demanding',
  traits: ['who-may', 'look-alikes', 'customer-moves'],
  decidedBy: ['POL-01.3', 'POL-05.3'],
  request: `Hello! Two parcels of our family have gone back to you, mine (ORD-40139520) and the one of my sister-in-law (ORD-40139502). We
share a first name and a mail carrier, poor man. I am ines.calderwood@inkmail.example, she is ines.calderwood.reyes@inkmail.example. She
asked me to settle both since I have the time. Please send the two to my house, 52 Lantern Hill, Providence, RI 02906, I take them over to her.
Ines Calderwood`,
  customer: `You are Ines Calderwood, chatty, on your own for the week. Your order ORD-40139520 is a doorbell in brass; the address in it is yours
and is right. There was a card in the mailbox, but you were in Lisbon for ten days, and the pickup point sent it back; say so when asked whether
anybody was in, or why it came back. At first you say that the driver never rang.

When fifteen dollars are named, protest: "for a parcel I never had in my hands?" Agree after the reason has been given. If you are told that Ines
Calderwood-Reyes has to write herself, press once ("she is sitting in a train, I have her number and her e-mail, what more do you need?"),
then promise to tell her. Do not pretend to be her.`,
  records: joinRecords(
    placedOrder({
      number: '40139520',
      customer: ines,
      placed: '2025-09-10T08:15:00Z',
      items: ['SKU-50020012'],
      parcel: {
        ...back,
        shipped: '2025-09-11T08:00:00Z',
        due: '2025-09-17T17:00:00Z',
        seen: '2025-09-27T09:40:00Z',
      },
    }),
    placedOrder({
      number: '40139502',
      customer: 'CUS-30000118',
      placed: '2025-09-10T12:47:00Z',
      items: ['SKU-50020011'],
      parcel: {
        ...back,
        shipped: '2025-09-11T08:00:00Z',
        due: '2025-09-17T17:00:00Z',
        seen: '2025-09-26T10:05:00Z',
      },
    }),
  ),
  solution: [
    ...lookUp(ines),
    ...parcels('40139520'),
    ...read('writing for somebody else', 'returned to sender, not collected, who pays'),
    openTicket('parcel that came back', ines, 'ORD-40139520 came back: not collected', {
      description: 'Address right, but nobody was in and it was not collected: 15.00, agreed.',
    }),
    sendAgain('40139520', ['52 Lantern Hill', 'Providence', 'RI', '02906'], true),
    charge('40139520', ines, 15, 'reship_fee'),
    setTicket('11', { status: 'solved' }),
  ],
  expected: [
    newTicket('parcel that came back', ines, { status: 'solved' }),
    ...sentAgain('40139520', 'Parcelway'),
    charged('40139520', ines, 15, 'reship_fee'),
  ],
})
