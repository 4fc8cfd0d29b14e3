import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import {
  approval,
  askedFor,
  people,
  ticket,
  together,
  waiting,
} from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import * as desk from '../desk-calls.ts'
import { granted } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const [benedikt, kirsten] = [colleague('150006'), colleague('180090')]
const mirela = hire('150244', 'Mirela Vukovic', 5, '150006', 'Treasury Analyst')
const records = together(
  people(mirela),
  {
    softwareLicenses: [
      {
        id: 'LIC-30110003',
        software_name: 'Quantbench',
        license_type: 'enterprise',
        total_licenses: 5,
        annual_cost_per_license: 1900,
      },
    ],
  },
  waiting('40', '28', '2025-07-30T09:00:00Z', 'Quantbench'),
  waiting('41', '9', '2025-08-19T14:00:00Z', 'Quantbench'),
  ticket(
    '42',
    '31',
    '2025-08-20T08:00:00Z',
    'Quantbench seat',
    {
      ...granted,
      status: 'closed',
      resolution_category: 'cancelled',
      approver_id: 'WD-150006',
      approval_request_ids: 'APR-72391140',
    },
    [
      [
        '1',
        'Approved, but she wants to finish the half-year first and will write again.',
        '2025-08-29T09:00:00Z',
      ],
    ],
  ),
  approval(
    '72391140',
    mirela.staff,
    '150006',
    '42',
    'approved',
    '2025-08-28T16:00:00Z',
    'OK.',
    'license_purchase',
  ),
)
const next = idsAfter(records)
const end = { ...askedFor('150006'), approval_request_ids: next.approval() } as const

export const NB003_002 = neobank.task({
  id: 'NB003_002',
  title: 'one of two places has fallen away, the old yes has lapsed, and one person holds both steps',
  level: 'demanding',
  traits: ['time', 'rules-that-meet', 'thin-answers'],
  decidedBy: ['AP-2', 'LI-2', 'LI-3'],
  request:
    'hi, mirela here (mirela.vukovic@quillhaven.example). back to the Quantbench seat that i put off in august, benedikt had ' +
    'approved it already. can i have it now?',
  customer: `You are Mirela Vukovic, treasury analyst, relaxed. You want a seat of Quantbench for cash forecasts. In August Benedikt
Larkspur, your manager, approved it, and you put it off because of the half-year accounts. It never came to a seat.
If he has to be asked again, that is fine. Agree to what is announced. Nothing else.`,
  records,
  solution: [
    ...desk.lookUp(mirela),
    ...desk.comments('42'),
    ...desk.read(
      'licence cost and approval',
      'waiting list',
      'one person holds both steps',
      'how long approvals count',
    ),
    ...desk.approvalStatus('72391140'),
    ...desk.seats('Quantbench'),
    ...desk.register(kirsten, colleague('110113')),
    ['workday_api_get_manager_chain', { email: 'mirela.vukovic@quillhaven.example' }],
    ...desk.headOf('finance_accounting'),
    desk.openTicket('31', 'task', 'normal', 'Quantbench seat'),
    ...desk.ask(mirela, [benedikt], next.ticket(), 'A seat of Quantbench, both steps', 'license_purchase'),
    desk.endTicket(next.ticket(), end),
  ],
  expected: [
    outcome.newTicket('31', 'task', 'normal', {
      ...end,
      approval_request_ids: outcome.requests(next.approval()),
    }),
    outcome.asked(mirela, benedikt, next.ticket(), 'license_purchase'),
  ],
})
