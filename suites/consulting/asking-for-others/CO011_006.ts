import { oneOf } from '../../../lib/task.ts'
import { consulting } from '../../../sandboxes/consulting/index.ts'
import { fresh, left, licence, lookUp, product, products, readEngagement } from '../deeds.ts'

const writer = 'priscilla.nakagawa'
const who = 'mei-lin.cho'
const board = licence(writer, products.whiteboard, 'full_access')
const own = fresh(
  'software',
  writer,
  '10',
  'Threadline Whiteboard',
  {
    catalog_id: 'CAT-4040032',
    license_pool: 'enterprise',
    access_type: 'full_access',
    approval_required: 'no',
  },
  { status: 'solved' },
)
/** Either of her engagements may pay. */
const viewer = (engagement_code: string) => ({
  ...licence(who, products.viewer, 'full_access', engagement_code),
  ticket: fresh(
    'software',
    writer,
    '9',
    'Tablewright Viewer for Mei-Lin Cho',
    {
      catalog_id: 'CAT-4040012',
      license_pool: 'standard',
      access_type: 'full_access',
      engagement_code,
      approval_required: 'no',
    },
    { status: 'solved' },
  ),
})
const either = [viewer('ENG-4030101'), viewer('ENG-4030405')] as const
const [harrowgate] = either

export const CO011_006 = consulting.task({
  id: 'CO011_006',
  title: 'she leads both engagements, and either may pay for the viewer',
  level: 'demanding',
  traits: ['who-may', 'customer-moves', 'rules-that-meet'],
  decidedBy: ['CO-1.2', 'CO-5.3', 'CO-5.2'],
  request: `Priscilla Nakagawa, priscilla.nakagawa@brackenfold.example. Tablewright Viewer for Mei-Lin Cho, please, on ENG-4030101 or on ENG-4030405, whichever you like; I lead both. Do I have to approve it?`,
  customer: `You are Priscilla, quick and good-humoured. Mei-Lin is mei-lin.cho@brackenfold.example; she uses the Desktop already and shows things with the Viewer. Choose the engagement yourself. Later you want the Threadline Whiteboard for yourself, and ask whether Aurélio is needed for that.`,
  solution: [
    ...lookUp(writer),
    ...lookUp(who),
    product('Tablewright'),
    ...readEngagement('4030101', '4010021', who),
    left('CAT-4040012', 'standard'),
    harrowgate.ticket.open,
    ...harrowgate.steps,
    harrowgate.ticket.close,
    product('Threadline'),
    left('CAT-4040032', 'enterprise'),
    own.open,
    ...board.steps,
    own.close,
  ],
  expected: oneOf(
    ...either.map(({ ticket, effects }) => [ticket.effect, ...effects, own.effect, ...board.effects]),
  ),
})
