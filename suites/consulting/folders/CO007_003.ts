import { consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { all, approvalsOf, asks, folder, fresh, lets, lookUp, ticketsWhere } from '../deeds.ts'

const who = 'kofi.mensah'
const done = all(lets(who, 'FLD-4050011', 'viewer'), asks('document_access', who, ['gwendolyn.pryce']))
const end = fresh(
  'folder',
  who,
  '9',
  'Slide templates',
  { folder_id: 'FLD-4050011', approval_required: 'yes', approver_id: mail('gwendolyn.pryce') },
  { status: 'hold' },
)

export const CO007_003 = consulting.task({
  id: 'CO007_003',
  title: 'everybody may look at the slides, and who edits them is for Gwendolyn to say',
  level: 'routine',
  traits: ['customer-moves', 'effects-that-belong-together'],
  decidedBy: ['CO-12.5', 'CO-12.1'],
  request: `Kofi Mensah, kofi.mensah@brackenfold.example. I cannot open the slide templates, FLD-4050011. Austin seems to have been forgotten.`,
  customer: `You are Kofi Mensah, Consultant, direct. Looking is what you need today. When you can look, you say that the Austin address in them is wrong and that you would correct it yourself: editing, then, please. If somebody has to be asked, fine.`,
  solution: [
    ...lookUp(who),
    folder('FLD-4050011'),
    ticketsWhere("folder_id eq 'FLD-4050011'"),
    end.open,
    ...lets(who, 'FLD-4050011', 'viewer').steps,
    approvalsOf('document_access', who),
    ...asks('document_access', who, ['gwendolyn.pryce']).steps,
    end.close,
  ],
  expected: [end.effect, ...done.effects],
})
