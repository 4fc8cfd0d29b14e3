import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { cut, fresh, lookUp } from '../deeds.ts'

const who = 'sunniva.dahl'
const gone = cut(who, '4010021', 'VPN-sunniva-dahl-4010021', 'VPN-4100195')
const end = fresh(
  'tunnel',
  who,
  '9',
  'Tunnel to Harrowgate given back',
  { client_id: 'CLT-4010021', engagement_code: 'ENG-4030110', approval_required: 'no' },
  { status: 'solved' },
)

export const CO008_008 = consulting.task({
  id: 'CO008_008',
  title: 'she gives a tunnel back, which she has twice, and keeps the one of the firm',
  level: 'routine',
  traits: ['thin-answers', 'effects-that-belong-together'],
  decidedBy: ['CO-7.3'],
  request: `Hei, Sunniva Dahl, sunniva.dahl@brackenfold.example. I am through with Harrowgate (ENG-4030110) and would like to give its tunnel back, before somebody asks me why I still have it.`,
  customer: `You are Sunniva Dahl, tidy and warm. The VPN of the firm you need every day. You agree to what is announced, and have no other wish.`,
  records: { vpnAccess: [{ id: 'VPN-4100195', employee_email: mail(who), client_id: 'CLT-4010021' }] },
  solution: [
    ...lookUp(who),
    ['client_access_api', { action: 'check_vpn_access', email: mail(who) }],
    ['mavenlink_api', { action: 'get_employee_assignments', email: mail(who) }],
    end.open,
    ...gone.steps,
    end.close,
  ],
  expected: [end.effect, ...gone.effects],
})
