import type { HelpArticle } from '../../../helpdesk/index.ts'
import { access, contractors, emergency, temporaryDays } from '../../rules.ts'
import type { sections } from './sections.ts'

export const accessArticles: readonly HelpArticle<keyof typeof sections>[] = [
  {
    id: 7101,
    title: 'Getting an application',
    section: 'access',
    labels: ['access', 'approval'],
    edited: '2025-06-12',
    text: `Write to the service desk and say which application you need, at which level, and what for. Parley, Almanac,
Trackline, Huddle, the standard level of Roster HR and the standard VPN are yours for the asking.

For most others your manager has to agree, and for some a second department as well. The desk asks them; you
need not. While you wait, your ticket is on hold. A mail from your manager that says yes is kind, but the desk
works only with the approval system.

Some applications are restricted. In your first ${access.probationDays} days with us you cannot have them.`,
  },
  {
    id: 7102,
    title: 'Why is my access to production only for a few days?',
    section: 'access',
    labels: ['temporary', 'production'],
    edited: '2025-07-03',
    text: `Because nobody needs it every day. The longest times are

- ${temporaryDays['Ledger Database']} days for the Ledger Database,
- ${temporaryDays['Cloud Production']} days for Cloud Production,
- ${temporaryDays['Customer PII']} days for Customer PII,
- ${temporaryDays['Lakehouse Raw']} days for Lakehouse Raw.

Today is the first of them. If you need longer, write to the desk before it runs out; an extension needs the
same approvals as the first time.`,
  },
  {
    id: 7103,
    title: 'Access in an incident',
    section: 'access',
    labels: ['incident', 'emergency'],
    edited: '2025-08-21',
    text: `Engineers who work on an active incident can be let in without waiting for an approval: ${emergency.hours.SEV1}
hours in a SEV1, ${emergency.hours.SEV2} hours in a SEV2. Name the incident when you write. Your manager and the
security team are told.

For everything less urgent the usual way applies. An incident that has been closed is over, and so is the
emergency.`,
  },
  {
    id: 7104,
    title: 'Two applications that do not go together',
    section: 'access',
    labels: ['segregation'],
    edited: '2025-03-18',
    text: `Whoever checks payments for money laundering should not look after the customers who make them; whoever writes
the code of the ledger should not read its data. So there are applications of which you may hold one or the
other. If you change tasks, you can give one up and ask for the other in the same message.`,
  },
  {
    id: 7105,
    title: 'For contractors',
    section: 'access',
    labels: ['contractors', 'temporary'],
    edited: '2025-05-26',
    text: `Your access ends with your contract at the latest. Some applications are for employees only. In the last
${contractors.nothingWithinDays} days of a contract nothing new is given out; if your contract is being renewed,
ask your manager to have the new end entered in the register first.`,
  },
]
