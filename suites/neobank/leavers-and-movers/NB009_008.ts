import { colleague } from '../../../sandboxes/neobank/baseline/people.ts'
import { idsAfter } from '../../../sandboxes/neobank/baseline.ts'
import { people } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { fresh } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { provisioned } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const talia = colleague('130016')
const mover = hire('130330', 'Lior Fontaine', 4, '130016', 'Operations Engineer', {
  since: '2021-02-01',
  has: [
    ['Parley', 'member', '2021-02-01'],
    ['Forgeyard', 'write', '2021-02-01'],
    ['Lakehouse Masked', 'analyst', '2023-04-03'],
    ['Gatekey VPN', 'engineer_prod', '2023-04-03'],
  ],
})
const records = people(mover)
const mine = idsAfter(records).ticket()
const end = fresh('15', 'task', 'high', 'Mover: WD-130330', mine, provisioned)

export const NB009_008 = neobank.task({
  id: 'NB009_008',
  title: 'he came from engineering, and half of what he brought is not for operations',
  level: 'demanding',
  traits: ['batch-with-exceptions', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['MV-3', 'ML-1'],
  request: `Talia Greenwood-Ruiz, talia.greenwood.ruiz@quillhaven.example. Lior Fontaine (lior.fontaine@quillhaven.example) has come over to us from engineering in September. Please tidy up his access.`,
  customer: `You are Talia Greenwood-Ruiz, IT operations manager, orderly. You want whatever does not belong to your department taken away; what he may keep he keeps. You agree to what is announced.`,
  records,
  solution: [
    ...desk.lookUp(talia),
    ...desk.register(mover),
    ['zendesk_get_items', { table: 'tickets', filter: "requester_id eq '31'" }],
    ...desk.has(mover, 'Forgeyard', 'Lakehouse Masked', 'Gatekey VPN', 'Cloud Production', 'Ledger Database'),
    ...desk.has(mover, 'Lakehouse Raw', 'Watchtower SIEM', 'Customer PII', 'Teller Console', 'Tessera AML'),
    end.open,
    ...desk.revoke(mover, 'Forgeyard', 'Lakehouse Masked'),
    desk.send(talia, 'access_revoked', mine, 'Access of Lior Fontaine was tidied up'),
    end.close,
  ],
  expected: [end.effect, ...outcome.revoked(mover, 2, 3), outcome.sent(talia, 'access_revoked', mine)],
})
