import { company } from '../rules.ts'
import { hotels } from './hotels.ts'
import type { Row, Rows } from './rows.ts'

const staff = 'ORG-1'
const guests = 'ORG-2'
const companies = 'ORG-3'
const partners = 'ORG-4'
const opened = '2024-01-08T09:00:00Z'

export const organizations: Rows<'organizations'> = [
  { id: staff, name: company.name, domain_names: [company.mail], details: 'Staff' },
  { id: guests, name: 'Private guests', domain_names: [], details: 'Guests who book for themselves' },
  {
    id: companies,
    name: 'Companies and groups',
    domain_names: [],
    details: 'Travel managers and coordinators',
  },
  { id: partners, name: 'Hotels', domain_names: [], details: 'Staff of partner hotels' },
].map((organization) => ({ ...organization, created_at: opened, updated_at: opened }))

type Profile = Row<'customerProfiles'>

interface Person {
  /** Digits after `CUS-`. */
  readonly number: string
  readonly name: string
  readonly email: string
  readonly tier?: Profile['vip_tier']
  /** Standing in the points programme, which is no tier. */
  readonly points?: string
  readonly spent: number
  readonly stays: number
  readonly complaints?: number
  readonly likes?: readonly string[]
  readonly notes?: readonly string[]
  readonly since: string
}

