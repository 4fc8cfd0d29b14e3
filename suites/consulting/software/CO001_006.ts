import { consulting } from '../../../sandboxes/consulting/index.ts'
import { fresh, left, licence, lookUp, product, products } from '../deeds.ts'

const pdf = licence('amara.okonkwo', products.pagelark, 'full_access')
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
  traits: ['rules-that-meet'],
  decidedBy: ['CO-5.2', 'CO-5.3'],
  request: `Good morning from Chicago. Amara Okonkwo, amara.okonkwo@brackenfold.example. Could I have Pagelark PDF? Please book it on Halvorsen, ENG-4030202, I am told that everything needs a code now.`,
  customer: `You are Amara Okonkwo, Consultant, gentle and thorough. You rolled off Halvorsen last week and mention it if somebody asks. Whether a code is needed is all the same to you. You agree to what is announced.`,
  solution: [
    ...lookUp('amara.okonkwo'),
    product('Pagelark'),
    left('CAT-4040061', 'enterprise'),
    end.open,
    ...pdf.steps,
    end.close,
  ],
  expected: [end.effect, ...pdf.effects],
})
