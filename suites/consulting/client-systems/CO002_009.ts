import { approval, consulting, joinRecords, mail, vpn } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, cut, fresh, lookUp, readEngagement, standing } from '../deeds.ts'

const who = 'tomasz.wrobel'
const fields = {
  client_id: 'CLT-4010022',
  engagement_code: 'ENG-4030202',
  access_type: 'contributor',
  approval_required: 'yes',
  approver_id: mail('oluwaseun.adeyemi'),
} as const
const end = fresh('client system', who, '9', 'Berth planner of Halvorsen', fields, { assignee_id: '2' })
const tidied = cut(who, '4010054')

export const CO002_009 = consulting.task({
  id: 'CO002_009',
  title: 'his senior manager said yes, and the check said no',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['CO-6.2', 'CO-1.4'],
  request: `tomasz wróbel, chicago: tomasz.wrobel@brackenfold.example. berth planner for eng-4030202, contributor. oluwaseun approved. everybody in the team has it but me??`,
  customer: `You are Tomasz Wróbel, Analyst, quick. You filled in a form for a background check in the spring and never heard of it again. If you are told that security looks at it, you want to know why, twice, and then let it be. Your old tunnel to Northmere is of no use to you.`,
  records: joinRecords(
    vpn(who, '4010054'),
    approval('APR-4100143', 'client_access', who, 'oluwaseun.adeyemi', 'approved', {
      engagement_code: 'ENG-4030202',
    }),
  ),
  solution: [
    ...lookUp(who),
    ...readEngagement('4030202', '4010022', who),
    ...standing(who, '4010022'),
    approvalsOf('client_access', who),
    end.open,
    ...tidied.steps,
    end.close,
  ],
  expected: [end.effect, ...tidied.effects],
})
