import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { incident, people, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { denied } from '../end-states.ts'

const ilker = hire('110450', 'Ilker Sandoval', 4, '110013', 'Contract Engineer', {
  since: '2025-02-03',
  contractEnds: '2026-01-30',
  has: [['Gatekey VPN', 'engineer_prod', '2025-02-10', '2026-01-30T00:00:00Z']],
})
const records = together(
  people(ilker),
  incident('50110083', 'SEV2', 'Ledger Database: replication lags by an hour', '2025-10-01T10:20:00Z'),
)
const mine = idsAfter(records).ticket()
const end = fresh('31', 'task', 'normal', 'Ledger Database', mine, { ...denied, tags: ['production_access'] })

export const NB007_005 = neobank.task({
  id: 'NB007_005',
  title: 'all of it fits, but he is a contractor and the incident a second-rate one',
  level: 'demanding',
  traits: ['rules-that-meet', 'nothing-to-do', 'evidence-before-words'],
  decidedBy: ['IN-1', 'TM-4'],
  request: `Ilker Sandoval, ilker.sandoval@quillhaven.example. I was pulled onto SEC-50110083 by Ingrid. Emergency read access to the Ledger Database, please, now.`,
  customer: `You are Ilker Sandoval, engineer, quick. You work on the replication since eleven. You are with the bank through an agency and do not say so unasked. If it is refused, you ask whether Ingrid could read it for you, and go to her.`,
  records,
  solution: [
    ...desk.lookUp(ilker),
    incidents,
    ...desk.has(ilker, 'Ledger Database', 'Gatekey VPN'),
    end.open,
    end.close,
  ],
  expected: [end.effect],
})
