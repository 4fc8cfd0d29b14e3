import { cleared, consulting, joinRecords, training } from '../../../sandboxes/consulting/index.ts'
import { brought, lookUp, readEngagement, remarks, standing } from '../deeds.ts'

const who = 'leila.haddad'
const end = brought('6', { status: 'hold' })

export const CO002_008 = consulting.task({
  id: 'CO002_008',
  title: 'she has signed and learned, and now somebody else is slow',
  level: 'demanding',
  traits: ['nothing-to-do', 'customer-moves'],
  decidedBy: ['CO-2.6', 'CO-6.2'],
  request: `Leila Haddad here, leila.haddad@brackenfold.example. I signed Harrowgate's agreement on Friday and finished the course on Monday. So the Claims warehouse is mine now? Could you also ask Priscilla, so that it is approved by the time I have had lunch?`,
  customer: `You are Leila Haddad, Analyst in New York, keen. Of the background check you only know that you filled in a form at the beginning of September. If the check is not finished, you ask whether a new one would be faster; then whether the approval could at least be fetched; then you wait.`,
  records: joinRecords(
    cleared(who, 'standard', 'in_progress', { '4010021': 'signed' }),
    training(who, 'CRS-4020011', '2025-09-29', { name: 'Insurance data handling', until: '2026-09-29' }),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('6'),
    ...readEngagement('4030101', '4010021', who),
    ...standing(who, '4010021'),
    ...end.steps,
  ],
  expected: end.effects,
})
