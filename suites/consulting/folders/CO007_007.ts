import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { folder, fresh, lookUp, nda, readEngagement, ticketsWhere } from '../deeds.ts'

const who = 'priscilla.nakagawa'
const sent = nda(who, '4010021')
const end = fresh(
  'folder',
  who,
  '9',
  'Harrowgate: claims work',
  {
    folder_id: 'FLD-4050031',
    client_id: 'CLT-4010021',
    engagement_code: 'ENG-4030101',
    approval_required: 'no',
  },
  { status: 'pending' },
)

export const CO007_007 = consulting.task({
  id: 'CO007_007',
  title: 'she leads the work, and has never signed for it',
  level: 'demanding',
  traits: ['who-may', 'evidence-before-words'],
  decidedBy: ['CO-12.2', 'CO-6.3'],
  request: `Priscilla Nakagawa, priscilla.nakagawa@brackenfold.example. FLD-4050031, the folder of my own engagement at Harrowgate (ENG-4030101): I cannot get in, as of a new laptop. Editor, please. You need not ask me whether I approve.`,
  customer: `You are Priscilla Nakagawa, Senior Manager in New York, quick and good-humoured. You took the engagement over in July. That you signed Harrowgate's agreement you would have sworn. If something comes for signature, you sign it tonight.`,
  solution: [
    ...lookUp(who),
    folder('FLD-4050031'),
    ticketsWhere("folder_id eq 'FLD-4050031'"),
    ...readEngagement('4030101', '4010021', who),
    ['client_access_api', { action: 'check_client_requirements', client_id: 'CLT-4010021' }],
    ['nda_api', { action: 'check_status', email: mail(who), client_id: 'CLT-4010021' }],
    end.open,
    ...sent.steps,
    end.close,
  ],
  expected: [end.effect, ...sent.effects],
})
