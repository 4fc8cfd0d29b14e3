import { returnedAt } from '../clock.ts'
import type { Records, Row } from '../rows.ts'
import { bank, staffOrganization } from '../rules.ts'
import { together } from './together.ts'

type AccessLevel = Row<'appAccess'>['access_level']

/** A device of somebody's or of the stock, with its age in the register's months. */
export interface Device {
  /** Digits after `QH-HW-`. */
  readonly tag: string
  readonly type: Row<'hardwareAssets'>['device_type']
  readonly model: string
  readonly age: number
  readonly condition: NonNullable<Row<'hardwareAssets'>['condition']>
  readonly warehouse: Row<'hardwareAssets'>['warehouse_location']
}

/** One employee with whatever the systems have of them; the rows in seven tables follow from it. */
export interface Person {
  /** Digits after `WD-`, six. The ids of the person's access, seats and groups begin with them. */
  readonly staff: string
  readonly name: string
  /** Before the @; made from the name when not said. */
  readonly mailbox?: string
  readonly level: number
  readonly department: Row<'employees'>['department']
  readonly role: string
  readonly office: Row<'employees'>['office_location']
  /** Staff digits of the manager. */
  readonly manager?: string
  /** Day of the first day at work. */
  readonly since: string
  readonly status?: Row<'employees'>['employment_status']
  /** Day on which the contract ends: makes the person a contractor. */
  readonly contractEnds?: string
  readonly home?: string
  /** Id of the desk user; people without one have never written to the desk. */
  readonly user?: string
  /** Application, level, day of the grant, and the instant at which it ends, if it does. */
  readonly has?: readonly (readonly [app: string, level: AccessLevel, since: string, ends?: string])[]
  readonly groups?: readonly string[]
  /** Licence ids, digits after `LIC-`. */
  readonly seats?: readonly string[]
  readonly devices?: readonly Device[]
}

const morning = (day: string) => `${day}T09:00:00Z`

/** The work address of somebody with this name. */
export function mailOf({ name, mailbox }: Pick<Person, 'name' | 'mailbox'>): string {
  const plain = name.normalize('NFD').replace(/\p{Mark}/gu, '')
  return `${mailbox ?? plain.toLowerCase().replace(/[^a-z]+/g, '.')}@${bank.mail}`
}

/** The rows of these people. */
export function people(...persons: readonly Person[]): Records {
  return together(...persons.map(personRows))
}

function personRows(person: Person): Records {
  const employee_id = `WD-${person.staff}`
  const numbered = (prefix: string, index: number) =>
    `${prefix}-${person.staff}${String(index + 1).padStart(2, '0')}`
  const { user, contractEnds, status = 'active' } = person
  return {
    employees: [
      {
        id: employee_id,
        email: mailOf(person),
        full_name: person.name,
        level: person.level,
        department: person.department,
        role: person.role,
        office_location: person.office,
        start_date: morning(person.since),
        manager_id: person.manager === undefined ? null : `WD-${person.manager}`,
        employment_status: status,
        is_contractor: contractEnds !== undefined,
        remote_delivery_address: person.home ?? null,
        contract_end_date: contractEnds === undefined ? null : `${contractEnds}T00:00:00Z`,
      },
    ],
    users:
      user === undefined
        ? []
        : [
            {
              id: user,
              name: person.name,
              email: mailOf(person),
              role: 'end-user',
              organization_id: staffOrganization,
              verified: true,
              active: status !== 'terminated',
              created_at: morning(person.since),
              updated_at: morning(person.since),
            },
          ],
    appAccess: (person.has ?? []).map(([app_name, access_level, since, ends], index) => ({
      id: numbered('OAA', index),
      employee_id,
      app_name,
      access_level,
      granted_at: morning(since),
      granted_by: 'system',
      is_temporary: ends !== undefined,
      expires_at: ends ?? null,
    })),
    groupMemberships: (person.groups ?? []).map((group_name, index) => ({
      id: numbered('OGM', index),
      employee_id,
      group_name,
      added_at: morning(person.since),
      added_by: 'system',
    })),
    licenseAllocations: (person.seats ?? []).map((license, index) => ({
      id: numbered('LAL', index),
      license_id: `LIC-${license}`,
      employee_id,
      allocated_at: morning(person.since),
      allocated_by: 'system',
    })),
    hardwareAssets: (person.devices ?? []).map((device) => assetRow(device, true)),
    assetAssignments: (person.devices ?? []).map((device, index) => ({
      id: numbered('ASN', index),
      asset_id: assetId(device.tag),
      employee_id,
      // Whoever came later has had it from the first day.
      assigned_at: [purchaseDate(device.age), morning(person.since)].sort().at(-1),
      assigned_by: 'system',
    })),
  }
}

/** Devices that nobody has. */
export function stock(...devices: readonly Device[]): Records {
  return { hardwareAssets: devices.map((device) => assetRow(device, false)) }
}

/** The id of a device with these digits. */
export function assetId(tag: string): string {
  return `QH-HW-${tag}`
}

function assetRow(
  { tag, type, model, age, condition, warehouse }: Device,
  is_assigned: boolean,
): Row<'hardwareAssets'> {
  return {
    id: assetId(tag),
    device_type: type,
    device_model: model,
    purchase_date: purchaseDate(age),
    warehouse_location: warehouse,
    condition,
    is_assigned,
  }
}

/** A day of purchase that makes a device so many months old in the register: in the middle of that month. */
function purchaseDate(age: number): string {
  const days = age * 30 + 15
  return new Date(Date.parse(returnedAt) - days * 86_400_000).toISOString().replace(/T.*/, 'T00:00:00Z')
}
