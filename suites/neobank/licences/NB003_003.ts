import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import * as desk from '../desk-calls.ts'
import { handedTo, waits } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const anwar = hire('140226', 'Anwar Siddiqi', 3, '140017', 'Risk Modeller')
const records = together(
  people(anwar),
  {
    softwareLicenses: [
      {
        id: 'LIC-30110007',
        software_name: 'Statline',
        license_type: 'enterprise',
        total_licenses: 1,
        annual_cost_per_license: 960,
      },
    ],
  },
  ticket(
    '40',
    '17',
    '2025-09-29T13:10:00Z',
    'Statline seat back',
    { ...handedTo('it_ops_team'), type: 'question', tags: ['escalated'] },
    [['2', 'He has handed it back. One seat of Statline is free again.', '2025-09-30T09:15:00Z']],
  ),
)
const { ticket: next } = idsAfter(records)

export const NB003_003 = neobank.task({
  id: 'NB003_003',
  title: 'the register counts one seat, a remark makes it two, and somebody waits already',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do', 'thin-answers'],
  decidedBy: ['LI-4', 'LI-3'],
  request:
    'Dear colleagues, my manager Wendell Ashgrove has returned his Statline seat so that I can take it over. Kindly transfer it to ' +
    'me. With best wishes, Anwar Siddiqi (Risk), anwar.siddiqi@quillhaven.example',
  customer: `You are Anwar Siddiqi, risk modeller, very courteous. You want a seat of Statline for your loss models. Wendell Ashgrove
told you on Monday that he was handing his seat back, "so now there are two free". You know of nobody who waits. If
you are put on a list, ask whether the seat was not meant for you, then accept it and say thank you.`,
  records,
  solution: [
    ...desk.lookUp(anwar),
    ...desk.read('waiting list for licences', 'handing a seat back', 'ticket end states'),
    ...desk.seats('Statline'),
    desk.ticketsWhere("contains(subject, 'Statline')"),
    ...desk.comments('40', '3'),
    ['zendesk_get_item', { table: 'users', id: '22' }],
    ...desk.register(colleague('160061')),
    desk.openTicket('31', 'task', 'normal', 'Waiting list: Statline'),
    desk.endTicket(next(), { ...waits, tags: 'license_waitlist' }),
  ],
  expected: [outcome.newTicket('31', 'task', 'normal', { ...waits, tags: ['license_waitlist'] })],
})
