import type { HelpArticle } from '../../../helpdesk/index.ts'
import { money } from '../../../shared/index.ts'
import { defects, returns } from '../../rules.ts'
import type { Section } from './sections.ts'

const { windowDays } = returns

export const returnsArticles: readonly HelpArticle<Section>[] = [
  {
    id: 4201,
    title: 'How long can I send something back?',
    section: 'returns',
    labels: ['returns', 'window', 'tier'],
    edited: '2025-05-07',
    text: `Counted from the day of delivery, you have

- ${windowDays.standard} days as a standard customer,
- ${windowDays.plus_member} days as a Plus member,
- ${windowDays.vip} days as a VIP.

Something that is broken can come back for ${defects.returnWithinDays} days, whoever you are. After that, the
warranty is there for you.`,
  },
  {
    id: 4202,
    title: 'What a return costs',
    section: 'returns',
    labels: ['returns', 'fees', 'restocking', 'shipping'],
    edited: '2025-05-07',
    text: `Broken, damaged or wrong goods: nothing at all.

Goods that work and that you simply do not want to keep:

- If the box has been opened, ${returns.restockingPercent}% of the price for restocking.
- ${money(returns.parcelLabel)} for the return label, or ${money(returns.freightPickup)} for a freight pickup
  when the item weighs ${returns.freightFromPounds} lb or more.
- ${money(returns.removalFee)} for removing an appliance that we installed.

Plus members and VIPs pay neither for restocking nor for return shipping. We take the fees off your refund, so
you never have to pay anything in.`,
  },
  {
    id: 4203,
    title: 'When do I get my money after a return?',
    section: 'returns',
    labels: ['returns', 'refund', 'status'],
    edited: '2025-01-20',
    text: `Our returns centre looks at what you sent and pays the amount that we told you within
${returns.refundWithinDays} days of its arrival, to the card you paid with.

Have your RMA number ready when you ask us: it shows whether the goods have arrived and what will be paid.`,
  },
  {
    id: 4204,
    title: 'Buying refurbished',
    section: 'returns',
    labels: ['refurbished', 'returns'],
    edited: '2025-07-01',
    text: `Refurbished products have been tested and repaired where needed, and they cost less for that
reason. They carry the same warranty as new ones.

In exchange, they are sold for good: they can be returned if they are defective, within
${defects.returnWithinDays} days, but not because you changed your mind, not even unopened. Codes that take a
percentage off do not apply to them either.`,
  },
]
