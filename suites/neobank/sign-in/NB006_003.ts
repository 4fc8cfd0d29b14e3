import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const marisa = hire('190243', 'Marisa Oyelowo', 3, '190010', 'Content Editor')
const records = people(marisa)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'incident', 'high', 'Password forgotten', mine, provisioned)
const done = ['send_verification_manager', 'force_password_reset'] as const

export const NB006_003 = neobank.task({
  id: 'NB006_003',
  title: 'three weeks in Lapland, and the password is gone',
  level: 'routine',
  traits: ['thin-answers'],
  decidedBy: ['AU-2', 'AU-1'],
  request: `marisa.oyelowo@quillhaven.example, back from holiday and my password with it. I am writing from my phone.`,
  customer: `You are Marisa Oyelowo, content editor, rested. You have forgotten your password; you tried it four times. Nobody else was in your account. You agree to be verified.`,
  records,
  solution: [
    ...desk.lookUp(marisa),
    ...desk.available(colleague('190010')),
    end.open,
    ...desk.secure(marisa, mine, ...done),
    end.close,
  ],
  expected: [end.effect, ...outcome.secured(marisa, mine, ...done)],
})
