import { consulting, device, expense, joinRecords } from '../../../sandboxes/consulting/index.ts'
import {
  all,
  booking,
  devicesOf,
  fresh,
  hands,
  left,
  licence,
  lookUp,
  product,
  products,
  report,
  stockOf,
} from '../deeds.ts'

const writer = 'aurelio.brandao'
const who = 'priscilla.nakagawa'
const plain = { priority: 'high', approval_required: 'no' } as const
const tickets = [
  fresh(
    'software',
    writer,
    '9',
    'Pagelark PDF for Priscilla Nakagawa',
    { ...plain, catalog_id: 'CAT-4040061', license_pool: 'enterprise', access_type: 'full_access' },
    { status: 'solved' },
  ),
  fresh(
    'expense',
    writer,
    '10',
    'EXP-4080361: she has to ask herself',
    { ...plain, expense_report_id: 'EXP-4080361' },
    { status: 'solved' },
  ),
  fresh('travel', writer, '11', 'TRV-4090012 is in order', plain, { status: 'solved' }),
  fresh(
    'device',
    writer,
    '12',
    'A mouse for Priscilla Nakagawa',
    { ...plain, device_type: 'peripheral' },
    { status: 'solved', asset_id: 'AST-702051' },
  ),
]
const done = all(
  licence(who, products.pagelark, 'full_access'),
  hands(who, 'peripheral', 'New York', '702051'),
)

export const CO011_009 = consulting.task({
  id: 'CO011_009',
  title: 'four things that a partner wants for her, and one that only she may want',
  level: 'severe',
  traits: ['who-may', 'batch-with-exceptions', 'effects-that-belong-together', 'rules-that-meet'],
  decidedBy: ['CO-1.2', 'CO-2.4', 'CO-9.1'],
  request: `Aurélio Brandão, aurelio.brandao@brackenfold.example. Priscilla Nakagawa has no time, so I do it for her:
- Pagelark PDF
- her parking in Boston, EXP-4080361, was rejected: pay it
- is her trip to Chicago in October in order, TRV-4090012? (no engagement)
- a mouse, from the cupboard in New York
With thanks.`,
  customer: `You are Aurélio Brandão, Partner in New York, courteous, generous. Her address is priscilla.nakagawa@brackenfold.example; she is in your team. She has no mouse and no such program. If she has to bring the parking herself, you tell her. You agree to what is announced.`,
  records: joinRecords(device('AST-702051', 'peripheral', 'Tumbril Mouse', 3, 'New York'), {
    expenseReports: [
      expense(
        who,
        '2025-09-22',
        { id: 'EXP-4080361', amount: 22, category: 'parking', rejection_reason: 'Unknown garage' },
        ['Boston', 'MA'],
      ),
    ],
  }),
  solution: [
    ...lookUp(writer),
    ...lookUp(who),
    product('Pagelark'),
    left('CAT-4040061', 'enterprise'),
    ...report('EXP-4080361'),
    booking('TRV-4090012'),
    ...devicesOf(who),
    stockOf('peripheral', 'New York'),
    ...tickets.map(({ open }) => open),
    ...done.steps,
    ...tickets.map(({ close }) => close),
  ],
  expected: [...tickets.map(({ effect }) => effect), ...done.effects],
})
