import { inserted, updated } from '../../../lib/task.ts'
import { under } from '../../../sandboxes/neobank/baseline/people.ts'
import { mailOf, type Person, people, together, waiting } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'

const { licenseAllocations, tickets } = neobank.tables

const ewart: Person = {
  staff: '195125',
  name: 'Ewart Lindholm',
  level: 3,
  ...under('195011'),
  role: 'Paralegal',
  since: '2022-09-05',
  user: '31',
}
const gone: Person = {
  staff: '160188',
  name: 'Pilar Estrada',
  level: 2,
  ...under('160061'),
  role: 'Support Specialist',
  since: '2022-06-20',
  status: 'terminated',
  user: '32',
}
const away: Person = {
  ...gone,
  ...under('190010'),
  staff: '190118',
  name: 'Tove Arnesen',
  role: 'Designer',
  status: 'on_leave',
  user: '33',
}

export const NB003_001 = neobank.task({
  id: 'NB003_001',
  title: 'third on the list, second in truth, and two seats are free',
  level: 'demanding',
  traits: ['evidence-before-words', 'thin-answers', 'rules-that-meet'],
  decidedBy: ['LI-3', 'LI-2'],
  request:
    'Dear Service Desk, I have been waiting for Draftboard since the middle of July. I was told I was number ' +
    'three. Two months is a long time for a drawing board. Where do I stand? Regards, Ewart Lindholm (Legal), ' +
    'ewart.lindholm@quillhaven.example',
  customer: `You are Ewart Lindholm, paralegal, dry and formal. You want to know whether your Draftboard seat has come.
In July a voice on the telephone told you that you were third. If the agent offers you a seat, you take it
gladly. If not, you ask that it be looked into once more, thoroughly. You have no other wishes and know
nothing about the others on the list.`,
  records: together(
    people(ewart, gone, away),
    {
      softwareLicenses: [
        {
          id: 'LIC-30110005',
          software_name: 'Draftboard',
          license_type: 'standard',
          total_licenses: 5,
          annual_cost_per_license: 180,
        },
      ],
    },
    waiting('40', '32', '2025-06-26T11:00:00Z', 'Draftboard'),
    waiting('41', '33', '2025-07-02T09:45:00Z', 'Draftboard'),
    waiting('42', '31', '2025-07-15T08:20:00Z', 'Draftboard', [
      ['1', 'Number three at the moment.', '2025-07-15T08:30:00Z'],
    ]),
    waiting('43', '33', '2025-05-12T09:45:00Z', 'Parsnip Diagram'),
  ),
  solution: [
    ...desk.lookUp(ewart),
    ...desk.comments('42'),
    ...desk.read('waiting list for licences', 'licence cost and approval'),
    ['license_management_api_check_license_type', { software_name: 'Draftboard' }],
    ['license_management_api_check_availability', { software_name: 'Draftboard' }],
    ['zendesk_get_items', { table: 'tickets', $filter: "tags/any(t: t eq 'license_waitlist')" }],
    ['zendesk_get_item', { table: 'users', id: '32' }],
    ['workday_api_get_employee', { email: mailOf(gone) }],
    ['zendesk_get_item', { table: 'users', id: '33' }],
    ['workday_api_get_employee', { email: mailOf(away) }],
    ['license_management_api_allocate_license', { software_name: 'Draftboard', email: mailOf(ewart) }],
    desk.endTicket('42', provisioned),
  ],
  expected: [
    inserted(licenseAllocations, {
      license_id: 'LIC-30110005',
      employee_id: `WD-${ewart.staff}`,
      allocated_by: 'system',
    }),
    updated(tickets, '42', { status: 'solved', resolution_category: 'provisioned' }),
  ],
})
