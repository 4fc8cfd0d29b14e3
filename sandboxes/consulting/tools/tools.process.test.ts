import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../lib/sandbox/index.ts'
import { type Call, callsOn } from '../../helpdesk/testing/calls-on.ts'
import { cleared, device, joinRecords, place, training, vpn } from '../builders.ts'
import { consulting } from '../index.ts'
import { mail } from '../rules.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(consulting.with({ baseline: {} }), { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play, answer, changes } = callsOn(() => open)

const ada = mail('ada.brook')
const access = (action: string, rest: object): Call => ['client_access_api', { action, ...rest }]
const assets = (action: string, rest: object): Call => ['asset_management_api', { action, ...rest }]
const licences = (action: string, rest: object): Call => ['license_management_api', { action, ...rest }]
const learning = (action: string, rest: object): Call => ['degreed_api', { action, ...rest }]

/** What a call is refused with. */
async function refusal([name, given]: Call): Promise<string> {
  await using state = await open.begin({})
  const result = await state.client.callTool({ name, arguments: { ...given } })
  expect(result.isError).toBe(true)
  return JSON.stringify(result.content)
}

describe('an action', () => {
  test.for([
    ['workday_api', { action: 'get_employee' }, 'needs email'],
    ['workday_api', { action: 'get_employee', email: '' }, 'needs email'],
    ['nda_api', { action: 'check_status', client_id: 'CLT-1' }, 'needs email'],
    ['box_api', { action: 'grant_folder_access' }, 'needs folder_id and email and permission_level'],
    ['concur_api', { action: 'get_travel_booking', expense_report_id: 'EXP-1' }, 'needs booking_id'],
    ['mavenlink_api', { action: 'get_engagement', email: ada }, 'needs engagement_code'],
  ] as const)('says what it lacks: %s %j', async ([tool, given, says]) => {
    expect(await refusal([tool, given])).toContain(says)
  })

  test('overlooks arguments that it does not use', async () => {
    expect(
      await answer('background_check_api', {
        action: 'get_timeline',
        clearance_level: 'standard',
        email: 'x',
      }),
    ).toEqual({
      estimated_days: 14,
    })
  })
})

describe('clearances and NDAs', () => {
  test('a check that is begun takes the place of whatever was there', async () => {
    const records = cleared('ada.brook', 'high_security', 'cleared')
    expect(
      await changes(records, [
        'background_check_api',
        { action: 'initiate', email: ada, clearance_level: 'standard' },
      ]),
    ).toEqual([
      [
        'clearances',
        ada,
        { clearance_level: ['high_security', 'standard'], status: ['cleared', 'in_progress'] },
      ],
    ])
  })

  test('sending an NDA takes a signature away', async () => {
    const records = cleared('ada.brook', 'standard', 'cleared', { '1': 'signed' })
    const call = { email: ada, client_id: 'CLT-1' }
    expect(await changes(records, ['nda_api', { action: 'send_for_signature', ...call }])).toEqual([
      ['ndas', `${ada}|CLT-1`, { status: ['signed', 'sent_for_signature'] }],
    ])
  })

  test('nothing on record reads as not begun', async () => {
    expect(await answer(...access('get_employee_prerequisites', { email: ada, client_id: 'CLT-1' }))).toEqual(
      {
        clearance_status: 'not_initiated',
        nda_status: 'not_signed',
        completed_training_courses: [],
      },
    )
  })
})

describe('VPN', () => {
  const records = vpn('ada.brook', '1', '2')

  test('taking away names the client, or ends everything', async () => {
    const one = await play(
      records,
      access('revoke_vpn', { email: ada, client_id: 'CLT-1' }),
      access('check_vpn_access', { email: ada }),
    )
    expect(one.effects.map(({ key }) => key)).toEqual(['VPN-ada-brook-1'])
    expect(one.answers[1]).toMatchObject({ vpn_access: [{ client_id: null }, { client_id: 'CLT-2' }] })
    const all = await play(records, access('revoke_vpn', { email: ada }))
    expect(all.effects).toHaveLength(3)
  })

  test('it succeeds where there is nothing', async () => {
    const { answers, effects } = await play(records, access('revoke_vpn', { email: ada, client_id: 'CLT-3' }))
    expect(answers).toEqual([{ success: true }])
    expect(effects).toEqual([])
  })
})

describe('devices', () => {
  const stock = joinRecords(
    device('AST-12', 'laptop', 'B', 4, 'Austin'),
    device('AST-11', 'laptop', 'A', 40, 'Austin'),
    device('AST-10', 'laptop', 'A', 4, 'Chicago'),
    device('AST-13', 'laptop', 'B', 4, 'Austin', { holder: 'ada.brook' }),
  )

  test('the lowest asset id of the office is reserved, and then the next', async () => {
    const reserve = assets('reserve_device', { device_type: 'laptop', location: 'Austin' })
    const { answers } = await play(stock, reserve, reserve, reserve)
    expect(answers).toEqual([{ reserved_asset_id: 'AST-11' }, { reserved_asset_id: 'AST-12' }, 'error'])
  })

  test('stock is counted by model', async () => {
    const { answers } = await play(
      stock,
      assets('check_inventory', { device_type: 'laptop', location: 'Austin' }),
    )
    expect(answers).toEqual([{ available_count_by_model: { A: 1, B: 1 } }])
  })

  test('a device that is retired stays listed until it is handed in', async () => {
    const { answers } = await play(
      stock,
      assets('retire_device', { asset_id: 'AST-13' }),
      assets('get_employee_devices', { email: ada }),
    )
    expect(answers[1]).toMatchObject({ devices: [{ asset_id: 'AST-13' }] })
  })
})

