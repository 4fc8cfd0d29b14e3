import { consulting, joinRecords, mail, place, ticket, vpn } from '../../../sandboxes/consulting/index.ts'
import {
  all,
  cut,
  enrols,
  fresh,
  lookUp,
  nda,
  readEngagement,
  remarks,
  standing,
  ticketsWhere,
} from '../deeds.ts'

const who = 'rafael.ortega'
const done = all(
  nda(who, '4010021'),
  enrols(who, 'CRS-4020011'),
  cut(who, '4010054', 'VPN-rafael-ortega-4010054', 'VPN-4100144'),
)
const end = fresh(
  'client system',
  who,
  '10',
  'Claims warehouse of Harrowgate',
  {
    client_id: 'CLT-4010021',
    engagement_code: 'ENG-4030101',
    access_type: 'contributor',
    approval_required: 'no',
  },
  { status: 'pending' },
)

export const CO002_010 = consulting.task({
  id: 'CO002_010',
  title: 'it was Rafaela whom they enrolled, and two tunnels lead to the same water',
  level: 'severe',
  traits: ['look-alikes', 'evidence-before-words', 'effects-that-belong-together', 'rules-that-meet'],
  decidedBy: ['CO-6.4', 'CO-2.7', 'CO-6.7'],
  request: `Rafael Ortega, Chicago, rafael.ortega@brackenfold.example. As from today I help Priscilla on Harrowgate, ENG-4030101, two days a week. So: Claims warehouse, contributor, with the tunnel. Priscilla has put me on the insurance course last week already, she says; I have had no invitation so far.`,
  customer: `You are Rafael Ortega, Senior Consultant, friendly, a little impatient. Halvorsen goes on for you until the end of October. You have signed nothing for Harrowgate. At Northmere you helped out in the spring; that tunnel came twice, you think, and may go. You will sign and learn what you have to.`,
  records: joinRecords(
    place('4030101', 'priscilla.nakagawa', [who, '2025-10-01', '2025-12-19']),
    vpn(who, '4010022', '4010054'),
    { vpnAccess: [{ id: 'VPN-4100144', employee_email: mail(who), client_id: 'CLT-4010054' }] },
    ticket(
      '9',
      'priscilla.nakagawa',
      '2025-09-24',
      'Insurance course: people who come in October',
      {
        status: 'solved',
        priority: 'low',
        tags: ['training'],
        course_id: 'CRS-4020011',
        approval_required: 'no',
        description: 'Two people for Harrowgate, R. Ortega and one more who is named later.',
      },
      [['1', 'Enrolled rafaela.ortega, who is staffed next year. The other name has not come.']],
    ),
  ),
  solution: [
    ...lookUp(who),
    ...readEngagement('4030101', '4010021', who),
    ...standing(who, '4010021'),
    ticketsWhere("course_id eq 'CRS-4020011'"),
    ...remarks('9'),
    end.open,
    ...done.steps,
    end.close,
  ],
  expected: [end.effect, ...done.effects],
})
