import type { HelpArticle } from '../../../helpdesk/index.ts'
import { deviceRules } from '../../rules.ts'
import type { sections } from './sections.ts'

const { refreshMonths, leadDays } = deviceRules

export const deviceArticles: readonly HelpArticle<keyof typeof sections>[] = [
  {
    id: 5201,
    title: 'When do I get a new laptop or phone?',
    section: 'devices',
    labels: ['laptop', 'phone', 'refresh'],
    edited: '2025-06-05',
    text: `A laptop is exchanged after ${refreshMonths.laptop} months, a phone after ${refreshMonths.phone} months, a monitor after
${refreshMonths.monitor} months. A little earlier it is possible if your manager agrees.

You get a device from the stock of your office. If there is none, one is ordered once your manager has approved: a laptop takes
${leadDays.laptop} days, a phone ${leadDays.phone} days, other devices ${leadDays.other} days.

Phones are for managers and above.`,
  },
  {
    id: 5202,
    title: 'My device is broken',
    section: 'devices',
    labels: ['broken', 'warranty', 'repair'],
    edited: '2025-04-18',
    text: `Tell the desk what is wrong with it. Within the first ${deviceRules.warrantyMonths} months the maker exchanges it, and a colleague brings you a loan
device. Later you get another one from stock.

Bring the broken device to the desk of your office. Please do not give it to a colleague, and do not keep it as a
spare.`,
  },
  {
    id: 5203,
    title: 'Lost or stolen: what to do first',
    section: 'devices',
    labels: ['lost', 'stolen', 'security'],
    edited: '2025-07-30',
    text: `Write to the desk at once, at any hour. We end your VPN and lock the device, and the security team calls you. Only they can
open your VPN again.

You get a substitute from stock. If the device turns up, tell us all the same; it stays locked.`,
  },
]
