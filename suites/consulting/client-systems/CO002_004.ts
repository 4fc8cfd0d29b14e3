import { approval, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, fresh, lookUp, readEngagement, standing } from '../deeds.ts'

const who = 'mei-lin.cho'
const end = fresh(
  'client system',
  who,
  '9',
  'Trial register of Quillon',
  {
    client_id: 'CLT-4010045',
    engagement_code: 'ENG-4030405',
    access_type: 'contributor',
    approval_required: 'yes',
    approver_id: mail('priscilla.nakagawa'),
  },
  { status: 'solved' },
)

export const CO002_004 = consulting.task({
  id: 'CO002_004',
  title: 'cleared, signed, trained and approved, and the account team lets nobody in before the eleventh',
  level: 'demanding',
  traits: ['evidence-before-words', 'nothing-to-do', 'time'],
  decidedBy: ['CO-4.5', 'CO-6.1'],
  request: `Mei-Lin Cho, New York, mei-lin.cho@brackenfold.example. May I have the Trial register at Quillon (ENG-4030405), as a contributor? I believe that I have everything they ask for; Priscilla approved it on Monday. Tunnel as well, please.`,
  customer: `You are Mei-Lin Cho, Senior Consultant, thoughtful. You have high clearance and their course. You have never been in their systems, only on their site. If it is not possible for now, you ask from when it would be, and write again then. Other matters you have none.`,
  records: approval('APR-4100142', 'client_access', who, 'priscilla.nakagawa', 'approved', {
    engagement_code: 'ENG-4030405',
  }),
  solution: [
    ...lookUp(who),
    ...readEngagement('4030405', '4010045', who),
    ...standing(who, '4010045'),
    approvalsOf('client_access', who),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
