import type { HelpArticle } from '../../../helpdesk/index.ts'
import { approvals, longestBypassHours } from '../../rules.ts'
import type { sections } from './sections.ts'

export const peopleArticles: readonly HelpArticle<keyof typeof sections>[] = [
  {
    id: 7401,
    title: 'Locked out or password forgotten',
    section: 'sign-in',
    labels: ['locked', 'password'],
    edited: '2025-01-15',
    text: `The desk can unlock you or reset your password after it has made sure that you are you: usually through your
manager, otherwise by text message. Nobody else can ask for it on your behalf. If the security team has locked
your account, only they can open it again.`,
  },
  {
    id: 7402,
    title: 'A new phone and the second factor',
    section: 'sign-in',
    labels: ['mfa', 'phone'],
    edited: '2025-01-15',
    text: `You get a link with which you enrol the new phone. Keep the old one until you have done so. If the old one is
gone in the ordinary way (broken, sold), tell us the id on the back of your enrolment card, so that it can be
removed.

If you cannot enrol today, a bypass of up to ${longestBypassHours} hours may be possible. It is not for
everybody and not twice in a row.`,
  },
  {
    id: 7403,
    title: 'Who approves my wish?',
    section: 'people',
    labels: ['approval', 'manager'],
    edited: '2025-06-12',
    text: `The first person above you who is of level ${approvals.managerLevel} or more; team leads below that approve
nothing. Some wishes also need the head of a department, such as IT Security or Compliance and Risk. If somebody
is away, a stand-in is asked. Approvals do not last for ever: after ${approvals.validDays} days without use they
lapse.`,
  },
  {
    id: 7404,
    title: 'Somebody leaves my team',
    section: 'people',
    labels: ['leaver', 'offboarding'],
    edited: '2025-08-05',
    text: `Human Resources enters the end in the register; then you or they tell the desk, and the desk ends the access.
Before the register says so, nothing is ended. Devices go back to IT Operations, who write to the person.`,
  },
  {
    id: 7405,
    title: 'What the service desk cannot do',
    section: 'start',
    labels: ['scope'],
    edited: '2025-05-05',
    text: `Questions about pay, holidays and contracts go to Human Resources, those about rooms, heating and coffee to
Facilities. Anything about a customer's account is for Operations. Outages are for the infrastructure team: the
desk passes them on, with a ticket that you can follow.`,
  },
]
