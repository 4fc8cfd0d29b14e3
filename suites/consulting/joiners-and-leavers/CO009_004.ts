import { consulting, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { all, brought, devicesOf, hands, lookUp, remarks, signOn, stockOf, tunnel } from '../deeds.ts'

const writer = 'marguerite.lisle'
const who = 'emeka.obi'
const done = all(
  signOn(who, 'Staffbook', 'contributor'),
  signOn(who, 'Ledgerlight', 'contributor'),
  tunnel(who),
  hands(who, 'laptop', 'San Francisco', '702308', '702315'),
)
const end = brought('9', { status: 'solved', priority: 'urgent' })

export const CO009_004 = consulting.task({
  id: 'CO009_004',
  title: 'a first day that somebody began to prepare, in the name of a manager who is away',
  level: 'severe',
  traits: ['undoing', 'effects-that-belong-together', 'thin-answers', 'rules-that-meet'],
  decidedBy: ['CO-13.2', 'CO-13.3', 'CO-2.5'],
  request: `Marguerite Lisle, marguerite.lisle@brackenfold.example. Emeka Obi sits in my anteroom in San Francisco since nine and cannot do a thing. Yusuf is on leave, so I am asking: everything that belongs to a first day, please, and at once. (emeka.obi@brackenfold.example)`,
  customer: `You are Marguerite Lisle, Partner, brief. You wrote to the desk about him last week and heard nothing. Of what has been done you know nothing. Software and folders can wait. You agree to what is announced.`,
  records: ticket(
    '9',
    writer,
    '2025-09-26',
    'Emeka Obi begins on 1 October',
    { status: 'hold', priority: 'high', tags: ['onboarding'] },
    [
      [
        '1',
        'This morning: Heron Mail and Threadline Chat given. Staffbook, time sheet, VPN, laptop after the break.',
      ],
    ],
  ),
  solution: [
    ...lookUp(writer),
    ...lookUp(who),
    ...remarks('9'),
    ['client_access_api', { action: 'check_vpn_access', email: mail(who) }],
    ...devicesOf(who),
    stockOf('laptop', 'San Francisco'),
    ...done.steps,
    ...end.steps,
  ],
  expected: [...done.effects, ...end.effects],
})
