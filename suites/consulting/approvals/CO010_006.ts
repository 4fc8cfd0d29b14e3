import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, fresh, left, lookUp, product, readEngagement, remarks } from '../deeds.ts'

const who = 'mei-lin.cho'
const asked = asks('software_access', who, ['wendell.oakshott'], {
  amount: 5200,
  engagement_code: 'ENG-4030101',
})
const request = { amount: 5200, engagement_code: 'ENG-4030101' } as const
const end = fresh(
  'software',
  who,
  '10',
  'Quantarium Statistics',
  {
    catalog_id: 'CAT-4040041',
    license_pool: 'standard',
    access_type: 'full_access',
    engagement_code: 'ENG-4030101',
    approval_required: 'yes',
    approver_id: mail('priscilla.nakagawa'),
  },
  { status: 'hold' },
)

export const CO010_006 = consulting.task({
  id: 'CO010_006',
  title: 'the finance director said no to something else',
  level: 'severe',
  traits: ['evidence-before-words', 'look-alikes', 'rules-that-meet', 'who-may'],
  decidedBy: ['CO-3.4', 'CO-3.5', 'CO-5.3'],
  request: `Mei-Lin Cho, mei-lin.cho@brackenfold.example. Quantarium Statistics on Harrowgate, ENG-4030101: Priscilla and Aurélio have approved. I see a "rejected" by Wendell Oakshott in my list as well, which puzzles me, as I thought that nobody had asked him yet. Is it all over?`,
  customer: `You, Mei-Lin Cho, think before you write. In spring you wanted some other program and did not get it; which, you would have to look up. You agree when somebody is to be asked.`,
  records: joinRecords(
    ticket('9', who, '2025-04-22', 'Modelspan Finance', {
      status: 'solved',
      tags: ['software_access'],
      catalog_id: 'CAT-4040071',
      license_pool: 'enterprise',
      access_type: 'full_access',
      approval_required: 'yes',
      approver_id: mail('ines.valcourt'),
      description: 'Asked too many: APR-4100213 (Wendell) is rejected. Refused.',
    }),
    approval('APR-4100211', 'software_access', who, 'priscilla.nakagawa', 'approved', request),
    approval('APR-4100212', 'software_access', who, 'aurelio.brandao', 'approved', request),
    approval('APR-4100213', 'software_access', who, 'wendell.oakshott', 'rejected', { amount: 1000 }),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('1', '9'),
    product('Quantarium'),
    ...readEngagement('4030101', '4010021', who),
    left('CAT-4040041', 'standard'),
    approvalsOf('software_access', who),
    end.open,
    ...asked.steps,
    end.close,
  ],
  expected: [end.effect, ...asked.effects],
})
