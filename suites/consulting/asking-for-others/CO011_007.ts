import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { cut, fresh, lookUp, readEngagement } from '../deeds.ts'

const writer = 'oluwaseun.adeyemi'
const end = fresh(
  'client system',
  writer,
  '9',
  'Berth planner for Amara Okonkwo: no place',
  {
    client_id: 'CLT-4010022',
    engagement_code: 'ENG-4030202',
    access_type: 'contributor',
    approval_required: 'no',
  },
  { status: 'solved' },
)
const tidied = cut('amara.okonkwo', '4010022')

export const CO011_007 = consulting.task({
  id: 'CO011_007',
  title: 'he leads the work that she has left',
  level: 'demanding',
  traits: ['who-may', 'evidence-before-words', 'rules-that-meet'],
  decidedBy: ['CO-1.2', 'CO-6.7', 'CO-4.3'],
  request: `Oluwaseun Adeyemi, Chicago, oluwaseun.adeyemi@brackenfold.example. Amara Okonkwo cannot get into Halvorsen's Berth planner since the weekend. She is on my engagement, ENG-4030202. As her senior manager I ask, and approve: contributor, as before.`,
  customer: `Calm and well spoken, you are Oluwaseun Adeyemi. Amara is amara.okonkwo@brackenfold.example. She finishes two tables for you this week, although her time with you was over on Friday; you say so if you are told that staffing does not have her any more. That her tunnel goes as well you regret.`,
  solution: [
    ...lookUp(writer),
    ...lookUp('amara.okonkwo'),
    ...readEngagement('4030202', '4010022', 'amara.okonkwo'),
    ['client_access_api', { action: 'check_vpn_access', email: mail('amara.okonkwo') }],
    end.open,
    ...tidied.steps,
    end.close,
  ],
  expected: [end.effect, ...tidied.effects],
})
