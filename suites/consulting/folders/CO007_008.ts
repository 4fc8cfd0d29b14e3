import { oneOf } from '../../../lib/task.ts'
import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import {
  approvalsOf,
  asks,
  brought,
  folder,
  fresh,
  lookUp,
  readEngagement,
  remarks,
  ticketsWhere,
} from '../deeds.ts'

const who = 'rafael.ortega'
const of = {
  folder_id: 'FLD-4050041',
  client_id: 'CLT-4010022',
  engagement_code: 'ENG-4030202',
  approval_required: 'yes',
  approver_id: mail('oluwaseun.adeyemi'),
} as const
const asked = asks('document_access', who, ['oluwaseun.adeyemi'], { engagement_code: 'ENG-4030202' })
const again = brought('9', { status: 'hold' })
const end = fresh('folder', who, '11', 'Halvorsen: berths, anew', of, { status: 'hold' })

export const CO007_008 = consulting.task({
  id: 'CO007_008',
  title: 'what nobody had opened for sixty days was taken back',
  level: 'demanding',
  traits: ['evidence-before-words', 'undoing', 'rules-that-meet'],
  decidedBy: ['CO-12.5', 'CO-2.7', 'CO-2.1'],
  request: `Rafael Ortega from Chicago, rafael.ortega@brackenfold.example. "Halvorsen: berths", FLD-4050041, tells me since the middle of September that I am not invited. I am an editor of it since June. Surely just a glitch, would you let me in again?`,
  customer: `You are Rafael Ortega, Senior Consultant, friendly. You still work on Halvorsen, ENG-4030202, until the end of October. You were in the port all summer and did not open it much. Nobody told you anything. If the approval of June does not serve any more, Oluwaseun will say yes again.`,
  records: joinRecords(
    ticket('9', who, '2025-06-10', 'Halvorsen: berths', {
      ...of,
      status: 'solved',
      tags: ['document_access'],
      description: 'Editor granted on APR-4100192.',
    }),
    ticket(
      '10',
      'hamish.orre',
      '2025-09-12',
      'Who is in our folder and should not be',
      {
        status: 'solved',
        tags: ['document_access'],
        folder_id: 'FLD-4050041',
        client_id: 'CLT-4010022',
        engagement_code: 'ENG-4030202',
        approval_required: 'no',
      },
      [['5', 'Box team: took back what nobody has opened for sixty days, as agreed: rafael.ortega, editor.']],
    ),
    approval('APR-4100192', 'document_access', who, 'oluwaseun.adeyemi', 'approved', {
      engagement_code: 'ENG-4030202',
    }),
  ),
  solution: [
    ...lookUp(who),
    ...remarks('9'),
    folder('FLD-4050041'),
    ticketsWhere("folder_id eq 'FLD-4050041'"),
    ...remarks('10'),
    ...readEngagement('4030202', '4010022', who),
    ['client_access_api', { action: 'check_client_requirements', client_id: 'CLT-4010022' }],
    approvalsOf('document_access', who),
    end.open,
    ...asked.steps,
    end.close,
  ],
  // Whether it has gone wrong or is wanted anew is a matter of taste.
  expected: oneOf([end.effect, ...asked.effects], [...again.effects, ...asked.effects]),
})
