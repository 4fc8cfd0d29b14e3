import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { cut, fresh, lookUp, readEngagement } from '../deeds.ts'

const writer = 'hamish.orre'
const of = { client_id: 'CLT-4010022', engagement_code: 'ENG-4030202', approval_required: 'no' } as const
const tickets = [
  fresh('tunnel', writer, '9', 'Tunnel of Amara Okonkwo', of, { status: 'solved' }),
  fresh('tunnel', writer, '10', 'Tunnel of Rafael Ortega stays', of, { status: 'solved' }),
]
const gone = cut('amara.okonkwo', '4010022')

export const CO008_005 = consulting.task({
  id: 'CO008_005',
  title: 'one of his people is through with the port, and the other he would like to be',
  level: 'demanding',
  traits: ['who-may', 'batch-with-exceptions'],
  decidedBy: ['CO-7.3', 'CO-4.3'],
  request: `Hamish Orre, Chicago, hamish.orre@brackenfold.example. Tidying up my team on Halvorsen (ENG-4030202): please close the tunnels of Amara Okonkwo and Rafael Ortega. She has left the engagement, and he hardly ever uses his.`,
  customer: `You are Hamish Orre, Manager, dry. Addresses: amara.okonkwo, rafael.ortega. You want as few doors as possible. If Rafael's has to stay as long as he is staffed, you take note of it and ask again in November.`,
  solution: [
    ...lookUp(writer),
    ...lookUp('amara.okonkwo'),
    ...readEngagement('4030202', '4010022', 'amara.okonkwo'),
    ['client_access_api', { action: 'check_vpn_access', email: mail('amara.okonkwo') }],
    ...lookUp('rafael.ortega'),
    ['mavenlink_api', { action: 'get_employee_assignments', email: mail('rafael.ortega') }],
    ['client_access_api', { action: 'check_vpn_access', email: mail('rafael.ortega') }],
    ...tickets.map(({ open }) => open),
    ...gone.steps,
    ...tickets.map(({ close }) => close),
  ],
  expected: [...tickets.map(({ effect }) => effect), ...gone.effects],
})
