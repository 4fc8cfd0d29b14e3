import { joinRecords } from '../shared/index.ts'
import { staff } from './baseline/staff.ts'
import type { Records, Row } from './rows.ts'
import { deskUsers, mail } from './rules.ts'

/** Somebody at the firm. People are named by what stands before the @ of their address. */
export interface Person {
  readonly mailbox: string
  readonly name: string
  /** Id of the desk user. */
  readonly user: string
  readonly level: Row<'employees'>['level']
  readonly office: Row<'employees'>['office_location']
  /** First day of employment. */
  readonly since: string
  readonly manager?: string
  readonly partner?: string
  readonly phase?: Row<'employees'>['onboarding_phase']
  readonly leave?: boolean
  readonly standIn?: string
}

const midnight = (day: string) => `${day}T00:00:00Z`
const address = (mailbox: string | undefined) => (mailbox === undefined ? null : mail(mailbox))

/** The rows of these people: personnel record and desk user. */
export function people(...persons: readonly Person[]): Records {
  return {
    employees: persons.map((person) => ({
      email: mail(person.mailbox),
      name: person.name,
      level: person.level,
      office_location: person.office,
      start_date: midnight(person.since),
      manager_email: address(person.manager),
      partner_email: address(person.partner),
      onboarding_phase: person.phase ?? 'completed',
      availability_status: person.leave ? 'on_leave' : 'available',
      backup_approver_email: address(person.standIn),
    })),
    users: persons.map((person) => ({
      id: person.user,
      name: person.name,
      email: mail(person.mailbox),
      role: 'end-user',
      organization_id: '1',
      verified: true,
      created_at: midnight(person.since),
      updated_at: midnight(person.since),
    })),
  }
}

/**
 * A person of the baseline with other particulars: on leave, with another manager.
 *
 * @throws Error when nobody has this mailbox
 */
export function changed(mailbox: string, particulars: Partial<Person>): Records {
  return people({ ...personCalled(mailbox), ...particulars })
}

/**
 * The desk user of a person of the baseline.
 *
 * @throws Error when nobody has this mailbox
 */
export function userOf(mailbox: string): string {
  return personCalled(mailbox).user
}

function personCalled(mailbox: string): Person {
  const person = staff.find((candidate) => candidate.mailbox === mailbox)
  if (!person) throw new Error(`The baseline has nobody with the mailbox ${mailbox}.`)
  return person
}

/** A person's time on an engagement: mailbox, first day, last day, and who led the work when it was booked. */
export type Place = readonly [who: string, from: string, to?: string | null, leadThen?: string]

/** An engagement as both systems have it; leave one out and that system does not know it. */
export interface Engagement {
  /** Digits after `ENG-`. */
  readonly code: string
  /** Digits after `CLT-`. */
  readonly client: string
  readonly accountManager: string
  readonly lead: string
  readonly crm?: Row<'crmEngagements'>['status']
  readonly staffing?: Row<'staffedEngagements'>['status']
  readonly from: string
  readonly to?: string
  readonly places?: readonly Place[]
}

/** The rows of these engagements in the CRM and in staffing, with their places. */
export function engagements(...all: readonly Engagement[]): Records {
  return {
    crmEngagements: all.flatMap(({ code, client, accountManager, crm, from, to }) =>
      crm
        ? {
            engagement_code: `ENG-${code}`,
            client_id: `CLT-${client}`,
            engagement_manager_email: mail(accountManager),
            status: crm,
            start_date: midnight(from),
            end_date: to === undefined ? null : midnight(to),
          }
        : [],
    ),
    staffedEngagements: all.flatMap(({ code, lead, staffing, from, to }) =>
      staffing
        ? {
            engagement_code: `ENG-${code}`,
            status: staffing,
            start_date: midnight(from),
            end_date: to === undefined ? null : midnight(to),
            senior_manager_email: mail(lead),
          }
        : [],
    ),
    assignments: all.flatMap(({ code, lead, places: [...places] = [] }) =>
      places.map((place) => placeRow(code, lead, place)),
    ),
  }
}

/** A further place on an engagement of the baseline. */
export function place(code: string, lead: string, ...places: readonly Place[]): Records {
  return { assignments: places.map((each) => placeRow(code, lead, each)) }
}

