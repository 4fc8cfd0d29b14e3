import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../lib/sandbox/index.ts'
import { type Call, callsOn } from '../../helpdesk/testing/calls-on.ts'
import { assetId, type Person, people, stock, together } from '../builders/index.ts'
import { neobank } from '../index.ts'
import type { Records } from '../rows.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(neobank, { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play: playOn } = callsOn(() => open)

/** Plays calls; effects as table and key. */
async function play(records: Records, ...calls: readonly Call[]) {
  const { answers, effects } = await playOn(records as Parameters<typeof playOn>[0], ...calls)
  return { answers, effects: effects.map(({ table, key, op }) => `${op} ${table} ${key}`) }
}

const person = (staff: string, name: string, more: Partial<Person> = {}): Person => ({
  staff,
  name,
  level: 4,
  department: 'product_engineering',
  role: 'Engineer',
  office: 'sf',
  manager: '110013',
  since: '2023-01-09',
  ...more,
})
const email = 'ola.berg@quillhaven.example'
const ola = (more: Partial<Person> = {}) => people(person('900001', 'Ola Berg', more))
const laptop = (tag: string, age: number, condition: 'new' | 'good' | 'poor' | 'retired' = 'good') =>
  ({ tag, type: 'laptop_standard', model: 'Corvid 13', age, condition, warehouse: 'austin' }) as const

describe('people', () => {
  test('are found by their work address, letter for letter', async () => {
    const { answers } = await play(
      ola(),
      ['workday_api_get_employee', { email }],
      ['workday_api_get_employee', { email: email.toUpperCase() }],
    )
    expect(answers).toMatchObject([{ employee_id: 'WD-900001', manager_id: 'WD-110013' }, 'error'])
  })

  test('have managers up to the top, also where the register runs in a circle', async () => {
    const circle = people(
      person('900001', 'Ola Berg', { manager: '900002' }),
      person('900002', 'Unn Dahl', { manager: '900003' }),
      person('900003', 'Pia Voss', { manager: '900001' }),
    )
    const { answers } = await play(circle, ['workday_api_get_manager_chain', { email }])
    expect(answers).toMatchObject([{ manager_chain: [{ full_name: 'Unn Dahl' }, { full_name: 'Pia Voss' }] }])
    const { answers: chain } = await play(ola(), ['workday_api_get_manager_chain', { email }])
    expect(chain).toMatchObject([
      { manager_chain: [{ level: 6 }, { level: 8 }, { employee_id: 'WD-100001', level: 9 }] },
    ])
  })

  test('approve as head of a department: the most senior, of equals the first, available or not', async () => {
    const legal = (staff: string, level: number) =>
      person(staff, `Head ${staff}`, { department: 'legal', level, status: 'on_leave' })
    const { answers } = await play(
      people(legal('900001', 6), legal('900002', 7), legal('900003', 7)),
      ['approver_lookup_api_get_approver_contact', { required_approver: 'legal' }],
      ['approver_lookup_api_get_approver_contact', { required_approver: 'magic' }],
    )
    expect(answers).toMatchObject([{ employee_id: 'WD-900002' }, 'error'])
  })

  test('on leave have their manager as backup; whoever goes has none', async () => {
    const lookUp: Call = ['approver_lookup_api_get_contact_details', { email }]
    const statuses = ['active', 'on_leave', 'departing', 'terminated'] as const
    const answers = await Promise.all(
      statuses.map(async (status) => (await play(ola({ status }), lookUp)).answers[0]),
    )
    expect(answers).toEqual([
      { name: 'Ola Berg', availability_status: 'available' },
      {
        name: 'Ola Berg',
        availability_status: 'on_leave',
        backup_approver_email: 'ingrid.solvay@quillhaven.example',
      },
      { name: 'Ola Berg', availability_status: 'unavailable' },
      { name: 'Ola Berg', availability_status: 'unavailable' },
    ])
  })
})

