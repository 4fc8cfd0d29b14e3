import {
  changed,
  cleared,
  consulting,
  joinRecords,
  mail,
  place,
  training,
  vpn,
} from '../../../sandboxes/consulting/index.ts'
import { all, approvalsOf, asks, contact, cut, fresh, lookUp, readEngagement, standing } from '../deeds.ts'

const who = 'mei-lin.cho'
const done = all(
  asks('client_access', who, ['beatriz.montalvo', 'tobias.renn'], { engagement_code: 'ENG-4030303' }),
  cut(who, '4010022'),
)
const end = fresh(
  'client system',
  who,
  '9',
  'Parts ledger of Tessaly Defense',
  {
    client_id: 'CLT-4010033',
    engagement_code: 'ENG-4030303',
    access_type: 'full_access',
    approval_required: 'yes',
    approver_id: mail('beatriz.montalvo'),
  },
  { status: 'hold' },
)

export const CO002_007 = consulting.task({
  id: 'CO002_007',
  title: 'full access where spies are feared is asked of two, and one of them is away',
  level: 'severe',
  traits: ['who-may', 'rules-that-meet', 'thin-answers', 'effects-that-belong-together'],
  decidedBy: ['CO-6.5', 'CO-6.6', 'CO-6.7'],
  request: `Mei-Lin Cho (mei-lin.cho@brackenfold.example). For Tessaly Defense, ENG-4030303, I need the Parts ledger with full access: I have to correct bookings. Export control and restricted material are done, the agreement too. Beatriz is to approve, I suppose?`,
  customer: `Mei-Lin Cho: thoughtful, a Senior Consultant. You joined Tessaly Defense in the middle of September, besides your other work. If you hear of a second approval you find it sensible. Of an old tunnel to Halvorsen, from a week in August, you know nothing any more and do not want it. You agree to what is announced.`,
  records: joinRecords(
    changed('ingrid.saltmarsh', { leave: true }),
    place('4030303', 'beatriz.montalvo', [who, '2025-09-15', '2025-12-31']),
    cleared(who, 'high_security', 'cleared', {
      '4010021': 'signed',
      '4010033': 'signed',
      '4010045': 'signed',
    }),
    vpn(who, '4010021', '4010022'),
    training(who, 'CRS-4020012', '2025-09-18', { name: 'Export control basics', until: '2026-09-18' }),
    training(who, 'CRS-4020013', '2025-09-26'),
  ),
  solution: [
    ...lookUp(who),
    ...readEngagement('4030303', '4010033', who),
    ...standing(who, '4010033'),
    approvalsOf('client_access', who),
    contact('ingrid.saltmarsh'),
    end.open,
    ...done.steps,
    end.close,
  ],
  expected: [end.effect, ...done.effects],
})
