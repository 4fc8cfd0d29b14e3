import { consulting, mail, vpn } from '../../../sandboxes/consulting/index.ts'
import { cut, fresh, lookUp } from '../deeds.ts'

const who = 'kofi.mensah'
const tidied = cut(who, '4010054')
const end = fresh(
  'tunnel',
  who,
  '9',
  'VPN does not connect',
  { approval_required: 'no' },
  { assignee_id: '2' },
)

export const CO008_003 = consulting.task({
  id: 'CO008_003',
  title: 'it is there, it does not work, and a second one would not either',
  level: 'demanding',
  traits: ['nothing-to-do', 'evidence-before-words', 'thin-answers'],
  decidedBy: ['CO-7.1', 'CO-6.7'],
  request: `Kofi Mensah, Austin, kofi.mensah@brackenfold.example. Since this morning the firm's VPN throws me out after a minute. In the spring you simply gave me a new one and it worked. Same again, please, I have a call at four.`,
  customer: `You are Kofi Mensah, Consultant, direct. You restarted everything twice. If security has to look at it, you take the call by phone. Another tunnel on your list, to a water company, is of no use to you since June; you say so if you are asked.`,
  records: vpn(who, '4010054'),
  solution: [
    ...lookUp(who),
    ['client_access_api', { action: 'check_vpn_access', email: mail(who) }],
    ['mavenlink_api', { action: 'get_employee_assignments', email: mail(who) }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030303' }],
    ['salesforce_crm_get_engagement', { engagement_code: 'ENG-4030512' }],
    end.open,
    ...tidied.steps,
    end.close,
  ],
  expected: [end.effect, ...tidied.effects],
})