function placeRow(code: string, lead: string, [who, from, to, leadThen]: Place): Row<'assignments'> {
  return {
    // Unique for person, engagement and first day.
    id: `ASN-${code.slice(-4)}-${who.replaceAll('.', '-')}-${from.slice(2).replaceAll('-', '')}`,
    employee_email: mail(who),
    engagement_code: `ENG-${code}`,
    assignment_status: from > '2025-09-22' ? 'booked' : 'active',
    start_date: midnight(from),
    end_date: to ? midnight(to) : null,
    senior_manager_email: mail(leadThen ?? lead),
  }
}

/** A device, and who has it. */
export function device(
  id: string,
  device_type: Row<'devices'>['device_type'],
  model: string,
  age_months: number,
  location: Row<'devices'>['location'],
  {
    holder,
    status = holder ? 'assigned' : 'available',
  }: { readonly holder?: string; readonly status?: Row<'devices'>['inventory_status'] } = {},
): Records {
  return {
    devices: [{ id, device_type, model, age_months, inventory_status: status, location }],
    ...(holder && {
      deviceAssignments: [{ id: `DAS-${id.slice(4)}`, asset_id: id, employee_email: mail(holder) }],
    }),
  }
}

type TicketFields = Partial<Omit<Row<'tickets'>, 'id' | 'subject' | 'requester_id' | 'created_at'>>

/** A colleague's note on a ticket: the writer's desk user id, and the text. */
export type Remark = readonly [author: string, body: string]

/**
 * A ticket that was there before, assigned to the operations desk.
 *
 * @param requester - the mailbox of a person of the baseline, or a desk user id
 * @param day - the day on which it was created, `YYYY-MM-DD`
 */
export function ticket(
  id: string,
  requester: string,
  day: string,
  subject: string,
  fields: TicketFields = {},
  remarks: readonly Remark[] = [],
): Records {
  const created_at = `${day}T14:20:00Z`
  return {
    tickets: [
      {
        id,
        subject,
        status: 'open',
        priority: 'normal',
        type: 'task',
        requester_id: /^\d+$/.test(requester) ? requester : userOf(requester),
        assignee_id: deskUsers.desk,
        created_at,
        updated_at: created_at,
        ...fields,
      },
    ],
    comments: remarks.map(([author_id, body], index) => ({
      id: `${id}${String(index + 1).padStart(2, '0')}`,
      ticket_id: id,
      author_id,
      body,
      public: false,
      created_at,
    })),
  }
}

/** A request for an approval, and how it was answered. */
export function approval(
  id: string,
  request_type: Row<'approvalRequests'>['request_type'],
  requester: string,
  approver: string,
  status: Row<'approvalRequests'>['status'],
  rest: Partial<Row<'approvalRequests'>> = {},
): Records {
  return {
    approvalRequests: [
      { id, request_type, requester_email: mail(requester), approver_email: mail(approver), status, ...rest },
    ],
  }
}

/** A course that somebody has completed, or is enrolled in when no day is given; with a certificate if it expires. */
export function training(
  who: string,
  course: string,
  completed?: string,
  certificate?: { readonly name: string; readonly until: string },
): Records {
  const id = `${course.slice(4)}-${who.replaceAll('.', '-')}`
  return {
    trainingEnrollments: [
      {
        id: `ENR-${id}`,
        employee_email: mail(who),
        course_id: course,
        completion_date: completed === undefined ? null : midnight(completed),
      },
    ],
    ...(certificate && {
      certifications: [
        {
          id: `CER-${id}`,
          employee_email: mail(who),
          certification_name: certificate.name,
          issued_date: midnight(completed ?? '2024-09-01'),
          expiry_date: midnight(certificate.until),
        },
      ],
    }),
  }
}

/** What a person has fulfilled for clients: the clearance, and NDAs by the digits of the client. */
export function cleared(
  who: string,
  level: Row<'clearances'>['clearance_level'],
  status: Row<'clearances'>['status'],
  ndas: Readonly<Record<string, Row<'ndas'>['status']>> = {},
): Records {
  return {
    clearances: [{ employee_email: mail(who), clearance_level: level, status }],
    ndas: Object.entries(ndas).map(([client, nda]) => ({
      employee_email: mail(who),
      client_id: `CLT-${client}`,
      status: nda,
    })),
  }
}

/** A person's VPN: the firm's own, and the tunnels to clients by their digits. */
export function vpn(who: string, ...clients: readonly string[]): Records {
  const id = `VPN-${who.replaceAll('.', '-')}`
  return {
    vpnAccess: [
      { id, employee_email: mail(who) },
      ...clients.map((client) => ({
        id: `${id}-${client}`,
        employee_email: mail(who),
        client_id: `CLT-${client}`,
      })),
    ],
  }
}

export { joinRecords }
