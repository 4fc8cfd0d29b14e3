import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'

const sibusiso = hire('130241', 'Sibusiso Kerr', 4, '130016', 'Systems Engineer', {
  has: [['Gatekey VPN', 'standard_employee', '2022-03-07']],
})
const end = brought('40', { status: 'solved', resolution_category: 'denied' })

export const NB001_006 = neobank.task({
  id: 'NB001_006',
  title: 'two fresh approvals for Cloud Production, and no way to reach it',
  level: 'demanding',
  traits: ['rules-that-meet', 'nothing-to-do', 'thin-answers'],
  decidedBy: ['AC-4', 'AC-6'],
  request: `sibusiso.kerr@quillhaven.example: both yeses for Cloud Production are in, Talia and Marguerite. Can I have it today, seven days as usual? The migration starts at four.`,
  customer: `You are Sibusiso Kerr, systems engineer, punctual. You want Cloud Production for a migration. You use Gatekey VPN every day and never looked at which level it is. If it is refused because of the VPN, you ask whether the agent could not give you that one along with it; when you hear that this needs approvals of its own,
you will think about it and ask another time.`,
  records: together(
    people(sibusiso),
    ticket('40', '31', '2025-09-25T10:00:00Z', 'Cloud Production for the migration', {
      ...askedFor('130016', '72442001', '72442002'),
      tags: ['production_access', 'temporary_access'],
    }),
    approval('72442001', sibusiso.staff, '130016', '40', 'approved', '2025-09-26T10:00:00Z', 'Fine.'),
    approval('72442002', sibusiso.staff, '120003', '40', 'approved', '2025-09-29T10:00:00Z', 'Seven days.'),
  ),
  solution: [
    ...desk.lookUp(sibusiso),
    ...desk.comments('40'),
    ...desk.approvalStatus('72442001', '72442002'),
    ...desk.has(sibusiso, 'Cloud Production', 'Gatekey VPN'),
    incidents,
    end.close,
  ],
  expected: [end.effect],
})
