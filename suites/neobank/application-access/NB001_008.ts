import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const bertil = hire('150241', 'Bertil Nwachukwu', 4, '150018', 'Analyst', {
  has: [['Lakehouse Masked', 'analyst', '2023-10-02']],
})
const records = people(bertil)
const mine = idsAfter(records).ticket()
const ticket = fresh('31', 'task', 'normal', 'Lakehouse Masked: viewer instead of analyst', mine, provisioned)

export const NB001_008 = neobank.task({
  id: 'NB001_008',
  title: 'he steps down from analyst to viewer, for which nobody is asked and nobody is told',
  level: 'routine',
  traits: ['rules-that-meet'],
  decidedBy: ['AC-3', 'ML-2'],
  request: `bertil.nwachukwu@quillhaven.example. I no longer write queries in Lakehouse Masked, looking is enough; please make me a viewer. Ophelia approves, I suppose you need that.`,
  customer: `You are Bertil Nwachukwu, analyst in finance, tidy. You want to be viewer in Lakehouse Masked instead of analyst. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(bertil),
    ...desk.has(bertil, 'Lakehouse Masked'),
    ticket.open,
    ...desk.revoke(bertil, 'Lakehouse Masked'),
    desk.give(bertil, 'Lakehouse Masked', 'viewer'),
    ticket.close,
  ],
  expected: [
    ticket.effect,
    ...outcome.revoked(bertil, 1),
    outcome.given(bertil, 'Lakehouse Masked', 'viewer'),
  ],
})