describe('access', () => {
  const check: Call = ['okta_api_check_access', { email, app_name: 'Cloud Production' }]
  const give = (access_level: string, more: object = {}): Call => [
    'okta_api_provision_access',
    { email, app_name: 'Cloud Production', access_level, ...more },
  ]
  const revoke: Call = ['okta_api_revoke_access', { email, app_name: 'Cloud Production' }]

  test('that has run out is shown until it is revoked, and stands in the way of a new one', async () => {
    const { answers, effects } = await play(
      ola({ has: [['Cloud Production', 'user', '2025-07-01', '2025-07-08T00:00:00Z']] }),
      check,
      give('user'),
      revoke,
      check,
      revoke,
      give('user', { is_temporary: true, access_expiry_date: '2025-10-08T00:00:00Z' }),
      check,
    )
    expect(answers).toMatchObject([
      { has_access: true, access_level: 'user' },
      'error',
      { revoked: true },
      { has_access: false },
      'error',
      { app_access_id: expect.stringMatching(/^OAA-000\d{5}$/) },
      { has_access: true },
    ])
    expect(effects).toHaveLength(2)
  })

  test('of a group is given once', async () => {
    const add: Call = ['okta_api_add_to_group', { email, group_name: 'bi_operations' }]
    const { answers, effects } = await play(ola(), add, ['okta_api_get_user_groups', { email }], add)
    expect(answers).toMatchObject([{}, { groups: [{ group_name: 'bi_operations' }] }, 'error'])
    expect(effects).toHaveLength(1)
  })

  test('to sign-in: an operation keeps what it uses, and refuses what it lacks', async () => {
    const act = (operation: string, more: object = {}): Call => [
      'okta_security_api_execute_action',
      { email, operation, ...more },
    ]
    const { answers } = await play(
      ola(),
      act('unlock_account', { mfa_device_id: 'MFA-1', bypass_duration_hours: 9, ticket_id: '3' }),
      act('remove_mfa_device'),
      act('set_temporary_bypass'),
      act('set_temporary_bypass', { bypass_duration_hours: 5 }),
      act('set_temporary_bypass', { bypass_duration_hours: 0 }),
      act('set_temporary_bypass', { bypass_duration_hours: 4, bypass_expires_at: 'at five' }),
      act('set_temporary_bypass', { bypass_duration_hours: 4, bypass_expires_at: '2025-10-01T17:00:00Z' }),
    )
    expect(answers).toMatchObject([
      { success: true },
      'error',
      'error',
      'error',
      'error',
      'error',
      { success: true },
    ])
    const { effects } = await playOn(
      ola() as Parameters<typeof playOn>[0],
      act('unlock_account', { mfa_device_id: 'MFA-1', bypass_duration_hours: 9, ticket_id: '3' }),
    )
    expect(effects).toMatchObject([
      {
        row: {
          operation: 'unlock_account',
          ticket_id: '3',
          mfa_device_id: null,
          bypass_duration_hours: null,
        },
      },
    ])
  })
})

describe('licences', () => {
  test('are given while seats are free, one to each', async () => {
    const allocate = (software_name: string): Call => [
      'license_management_api_allocate_license',
      { software_name, email },
    ]
    const count = (software_name: string): Call => [
      'license_management_api_check_availability',
      { software_name },
    ]
    const small = together(ola(), {
      softwareLicenses: [
        { id: 'LIC-1', software_name: 'Tiny', license_type: 'standard', total_licenses: 1 },
        { id: 'LIC-2', software_name: 'Full', license_type: 'individual', total_licenses: 0 },
      ],
    })
    const { answers } = await play(
      small,
      count('Tiny'),
      allocate('Tiny'),
      count('Tiny'),
      allocate('Tiny'),
      allocate('Full'),
      allocate('Keyring'),
      count('Keyring'),
      count('Nothing'),
    )
    expect(answers).toMatchObject([
      { available_licenses: 1, total_licenses: 1, license_type: 'standard' },
      {},
      { available_licenses: 0 },
      'error',
      'error',
      {},
      { available_licenses: null, license_type: 'unlimited' },
      'error',
    ])
  })
})

describe('devices', () => {
  test('are as old as the register counts: months of thirty days up to its own day', async () => {
    const { answers } = await play(
      { hardwareAssets: [{ ...laptopRow, purchase_date: '2023-08-20T00:00:00Z' }] },
      ['asset_management_api_get_device_details', { asset_id: laptopRow.id }],
    )
    expect(answers).toMatchObject([{ age_months: 28, is_assigned: false }])
    const { answers: built } = await play(stock(laptop('99001', 48)), [
      'asset_management_api_get_device_details',
      { asset_id: assetId('99001') },
    ])
    expect(built).toMatchObject([{ age_months: 48 }])
  })

  test('come and go: what is assigned is read back, what is retired is not counted', async () => {
    const records = together(
      ola({ devices: [laptop('99001', 50)] }),
      stock(laptop('99002', 3, 'poor'), laptop('99003', 60, 'retired')),
    )
    const assign = (tag: string): Call => [
      'asset_management_api_assign_device',
      { asset_id: assetId(tag), email },
    ]
    const devices: Call = ['asset_management_api_get_employee_devices', { email }]
    const { answers, effects } = await play(
      records,
      assign('99001'),
      assign('99003'),
      assign('99002'),
      ['asset_management_api_retire_device', { asset_id: assetId('99001') }],
      devices,
      [
        'asset_management_api_check_inventory',
        { device_type: 'laptop_standard', warehouse_location: 'austin' },
      ],
      ['asset_management_api_check_inventory', { device_type: 'abacus', warehouse_location: 'moon' }],
    )
    expect(answers).toMatchObject([
      'error',
      'error',
      { employee_id: 'WD-900001' },
      { previous_condition: 'good', was_assigned: true },
      { devices: [{ asset_id: assetId('99002'), condition: 'poor' }] },
      { asset_ids: [{ asset_id: assetId('20471') }] },
      { available_count: 0, total_count: 0, asset_ids: [] },
    ])
    expect(effects).toHaveLength(4)
  })

  test('are ordered for a day that the calendar has', async () => {
    const order = (expected_delivery_date: string): Call => [
      'hardware_procurement_api_create_order',
      {
        device_type: 'mouse',
        device_model: 'Pebble M1',
        quantity: 1,
        expected_delivery_date,
        ship_to_location: '1 Way',
        requester_email: email,
      },
    ]
    const { answers } = await play(ola(), order('2026-02-30'), order('soon'), order('2026-02-28'))
    expect(answers).toEqual(['error', 'error', { order_id: 'HW-ORDER-0000005', status: 'pending' }])
  })
})

