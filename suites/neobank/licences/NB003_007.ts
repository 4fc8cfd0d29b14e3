import { softwareLicenses } from '../../../sandboxes/neobank/baseline/licences.ts'
import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { askedFor, people, together, waiting } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, chain } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const ophelia = colleague('150018')
const cyril = hire('150285', 'Cyril Abernathy', 3, '150018', 'Forecaster')
const gone = hire('150296', 'Greta Halloway', 3, '150018', 'Forecaster', { user: '32', status: 'departing' })
const holder = hire('150307', 'Yann Osei', 3, '150018', 'Forecaster', { user: '33', seats: ['30110007'] })
const records = together(
  people(cyril, gone, holder),
  {
    softwareLicenses: softwareLicenses
      .filter(({ id }) => id === 'LIC-30110007')
      .map((row) => ({ ...row, total_licenses: 3 })),
  },
  waiting('40', '32', '2025-08-14T10:00:00Z', 'Statline'),
  waiting('41', '31', '2025-08-20T10:00:00Z', 'Statline', [
    ['1', 'Third on the list when he asked.', '2025-08-20T10:05:00Z'],
  ]),
)
const { approval: request } = idsAfter(records)
const end = brought('41', {
  ...askedFor('150018'),
  approval_request_ids: request(),
})

export const NB003_007 = neobank.task({
  id: 'NB003_007',
  title: 'third on the list, says the note; second, says the register, and two seats are free',
  level: 'severe',
  traits: ['evidence-before-words', 'thin-answers', 'rules-that-meet', 'undoing'],
  decidedBy: ['LI-3', 'LI-2', 'TK-5'],
  request: `Good day, Cyril Abernathy, cyril.abernathy@quillhaven.example. I am third for Statline since August and two seats are free, so I shall miss it by one, shan't I? I only want to know.`,
  customer: `You are Cyril Abernathy, forecaster, resigned to waiting. You ask where you stand. Of the others on the list you know Emeka from support and Greta, who leaves next week. If you are told that it is your turn and only Ophelia has to approve, you say "well, well" and are glad. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(cyril),
    ...desk.seats('Statline'),
    ...desk.comments('3', '40', '41'),
    ...desk.register(gone, colleague('160061')),
    chain(cyril),
    ...desk.ask(cyril, [ophelia], '41', 'Statline', 'license_purchase'),
    end.close,
  ],
  expected: [outcome.asked(cyril, ophelia, '41', 'license_purchase'), end.effect],
})
