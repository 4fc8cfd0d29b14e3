import { oneOf } from '../../../lib/task.ts'
import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied, provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const imogen = hire('150374', 'Imogen Falk', 4, '150018', 'Senior Accountant', { status: 'on_leave' })
const records = people(imogen)
const { ticket: next } = idsAfter(records)
const [locked, refused] = [
  fresh('31', 'incident', 'high', 'Password forgotten', next(1), provisioned),
  fresh('31', 'task', 'normal', 'Lakehouse Masked', next(2), denied),
]
const both = ([first = '', second = '']: readonly string[]) => [
  fresh('31', 'incident', 'high', 'Password forgotten', first, provisioned).effect,
  fresh('31', 'task', 'normal', 'Lakehouse Masked', second, denied).effect,
  ...outcome.secured(imogen, first, 'send_verification_manager', 'force_password_reset'),
]

export const NB009_010 = neobank.task({
  id: 'NB009_010',
  title: 'from her leave she may get in, and get nothing new',
  level: 'demanding',
  traits: ['rules-that-meet', 'batch-with-exceptions', 'effects-that-belong-together'],
  decidedBy: ['MV-4', 'AU-6', 'ID-1'],
  request: `imogen.falk@quillhaven.example, on parental leave until January. I have forgotten my password and want to read my payslip. And could Lakehouse Masked as viewer be ready for my first day?`,
  customer: `You are Imogen Falk, senior accountant at home with twins, tired and friendly. Nobody else was in your account. If the lakehouse has to wait until you are back, you say "of course". You agree to be verified.`,
  records,
  solution: [
    ...desk.lookUp(imogen),
    ...desk.available(colleague('150018')),
    ...desk.has(imogen, 'Lakehouse Masked'),
    locked.open,
    ...desk.secure(imogen, next(1), 'send_verification_manager', 'force_password_reset'),
    locked.close,
    refused.open,
    refused.close,
  ],
  expected: oneOf(both([next(1), next(2)]), both([next(2), next(1)])),
})
