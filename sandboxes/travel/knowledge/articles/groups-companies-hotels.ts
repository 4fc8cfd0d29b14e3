import type { HelpArticle } from '../../../helpdesk/index.ts'
import { money } from '../../../shared/index.ts'
import { corporate, groups } from '../../rules.ts'
import type { Section } from './sections.ts'

export const groupsCompaniesHotels: readonly HelpArticle<Section>[] = [
  {
    id: 6301,
    title: 'Booking for a group',
    section: 'groupsAndCompanies',
    labels: ['group', 'coordinator', 'rooms'],
    edited: '2025-05-21',
    text: `From ${groups.fromRooms} rooms on you are a group, with one coordinator who speaks for everybody. The coordinator may
release some rooms free of charge: up to ${groups.release.earlyPercent}% of them until two weeks before you arrive,
less after that.

Changes for a group cost ${money(groups.changeFee)}, however many rooms they are about.`,
  },
  {
    id: 6302,
    title: 'I am a guest of a group. Whom do I ask?',
    section: 'groupsAndCompanies',
    labels: ['group', 'guest'],
    edited: '2025-05-21',
    text: `Your coordinator, for everything that has to do with dates and rooms. We gladly note requests for your own room, such
as a diet or a quiet side.`,
  },
  {
    id: 6303,
    title: 'Travelling on a company account',
    section: 'groupsAndCompanies',
    labels: ['corporate', 'company', 'traveller'],
    edited: '2025-07-15',
    text: `Your stay is on your company's bill. You can tell us about guests and requests yourself, and move your dates if that
does not make the stay dearer. For everything else, please ask your travel manager to write to us.`,
  },
  {
    id: 6304,
    title: 'Invoices for travel managers',
    section: 'groupsAndCompanies',
    labels: ['corporate', 'invoice'],
    edited: '2025-07-15',
    text: `After each stay you can have its invoice from us, with your terms of payment on it, for up to
${corporate.invoiceWithinDays} days. Please write from the address that your account has on file.`,
  },
  {
    id: 6305,
    title: 'For hotels: how to reach us',
    section: 'hotels',
    labels: ['partner', 'hotel'],
    edited: '2025-03-28',
    text: `Write from the address that we have for your house, and name the booking. If you cannot keep a booking, tell us at
once: our partner relations team finds a solution with the guest. Please do not ask us to charge guests for what they
owe you.`,
  },
]
