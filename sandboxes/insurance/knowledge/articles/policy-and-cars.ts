import { cancelling, driving, garage } from '../../rules.ts'
import type { HelpArticle } from './sections.ts'

export const policyAndCars: readonly HelpArticle[] = [
  {
    id: 53001,
    title: 'Ending your policy',
    section: 'policy',
    labels: ['cancel'],
    edited: '2025-04-22',
    text: `Write to us with the last day of cover that you want. Some states ask for notice: ${cancelling.noticeDays.NY} days in New York, ${cancelling.noticeDays.FL} days in Florida. We do not
cancel backwards, even if you sold the car last month.

Please have other cover before you leave us. In New York and Florida we have to ask for it.

Changed your mind? Until the last day you can take it back.`,
  },
  {
    id: 53002,
    title: 'Adding a driver',
    section: 'policy',
    labels: ['driver', 'teenager'],
    edited: '2025-09-01',
    text: `Everybody in your household who drives your cars belongs on the policy. We need their full name, date of birth, licence number and
state, and how they are related to you.

Young people with a learner's permit (from ${driving.leastAge} years on) are put on as excluded drivers, with a form for you to sign: they may not drive
our cars yet.

For some drivers our underwriters have to agree. They are covered meanwhile.`,
  },
  {
    id: 53003,
    title: 'Taking a driver off your policy',
    section: 'policy',
    labels: ['driver', 'remove', 'exclude'],
    edited: '2025-02-11',
    text: `The named insured can take a driver off who has moved out or has a policy of their own. Somebody who still lives with you and has a
licence can usually only be excluded: then they are not covered in your cars at all.

While we are working on a claim in which that person drove, nothing can be changed.`,
  },
  {
    id: 54001,
    title: 'A new car',
    section: 'cars',
    labels: ['vehicle', 'purchase'],
    edited: '2025-08-05',
    text: `Tell us soon: if you write within ${garage.newVehicleDays.CA} days of the purchase (longer in some states) the car is covered from the day on which you
bought it. We need the vehicle identification number, year, make and model.

If it takes the place of another car, tell us so in the same message. Your old car leaves the policy on the day on which the new
one comes onto it.

Some cars we cannot insure, and some we have to look at first.`,
  },
  {
    id: 54002,
    title: 'I sold my car',
    section: 'cars',
    labels: ['vehicle', 'remove', 'plates'],
    edited: '2025-01-30',
    text: `Write to us with the day of the sale. If it was in the last ${garage.saleReportDays} days, the car leaves the policy from that day.

In New York and Florida, please return the plates first, or tell us who insures the car now.

If it was your only car, you may want to end the policy instead.`,
  },
  {
    id: 54003,
    title: 'Your car somewhere else for a while',
    section: 'cars',
    labels: ['garaging', 'student', 'move'],
    edited: '2024-11-19',
    text: `A term at college, a job out of town, a long holiday: up to ${garage.elsewhereDays} days you need not tell us anything. For longer, or if you move, please
write to us. A policy belongs to its state: if you move to another one, a new policy may be needed.`,
  },
]
