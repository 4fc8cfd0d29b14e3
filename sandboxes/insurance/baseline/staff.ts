import { deskUsers } from '../rules.ts'
import type { Rows } from './rows.ts'

const hired = '2023-01-09T09:00:00Z'

export const organizations: Rows<'organizations'> = [
  {
    id: '1',
    name: 'Tarnbrook Mutual Insurance',
    domain_names: ['tarnbrook.example'],
    details: 'Staff',
    created_at: hired,
    updated_at: hired,
  },
]

const colleagues = [
  [deskUsers.service, 'Service Desk', 'service', 'agent'],
  [deskUsers.underwriting, 'Ingeborg Tallis', 'ingeborg.tallis', 'agent'],
  [deskUsers.investigation, 'Cosmo Brandvold', 'cosmo.brandvold', 'agent'],
  [deskUsers.security, 'Adaeze Fontaine', 'adaeze.fontaine', 'agent'],
  [deskUsers.billing, 'Rufus Hallorann-Pike', 'rufus.pike', 'agent'],
  [deskUsers.lead, 'Marguerite Osei', 'marguerite.osei', 'admin'],
] as const

/** The desk's own people. */
export const staff: Rows<'users'> = colleagues.map(([id, name, address, role]) => ({
  id,
  name,
  email: `${address}@tarnbrook.example`,
  role,
  organization_id: '1',
  verified: true,
  created_at: hired,
  updated_at: hired,
}))
