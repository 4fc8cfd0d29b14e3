import { approval, changed, consulting, joinRecords, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, fresh, left, lookUp, product } from '../deeds.ts'

const who = 'kofi.mensah'
const asked = asks('software_access', who, ['oluwaseun.adeyemi'], { amount: 180 })
const end = fresh(
  'software',
  who,
  '9',
  'Threadline Whiteboard',
  {
    catalog_id: 'CAT-4040032',
    license_pool: 'enterprise',
    access_type: 'full_access',
    approval_required: 'yes',
    approver_id: mail('oluwaseun.adeyemi'),
  },
  { status: 'hold' },
)

export const CO009_009 = consulting.task({
  id: 'CO009_009',
  title: 'he has moved to Chicago, and the yes of Austin stayed behind',
  level: 'demanding',
  traits: ['who-may', 'evidence-before-words', 'time'],
  decidedBy: ['CO-13.6', 'CO-3.4'],
  request: `Kofi Mensah, kofi.mensah@brackenfold.example. Threadline Whiteboard, please. Beatriz approved it on Monday, you can look it up.`,
  customer: `You are Kofi Mensah, Consultant, direct. Since today you are at the Chicago office and Oluwaseun is your manager; you mention the move only if somebody asks where you sit. You thought that an approval is an approval. If Oluwaseun has to be asked, ask him.`,
  records: joinRecords(
    changed(who, { office: 'Chicago', manager: 'oluwaseun.adeyemi', partner: 'desmond.achterberg' }),
    approval('APR-4100201', 'software_access', who, 'beatriz.montalvo', 'approved', { amount: 180 }),
  ),
  solution: [
    ...lookUp(who),
    product('Threadline'),
    left('CAT-4040032', 'enterprise'),
    approvalsOf('software_access', who),
    end.open,
    ...asked.steps,
    end.close,
  ],
  expected: [end.effect, ...asked.effects],
})
