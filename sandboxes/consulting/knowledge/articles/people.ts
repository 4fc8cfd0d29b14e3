import type { HelpArticle } from '../../../helpdesk/index.ts'
import { onboarding } from '../../rules.ts'
import type { sections } from './sections.ts'

export const peopleArticles: readonly HelpArticle<keyof typeof sections>[] = [
  {
    id: 5501,
    title: 'Your first days at Brackenfold',
    section: 'people',
    labels: ['onboarding', 'joiner', 'first day'],
    edited: '2025-08-12',
    text: `On your first day you find a laptop on your desk, and you can sign in to ${onboarding.apps.join(', ')}. In the days after that come the mandatory
courses, then software and folders, then clients' systems.

Your manager asks for all of this, not you. If something is missing in your first week, tell your manager.`,
  },
  {
    id: 5502,
    title: 'For managers: somebody joins your team',
    section: 'people',
    labels: ['onboarding', 'manager', 'laptop'],
    edited: '2025-08-12',
    text: `Write to the desk from ${onboarding.reserveWithinDays} days before the first day, so that a laptop can be put aside. Accounts are opened on the first day and
not before.

Software, folders and clients' systems each need a request of their own.`,
  },
  {
    id: 5503,
    title: 'For managers: somebody leaves',
    section: 'people',
    labels: ['leaver', 'manager'],
    edited: '2025-06-21',
    text: `Tell people operations, not the desk. They open the ticket with the last day, and the desk ends access and collects the devices when
that day has come. Earlier nothing is taken away.`,
  },
  {
    id: 5504,
    title: 'Asking for somebody else',
    section: 'people',
    labels: ['delegate', 'assistant', 'manager'],
    edited: '2025-02-14',
    text: `You can ask for people whose manager or partner you are. If you lead an engagement, you can ask for the people on it, as far as
the engagement's software, systems, VPN and folders are concerned. Assistants can ask about travel and training of the person
they work for.

Expense reports are always brought by the person who spent the money.`,
  },
  {
    id: 5505,
    title: 'My approver is on leave',
    section: 'people',
    labels: ['approval', 'leave', 'stand-in'],
    edited: '2025-07-01',
    text: `You need not do anything. The desk sees in the personnel system who is on leave and asks the stand-in. An answer
that was given stays valid when the approver goes on leave afterwards.

Please do not ask the stand-in yourself, and do not send the request to several people.`,
  },
]
