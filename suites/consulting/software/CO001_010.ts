import { oneOf } from '../../../lib/task.ts'
import { consulting, place } from '../../../sandboxes/consulting/index.ts'
import { fresh, left, licence, lookUp, product, products, readEngagement } from '../deeds.ts'

const who = 'tomasz.wrobel'
const boards = licence(who, products.boards, 'contributor')
const board = fresh(
  'software',
  who,
  '9',
  'Threadline Boards',
  {
    catalog_id: 'CAT-4040031',
    license_pool: 'enterprise',
    access_type: 'contributor',
    approval_required: 'no',
  },
  { status: 'solved' },
)
/** The Viewer, paid by one of his engagements. */
const viewer = (engagement_code: string) => ({
  ...licence(who, products.viewer, 'contributor', engagement_code),
  ticket: fresh(
    'software',
    who,
    '10',
    'Tablewright Viewer',
    {
      catalog_id: 'CAT-4040012',
      license_pool: 'standard',
      access_type: 'contributor',
      engagement_code,
      approval_required: 'no',
    },
    { status: 'solved' },
  ),
})
const either = [viewer('ENG-4030202'), viewer('ENG-4030303')] as const
const [halvorsen] = either

export const CO001_010 = consulting.task({
  id: 'CO001_010',
  title: 'an analyst contributes, and either of his engagements may pay',
  level: 'routine',
  traits: ['customer-moves', 'effects-that-belong-together'],
  decidedBy: ['CO-5.4', 'CO-5.2'],
  request: `hi, tomasz wróbel chicago tomasz.wrobel@brackenfold.example, i need threadline boards with full access pls`,
  customer: `You are Tomasz Wróbel, Analyst, a year at the firm, quick. You want Threadline Boards; contributor is fine when you hear that analysts have no more. Afterwards you ask for Tablewright Viewer too. You work on Halvorsen (ENG-4030202) and on Tessaly Defense (ENG-4030303) half and half, and it does not matter to you which of the two pays: the desk may choose.`,
  records: place('4030303', 'beatriz.montalvo', [who, '2025-09-15', '2025-12-19']),
  solution: [
    ...lookUp(who),
    product('Threadline'),
    left('CAT-4040031', 'enterprise'),
    board.open,
    ...boards.steps,
    board.close,
    product('Tablewright'),
    ...readEngagement('4030202', '4010022', who),
    left('CAT-4040012', 'standard'),
    halvorsen.ticket.open,
    ...halvorsen.steps,
    halvorsen.ticket.close,
  ],
  expected: oneOf(
    ...either.map(({ ticket, effects }) => [board.effect, ...boards.effects, ticket.effect, ...effects]),
  ),
})
