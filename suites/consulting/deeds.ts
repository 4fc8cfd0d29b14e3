import type { SolutionStep } from '../../lib/define/define-task.ts'
import { inserted, updated } from '../../lib/task.ts'
import { consulting, mail } from '../../sandboxes/consulting/index.ts'
import type { Row } from '../../sandboxes/consulting/rows.ts'
import * as step from './steps.ts'

export { approvalsOf, lookUp, readEngagement, remarks } from './steps.ts'

type Step = SolutionStep<typeof consulting.tools>
type Fields = Partial<Omit<Row<'tickets'>, 'id'>>
type Kind = Parameters<typeof step.openTicket>[0]
type Request = Row<'approvalRequests'>['request_type']
type DeviceType = Row<'devices'>['device_type']
type Office = Row<'devices'>['location']
type Access = NonNullable<Row<'appAccess'>['access_type']>

const { tables } = consulting

/** What has to be done, and what it leaves behind. */
export interface Deed {
  readonly steps: readonly Step[]
  readonly effects: ReturnType<typeof inserted | typeof updated>[]
}

/** Several deeds, one after the other. */
export function all(...deeds: readonly Deed[]): Deed {
  return { steps: deeds.flatMap(({ steps }) => steps), effects: deeds.flatMap(({ effects }) => effects) }
}

/**
 * A new ticket: how it is opened, how it is ended, and what it must be then.
 *
 * @param id - the number that it gets
 * @param fields - what it has from the beginning
 * @param end - what is set in the end
 */
export function fresh(kind: Kind, writer: string, id: string, subject: string, fields: Fields, end: Fields) {
  return {
    open: step.openTicket(kind, writer, subject, fields),
    close: step.endTicket(id, end),
    effect: step.newTicket(kind, writer, { status: 'open', ...fields, ...end } as Parameters<
      typeof step.newTicket
    >[2]),
  }
}

/** A ticket that is there: how it is ended, and what must have changed. */
export function brought(id: string, change: Fields): Deed {
  return {
    steps: [step.endTicket(id, change)],
    effects: [updated(tables.tickets, id, change as Parameters<typeof updated<typeof tables.tickets>>[2])],
  }
}

/** Approvals that are asked for, each approver looked up before. */
export function asks(
  kind: Request,
  who: string,
  approvers: readonly string[],
  rest: { readonly amount?: number; readonly engagement_code?: string } = {},
): Deed {
  return {
    steps: approvers.flatMap((approver) => step.ask(kind, who, approver, rest)),
    effects: approvers.map((approver) => step.asked(kind, who, approver, rest)),
  }
}

/** A licence and the sign-on that goes with it. */
export function licence(
  who: string,
  [catalog_id, app_name, pool_type]: readonly [id: string, name: string, pool: 'standard' | 'enterprise'],
  access_type: Access,
  engagement_code?: string,
): Deed {
  const booked = engagement_code === undefined ? {} : { engagement_code }
  return {
    steps: [
      ['license_management_api', { action: 'allocate', catalog_id, email: mail(who), pool_type, ...booked }],
      ...signOn(who, app_name, access_type).steps,
    ],
    effects: [
      inserted(tables.licenseAllocations, {
        catalog_id,
        employee_email: mail(who),
        pool_type,
        engagement_code: engagement_code ?? null,
      }),
      ...signOn(who, app_name, access_type).effects,
    ],
  }
}

/** Single sign-on to an application. */
export function signOn(who: string, app_name: string, access_type: Access): Deed {
  return {
    steps: [['okta_provision_access', { email: mail(who), app_name, access_type }]],
    effects: [inserted(tables.appAccess, { employee_email: mail(who), app_name, access_type })],
  }
}

/** How many licences of a product are left. */
export function left(catalog_id: string, pool_type: 'standard' | 'enterprise'): Step {
  return ['license_management_api', { action: 'check_availability', catalog_id, pool_type }]
}

/** The tickets that a filter finds. */
export function ticketsWhere(filter: string): Step {
  return ['zendesk_get_items', { table: 'tickets', filter }]
}

/** What stands between a person and a client: requirements, clearance, NDA, courses, tunnels. */
export function standing(who: string, client: string): Step[] {
  const email = mail(who)
  const client_id = `CLT-${client}`
  return [
    ['client_access_api', { action: 'check_client_requirements', client_id }],
    ['client_access_api', { action: 'get_employee_prerequisites', email, client_id }],
    ['background_check_api', { action: 'get_status', email }],
    ['degreed_api', { action: 'get_training_history', email }],
    ['client_access_api', { action: 'check_vpn_access', email }],
  ]
}

