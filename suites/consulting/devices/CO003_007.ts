import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, devicesOf, fresh, lookUp, remarks, stockOf } from '../deeds.ts'

const who = 'kofi.mensah'
const phone = asks('hardware_replacement', who, ['beatriz.montalvo'])
const end = fresh(
  'device',
  who,
  '11',
  'Laptop AST-701331 is too young',
  { device_type: 'laptop', approval_required: 'no' },
  { status: 'solved' },
)

export const CO003_007 = consulting.task({
  id: 'CO003_007',
  title: 'of the two yeses for his phone one was spent on a docking station',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'customer-moves'],
  decidedBy: ['CO-3.5', 'CO-8.5', 'CO-8.2'],
  request: `Kofi Mensah, Austin: kofi.mensah@brackenfold.example. My phone, ticket of 10 September. Aurélio and Beatriz have both approved, I can see it in the system. Please place the order today, I am on call from the 13th.`,
  customer: `You are Kofi Mensah, Consultant, direct. You see two approvals under your name, one by Aurélio and one by Beatriz, and count. You got a docking station in spring, and forget that it had to be approved. At the end you ask whether your laptop, which works, could be exchanged early, as Beatriz signs things anyway. If Beatriz has to click again for the phone, that is her problem and not yours.`,
  records: joinRecords(
    ticket('9', who, '2025-04-15', 'Docking station', {
      status: 'solved',
      tags: ['hardware_request'],
      device_type: 'docking_station',
      approval_required: 'yes',
      approver_id: mail('beatriz.montalvo'),
      hardware_order_id: 'HWO-0051187',
      description: 'None in Austin. Ordered on APR-4100151, came on 6 May.',
    }),
    ticket('10', who, '2025-09-10', 'A phone', {
      status: 'hold',
      tags: ['hardware_request'],
      device_type: 'phone',
      approval_required: 'yes',
      approver_id: mail('aurelio.brandao'),
      description: 'None in Austin. Partner asked, and manager for the order.',
    }),
    approval('APR-4100151', 'hardware_replacement', who, 'beatriz.montalvo', 'approved'),
    approval('APR-4100152', 'hardware_replacement', who, 'aurelio.brandao', 'approved'),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('9', '10'),
    ...devicesOf(who, '701331'),
    approvalsOf('hardware_replacement', who),
    stockOf('phone', 'Austin'),
    ...phone.steps,
    end.open,
    end.close,
  ],
  expected: [...phone.effects, end.effect],
})
