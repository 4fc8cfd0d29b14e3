import { oneOf } from '../../../lib/task.ts'
import { consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, booking, fresh, lookUp, remarks } from '../deeds.ts'

const who = 'rafaela.ortega'
const asked = asks('travel', who, ['beatriz.montalvo'], { amount: 40 })
const end = fresh(
  'travel',
  who,
  '11',
  'TRV-4090022: hotel in Seattle',
  { priority: 'high', approval_required: 'yes', approver_id: mail('beatriz.montalvo') },
  { status: 'hold' },
)

/** To the hour it is a little more than the seven days of a soon departure, to the day it is not. */
const calm = fresh(
  'travel',
  who,
  '11',
  '',
  { approval_required: 'yes', approver_id: mail('beatriz.montalvo') },
  { status: 'hold' },
).effect

export const CO005_004 = consulting.task({
  id: 'CO005_004',
  title: 'a week is short notice, unless she asked in September',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'sums-in-steps'],
  decidedBy: ['CO-10.2', 'CO-10.3', 'CO-3.4'],
  request: `Good morning, Rafaela Ortega from Austin, rafaela.ortega@brackenfold.example. TRV-4090022, two nights in Seattle next week, at my own cost centre. The hotel is 260. Beatriz refused me 40 dollars once, for Denver; is that a no for this one too? And must Aurélio be troubled, with so little notice?`,
  customer: `You are Rafaela Ortega, Senior Consultant, courteous, does not like to trouble partners. You believe that you write about this trip for the first time; if you are shown that you did in September, you remember. Ask whom the rules name, you say.`,
  records: joinRecords(
    ticket('9', who, '2025-09-02', 'TRV-4090015: hotel in Denver', {
      status: 'solved',
      tags: ['travel_approval'],
      approval_required: 'yes',
      approver_id: mail('beatriz.montalvo'),
      description: 'Beatriz rejected APR-4100019. Rafaela books another hotel.',
    }),
    ticket('10', who, '2025-09-22', 'Is the train to Portland in TRV-4090022 covered?', {
      status: 'closed',
      type: 'question',
      priority: 'low',
      tags: ['question'],
      description: 'TRV-4090022: yes, if it is in the booking. Answered.',
    }),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('9', '10'),
    booking('TRV-4090022'),
    approvalsOf('travel', who),
    end.open,
    ...asked.steps,
    end.close,
  ],
  expected: oneOf([end.effect, ...asked.effects], [calm, ...asked.effects]),
})