/**
 * A background check that is begun.
 *
 * @param had - the level of the record that there was; none when the person had no record
 */
export function check(
  who: string,
  clearance_level: Row<'clearances'>['clearance_level'],
  had?: Row<'clearances'>['clearance_level'],
): Deed {
  const employee_email = mail(who)
  const status = 'in_progress'
  const level = had === clearance_level ? {} : { clearance_level }
  return {
    steps: [['background_check_api', { action: 'initiate', email: employee_email, clearance_level }]],
    effects: [
      had === undefined
        ? inserted(tables.clearances, { employee_email, clearance_level, status })
        : updated(tables.clearances, employee_email, { ...level, status }),
    ],
  }
}

/** An NDA that is sent; `had` when there is a record of one. */
export function nda(who: string, client: string, had = false): Deed {
  const key = { employee_email: mail(who), client_id: `CLT-${client}` }
  return {
    steps: [['nda_api', { action: 'send_for_signature', email: mail(who), client_id: key.client_id }]],
    effects: [
      had
        ? updated(tables.ndas, key, { status: 'sent_for_signature' })
        : inserted(tables.ndas, { ...key, status: 'sent_for_signature' }),
    ],
  }
}

/** Courses that a person is enrolled in. */
export function enrols(who: string, ...courses: readonly string[]): Deed {
  return {
    steps: courses.map((course_id) => [
      'degreed_api',
      { action: 'enroll_employee', email: mail(who), course_id },
    ]),
    effects: courses.map((course_id) =>
      inserted(tables.trainingEnrollments, { employee_email: mail(who), course_id, completion_date: null }),
    ),
  }
}

/** A tunnel to a client, or the firm's own VPN. */
export function tunnel(who: string, client?: string): Deed {
  const to = client === undefined ? {} : { client_id: `CLT-${client}` }
  return {
    steps: [['client_access_api', { action: 'provision_vpn', email: mail(who), ...to }]],
    effects: [
      inserted(tables.vpnAccess, {
        employee_email: mail(who),
        client_id: client === undefined ? null : `CLT-${client}`,
      }),
    ],
  }
}

/** A tunnel to a client that is taken away. */
export function cut(who: string, client: string, ...ids: readonly string[]): Deed {
  const rows = ids.length > 0 ? ids : [`VPN-${who.replaceAll('.', '-')}-${client}`]
  return {
    steps: [['client_access_api', { action: 'revoke_vpn', email: mail(who), client_id: `CLT-${client}` }]],
    effects: rows.map((id) => step.revoked(id)),
  }
}

/** A client's system. */
export function system(who: string, client: string, system_name: string, access_type: Access): Deed {
  const access = { client_id: `CLT-${client}`, system_name, access_type }
  return {
    steps: [['client_access_api', { action: 'provision_client_system', email: mail(who), ...access }]],
    effects: [inserted(tables.clientSystemAccess, { employee_email: mail(who), ...access })],
  }
}

/** A folder that a person is let into. */
export function lets(
  who: string,
  folder_id: string,
  permission_level: Row<'folderAccess'>['permission_level'],
): Deed {
  return {
    steps: [['box_api', { action: 'grant_folder_access', folder_id, email: mail(who), permission_level }]],
    effects: [inserted(tables.folderAccess, { folder_id, employee_email: mail(who), permission_level })],
  }
}

/** A look at a folder. */
export function folder(folder_id: string): Step {
  return ['box_api', { action: 'get_folder_details', folder_id }]
}

/** A rejected report that is paid after all. */
export function pays(
  id: string,
  override_reason: NonNullable<Row<'expenseReports'>['override_reason']>,
  approver: string,
): Deed {
  const approver_email = mail(approver)
  return {
    steps: [
      [
        'concur_api',
        { action: 'override_expense_rejection', expense_report_id: id, override_reason, approver_email },
      ],
    ],
    effects: [
      updated(tables.expenseReports, id, {
        override_approved: true,
        override_approved_by: approver_email,
        override_reason,
      }),
    ],
  }
}

/** A look at an expense report, and at the tickets about it. */
export function report(id: string): Step[] {
  return [
    ['concur_api', { action: 'get_expense_report', expense_report_id: id }],
    ticketsWhere(`expense_report_id eq '${id}'`),
  ]
}

