import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, gives, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'

const tindra = hire('130341', 'Tindra Vaughn', 4, '130016', 'Operations Engineer', {
  has: [['Gatekey VPN', 'engineer_prod', '2024-02-05']],
})
const ends = '2025-10-04T00:00:00Z'
const end = brought('40', {
  status: 'solved',
  resolution_category: 'provisioned',
  approval_status: 'approved',
  access_expiry_date: ends,
})
const cloud = gives(tindra, 'Cloud Production', 'user', '40', { ends })

export const NB010_007 = neobank.task({
  id: 'NB010_007',
  title: 'she needs three days of the seven that she was granted',
  level: 'demanding',
  traits: ['time', 'customer-moves', 'effects-that-belong-together'],
  decidedBy: ['TM-2', 'AC-4'],
  request: `tindra.vaughn@quillhaven.example. Cloud Production is approved, seven days, both of them. Please give it to me.`,
  customer: `You are Tindra Vaughn, operations engineer in New York, prudent. Before it is given you say that three days are enough, from today until Friday inclusive: "the less the better". You agree to what is announced.`,
  records: together(
    people(tindra),
    ticket('40', '31', '2025-09-24T10:00:00Z', 'Cloud Production', {
      ...askedFor('130016', '72448021', '72448022'),
      tags: ['production_access', 'temporary_access'],
    }),
    approval('72448021', tindra.staff, '130016', '40', 'approved', '2025-09-25T10:00:00Z', 'Yes.'),
    approval('72448022', tindra.staff, '120003', '40', 'approved', '2025-09-26T10:00:00Z', 'Seven days.'),
  ),
  solution: [
    ...desk.lookUp(tindra),
    ...desk.comments('40'),
    ...desk.approvalStatus('72448021', '72448022'),
    ...desk.has(tindra, 'Cloud Production', 'Gatekey VPN'),
    incidents,
    ...cloud.steps,
    end.close,
  ],
  expected: [...cloud.effects, end.effect],
})
