import { approval, askedFor, people, ticket, together } from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, gives } from '../deeds.ts'
import * as desk from '../desk-calls.ts'
import * as outcome from '../outcomes.ts'

const radek = hire('110361', 'Radek Aurelio', 4, '110013', 'Platform Engineer', {
  has: [
    ['Forgeyard', 'read_only', '2022-03-07'],
    ['Ledger Database', 'read_only', '2025-09-15', '2025-09-18T00:00:00Z'],
    ['Gatekey VPN', 'engineer_prod', '2024-01-15'],
  ],
})
const end = brought('40', {
  status: 'solved',
  resolution_category: 'provisioned',
  approval_status: 'approved',
})
const write = gives(radek, 'Forgeyard', 'write', '40')

export const NB001_005 = neobank.task({
  id: 'NB001_005',
  title: 'write access takes the place of reading, and a ledger that ran out is swept away before it',
  level: 'demanding',
  traits: ['thin-answers', 'rules-that-meet', 'effects-that-belong-together', 'evidence-before-words'],
  decidedBy: ['AC-3', 'SO-1', 'AP-4'],
  request: `Radek Aurelio, radek.aurelio@quillhaven.example. Ingrid has approved my write access to Forgeyard yesterday, hasn't she? I only read there so far. Please flip the switch.`,
  customer: `You are Radek Aurelio, platform engineer, cheerful. You want to write in Forgeyard. You had the Ledger Database for three days in the middle of September for a search, with a ticket of its own; if it is said that you still hold it, you say "that ended weeks ago,
look at the ticket". You do not offer to give anything up. You agree to what is announced.`,
  records: together(
    people(radek),
    ticket(
      '39',
      '31',
      '2025-09-12T09:00:00Z',
      'Ledger Database for a search',
      {
        ...askedFor('110013', '72441001', '72441002'),
        status: 'solved',
        resolution_category: 'provisioned',
        approval_status: 'approved',
        tags: ['production_access', 'temporary_access'],
        access_expiry_date: '2025-09-18T00:00:00Z',
        updated_at: '2025-09-15T09:00:00Z',
      },
      [['1', 'Given for three days.', '2025-09-15T09:00:00Z']],
    ),
    ticket('40', '31', '2025-09-26T10:00:00Z', 'Forgeyard, write', askedFor('110013', '72441010')),
    approval('72441010', radek.staff, '110013', '40', 'approved', '2025-09-30T13:00:00Z', 'Yes.'),
  ),
  solution: [
    ...desk.lookUp(radek),
    ...desk.comments('39', '40'),
    ...desk.approvalStatus('72441010'),
    ...desk.has(radek, 'Forgeyard', 'Ledger Database'),
    ...desk.revoke(radek, 'Ledger Database', 'Forgeyard'),
    ...write.steps,
    end.close,
  ],
  expected: [...outcome.revoked(radek, 1, 2), ...write.effects, end.effect],
})
