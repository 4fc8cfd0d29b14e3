import { oneOf } from '../../../lib/task.ts'
import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { devicesOf, fresh, hands, lookUp, stockOf, ticketsWhere, tunnel } from '../deeds.ts'

const who = 'tobias.renn'
const given = tunnel(who)
/** A phone or a monitor: he does not mind which. */
const either = [
  ['phone', '702031'],
  ['monitor', '702044'],
] as const
const devices = either.map(([device_type, asset]) => ({
  ...hands(who, device_type, 'New York', asset),
  look: stockOf(device_type, 'New York'),
  ticket: fresh(
    'device',
    who,
    '10',
    `A ${device_type}`,
    { device_type, approval_required: 'no' },
    { status: 'solved', asset_id: `AST-${asset}` },
  ),
}))
const [phone] = devices
const end = fresh('tunnel', who, '9', "The firm's own VPN", { approval_required: 'no' }, { status: 'solved' })

export const CO008_002 = consulting.task({
  id: 'CO008_002',
  title: 'seven years at the firm, and never at home; a phone would do, or a monitor',
  level: 'routine',
  traits: ['customer-moves'],
  decidedBy: ['CO-7.1', 'CO-8.1'],
  request: `Tobias Renn, tobias.renn@brackenfold.example. I shall work from home on Fridays and need the VPN of the firm. Ingrid agrees, I have it in writing.`,
  customer: `You are Tobias Renn, Manager in New York, punctual. You have never had any VPN. You want no client's. When it is done you ask for something from the cupboard of New York: a phone or a monitor, one of the two, and the desk may choose; you have neither. You agree to what is announced.`,
  solution: [
    ...lookUp(who),
    ['client_access_api', { action: 'check_vpn_access', email: mail(who) }],
    ticketsWhere("tags/any(t: t eq 'vpn_access')"),
    end.open,
    ...given.steps,
    end.close,
    ...devicesOf(who),
    ...(phone ? [phone.look, phone.ticket.open, ...phone.steps, phone.ticket.close] : []),
  ],
  expected: oneOf(
    ...devices.map(({ ticket, effects }) => [end.effect, ...given.effects, ticket.effect, ...effects]),
  ),
})