const people: readonly Person[] = [
  {
    number: '20000101',
    name: 'Ines Okafor-Lind',
    email: 'ines.okafor@postlark.example',
    points: 'member',
    spent: 1840.5,
    stays: 6,
    likes: ['quiet side'],
    since: '2023-03-02',
  },
  {
    number: '20000102',
    name: 'Ines Okafor',
    email: 'ines.okafor.b@postlark.example',
    tier: 'vip',
    points: 'silver',
    spent: 9120,
    stays: 24,
    since: '2021-11-19',
  },
  {
    number: '20000103',
    name: 'Tobias Renner-Vale',
    email: 't.renner.vale@fernmail.example',
    tier: 'platinum',
    points: 'gold',
    spent: 31410.75,
    stays: 61,
    likes: ['high floor', 'late departure'],
    since: '2019-05-14',
  },
  {
    number: '20000104',
    name: 'Tobias Rennervale',
    email: 't.rennervale@fernmail.example',
    points: 'platinum-elite',
    spent: 4200,
    stays: 15,
    since: '2022-08-30',
  },
  {
    number: '20000105',
    name: 'Hanneke Dijkgraaf-Moya',
    email: 'hanneke.dm@postlark.example',
    tier: 'vip',
    points: 'gold',
    spent: 11875.2,
    stays: 27,
    notes: ['Willem Dijkgraaf may act for me.'],
    since: '2020-02-11',
  },
  {
    number: '20000106',
    name: 'Obinna Strand',
    email: 'obinna.strand@fernmail.example',
    points: 'gold',
    spent: 3310,
    stays: 12,
    since: '2022-01-25',
  },
  {
    number: '20000107',
    name: 'Marguerite Abelard-Tsai',
    email: 'm.abelard.tsai@postlark.example',
    spent: 960,
    stays: 3,
    since: '2024-09-17',
  },
  {
    number: '20000108',
    name: 'Kazimir Holloway-Petrov',
    email: 'kazimir.hp@fernmail.example',
    tier: 'vip',
    spent: 8040,
    stays: 19,
    complaints: 1,
    since: '2021-06-08',
  },
  {
    number: '20000109',
    name: 'Leilani Kaimana-Frost',
    email: 'leilani.kf@postlark.example',
    tier: 'platinum',
    points: 'platinum-elite',
    spent: 28760,
    stays: 52,
    likes: ['sea view'],
    since: '2019-10-01',
  },
  {
    number: '20000110',
    name: 'Ravi Thistlewood',
    email: 'ravi.thistlewood@fernmail.example',
    points: 'member',
    spent: 1490,
    stays: 5,
    since: '2023-12-03',
  },
  {
    number: '20000111',
    name: 'Ravindra Thistlewood',
    email: 'r.thistlewood@fernmail.example',
    spent: 2215,
    stays: 8,
    notes: ['Prefers to be written to in the morning.'],
    since: '2022-04-22',
  },
  {
    number: '20000112',
    name: 'Solveig Marchetti-Aune',
    email: 'solveig.ma@postlark.example',
    points: 'silver',
    spent: 2730,
    stays: 9,
    since: '2022-10-10',
  },
  {
    number: '20000113',
    name: 'Desta Umberfield',
    email: 'desta.umberfield@fernmail.example',
    spent: 5120,
    stays: 17,
    complaints: 3,
    since: '2021-01-30',
  },
  {
    number: '20000114',
    name: 'Paloma Quist-Herrera',
    email: 'paloma.qh@postlark.example',
    tier: 'vip',
    spent: 7995,
    stays: 21,
    since: '2020-07-19',
  },
  {
    number: '20000115',
    name: 'Anders Nwosu-Bleeker',
    email: 'anders.nwosu@brightwater.example',
    spent: 6400,
    stays: 14,
    since: '2023-05-05',
  },
  {
    number: '20000116',
    name: 'Chiara Lindqvist-Omar',
    email: 'chiara.lo@haldenpryce.example',
    tier: 'vip',
    spent: 9910,
    stays: 23,
    since: '2021-09-27',
  },
  {
    number: '20000117',
    name: 'Josephine Waring-Adeyemi',
    email: 'josephine.wa@ternandtiller.example',
    tier: 'platinum',
    spent: 22040,
    stays: 40,
    since: '2019-12-12',
  },
  {
    number: '20000118',
    name: 'Mateus Brandt-Oliveira',
    email: 'mateus.bo@postlark.example',
    spent: 640,
    stays: 2,
    since: '2025-02-14',
  },
  {
    number: '20000119',
    name: 'Yuki Ferncastle',
    email: 'yuki.ferncastle@fernmail.example',
    points: 'member',
    spent: 1105,
    stays: 4,
    likes: ['garden side'],
    since: '2024-04-04',
  },
  {
    number: '20000120',
    name: 'Tamsin Greaves-Oyelowo',
    email: 'tamsin@stmungochoir.example',
    spent: 14200,
    stays: 11,
    since: '2022-02-02',
  },
  {
    number: '20000121',
    name: 'Bertrand Achterberg',
    email: 'bertrand@summitsurveyors.example',
    tier: 'vip',
    spent: 25310,
    stays: 18,
    since: '2021-03-16',
  },
  {
    number: '20000122',
    name: 'Noriko Halvorsen-Dane',
    email: 'noriko@tearoadtours.example',
    spent: 12480,
    stays: 9,
    since: '2023-08-21',
  },
]

export const customerProfiles: Rows<'customerProfiles'> = people.map((person) => ({
  id: `CUS-${person.number}`,
  customer_id: `CUS-${person.number}`,
  email: person.email,
  full_name: person.name,
  vip_tier: person.tier ?? 'standard',
  loyalty_program_status: person.points ?? null,
  lifetime_value: person.spent.toFixed(2),
  total_bookings_count: person.stays,
  preferences: [...(person.likes ?? [])],
  special_notes: [...(person.notes ?? [])],
  complaint_count: person.complaints ?? 0,
  last_booking_date: '2025-09-12T10:00:00Z',
  created_at: `${person.since}T10:00:00Z`,
  updated_at: '2025-09-12T10:00:00Z',
}))

interface Account {
  /** Digits after `CRP-`. */
  readonly number: string
  readonly company: string
  readonly tier: Row<'corporateAccounts'>['account_tier']
  readonly status: Row<'corporateAccounts'>['account_status']
  readonly contact: readonly [name: string, email: string]
  readonly ends?: string
  readonly bookings: number
  readonly terms: string
}

