import { consulting, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, ask, asked, endTicket, lookUp, newTicket, openTicket, read, remarks } from '../steps.ts'

const rafaela = mail('rafaela.ortega')
const fields = {
  device_type: 'laptop',
  approval_required: 'yes',
  approver_id: mail('aurelio.brandao'),
} as const

export const CO003_004 = consulting.task({
  id: 'CO003_004',
  title: 'the second broken laptop within a year',
  level: 'demanding',
  traits: ['evidence-before-words', 'time', 'rules-that-meet'],
  decidedBy: ['CO-8.3'],
  request:
    'Good morning, Rafaela Ortega in Austin, rafaela.ortega@brackenfold.example. I am sorry to say that the hinge of my laptop broke, and with it the screen. Facilities has shown me a nice one in the ' +
    'cupboard. May I simply exchange it? It is nearly three years old anyway.',
  customer: `Your name is Rafaela Ortega. You are a Senior Consultant, work in Austin and are always courteous. The laptop has really broken: the screen is black, the hinge hangs loose. You got this one a few months before Christmas, used,
after another had broken; you tell this only if you are asked about earlier exchanges. You do not like to trouble Aurélio Brandão, but agree that he is asked when the agent says that it has
to be. Until then you use a loan device.`,
  records: ticket(
    '9',
    'rafaela.ortega',
    '2024-11-12',
    'Laptop: coffee',
    {
      status: 'closed',
      type: 'incident',
      priority: 'high',
      tags: ['hardware_request'],
      device_type: 'laptop',
      asset_id: 'AST-701302',
      approval_required: 'no',
      description: 'Keyboard dead after coffee. Laptop of 15 months.',
    },
    [['1', 'Exchanged on 14 November: AST-701302 handed over, the wet one retired.']],
  ),
  solution: [
    ...lookUp('rafaela.ortega'),
    ...remarks('9'),
    ['asset_management_api', { action: 'get_employee_devices', email: rafaela }],
    ['asset_management_api', { action: 'get_device_details', asset_id: 'AST-701302' }],
    ...read('broken laptop, exchanged before', 'approvals', 'tickets'),
    ['asset_management_api', { action: 'check_inventory', device_type: 'laptop', location: 'Austin' }],
    approvalsOf('hardware_replacement', 'rafaela.ortega'),
    openTicket('broken device', 'rafaela.ortega', 'Laptop AST-701302: hinge and screen', fields),
    ...ask('hardware_replacement', 'rafaela.ortega', 'aurelio.brandao'),
    endTicket('10', { status: 'hold' }),
  ],
  expected: [
    newTicket('broken device', 'rafaela.ortega', { status: 'hold', ...fields }),
    asked('hardware_replacement', 'rafaela.ortega', 'aurelio.brandao'),
  ],
})
