import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, fresh, left, lookUp, product } from '../deeds.ts'

const who = 'honora.vance'
const asked = asks('software_access', who, ['wendell.oakshott'], { amount: 1000 })
const end = fresh(
  'software',
  who,
  '9',
  'Modelspan Finance',
  {
    priority: 'high',
    catalog_id: 'CAT-4040071',
    license_pool: 'enterprise',
    access_type: 'full_access',
    approval_required: 'yes',
    approver_id: mail('wendell.oakshott'),
  },
  { status: 'hold' },
)

export const CO010_004 = consulting.task({
  id: 'CO010_004',
  title: 'above her there is nobody, so the treasurer decides',
  level: 'demanding',
  traits: ['who-may', 'rules-that-meet'],
  decidedBy: ['CO-3.3', 'CO-3.1'],
  request: `Honora Vance, honora.vance@brackenfold.example. Modelspan Finance for my own machine, please. I should think that I may approve a thousand dollars myself.`,
  customer: `You are Honora Vance, Managing Partner, courteous and amused by rules, some of which are yours. If Wendell has to be asked, you find that quite right. Nothing else today.`,
  solution: [
    ...lookUp(who),
    product('Modelspan'),
    left('CAT-4040071', 'enterprise'),
    approvalsOf('software_access', who),
    end.open,
    ...asked.steps,
    end.close,
  ],
  expected: [end.effect, ...asked.effects],
})
