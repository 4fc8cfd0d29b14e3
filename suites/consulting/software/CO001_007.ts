import { approval, consulting, joinRecords, mail, ticket } from '../../../sandboxes/consulting/index.ts'
import {
  approvalsOf,
  asks,
  fresh,
  left,
  lookUp,
  product,
  readEngagement,
  remarks,
  ticketsWhere,
} from '../deeds.ts'

const asked = asks('software_access', 'jonas.whitlock', ['priscilla.nakagawa'], {
  amount: 250,
  engagement_code: 'ENG-4030101',
})
const fields = {
  catalog_id: 'CAT-4040051',
  license_pool: 'standard',
  access_type: 'full_access',
  engagement_code: 'ENG-4030101',
  approval_required: 'yes',
  approver_id: mail('priscilla.nakagawa'),
} as const
const end = fresh('software', 'jonas.whitlock', '11', 'Formwell Surveys, anew', fields, { status: 'hold' })

export const CO001_007 = consulting.task({
  id: 'CO001_007',
  title: 'a sign-on that fails because his manager gave the licence back in summer',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'undoing'],
  decidedBy: ['CO-5.7', 'CO-2.1', 'CO-3.5'],
  request: `jonas whitlock, jonas.whitlock@brackenfold.example. formwell says "no licence" since i am back from holiday. it was approved and everything in april, so please just switch it on again?`,
  customer: `You are Jonas Whitlock, Consultant, breezy, all lower case. You want Formwell Surveys for Harrowgate, ENG-4030101; the survey goes out next week. You did not open it between May and last week. Nobody told you that anything was given back. If Priscilla has to be asked, "ok, ask her".`,
  records: joinRecords(
    ticket('9', 'jonas.whitlock', '2025-04-07', 'Formwell Surveys', {
      ...fields,
      status: 'solved',
      tags: ['software_access'],
      description: 'Licence and sign-on given on APR-4100131.',
    }),
    ticket(
      '10',
      'ines.valcourt',
      '2025-08-14',
      'What our engagement pays and nobody uses',
      {
        status: 'solved',
        type: 'question',
        priority: 'low',
        tags: ['question'],
        engagement_code: 'ENG-4030101',
      },
      [['5', 'Licence team: Formwell of jonas.whitlock taken back on 14 August, never opened since May.']],
    ),
    approval('APR-4100131', 'software_access', 'jonas.whitlock', 'priscilla.nakagawa', 'approved', {
      amount: 250,
      engagement_code: 'ENG-4030101',
    }),
    {
      licenseAllocations: [
        {
          id: 'LIC-4100131',
          catalog_id: 'CAT-4040051',
          employee_email: mail('jonas.whitlock'),
          engagement_code: 'ENG-4030101',
          pool_type: 'standard',
          deallocated_at: '2025-08-14T15:00:00Z',
        },
      ],
    },
  ),
  solution: [
    ...lookUp('jonas.whitlock'),
    product('Formwell'),
    ticketsWhere("engagement_code eq 'ENG-4030101'"),
    ...remarks('10'),
    ...readEngagement('4030101', '4010021', 'jonas.whitlock'),
    left('CAT-4040051', 'standard'),
    approvalsOf('software_access', 'jonas.whitlock'),
    end.open,
    ...asked.steps,
    end.close,
  ],
  expected: [end.effect, ...asked.effects],
})
