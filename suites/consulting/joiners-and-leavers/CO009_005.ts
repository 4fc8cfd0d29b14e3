import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { fresh, lookUp, ticketsWhere } from '../deeds.ts'

const who = 'emeka.obi'
const end = fresh('people', who, '9', 'Emeka Obi begins today', {}, { status: 'hold' })

export const CO009_005 = consulting.task({
  id: 'CO009_005',
  title: 'the joiner himself is told to send his manager',
  level: 'routine',
  traits: ['who-may', 'nothing-to-do'],
  decidedBy: ['CO-13.1'],
  request: `hello! emeka obi, first day today, san francisco :) my address is emeka.obi@brackenfold.example, they say. no mail, no chat, no laptop yet. what do i do?`,
  customer: `You are Emeka Obi, Analyst, excited. Yusuf Demirel is to be your manager, but he is on leave. If he or your partner, Marguerite Lisle, has to write, you go and find her. You press nobody on your first day.`,
  solution: [
    ...lookUp(who),
    ticketsWhere("tags/any(t: t eq 'onboarding')"),
    ['client_access_api', { action: 'check_vpn_access', email: mail(who) }],
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
