import { consulting } from '../../../sandboxes/consulting/index.ts'
import { fresh, left, licence, lookUp, product, products } from '../deeds.ts'

const pdf = licence('amara.okonkwo', products.pagelark, 'full_access')
const boards = licence('amara.okonkwo', products.boards, 'full_access')
const second = fresh(
  'software',
  'amara.okonkwo',
  '10',
  'Threadline Boards',
  {
    catalog_id: 'CAT-4040031',
    license_pool: 'enterprise',
    access_type: 'full_access',
    approval_required: 'no',
  },
  { status: 'solved' },
)
const end = fresh(
  'software',
  'amara.okonkwo',
  '9',
  'Pagelark PDF',
  {
    catalog_id: 'CAT-4040061',
    license_pool: 'enterprise',
    access_type: 'full_access',
    approval_required: 'no',
  },
  { status: 'solved' },
)

export const CO001_006 = consulting.task({
  id: 'CO001_006',
  title: 'a program that the firm pays is booked on nobody',
  level: 'routine',
  traits: ['rules-that-meet', 'customer-moves'],
  decidedBy: ['CO-5.2', 'CO-5.3'],
  request: `Good morning from Chicago. Amara Okonkwo, amara.okonkwo@brackenfold.example. Could I have Pagelark PDF? Please book it on Halvorsen, ENG-4030202, I am told that everything needs a code now.`,
  customer: `You play Amara, a gentle and thorough Consultant. You rolled off Halvorsen last week and mention it if somebody asks. Whether a code is needed is all the same to you. When you have it, you would like Threadline Boards as well, on the same code or on none. You agree to what is announced.`,
  solution: [
    ...lookUp('amara.okonkwo'),
    product('Pagelark'),
    left('CAT-4040061', 'enterprise'),
    end.open,
    ...pdf.steps,
    end.close,
    product('Threadline'),
    left('CAT-4040031', 'enterprise'),
    second.open,
    ...boards.steps,
    second.close,
  ],
  expected: [end.effect, ...pdf.effects, second.effect, ...boards.effects],
})
