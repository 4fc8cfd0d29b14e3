import { cleared, engagements, joinRecords, vpn } from '../builders.ts'
import type { Records, Rows } from '../rows.ts'
import { mail } from '../rules.ts'

export const clients: Rows<'clients'> = [
  { id: 'CLT-4010021', name: 'Harrowgate Mutual', required_training_courses: ['CRS-4020011'] },
  { id: 'CLT-4010022', name: 'Halvorsen Shipping', requires_nda: false },
  {
    id: 'CLT-4010033',
    name: 'Tessaly Defense Systems',
    clearance_level: 'high_security',
    required_training_courses: ['CRS-4020012', 'CRS-4020013'],
  },
  { id: 'CLT-4010034', name: 'Tessaly Retail Group' },
  {
    id: 'CLT-4010045',
    name: 'Quillon Pharma',
    clearance_level: 'high_security',
    required_training_courses: ['CRS-4020014'],
  },
  {
    id: 'CLT-4010054',
    name: 'Northmere Water',
    requires_nda: false,
    required_training_courses: ['CRS-4020002'],
  },
]

/** What the account teams have left at the desk about each client. */
const accountNotes: Readonly<Record<string, string | null>> = {
  '4010021': 'Steering committee on Tuesdays. Invoices through finance.',
  '4010022': null,
  '4010033': 'Their guards want a list of visitors two days ahead.',
  '4010034': 'Ask for Ms Aldous, not for the hotline.',
  '4010045':
    'Audit at the client. Until 10 October 2025, that day included, nobody is let into their systems, tunnels or folders who is not in already. Preparing is fine.',
  '4010054': 'No new people before 15 September 2025; after that as usual.',
}

/** The clients' organisations at the desk; the firm's own is the first. */
export const organizations: Rows<'organizations'> = clients.map((client, index) => ({
  id: String(index + 2),
  name: client.name,
  domain_names: [`${client.name.toLowerCase().replaceAll(' ', '-')}.example`],
  details: `${client.id}, client`,
  notes: accountNotes[client.id.slice(4)] ?? null,
  created_at: '2024-01-08T09:00:00Z',
  updated_at: '2025-09-15T09:00:00Z',
}))

export const engagementRecords: Records = engagements(
  {
    code: '4030101',
    client: '4010021',
    accountManager: 'ines.valcourt',
    lead: 'priscilla.nakagawa',
    crm: 'active',
    staffing: 'active',
    from: '2025-03-03',
    to: '2025-12-19',
    places: [
      ['jonas.whitlock', '2025-03-03', '2025-06-30', 'oluwaseun.adeyemi'],
      ['jonas.whitlock', '2025-07-01', '2025-12-19', 'oluwaseun.adeyemi'],
      ['mei-lin.cho', '2025-03-03', '2025-12-19'],
      ['leila.haddad', '2025-09-01', '2025-12-19'],
    ],
  },
  {
    code: '4030110',
    client: '4010021',
    accountManager: 'ines.valcourt',
    lead: 'priscilla.nakagawa',
    crm: 'completed',
    staffing: 'completed',
    from: '2025-01-13',
    to: '2025-09-12',
    places: [
      ['sunniva.dahl', '2025-01-13', '2025-09-12'],
      ['joan.whitlock', '2025-01-13', '2025-05-02'],
    ],
  },
  {
    code: '4030202',
    client: '4010022',
    accountManager: 'hamish.orre',
    lead: 'oluwaseun.adeyemi',
    crm: 'active',
    staffing: 'active',
    from: '2025-06-02',
    // The account team forgot to move it: work goes on.
    to: '2025-09-30',
    places: [
      ['rafael.ortega', '2025-06-02', '2025-10-31'],
      ['amara.okonkwo', '2025-06-02', '2025-09-26'],
      ['tomasz.wrobel', '2025-09-01', '2025-10-31'],
      ['hamish.orre', '2025-06-02', '2025-10-31'],
    ],
  },
  {
    code: '4030303',
    client: '4010033',
    accountManager: 'rafaela.ortega',
    lead: 'beatriz.montalvo',
    crm: 'active',
    staffing: 'active',
    from: '2025-07-01',
    to: '2026-06-30',
    places: [
      ['rafaela.ortega', '2025-07-01', '2026-06-30'],
      ['kofi.mensah', '2025-09-29', '2026-06-30'],
    ],
  },
  {
    code: '4030304',
    client: '4010034',
    accountManager: 'yusuf.demirel',
    lead: 'colm.farraday',
    crm: 'pipeline',
    staffing: 'active',
    from: '2025-09-15',
    places: [
      ['dariusz.wrobel', '2025-09-15'],
      ['sunniva.dahl', '2025-09-15'],
    ],
  },
  {
    code: '4030405',
    client: '4010045',
    accountManager: 'ines.valcourt',
    lead: 'priscilla.nakagawa',
    crm: 'active',
    staffing: 'active',
    from: '2025-05-05',
    to: '2026-01-30',
    places: [
      ['joan.whitlock', '2025-05-05', '2025-12-31'],
      ['mei-lin.cho', '2025-08-01', '2025-11-28'],
    ],
  },
  {
    code: '4030501',
    client: '4010054',
    accountManager: 'beatriz.montalvo',
    lead: 'beatriz.montalvo',
    crm: 'active',
    staffing: 'pipeline',
    from: '2025-10-06',
    places: [['amara.okonkwo', '2025-10-06', '2026-03-31']],
  },
  {
    code: '4030512',
    client: '4010054',
    accountManager: 'beatriz.montalvo',
    lead: 'beatriz.montalvo',
    crm: 'completed',
    staffing: 'completed',
    from: '2024-11-04',
    to: '2025-06-27',
    places: [['kofi.mensah', '2024-11-04', '2025-06-27']],
  },
  {
    code: '4030606',
    client: '4010022',
    accountManager: 'hamish.orre',
    lead: 'oluwaseun.adeyemi',
    crm: 'cancelled',
    staffing: 'active',
    from: '2025-08-04',
    places: [['rafael.ortega', '2025-08-04']],
  },
  {
    code: '4030707',
    client: '4010021',
    accountManager: 'ines.valcourt',
    lead: 'priscilla.nakagawa',
    crm: 'active',
    from: '2025-10-13',
  },
)

