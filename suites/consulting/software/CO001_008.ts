import { oneOf } from '../../../lib/task.ts'
import { approval, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, contact, fresh, left, licence, lookUp, product, products } from '../deeds.ts'

const who = 'oluwaseun.adeyemi'
const asked = asks('software_access', who, ['marguerite.lisle'], { amount: 1000 })
const enterprise = { license_pool: 'enterprise', access_type: 'full_access' } as const
const model = fresh(
  'software',
  who,
  '9',
  'Modelspan Finance',
  {
    catalog_id: 'CAT-4040071',
    ...enterprise,
    approval_required: 'yes',
    approver_id: mail('marguerite.lisle'),
  },
  { status: 'hold' },
)
/** He does not mind which. */
const either = [products.pagelark, products.boards].map((wanted) => ({
  ...licence(who, wanted, 'full_access'),
  ticket: fresh(
    'software',
    who,
    '10',
    wanted[1],
    { catalog_id: wanted[0], ...enterprise, approval_required: 'no' },
    { status: 'solved' },
  ),
}))
const [reader] = either

export const CO001_008 = consulting.task({
  id: 'CO001_008',
  title: 'a senior manager needs nobody for one program, and for the other a partner who is not hiking',
  level: 'severe',
  traits: ['who-may', 'rules-that-meet', 'evidence-before-words', 'customer-moves'],
  decidedBy: ['CO-5.3', 'CO-3.2', 'CO-3.4'],
  request: `Oluwaseun Adeyemi, Chicago (oluwaseun.adeyemi@brackenfold.example). Modelspan Finance for me, please. Aurélio Brandão has approved it in the system this week, as Desmond is away, so there should be nothing in the way.`,
  customer: `You are Oluwaseun Adeyemi, Senior Manager, calm, well spoken. You asked Aurélio because you had lunch with him. You know that Desmond, your partner and manager, is away. If another partner has to be asked you shrug and agree. Once that is settled you want a small thing as well, Pagelark PDF or Threadline Boards, one of them; the desk may choose, you will learn either. That is all.`,
  records: approval('APR-4100132', 'software_access', who, 'aurelio.brandao', 'approved', { amount: 1000 }),
  solution: [
    ...lookUp(who),
    product('Modelspan'),
    left('CAT-4040071', 'enterprise'),
    approvalsOf('software_access', who),
    contact('desmond.achterberg'),
    model.open,
    ...asked.steps,
    model.close,
    product('Pagelark'),
    left('CAT-4040061', 'enterprise'),
    ...(reader ? [reader.ticket.open, ...reader.steps, reader.ticket.close] : []),
  ],
  expected: oneOf(
    ...either.map(({ ticket, effects }) => [model.effect, ...asked.effects, ticket.effect, ...effects]),
  ),
})
