import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { all, check, enrols, fresh, lookUp, nda, readEngagement, standing, ticketsWhere } from '../deeds.ts'

const writer = 'beatriz.montalvo'
const of = { client_id: 'CLT-4010033', engagement_code: 'ENG-4030303', approval_required: 'no' } as const
const tickets = [
  fresh('tunnel', writer, '9', 'Tunnel of Rafaela Ortega is there', of, { status: 'solved' }),
  fresh('tunnel', writer, '10', 'Tunnel for Kofi Mensah', of, { status: 'hold' }),
]
const begun = all(
  check('kofi.mensah', 'high_security', 'standard'),
  nda('kofi.mensah', '4010033'),
  enrols('kofi.mensah', 'CRS-4020013'),
)

export const CO008_007 = consulting.task({
  id: 'CO008_007',
  title: 'two tunnels for her team: one has been there all the time, the other is three steps away',
  level: 'severe',
  traits: ['batch-with-exceptions', 'thin-answers', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['CO-6.2', 'CO-6.1', 'CO-1.2'],
  request: `Beatriz Montalvo, Austin, beatriz.montalvo@brackenfold.example, for my engagement ENG-4030303. Rafaela and Kofi (rafaela.ortega, kofi.mensah) both tell me that they have no tunnel to Tessaly Defense. Both are cleared, so just open it, I approve.`,
  customer: `You are Beatriz Montalvo, Senior Manager, energetic. Rafaela only said that hers "is gone"; you will tell her to restart her machine. That Kofi's clearance is of the lower kind you did not know; he works for nobody else. If it takes four weeks you groan, and agree to everything that has to be begun.`,
  solution: [
    ...lookUp(writer),
    ...readEngagement('4030303', '4010033', 'rafaela.ortega'),
    ...lookUp('rafaela.ortega'),
    ['client_access_api', { action: 'check_vpn_access', email: mail('rafaela.ortega') }],
    ...lookUp('kofi.mensah'),
    ['mavenlink_api', { action: 'get_employee_assignments', email: mail('kofi.mensah') }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030512' }],
    ...standing('kofi.mensah', '4010033'),
    ticketsWhere("course_id eq 'CRS-4020013'"),
    ...tickets.map(({ open }) => open),
    ...begun.steps,
    ...tickets.map(({ close }) => close),
  ],
  expected: [...tickets.map(({ effect }) => effect), ...begun.effects],
})