/** Clearances, NDAs, tunnels and systems that people have. */
export const accessRecords: Records = joinRecords(
  cleared('jonas.whitlock', 'standard', 'cleared', { '4010021': 'signed' }),
  cleared('mei-lin.cho', 'high_security', 'cleared', { '4010021': 'signed', '4010045': 'signed' }),
  cleared('joan.whitlock', 'high_security', 'cleared', { '4010021': 'expired', '4010045': 'signed' }),
  cleared('rafael.ortega', 'standard', 'cleared'),
  cleared('rafaela.ortega', 'high_security', 'cleared', { '4010033': 'signed' }),
  cleared('kofi.mensah', 'standard', 'cleared'),
  cleared('leila.haddad', 'standard', 'in_progress', { '4010021': 'sent_for_signature' }),
  cleared('sunniva.dahl', 'standard', 'expired', { '4010021': 'signed', '4010034': 'not_signed' }),
  cleared('tomasz.wrobel', 'standard', 'failed'),
  vpn('honora.vance'),
  vpn('aurelio.brandao'),
  vpn('priscilla.nakagawa', '4010021', '4010045'),
  vpn('oluwaseun.adeyemi', '4010022'),
  vpn('beatriz.montalvo', '4010033'),
  vpn('ines.valcourt', '4010045'),
  vpn('hamish.orre', '4010022'),
  vpn('mei-lin.cho', '4010021'),
  vpn('jonas.whitlock', '4010021'),
  vpn('joan.whitlock', '4010045'),
  vpn('rafael.ortega', '4010022'),
  vpn('rafaela.ortega', '4010033'),
  vpn('amara.okonkwo', '4010022'),
  vpn('kofi.mensah'),
  vpn('dariusz.wrobel'),
  vpn('sunniva.dahl', '4010021'),
  vpn('leila.haddad'),
  vpn('tomasz.wrobel'),
  vpn('nadia.petrenko'),
  vpn('gwendolyn.pryce'),
  {
    clientSystemAccess: [
      {
        id: 'CSA-4060001',
        employee_email: mail('mei-lin.cho'),
        client_id: 'CLT-4010021',
        system_name: 'Claims warehouse',
        access_type: 'contributor',
      },
      {
        id: 'CSA-4060002',
        employee_email: mail('rafaela.ortega'),
        client_id: 'CLT-4010033',
        system_name: 'Parts ledger',
        access_type: 'read_only',
      },
      {
        id: 'CSA-4060003',
        employee_email: mail('amara.okonkwo'),
        client_id: 'CLT-4010022',
        system_name: 'Berth planner',
        access_type: 'contributor',
      },
    ],
  },
)
