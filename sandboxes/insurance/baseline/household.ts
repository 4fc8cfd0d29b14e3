import { today } from '../rules.ts'
import type { Records, Rows } from './rows.ts'

type Row<T extends keyof Records> = Rows<T>[number]

/** Somebody with a profile and an account at the ticket desk. */
export interface Person {
  /** Digits after `CUS-`. */
  readonly customer: string
  /** Their desk user id; absent for somebody who has never written. */
  readonly user?: string
  readonly name: readonly [first: string, last: string]
  readonly born: string
  readonly email: string
  readonly tier?: Row<'customers'>['tier']
  readonly flagged?: boolean
  /** The last four digits of the social security number. */
  readonly digits?: string
  readonly question?: readonly [question: string, answer: string]
}

/** A driver besides the insureds. */
export interface OtherDriver {
  readonly name: string
  readonly born: string
  readonly relationship: string
  readonly since?: string
  readonly status?: Row<'drivers'>['status']
  readonly removed?: string
  readonly licence?: readonly [number: string, state: string]
  /** Their profile, when they have one; name and date of birth are then those of the profile. */
  readonly profile?: Person
  /** Marked as the co-insured in the list of drivers, whatever the policy says. */
  readonly listedAsCoInsured?: boolean
}

export interface Car {
  readonly vin: string
  readonly car: readonly [year: number, make: string, model: string]
  readonly since?: string
  readonly removed?: string
  readonly collision?: boolean
  readonly comprehensive?: boolean
  readonly rental?: boolean
  readonly underReview?: boolean
}

/** One policy with the people, cars and account on it, in the words of a person; its rows in six tables follow. */
export interface Household {
  /** Ten digits after `POL-`. The ids of drivers, vehicles and account are made of the last six. */
  readonly policy: string
  readonly state: Row<'policies'>['state']
  readonly named: Person
  readonly coInsured?: Person
  /** The day from which the policy has been with us. It expires a year after its last anniversary. */
  readonly since: string
  readonly expires?: string
  readonly status?: Row<'policies'>['status']
  readonly cancelled?: readonly [day: string, reason: NonNullable<Row<'policies'>['cancellation_reason']>]
  readonly automaticExtension?: number
  readonly atFault?: number
  readonly lapse?: readonly [start: string, end: string]
  readonly others?: readonly OtherDriver[]
  readonly cars: readonly Car[]
  readonly account: {
    /** In dollars. */
    readonly monthly: number
    /** In dollars. */
    readonly pastDue?: number
    readonly due: string
    readonly status?: Row<'billingAccounts'>['status']
    readonly received?: boolean
    readonly arrangement?: Row<'billingAccounts'>['arrangement_type']
    readonly newDue?: string
    readonly plan?: readonly [count: number, dollars: number]
    readonly count?: number
  }
}

/** The ids that a household's records have: drivers and cars are numbered from 1, the named insured first. */
export function idsOf(policy: string) {
  const tail = policy.slice(-6)
  const numbered = (prefix: string) => (place: number) => `${prefix}-${tail}${String(place).padStart(2, '0')}`
  return { policy: `POL-${policy}`, account: `BILL-${tail}`, driver: numbered('DRV'), car: numbered('VEH') }
}

/** The rows of some households. People who are on two policies are one person in each: their profile is made once. */
export function householdRecords(...households: readonly Household[]): Records {
  const people = households.flatMap(({ named, coInsured, others = [] }) => [
    named,
    ...(coInsured ? [coInsured] : []),
    ...others.flatMap(({ profile }) => (profile ? [profile] : [])),
  ])
  const once = [...new Map(people.map((person) => [person.customer, person])).values()]
  return {
    customers: once.map(customerRow),
    users: once.flatMap((person) => (person.user === undefined ? [] : [userRow(person, person.user)])),
    policies: households.map(policyRow),
    drivers: households.flatMap(driverRows),
    vehicles: households.flatMap(carRows),
    billingAccounts: households.map(accountRow),
  }
}

function customerRow(person: Person): Row<'customers'> {
  const [first_name, last_name] = person.name
  return {
    id: `CUS-${person.customer}`,
    email: person.email,
    first_name,
    last_name,
    date_of_birth: person.born,
    tier: person.tier ?? 'Standard',
    fraud_flag: person.flagged ?? false,
    ssn_last_4: person.digits ?? null,
    security_question: person.question?.[0] ?? null,
    security_answer: person.question?.[1] ?? null,
  }
}

function userRow({ name, email }: Person, id: string): Row<'users'> {
  const stamp = '2024-02-01T09:00:00Z'
  return { id, name: name.join(' '), email, verified: true, created_at: stamp, updated_at: stamp }
}