describe('the rest', () => {
  test('incidents: those that run, and those closed within a day, the latest first', async () => {
    const closed = (id: string, resolved_at: string) => ({
      id,
      employee_id: 'WD-120003',
      severity: 'SEV2' as const,
      incident_type: 'test',
      description: 'A test',
      status: 'resolved',
      is_active: false,
      reported_at: '2025-09-20T00:00:00Z',
      reported_by: 'test',
      resolved_at,
    })
    const { answers } = await play(
      {
        securityIncidents: [closed('SEC-1', '2025-09-30T13:00:00Z'), closed('SEC-2', '2025-09-30T12:59:59Z')],
      },
      ['security_api_verify_incident', {}],
    )
    expect(answers).toMatchObject([
      {
        incidents: [
          { incident_id: 'SEC-50110041', is_active: false },
          { incident_id: 'SEC-50110044', is_active: true },
          { incident_id: 'SEC-1' },
        ],
      },
    ])
  })

  test('e-mails go to people of the register, with copies as a list', async () => {
    const send = (recipient_email: string): Call => [
      'email_notification_api_send_notification',
      {
        recipient_email,
        notification_type: 'ticket_update',
        subject: 'x',
        body: 'y',
        cc_emails: 'a@bank.example, b@bank.example',
      },
    ]
    const { effects, answers } = await playOn(
      ola() as Parameters<typeof playOn>[0],
      send('nobody@quillhaven.example'),
      send(email),
    )
    expect(answers).toEqual(['error', { notification_id: 'NTF-00000005', delivery_status: 'queued' }])
    expect(effects).toMatchObject([
      {
        row: {
          recipient_id: 'WD-900001',
          priority: 'normal',
          cc_emails: ['a@bank.example', 'b@bank.example'],
        },
      },
    ])
  })

  test('approval requests name both people, and are read by their id', async () => {
    const { answers } = await play(
      ola(),
      [
        'approval_api_create_request',
        {
          request_type: 'access_request',
          requester_email: email,
          approver_email: 'ingrid.solvay@quillhaven.example',
          details: 'x',
        },
      ],
      ['approval_api_check_status', { approval_request_id: 'APR-00000005' }],
      ['approval_api_check_status', { approval_request_id: 'APR-00000009' }],
    )
    expect(answers).toMatchObject([
      { approval_request_id: 'APR-00000005', status: 'pending' },
      { status: 'pending' },
      'error',
    ])
  })

  test('a ticket that begins otherwise than open is noted; its tags are a text', async () => {
    const { answers, effects } = await play(
      {},
      [
        'zendesk_create_item',
        { table: 'tickets', item: { subject: 'a', status: 'open', tags: 'escalated' } },
      ],
      ['zendesk_create_item', { table: 'tickets', item: { subject: 'b', status: 'solved' } }],
      ['zendesk_create_item', { table: 'tickets', item: { subject: 'c', tags: ['escalated'] } }],
    )
    expect(answers).toMatchObject([
      { item: { id: '11', tags: ['escalated'] } },
      { item: { status: 'solved' } },
      'error',
    ])
    expect(effects.sort()).toEqual([
      'insert statusViolations VIOLATION-2',
      'insert tickets 11',
      'insert tickets 12',
    ])
  })
})

const laptopRow = {
  id: 'QH-HW-99000',
  device_type: 'laptop_standard',
  device_model: 'Corvid 13',
  warehouse_location: 'sf',
} as const
