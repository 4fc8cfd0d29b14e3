import { documents } from '../../rules.ts'
import type { HelpArticle } from './sections.ts'

export const claimsAndDocuments: readonly HelpArticle[] = [
  {
    id: 55001,
    title: 'Reporting an accident or damage',
    section: 'claims',
    labels: ['claim', 'accident', 'report'],
    edited: '2025-09-10',
    text: `First make sure that everybody is safe. Then tell us when and where it happened, which car, who drove, and what happened. The name,
telephone number and insurer of the other party help.

You do not need to have everything at hand. Report it soon; the rest can follow.

If the other insured on your policy has reported it already, you need not do it again.`,
  },
  {
    id: 55002,
    title: 'When you need a police report',
    section: 'claims',
    labels: ['police', 'report'],
    edited: '2025-03-27',
    text: `Call the police when a car was stolen or damaged on purpose, when the other driver fled, and whenever somebody was hurt. Some states
ask for a report in other cases too.

We need the number of the report. If you do not have it yet, report the loss to us anyway.`,
  },
  {
    id: 55003,
    title: 'Whose damage is covered',
    section: 'claims',
    labels: ['coverage', 'collision', 'comprehensive'],
    edited: '2024-12-08',
    text: `Collision cover pays for your own car after a crash. Comprehensive cover pays after theft, fire, weather, vandalism, broken glass
and animals. Damage that you do to others is covered by every policy.

Which of them your car has stands on the declarations page. A driver who is excluded is not covered in any of your cars.`,
  },
  {
    id: 56001,
    title: 'Cards, proof of insurance, declarations page',
    section: 'documents',
    labels: ['id card', 'proof', 'declarations'],
    edited: '2025-06-30',
    text: `We send documents as links: the card works for ${documents.id_card} days, proof of insurance for ${documents.proof_of_insurance} days, the declarations page for ${documents.declarations_page} days. Save
the document before the link stops working.

We send links to you only. Please pass documents on to your bank, landlord or dealer yourself.`,
  },
]