/** A look at a travel booking. */
export function booking(booking_id: string): Step {
  return ['concur_api', { action: 'get_travel_booking', booking_id }]
}

/** The devices that a person has, and a look at these. */
export function devicesOf(who: string, ...assets: readonly string[]): Step[] {
  return [
    ['asset_management_api', { action: 'get_employee_devices', email: mail(who) }],
    ...assets.map(
      (id): Step => ['asset_management_api', { action: 'get_device_details', asset_id: `AST-${id}` }],
    ),
  ]
}

/** What an office has of a kind of device. */
export function stockOf(device_type: DeviceType, location: Office): Step {
  return ['asset_management_api', { action: 'check_inventory', device_type, location }]
}

/**
 * A device that is set aside; those that come first and are too old are taken out of use.
 *
 * @param assets - digits after `AST-`, in the order in which the tool takes them; the last one fits
 */
function reserves(device_type: DeviceType, location: Office, ...assets: readonly string[]): Deed {
  const old = assets.slice(0, -1)
  return {
    steps: assets.flatMap((id): Step[] => [
      ['asset_management_api', { action: 'reserve_device', device_type, location }],
      ['asset_management_api', { action: 'get_device_details', asset_id: `AST-${id}` }],
      ...(old.includes(id) ? retires(id).steps : []),
    ]),
    effects: [
      ...old.flatMap((id) => retires(id).effects),
      updated(tables.devices, `AST-${assets.at(-1)}`, { inventory_status: 'reserved' }),
    ],
  }
}

/** A device from stock that is set aside and handed out, as {@link reserves}. */
export function hands(
  who: string,
  device_type: DeviceType,
  location: Office,
  ...assets: readonly string[]
): Deed {
  const set = reserves(device_type, location, ...assets)
  const given = assigns(who, assets.at(-1) ?? '')
  return {
    steps: [...set.steps, ...given.steps],
    effects: [...set.effects.slice(0, -1), ...given.effects],
  }
}

/** A device that was set aside and is handed out. */
export function assigns(who: string, asset: string): Deed {
  const asset_id = `AST-${asset}`
  return {
    steps: [['asset_management_api', { action: 'assign_device', email: mail(who), asset_id }]],
    effects: [
      updated(tables.devices, asset_id, { inventory_status: 'assigned' }),
      inserted(tables.deviceAssignments, { asset_id, employee_email: mail(who) }),
    ],
  }
}

/** Devices that are taken out of use. */
export function retires(...assets: readonly string[]): Deed {
  return {
    steps: assets.map((id) => ['asset_management_api', { action: 'retire_device', asset_id: `AST-${id}` }]),
    effects: assets.map((id) => updated(tables.devices, `AST-${id}`, { inventory_status: 'retired' })),
  }
}

/** An order with the suppliers. No table shows it; its number goes into the ticket. */
export function orders(device_model: string, deliver_to: Office): Step {
  return ['hardware_procurement_create_order', { device_model, quantity: 1, deliver_to }]
}

/** The number under which everything ordered today goes out. */
export const orderNumber = 'HWO-0056435'

/** A look at an approver who is not asked. */
export function contact(who: string): Step {
  return ['approver_lookup_get_contact', { email: mail(who) }]
}

/** A product in the catalogue. */
export function product(software_name: string): Step {
  return ['software_catalog_search', { software_name }]
}

export const products = {
  viewer: ['CAT-4040012', 'Tablewright Viewer', 'standard'],
  desktop: ['CAT-4040011', 'Tablewright Desktop', 'standard'],
  studio: ['CAT-4040021', 'Chartmoor Studio', 'standard'],
  cloud: ['CAT-4040022', 'Chartmoor Cloud', 'standard'],
  boards: ['CAT-4040031', 'Threadline Boards', 'enterprise'],
  whiteboard: ['CAT-4040032', 'Threadline Whiteboard', 'enterprise'],
  quantarium: ['CAT-4040041', 'Quantarium Statistics', 'standard'],
  formwell: ['CAT-4040051', 'Formwell Surveys', 'standard'],
  pagelark: ['CAT-4040061', 'Pagelark PDF', 'enterprise'],
  modelspan: ['CAT-4040071', 'Modelspan Finance', 'enterprise'],
  mapthorn: ['CAT-4040081', 'Mapthorn Geo', 'standard'],
} as const
