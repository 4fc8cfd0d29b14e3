import type { HelpArticle } from '../../../helpdesk/index.ts'
import { clearanceDays, dollars, engagementDays, software } from '../../rules.ts'
import type { sections } from './sections.ts'

export const accessArticles: readonly HelpArticle<keyof typeof sections>[] = [
  {
    id: 5101,
    title: 'How to get software',
    section: 'access',
    labels: ['software', 'licence', 'approval'],
    edited: '2025-04-02',
    text: `Write to the operations desk and name the product as the catalogue does. If it is for an engagement, name the
engagement's code as well.

- Cheap products are given at once.
- Dearer ones need a yes from the senior manager of the engagement or from your own manager.
- From ${dollars(software.partnerFrom)} a year your partner is asked as well.

The desk asks the approvers for you. A message from your manager that you paste into the chat does not speed things
up, because the approval has to be in the system.

If the pool is empty, the licence team buys more at the end of the month.`,
  },
  {
    id: 5102,
    title: "Working in a client's system",
    section: 'access',
    labels: ['client', 'clearance', 'nda', 'access'],
    edited: '2025-05-20',
    text: `Every client has conditions of its own. Usually you need

- a place on one of the client's engagements,
- a background check, which takes ${clearanceDays.standard} days, or ${clearanceDays.high_security} days for clients with high security,
- a signed non-disclosure agreement,
- the courses that the client asks for.

The desk begins all of it as soon as you ask, so ask early. Sign what you are sent, and finish your courses. The
senior manager's approval comes last.`,
  },
  {
    id: 5103,
    title: 'VPN in five minutes',
    section: 'access',
    labels: ['vpn', 'tunnel'],
    edited: '2025-01-15',
    text: `There are two kinds. The firm's own VPN brings you to our systems; everybody has it from the first day. A client's tunnel
brings you to the client's systems, and you get it together with them.

When you leave a client's engagement your tunnel to that client ends. You may also give it back earlier: write to the
desk and name the client.

If your VPN does not connect, restart it once. If that does not help, write to us; please do not ask a colleague to let you
use theirs.`,
  },
  {
    id: 5104,
    title: 'Finding your engagement code',
    section: 'access',
    labels: ['engagement', 'code', 'staffing'],
    edited: '2025-02-27',
    text: `An engagement code is ENG- and seven digits. It stands on your staffing confirmation and on your time sheet. Codes of one client's engagements
look alike; please copy yours.

You can ask for software and folders from ${engagementDays.early} days before your first day on an engagement. Clients' systems
open on the first day.`,
  },
  {
    id: 5105,
    title: 'Folders: who sees what',
    section: 'access',
    labels: ['folder', 'documents', 'confidential'],
    edited: '2025-03-11',
    text: `Public and internal folders are open to everybody for reading. For a confidential folder its owner is
asked. Folders of clients are for the people on the engagement; for those the senior manager is asked, and you must have signed
the client's non-disclosure agreement if there is one.

Within ${engagementDays.closeOut} days after an engagement has ended its team can still be given its folders for reading.`,
  },
]
