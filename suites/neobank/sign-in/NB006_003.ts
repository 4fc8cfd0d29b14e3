import { oneOf } from '../../../lib/task.ts'
import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, gives, orders } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const marisa = hire('190243', 'Marisa Oyelowo', 3, '190010', 'Content Editor')
const records = people(marisa)
const { ticket: next } = idsAfter(records)
const done = ['send_verification_manager', 'force_password_reset'] as const
const both = ([first = '', second = '']: readonly string[]) => {
  const password = fresh('31', 'incident', 'high', 'Password forgotten', first, provisioned)
  const meetings = fresh('31', 'task', 'normal', 'Huddle', second, provisioned)
  const huddle = gives(marisa, 'Huddle', 'user', second)
  return {
    steps: [
      password.open,
      ...desk.secure(marisa, first, ...done),
      password.close,
      meetings.open,
      ...huddle.steps,
      meetings.close,
    ],
    effects: [
      password.effect,
      ...outcome.secured(marisa, first, ...done),
      meetings.effect,
      ...huddle.effects,
    ],
  }
}
const tickets = [next(1), next(2)]

export const NB006_003 = neobank.task({
  id: 'NB006_003',
  title: 'three weeks in Lapland, the password is gone, and the meetings have moved',
  level: 'routine',
  traits: ['customer-moves', 'effects-that-belong-together'],
  decidedBy: ['AU-2', 'AU-1'],
  request: `marisa.oyelowo@quillhaven.example, back from holiday and my password with it. I am writing from my phone.`,
  customer: `You are Marisa Oyelowo, content editor, rested. You have forgotten your password; you tried it four times. Nobody else was in your account. You agree to be verified. Once you are in, you see that the team meets in Huddle now, which you have never had, and ask for it.`,
  records,
  solution: [
    ...desk.lookUp(marisa),
    ...desk.available(colleague('190010')),
    ...desk.has(marisa, 'Huddle'),
    ...both(tickets).steps,
  ],
  expected: oneOf(...orders(tickets).map((order) => both(order).effects)),
})
