import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const ingrid = colleague('110013')
const elvira = hire('110494', 'Elvira Stokes', 4, '110013', 'Platform Engineer', {
  status: 'departing',
  has: [
    ['Parley', 'member', '2022-03-07'],
    ['Forgeyard', 'write', '2022-03-07'],
    ['Gatekey VPN', 'engineer_prod', '2024-02-05'],
    ['Cloud Production', 'user', '2025-09-27', '2025-10-04T00:00:00Z'],
  ],
})
const records = people(elvira)
const mine = idsAfter(records).ticket()
const end = fresh('7', 'task', 'high', 'Leaver: WD-110494', mine, { ...provisioned, tags: ['offboarding'] })

export const NB009_005 = neobank.task({
  id: 'NB009_005',
  title: 'she leaves in a month, and loses today what is restricted',
  level: 'demanding',
  traits: ['rules-that-meet', 'batch-with-exceptions', 'effects-that-belong-together', 'thin-answers'],
  decidedBy: ['MV-2', 'ML-1'],
  request: `Ingrid Solvay, ingrid.solvay@quillhaven.example. Elvira Stokes (elvira.stokes@quillhaven.example) leaves at the end of October. Please end all her access today, she only writes documents now.`,
  customer: `You are Ingrid Solvay, engineering manager, fair. Elvira knows. If some of it stays until she is gone, that is fine; you ask which. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(ingrid),
    ...desk.register(elvira),
    desk.ticketsWhere("tags/any(t: t eq 'offboarding')"),
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id eq '31'" }],
    ...desk.has(elvira, 'Gatekey VPN', 'Cloud Production', 'Ledger Database', 'Lakehouse Raw', 'Forgeyard'),
    end.open,
    ...desk.revoke(elvira, 'Cloud Production', 'Gatekey VPN'),
    desk.send(ingrid, 'access_revoked', mine, 'Restricted access of Elvira Stokes is ended'),
    end.close,
  ],
  expected: [end.effect, ...outcome.revoked(elvira, 3, 4), outcome.sent(ingrid, 'access_revoked', mine)],
})