function policyRow(household: Household): Row<'policies'> {
  const { policy, state, named, coInsured, since, status, cancelled, lapse } = household
  const expires = household.expires ?? nextAnniversary(since)
  return {
    id: idsOf(policy).policy,
    customer_id: `CUS-${named.customer}`,
    state,
    status: status ?? 'Active',
    effective_date: since,
    expiration_date: expires,
    renewal_date: expires,
    cancellation_date: cancelled?.[0] ?? null,
    cancellation_reason: cancelled?.[1] ?? null,
    named_insured_id: `CUS-${named.customer}`,
    co_insured_id: coInsured ? `CUS-${coInsured.customer}` : null,
    automatic_extension_days: household.automaticExtension ?? 14,
    at_fault_claims_3_years: household.atFault ?? 0,
    lapse_flag: lapse !== undefined,
    lapse_start: lapse?.[0] ?? null,
    lapse_end: lapse?.[1] ?? null,
  }
}

function nextAnniversary(since: string): string {
  const thisYear = today.slice(0, 4) + since.slice(4)
  return thisYear > today ? thisYear : String(Number(today.slice(0, 4)) + 1) + since.slice(4)
}

function driverRows({ policy, state, named, coInsured, since, others = [] }: Household): Row<'drivers'>[] {
  const ids = idsOf(policy)
  const insured = (person: Person, place: number): Row<'drivers'> => ({
    id: ids.driver(place),
    policy_id: ids.policy,
    customer_id: `CUS-${person.customer}`,
    name: person.name.join(' '),
    date_of_birth: person.born,
    license_number: `${state}${person.customer}`,
    license_state: state,
    relationship: place === 1 ? 'Self' : 'Spouse',
    effective_date: since,
    is_named_insured: place === 1,
    is_co_insured: place !== 1,
  })
  const insureds = coInsured ? [insured(named, 1), insured(coInsured, 2)] : [insured(named, 1)]
  return [
    ...insureds,
    ...others.map((driver, index): Row<'drivers'> => {
      const place = insureds.length + index + 1
      return {
        id: ids.driver(place),
        policy_id: ids.policy,
        customer_id: driver.profile ? `CUS-${driver.profile.customer}` : null,
        name: driver.name,
        date_of_birth: driver.born,
        license_number: driver.licence?.[0] ?? null,
        license_state: driver.licence?.[1] ?? null,
        relationship: driver.relationship,
        status: driver.status ?? (driver.removed === undefined ? 'Rated' : 'Removed'),
        effective_date: driver.removed ?? driver.since ?? since,
        removal_date: driver.removed ?? null,
        is_co_insured: driver.listedAsCoInsured ?? false,
        exclusion_form_required: driver.status === 'Excluded',
      }
    }),
  ]
}

function carRows({ policy, since, cars }: Household): Row<'vehicles'>[] {
  const ids = idsOf(policy)
  return cars.map(({ vin, car: [year, make, model], ...car }, index) => ({
    id: ids.car(index + 1),
    policy_id: ids.policy,
    vin,
    year,
    make,
    model,
    status: car.removed === undefined ? 'Active' : 'Removed',
    effective_date: car.since ?? since,
    removal_date: car.removed ?? null,
    date_added_to_policy: car.since ?? since,
    collision_coverage: car.collision ?? true,
    comprehensive_coverage: car.comprehensive ?? true,
    rental_coverage: car.rental ?? false,
    uw_pending: car.underReview ?? false,
  }))
}

function accountRow({ policy, named, account }: Household): Row<'billingAccounts'> {
  const pastDue = inCents(account.pastDue ?? 0)
  return {
    id: idsOf(policy).account,
    policy_id: idsOf(policy).policy,
    customer_id: `CUS-${named.customer}`,
    status: account.status ?? (pastDue > 0 ? 'Past Due' : 'Current'),
    monthly_payment: inCents(account.monthly),
    past_due_amount: pastDue,
    current_due_date: account.due,
    payment_received: account.received ?? false,
    arrangement_type: account.arrangement ?? 'None',
    arrangements_12_months: account.count ?? 0,
    new_due_date: account.newDue ?? null,
    installment_count: account.plan?.[0] ?? null,
    installment_amount: account.plan ? inCents(account.plan[1]) : null,
  }
}

/** Dollars as the accounts write them. */
export function inCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** What a VIN begins with, by maker. */
const makers = {
  Velmont: 'VEM',
  Orlo: 'RLZ',
  Halden: 'HLD',
  Corvane: 'CRV',
  Kestler: 'KST',
  Tamsin: 'TMS',
  Brask: 'BRS',
  Zephyrine: 'ZPH',
} as const

/** The tenth character of a VIN for the model years from 2000 on. */
const yearLetters = 'Y123456789ABCDEFGHJKLMNPRST'

/** A well-formed VIN of a maker and model year. */
export function vin(maker: keyof typeof makers, year: number, serial: string): string {
  return `${makers[maker]}4C7R2${year % 9}${yearLetters[year - 2000]}P${serial}`
}
