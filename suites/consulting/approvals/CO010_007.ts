import { approval, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, contact, fresh, left, licence, lookUp, product, products } from '../deeds.ts'

const who = 'leila.haddad'
const given = licence(who, products.whiteboard, 'contributor')
const boards = licence(who, products.boards, 'contributor')
const second = fresh(
  'software',
  who,
  '10',
  'Threadline Boards',
  {
    catalog_id: 'CAT-4040031',
    license_pool: 'enterprise',
    access_type: 'contributor',
    approval_required: 'no',
  },
  { status: 'solved' },
)
const end = fresh(
  'software',
  who,
  '9',
  'Threadline Whiteboard',
  {
    catalog_id: 'CAT-4040032',
    license_pool: 'enterprise',
    access_type: 'contributor',
    approval_required: 'yes',
    approver_id: mail('priscilla.nakagawa'),
  },
  { status: 'solved' },
)

export const CO010_007 = consulting.task({
  id: 'CO010_007',
  title: 'the manager of her manager has approved, and may',
  level: 'demanding',
  traits: ['who-may', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['CO-3.4', 'CO-3.2', 'CO-5.4'],
  request: `Leila Haddad, leila.haddad@brackenfold.example. For the Threadline Whiteboard I asked Priscilla while Inès was on holiday, and she approved. Now Inès is back. Do I have to begin again?`,
  customer: `You play Leila, keen, an Analyst. The approval is from August. You never got the Whiteboard. Contributor is all right. At the end you want Threadline Boards too, "if Priscilla's yes is good for both". You agree to what is announced.`,
  records: approval('APR-4100214', 'software_access', who, 'priscilla.nakagawa', 'approved', { amount: 180 }),
  solution: [
    ...lookUp(who),
    product('Threadline'),
    left('CAT-4040032', 'enterprise'),
    approvalsOf('software_access', who),
    contact('ines.valcourt'),
    end.open,
    ...given.steps,
    end.close,
    left('CAT-4040031', 'enterprise'),
    second.open,
    ...boards.steps,
    second.close,
  ],
  expected: [end.effect, ...given.effects, second.effect, ...boards.effects],
})