const accounts: readonly Account[] = [
  {
    number: '30000011',
    company: 'Brightwater Instruments',
    tier: 'enterprise',
    status: 'active',
    contact: ['Noor Castellanos-Webb', 'travel@brightwater.example'],
    ends: '2026-06-30',
    bookings: 40,
    terms: 'Net 60',
  },
  {
    number: '30000012',
    company: 'Brightwater Marine',
    tier: 'small_business',
    status: 'active',
    contact: ['Gideon Castell', 'office@brightwatermarine.example'],
    ends: '2025-09-30',
    bookings: 6,
    terms: 'Net 30',
  },
  {
    number: '30000021',
    company: 'Halden & Pryce Architects',
    tier: 'mid_market',
    status: 'active',
    contact: ['Rosalind Achebe-Stone', 'travel@haldenpryce.example'],
    bookings: 15,
    terms: 'Net 45',
  },
  {
    number: '30000031',
    company: 'Corvid Analytics',
    tier: 'mid_market',
    status: 'pending',
    contact: ['Lucian Oduya', 'lucian.oduya@corvid.example'],
    bookings: 15,
    terms: 'Net 45',
  },
  {
    number: '30000041',
    company: 'Tern & Tiller Films',
    tier: 'small_business',
    status: 'active',
    contact: ['Marisol Vance-Okello', 'production@ternandtiller.example'],
    ends: '2026-01-31',
    bookings: 8,
    terms: 'Net 30',
  },
]

export const corporateAccounts: Rows<'corporateAccounts'> = accounts.map((account) => ({
  id: `CRP-${account.number}`,
  corporate_account_id: `CRP-${account.number}`,
  company_name: account.company,
  account_tier: account.tier,
  account_status: account.status,
  contact_name: account.contact[0],
  contact_email: account.contact[1],
  contact_phone: `+1-555-0${account.number.slice(-3)}`,
  booking_limit: account.bookings,
  credit_limit: (account.bookings * 2500).toFixed(2),
  payment_terms: account.terms,
  expiration_date: account.ends ? `${account.ends}T00:00:00Z` : null,
  created_at: opened,
  updated_at: opened,
}))

type Named = readonly [name: string, email: string]

const colleagues: readonly Named[] = [
  ['Guest Care', `care@${company.mail}`],
  ['Oda Fenwick-Ruiz', `payments@${company.mail}`],
  ['Casimir Boateng-Lowe', `partners@${company.mail}`],
  ['Henrietta Salazar-Kwan', `corporate@${company.mail}`],
  ['Ewan Mbeki-Thornbury', `duty@${company.mail}`],
]

/** Colleagues first, then guests, companies' contacts, and hotels at their ordinary address. */
export const users: Rows<'users'> = [
  ...colleagues.map(([name, email], index) => user(name, email, staff, index === 4 ? 'admin' : 'agent')),
  ...people.map(({ name, email }) => user(name, email, guests)),
  ...accounts.map(({ contact: [name, email] }) => user(name, email, companies)),
  ...hotels.map(({ contact_name, contact_email }) => user(contact_name, contact_email, partners)),
].map((row, index) => ({ ...row, id: String(index + 1) }))

function user(
  name: string,
  email: string,
  organization_id: string,
  role: Row<'users'>['role'] = 'end-user',
): Omit<Row<'users'>, 'id'> {
  return { name, email, role, organization_id, verified: true, created_at: opened, updated_at: opened }
}

/**
 * The desk's user with an address of mail.
 *
 * @throws Error when there is none
 */
export function userOf(email: string): string {
  const found = users.find((each) => each.email === email)
  if (!found) throw new Error(`The baseline has no desk user with the address ${email}.`)
  return found.id
}

/** The desk's user of a guest, by the guest's id. */
export function userOfGuest(customerId: string): string {
  const profile = customerProfiles.find(({ customer_id }) => customer_id === customerId)
  if (!profile) throw new Error(`The baseline has no customer ${customerId}.`)
  return userOf(profile.email)
}
