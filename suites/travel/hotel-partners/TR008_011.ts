import { inserted } from '../../../lib/task.ts'
import { make, travel } from '../../../sandboxes/travel/index.ts'
import { partnerTicket, toPartnerRelations } from '../complaints.ts'
import { hotel, lookUp, readStay } from '../steps.ts'

const { tickets } = travel.tables

const sigrun = 'reservations@fjordlys.example'
const fjordlys = 'HTL-40010071'
const booking = 'BKG-53008219'
const dates = partnerTicket(sigrun, booking, {
  priority: 'low',
  resolution_action: 'information-provided',
})
const record = partnerTicket(sigrun, undefined, toPartnerRelations)

export const TR008_011 = travel.task({
  id: 'TR008_011',
  title: 'a hotel opens a sauna, and would like a guest a week later',
  level: 'routine',
  traits: ['who-may', 'nothing-to-do'],
  decidedBy: ['TR-8.5', 'TR-8.4'],
  request: `Hei! Sigrun Aasheim-Boateng, Fjordlys Hotell, reservations@fjordlys.example. Good news: we have a sauna now and take dogs from November, please enter that. And could BKG-53008219 come on the 24th instead of the
17th of November? We have painters.`,
  customer: `You are Sigrun Aasheim-Boateng, who runs a hotel in Oslo, cheerful. You write from reservations@fjordlys.example. You can keep the booking on the 17th if need be, it would only smell of paint. If you are told
that the guest has to ask for other dates, you will call her yourself. You want nothing else.`,
  records: make.stay({
    number: '53008219',
    customer: 'CUS-20000112',
    hotel: fjordlys,
    arrives: '2025-11-17',
    nights: 2,
    nightly: 141,
    adults: 1,
    booked: '2025-08-08T10:00:00Z',
  }),
  solution: [
    ...lookUp(sigrun),
    hotel(fjordlys),
    ...readStay(booking),
    make.writeTicket(dates, 'Other dates?', 'Painters. The hotel asks the guest; nothing changed.'),
    make.writeTicket(record, 'Sauna and dogs', 'To be entered: sauna; dogs welcome from November.'),
  ],
  expected: [inserted(tickets, dates), inserted(tickets, record)],
})
