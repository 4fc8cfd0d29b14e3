import { approval, consulting, joinRecords, mail, training } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, fresh, lookUp } from '../deeds.ts'

const who = 'mei-lin.cho'
const end = fresh(
  'course',
  who,
  '9',
  'Negotiation masterclass: workshop runs out before it',
  { course_id: 'CRS-4020022', approval_required: 'yes', approver_id: mail('ines.valcourt') },
  { status: 'pending' },
)

export const CO006_007 = consulting.task({
  id: 'CO006_007',
  title: 'everybody has approved, and what she learned runs out eighteen days too soon',
  level: 'demanding',
  traits: ['time', 'evidence-before-words', 'thin-answers'],
  decidedBy: ['CO-11.3', 'CO-6.4'],
  request: `Hello, this is Mei-Lin Cho, mei-lin.cho@brackenfold.example, New York. For the masterclass on negotiation in November I have all approvals by now: Inès, Aurélio, and Priscilla for both engagements. I did the workshop last October. Would you enrol me?`,
  customer: `You are Mei-Lin Cho, Senior Consultant, thoughtful. You did not know that the workshop's certificate ends at all. If you hear that it does not count by then, you will think about repeating it, not now. You press nobody.`,
  records: joinRecords(
    training(who, 'CRS-4020021', '2024-10-23', { name: 'Negotiation workshop', until: '2025-10-23' }),
    approval('APR-4100181', 'training_cost', who, 'ines.valcourt', 'approved', { amount: 2400 }),
    approval('APR-4100182', 'training_cost', who, 'aurelio.brandao', 'approved', { amount: 2400 }),
    ...['ENG-4030101', 'ENG-4030405'].map((engagement_code, index) =>
      approval(
        `APR-410018${index + 3}`,
        'training_engagement_coordination',
        who,
        'priscilla.nakagawa',
        'approved',
        { engagement_code },
      ),
    ),
  ),
  solution: [
    ...lookUp(who),
    ['degreed_api', { action: 'search_courses', keyword: 'masterclass' }],
    ['degreed_api', { action: 'get_training_history', email: mail(who) }],
    approvalsOf('training_cost', who),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
