import { consulting, mail, place } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, fresh, left, lookUp, product, readEngagement } from '../deeds.ts'

const asked = asks('software_access', 'nadia.petrenko', ['beatriz.montalvo', 'aurelio.brandao'], {
  amount: 1440,
  engagement_code: 'ENG-4030303',
})
const end = fresh(
  'software',
  'beatriz.montalvo',
  '9',
  'Chartmoor Studio for Nadia Petrenko',
  {
    catalog_id: 'CAT-4040021',
    license_pool: 'standard',
    access_type: 'contributor',
    engagement_code: 'ENG-4030303',
    approval_required: 'yes',
    approver_id: mail('beatriz.montalvo'),
  },
  { status: 'pending' },
)

export const CO001_009 = consulting.task({
  id: 'CO001_009',
  title: 'two licences are kept for people like her, and three roles are two persons',
  level: 'severe',
  traits: ['rules-that-meet', 'who-may', 'thin-answers', 'time'],
  decidedBy: ['CO-5.6', 'CO-2.6', 'CO-4.3'],
  request: `Beatriz Montalvo, Austin, beatriz.montalvo@brackenfold.example. Nadia Petrenko joins me on Tessaly Defense (ENG-4030303) from Monday and needs Chartmoor Studio for it. I approve as her manager and as the lead, you may take this as my signature. Kofi was told that the pool is empty. Is it?`,
  customer: `You are Beatriz Montalvo, Senior Manager, energetic, allergic to forms. Nadia's address is nadia.petrenko@brackenfold.example; she started on 25 September. If you hear that you get a request yourself, you laugh and will click it. You agree that Aurélio is asked too.`,
  records: place('4030303', 'beatriz.montalvo', ['nadia.petrenko', '2025-10-06', '2026-03-31']),
  solution: [
    ...lookUp('beatriz.montalvo'),
    ...lookUp('nadia.petrenko'),
    product('Chartmoor Studio'),
    ...readEngagement('4030303', '4010033', 'nadia.petrenko'),
    left('CAT-4040021', 'standard'),
    approvalsOf('software_access', 'nadia.petrenko'),
    end.open,
    ...asked.steps,
    end.close,
  ],
  expected: [end.effect, ...asked.effects],
})
