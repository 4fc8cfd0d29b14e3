import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, gives, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import { granted } from '../end-states.ts'
import * as outcome from '../outcomes.ts'

const gideon = hire('110516', 'Gideon Mlinar', 4, '110013', 'Data Engineer', {
  has: [
    ['Gatekey VPN', 'engineer_prod', '2024-02-05'],
    ['Lakehouse Raw', 'analyst', '2025-09-05', '2025-10-05T00:00:00Z'],
  ],
})
const ends = '2025-10-31T00:00:00Z'
const end = brought('41', {
  status: 'solved',
  resolution_category: 'provisioned',
  approval_status: 'approved',
  access_expiry_date: ends,
})
const raw = gives(gideon, 'Lakehouse Raw', 'analyst', '41', { ends })

export const NB010_005 = neobank.task({
  id: 'NB010_005',
  title: 'thirty more days begin today and not on Sunday',
  level: 'severe',
  traits: ['time', 'evidence-before-words', 'rules-that-meet', 'effects-that-belong-together'],
  decidedBy: ['TM-3', 'TM-2', 'AP-4'],
  request: `gideon.mlinar@quillhaven.example: the two approvals for extending Lakehouse Raw have come. It ends on the 4th, so until 3 November, right?`,
  customer: `You are Gideon Mlinar, data engineer, exact. You want to go on without a gap. If it ends on 30 October already, you ask why and accept it. You agree to what is announced.`,
  records: together(
    people(gideon),
    ticket('40', '31', '2025-09-01T10:00:00Z', 'Lakehouse Raw', {
      ...granted,
      approver_id: 'WD-110013',
      approval_request_ids: 'APR-72320001,APR-72320002',
      access_expiry_date: '2025-10-05T00:00:00Z',
      tags: ['production_access', 'temporary_access'],
      updated_at: '2025-09-05T10:00:00Z',
      status: 'closed',
    }),
    ticket('41', '31', '2025-09-25T10:00:00Z', 'Lakehouse Raw, to be extended', {
      ...askedFor('110013', '72448011', '72448012'),
      tags: ['production_access', 'temporary_access'],
    }),
    approval('72448011', gideon.staff, '110013', '41', 'approved', '2025-09-26T10:00:00Z', 'Yes.'),
    approval('72448012', gideon.staff, '120003', '41', 'approved', '2025-09-30T10:00:00Z', 'Once more.'),
  ),
  solution: [
    ...desk.lookUp(gideon),
    ...desk.comments('40', '41'),
    ...desk.approvalStatus('72448011', '72448012'),
    ...desk.has(gideon, 'Lakehouse Raw', 'Gatekey VPN'),
    incidents,
    ...desk.revoke(gideon, 'Lakehouse Raw'),
    ...raw.steps,
    end.close,
  ],
  expected: [...outcome.revoked(gideon, 2), ...raw.effects, end.effect],
})
