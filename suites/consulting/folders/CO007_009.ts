import { approval, consulting, mail } from '../../../sandboxes/consulting/index.ts'
import { approvalsOf, asks, folder, fresh, lookUp, ticketsWhere } from '../deeds.ts'

const who = 'tobias.renn'
const asked = asks('document_access', who, ['wendell.oakshott'])
const end = fresh(
  'folder',
  who,
  '9',
  'Pay bands 2026',
  { folder_id: 'FLD-4050021', approval_required: 'yes', approver_id: mail('wendell.oakshott') },
  { status: 'hold' },
)

export const CO007_009 = consulting.task({
  id: 'CO007_009',
  title: 'a manager may read what people earn, if the owner agrees and not if his own boss does',
  level: 'demanding',
  traits: ['who-may', 'customer-moves'],
  decidedBy: ['CO-12.1', 'CO-3.4'],
  request: `Tobias Renn, New York (tobias.renn@brackenfold.example). I have to fill in the pay bands of 2026 for security, FLD-4050021. Editor, please. Ingrid has approved it, you find it in the system.`,
  customer: `You are Tobias Renn, Manager, punctual. If nobody is made an editor of that folder, reading is enough: you send Wendell's people a list then. You asked Ingrid because she is your manager. It is fine by you that Wendell is asked.`,
  records: approval('APR-4100193', 'document_access', who, 'ingrid.saltmarsh', 'approved'),
  solution: [
    ...lookUp(who),
    folder('FLD-4050021'),
    ticketsWhere("folder_id eq 'FLD-4050021'"),
    approvalsOf('document_access', who),
    end.open,
    ...asked.steps,
    end.close,
  ],
  expected: [end.effect, ...asked.effects],
})
