import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { fresh, lookUp, ticketsWhere, tunnel } from '../deeds.ts'

const who = 'tobias.renn'
const given = tunnel(who)
const end = fresh('tunnel', who, '9', "The firm's own VPN", { approval_required: 'no' }, { status: 'solved' })

export const CO008_002 = consulting.task({
  id: 'CO008_002',
  title: 'seven years at the firm, and never at home',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['CO-7.1'],
  request: `Tobias Renn, tobias.renn@brackenfold.example. I shall work from home on Fridays and need the VPN of the firm. Ingrid agrees, I have it in writing.`,
  customer: `You are Tobias Renn, Manager in New York, punctual. You have never had any VPN. You want no client's. You agree to what is announced.`,
  solution: [
    ...lookUp(who),
    ['client_access_api', { action: 'check_vpn_access', email: mail(who) }],
    ticketsWhere("tags/any(t: t eq 'vpn_access')"),
    end.open,
    ...given.steps,
    end.close,
  ],
  expected: [end.effect, ...given.effects],
})
