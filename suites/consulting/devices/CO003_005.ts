import { consulting } from '../../../sandboxes/consulting/index.ts'
import { all, devicesOf, fresh, hands, lookUp, retires, stockOf } from '../deeds.ts'

const who = 'rafaela.ortega'
const done = all(hands(who, 'monitor', 'Austin', '702213'), retires('701320'))
const end = fresh(
  'device',
  who,
  '9',
  'Monitor AST-701320 is due',
  { device_type: 'monitor', approval_required: 'no' },
  { status: 'solved', asset_id: 'AST-702213' },
)

export const CO003_005 = consulting.task({
  id: 'CO003_005',
  title: 'a monitor has turned five',
  level: 'routine',
  traits: ['thin-answers', 'effects-that-belong-together'],
  decidedBy: ['CO-8.2', 'CO-8.4'],
  request: `Good afternoon, Rafaela Ortega, Austin office (rafaela.ortega@brackenfold.example). My monitor has grown a little dim. I believe it is from 2020. Is it old enough to be exchanged, or do I wait?`,
  customer: `You are Rafaela Ortega, Senior Consultant, courteous. You have one monitor and one laptop; the laptop is fine. The monitor works. You are in the office and can carry one away. You agree to what is announced.`,
  solution: [
    ...lookUp(who),
    ...devicesOf(who, '701302', '701320'),
    stockOf('monitor', 'Austin'),
    end.open,
    ...done.steps,
    end.close,
  ],
  expected: [end.effect, ...done.effects],
})