describe('licences', () => {
  const pools = {
    licensePools: [
      { catalog_id: 'CAT-1', pool_type: 'standard' as const, total_licenses: 2 },
      { catalog_id: 'CAT-2', pool_type: 'enterprise' as const },
    ],
  }

  test('what is left counts allocations that are in force', async () => {
    const given = { catalog_id: 'CAT-1', pool_type: 'standard' }
    const left = licences('check_availability', given)
    const { answers, effects } = await play(pools, licences('allocate', { ...given, email: ada }), left)
    expect(answers[1]).toEqual({ available_count: 1 })
    expect(effects).toMatchObject([{ key: 'LIC-2-000000', row: { engagement_code: null } }])
  })

  test('a pool without a limit, and a product without such a pool', async () => {
    const { answers } = await play(
      pools,
      licences('check_availability', { catalog_id: 'CAT-2', pool_type: 'enterprise' }),
      licences('check_availability', { catalog_id: 'CAT-2', pool_type: 'standard' }),
    )
    expect(answers).toEqual([{ available_count: 99_999 }, 'error'])
  })
})

describe('training', () => {
  const courses = {
    trainingCourses: [
      {
        id: 'CRS-1',
        title: 'Half of 100% effort',
        cost: 0,
        training_category: 'must_have' as const,
        max_seats: 2,
      },
      { id: 'CRS-2', title: 'Effort', cost: 10, training_category: 'nice_to_have' as const },
    ],
  }

  test('enrolling takes a seat; only what is completed is shown', async () => {
    const { answers } = await play(
      { ...courses, ...training('ada.brook', 'CRS-2', '2025-01-02') },
      learning('enroll_employee', { email: ada, course_id: 'CRS-1' }),
      learning('check_enrollment', { course_id: 'CRS-1' }),
      learning('get_training_history', { email: ada }),
    )
    expect(answers.slice(1)).toEqual([
      { available_seats: 1 },
      { completed_trainings: [{ course_id: 'CRS-2' }], certifications: [] },
    ])
  })

  test('a search takes signs as they are, and narrows down by category', async () => {
    const { answers } = await play(
      courses,
      learning('search_courses', { keyword: '0%' }),
      learning('search_courses', { keyword: 'EFFORT', category: 'nice_to_have' }),
      learning('search_courses', { keyword: '_' }),
    )
    expect(answers).toMatchObject([
      { courses: [{ id: 'CRS-1' }] },
      { courses: [{ id: 'CRS-2' }] },
      { courses: [] },
    ])
  })

  test('a certificate counts as held after its expiry', async () => {
    const records = training('ada.brook', 'CRS-1', '2023-01-02', { name: 'Effort', until: '2024-01-02' })
    const { answers } = await play(
      records,
      learning('check_certification_status', { email: ada, certification_name: 'Effort' }),
    )
    expect(answers).toEqual([{ has_certification: true }])
  })
})

test('an assignment is checked by the entry that was made first', async () => {
  const records = place(
    '1234567',
    'bo.lund',
    ['ada.brook', '2024-01-01', '2024-06-30'],
    ['ada.brook', '2024-07-01'],
  )
  const asked = { email: ada, engagement_code: 'ENG-1234567' }
  const { answers } = await play(
    records,
    ['salesforce_crm_check_employee_assignment', asked],
    ['mavenlink_api', { action: 'get_employee_assignments', email: ada }],
  )
  expect(answers[0]).toMatchObject({ assigned: true, end_date: '2024-06-30T00:00:00Z' })
  expect(answers[1]).toMatchObject({ assignments: [{}, { end_date: null }] })
})

test('approvals are numbered from zero and found by what they say; nothing found is a result of its own', async () => {
  const asked = { request_type: 'travel', requester_email: ada }
  const { answers } = await play(
    {},
    ['approval_create_request', { ...asked, approver_email: mail('bo.lund') }],
    ['approval_create_request', { ...asked, approver_email: mail('cy.moor'), engagement_code: 'ENG-1' }],
    ['approval_get_status', asked],
    ['approval_get_status', { ...asked, engagement_code: 'ENG-2' }],
  )
  expect(answers).toMatchObject([
    { approval_id: 'APR-2-000000' },
    { approval_id: 'APR-2-000001' },
    { results: [{ engagement_code: null }, { engagement_code: 'ENG-1' }] },
    { results: [{ approval_id: 'NOT_FOUND', status: 'not_found', approver_email: '' }] },
  ])
})

test('an override overwrites the one before', async () => {
  const report = {
    id: 'EXP-1',
    employee_email: ada,
    amount: 40,
    category: 'meals' as const,
    expense_date: '2025-09-01T00:00:00Z',
    receipt_status: 'missing' as const,
    override_approved: true,
    override_approved_by: mail('bo.lund'),
    override_reason: 'receipt_exception' as const,
  }
  const override = { override_reason: 'system_error', approver_email: mail('operations') }
  expect(
    await changes({ expenseReports: [report] }, [
      'concur_api',
      { action: 'override_expense_rejection', expense_report_id: 'EXP-1', ...override },
    ]),
  ).toEqual([
    [
      'expenseReports',
      'EXP-1',
      {
        override_approved_by: [mail('bo.lund'), mail('operations')],
        override_reason: ['receipt_exception', 'system_error'],
      },
    ],
  ])
})
