import {
  approval,
  askedFor,
  incident,
  people,
  ticket,
  together,
} from '../../../sandboxes/neobank/builders/index.ts'
import { neobank } from '../../../sandboxes/neobank/index.ts'
import { hire } from '../cast.ts'
import { brought, incidents } from '../deeds.ts'
import * as desk from '../desk-calls.ts'

const tycho = hire('110449', 'Tycho Belanger', 4, '110013', 'Platform Engineer', {
  has: [['Gatekey VPN', 'engineer_prod', '2024-02-05']],
})
const end = brought('40', {
  resolution_category: 'backlogged',
  incident_severity: 'sev1_critical',
})

export const NB007_004 = neobank.task({
  id: 'NB007_004',
  title: 'both have approved, and the house is on fire',
  level: 'demanding',
  traits: ['evidence-before-words', 'rules-that-meet', 'nothing-to-do'],
  decidedBy: ['IN-4', 'AC-6'],
  request: `tycho.belanger@quillhaven.example: approvals for Cloud Production are in, I want to finish my release tonight. Seven days as usual.`,
  customer: `You are Tycho Belanger, platform engineer, keen. You want Cloud Production for a release. You know that "something is on" and you do not work on it. If it has to wait, you ask for what, and put the release off.`,
  records: together(
    people(tycho),
    incident(
      '50110082',
      'SEV1',
      'Cloud Production: storage of the cards cluster is lost',
      '2025-10-01T12:50:00Z',
    ),
    ticket('40', '31', '2025-09-24T10:00:00Z', 'Cloud Production for a release', {
      ...askedFor('110013', '72446001', '72446002'),
      tags: ['production_access', 'temporary_access'],
    }),
    approval('72446001', tycho.staff, '110013', '40', 'approved', '2025-09-29T10:00:00Z', 'Yes.'),
    approval('72446002', tycho.staff, '120003', '40', 'approved', '2025-09-30T10:00:00Z', 'Seven days.'),
  ),
  solution: [
    ...desk.lookUp(tycho),
    ...desk.comments('40'),
    ...desk.approvalStatus('72446001', '72446002'),
    incidents,
    ...desk.has(tycho, 'Cloud Production', 'Gatekey VPN'),
    end.close,
  ],
  expected: [end.effect],
})
