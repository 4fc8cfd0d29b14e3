import { oneOf } from '../../../lib/task.ts'
import { changed, consulting, joinRecords, mail } from '../../../sandboxes/consulting/index.ts'
import { all, fresh, hands, lookUp, signOn, ticketsWhere, tunnel } from '../deeds.ts'

const writer = 'ines.valcourt'
const joiners = ['emeka.obi', 'freya.lindqvist'] as const
const apps = ['Heron Mail', 'Threadline Chat', 'Staffbook', 'Ledgerlight']
const tickets = joiners.map((who, place) =>
  fresh('people', writer, String(9 + place), `First day of ${who}`, {}, { status: 'solved' }),
)
/** Either may get either of the laptops. */
const begin = (first: string, second: string) => {
  const [emeka, freya] = joiners
  return all(
    ...joiners.map((who) => all(...apps.map((app) => signOn(who, app, 'contributor')), tunnel(who))),
    hands(emeka, 'laptop', 'New York', '702011', first),
    hands(freya, 'laptop', 'New York', second),
  )
}
const done = begin('702019', '702026')

export const CO009_007 = consulting.task({
  id: 'CO009_007',
  title: 'two begin on one day, with two laptops behind one that is too old',
  level: 'severe',
  traits: ['batch-with-exceptions', 'effects-that-belong-together', 'thin-answers'],
  decidedBy: ['CO-13.3', 'CO-8.4', 'CO-13.1'],
  request: `Inès Valcourt, New York (ines.valcourt@brackenfold.example). Two start with me this morning: Emeka Obi and Freya Lindqvist. Please give both what they get on a first day. Both sit here with me; laptops from our cupboard.`,
  customer: `You are Inès Valcourt, Manager, brisk. Addresses: emeka.obi and freya.lindqvist. Which of the laptops each of them gets you do not care. Courses come later. You agree to what is announced.`,
  records: joinRecords(
    changed('emeka.obi', { office: 'New York', manager: writer, partner: 'aurelio.brandao' }),
    changed('freya.lindqvist', { since: '2025-10-01' }),
  ),
  solution: [
    ...lookUp(writer),
    ...joiners.flatMap((who) => [
      ...lookUp(who),
      ['client_access_api', { action: 'check_vpn_access', email: mail(who) }] as const,
    ]),
    ticketsWhere("tags/any(t: t eq 'onboarding')"),
    ...tickets.map(({ open }) => open),
    ...done.steps,
    ...tickets.map(({ close }) => close),
  ],
  expected: oneOf(
    ...[done, begin('702026', '702019')].map(({ effects }) => [
      ...tickets.map(({ effect }) => effect),
      ...effects,
    ]),
  ),
})
