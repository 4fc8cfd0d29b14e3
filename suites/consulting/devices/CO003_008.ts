import {
  approval,
  consulting,
  device,
  joinRecords,
  mail,
  ticket,
} from '../../../sandboxes/consulting/index.ts'
import { all, approvalsOf, assigns, brought, devicesOf, lookUp, remarks, retires } from '../deeds.ts'

const who = 'joan.whitlock'
const done = all(assigns(who, '702026'), retires('701140'))
const end = brought('9', { status: 'solved', asset_id: 'AST-702026' })

export const CO003_008 = consulting.task({
  id: 'CO003_008',
  title: 'one has lain aside for her since Friday',
  level: 'demanding',
  traits: ['evidence-before-words', 'undoing', 'effects-that-belong-together'],
  decidedBy: ['CO-8.4', 'CO-8.2', 'CO-2.7'],
  request: `Joan Whitlock, New York, joan.whitlock@brackenfold.example. I should like to exchange my laptop before the winter projects. It is not quite three years old, I know, but Inès has no objection. Is there one in stock?`,
  customer: `You are Joan Whitlock, Consultant, polite. Two weeks ago Inès told you that she had written to the desk about it, or that you should; you are not sure any more, perhaps you did. Your laptop works. You can come by today. You agree to what is announced.`,
  records: joinRecords(
    ticket(
      '9',
      who,
      '2025-09-18',
      'Laptop a little before its time',
      {
        status: 'hold',
        tags: ['hardware_request'],
        device_type: 'laptop',
        approval_required: 'yes',
        approver_id: mail('ines.valcourt'),
        description: 'Five months early. Manager asked, APR-4100153.',
      },
      [['1', 'Friday: APR-4100153 is approved. Put AST-702026 aside for her, she comes next week.']],
    ),
    approval('APR-4100153', 'hardware_replacement', who, 'ines.valcourt', 'approved'),
    device('AST-702026', 'laptop', 'Aldertop 14', 3, 'New York', { status: 'reserved' }),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('9'),
    ...devicesOf(who, '701140', '702026'),
    approvalsOf('hardware_replacement', who),
    ...done.steps,
    ...end.steps,
  ],
  expected: [...done.effects, ...end.effects],
})
