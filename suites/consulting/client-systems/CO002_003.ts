import { approval, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, fresh, lookUp, readEngagement, standing, system } from '../deeds.ts'

const who = 'rafael.ortega'
const berths = system(who, '4010022', 'Berth planner', 'contributor')
const end = fresh(
  'client system',
  who,
  '9',
  'Berth planner of Halvorsen',
  {
    client_id: 'CLT-4010022',
    engagement_code: 'ENG-4030202',
    access_type: 'contributor',
    approval_required: 'yes',
    approver_id: mail('oluwaseun.adeyemi'),
  },
  { status: 'solved' },
)

export const CO002_003 = consulting.task({
  id: 'CO002_003',
  title: 'everything is there, and the tunnel too',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['CO-6.5', 'CO-6.1'],
  request: `Rafael Ortega from Chicago, rafael.ortega@brackenfold.example. Oluwaseun has approved the Berth planner for me this morning, contributor, Halvorsen, ENG-4030202. Is anything else missing, a tunnel perhaps?`,
  customer: `You are Rafael Ortega, Senior Consultant, friendly. You want to change berths in the planner, so contributor it is. You reach their network already, from home as well. You agree to what is announced.`,
  records: approval('APR-4100141', 'client_access', who, 'oluwaseun.adeyemi', 'approved', {
    engagement_code: 'ENG-4030202',
  }),
  solution: [
    ...lookUp(who),
    ...readEngagement('4030202', '4010022', who),
    ...standing(who, '4010022'),
    approvalsOf('client_access', who),
    end.open,
    ...berths.steps,
    end.close,
  ],
  expected: [end.effect, ...berths.effects],
})
