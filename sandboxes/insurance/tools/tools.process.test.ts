import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../lib/sandbox/index.ts'
import { type Call, callsOn } from '../../helpdesk/testing/calls-on.ts'
import { build, insurance } from '../index.ts'
import { monthsBefore } from './get-policy-claims.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(insurance.with({ baseline: {} }), { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play, changes } = callsOn(() => open)

const car = build.vin('Orlo', 2019, '000001')
const records = build.householdRecords({
  policy: '1000000001',
  state: 'CA',
  named: {
    customer: '10000001',
    name: ['Ada', 'Brook'],
    born: '1990-05-05',
    email: 'ada.brook@example.com',
    digits: '1234',
    question: ['Which pet?', 'Rex'],
  },
  since: '2020-10-01',
  others: [{ name: 'Bo Brook', born: '2001-01-01', relationship: 'Child', removed: '2024-01-01' }],
  cars: [{ vin: car, car: [2019, 'Orlo', 'Lark'], removed: '2025-01-01' }],
  account: { monthly: 100, pastDue: 200.5, due: '2025-09-20', arrangement: 'Extension', count: 1 },
})
const policy_id = 'POL-1000000001'

describe('who and what was once on a policy is not added again', () => {
  test.for<Call>([
    [
      'policy_add_driver',
      {
        policy_id,
        name: 'Bo Brook',
        date_of_birth: '2001-01-01',
        relationship: 'Child',
        status: 'Rated',
        effective_date: '2025-10-01',
      },
    ],
    [
      'policy_add_vehicle',
      { policy_id, vin: car, year: 2019, make: 'Orlo', model: 'Lark', effective_date: '2025-10-01' },
    ],
  ])('%s', async (call) => {
    expect(await play(records, call)).toEqual({ answers: ['error'], effects: [] })
  })
})

test('a loss is reported once for each policy, day and vehicle, and named after them', async () => {
  const report = {
    policy_id,
    date_of_loss: '2025-09-30',
    loss_location: 'Fresno, CA',
    claim_type: 'Collision – Hit and Run',
    severity: 'Minor',
  }
  const { answers } = await play(
    records,
    ['claims_create_fnol', report],
    ['claims_create_fnol', { ...report, severity: 'Major' }],
    ['claims_create_fnol', { ...report, vehicle_id: 'VEH-1', vehicle_vin: car }],
    ['claims_check_open_major_claims', { policy_id }],
    ['claims_get_policy_claims', { policy_id, months_back: 1 }],
  )
  expect(answers).toMatchObject([
    { claim_stage: 'Open – Initial Review' },
    'error',
    { claim_stage: 'Open – Initial Review' },
    { has_major_claim: false, major_claim_count: 0 },
    { total_count: 2 },
  ])
})

test('a document has one link for each ticket', async () => {
  const link: Call = [
    'policy_generate_document_link',
    { policy_id, document_type: 'id_card', ticket_id: '4', expiration_date: '2025-10-31' },
  ]
  const { answers } = await play(records, link, link)
  expect(answers).toMatchObject([{ expires_at: '2025-10-31' }, 'error'])
})

describe('months are counted back from the newest claim of all', () => {
  const claim = (id: string, policy: string, created_date: string) => ({
    id,
    policy_id: policy,
    date_of_loss: created_date,
    loss_location: 'Fresno, CA',
    claim_type: 'Liability Only' as const,
    created_date,
  })
  const list: Call = ['claims_get_policy_claims', { policy_id, months_back: 12 }]

  test('whatever policy it is of', async () => {
    const claims = [claim('A', policy_id, '2024-02-10'), claim('B', 'POL-2', '2025-02-10')]
    expect((await play({ ...records, claims }, list)).answers).toMatchObject([{ total_count: 1 }])
    const later = [...claims, claim('C', 'POL-2', '2025-02-11')]
    expect((await play({ ...records, claims: later }, list)).answers).toMatchObject([{ total_count: 0 }])
  })

  test('and a claim that was entered on no plain day fails the call, with months only', async () => {
    const claims = [claim('A', 'POL-2', '2025-02-10T10:00:00Z')]
    const whole: Call = ['claims_get_policy_claims', { policy_id }]
    expect((await play({ ...records, claims }, list, whole)).answers).toMatchObject([
      'error',
      { total_count: 0 },
    ])
  })

  test.for([
    ['2025-03-31', 1, '2025-02-28'],
    ['2025-10-01', 12, '2024-10-01'],
    ['2025-01-15', 13, '2023-12-15'],
    ['2024-03-31', 1, '2024-02-29'],
  ] as const)('%s, %i months before, is %s', ([day, months, before]) => {
    expect(monthsBefore(day, months)).toBe(before)
  })
})

test('an extension moves the due date, a plan sets instalments, a reset clears both and keeps the count', async () => {
  expect(
    await changes(
      records,
      ['billing_grant_extension', { policy_id, new_due_date: '2025-10-04' }],
      ['billing_create_installment_plan', { policy_id, installment_count: 2, installment_amount: 10325 }],
    ),
  ).toEqual([
    [
      'billingAccounts',
      'BILL-000001',
      {
        arrangement_type: ['Extension', 'Installment Plan'],
        arrangements_12_months: [1, 3],
        current_due_date: ['2025-09-20', '2025-10-04'],
        new_due_date: [null, '2025-10-04'],
        installment_count: [null, 2],
        installment_amount: [null, 10325],
      },
    ],
  ])
  expect(await changes(records, ['billing_reset_account_status', { policy_id }])).toEqual([
    [
      'billingAccounts',
      'BILL-000001',
      {
        status: ['Past Due', 'Current'],
        past_due_amount: [20050, 0],
        arrangement_type: ['Extension', 'None'],
      },
    ],
  ])
})

test('digits decide where they are given; the answer to the question is compared without case', async () => {
  const customer_id = 'CUS-10000001'
  const { answers } = await play(
    records,
    ['crm_verify_identity', { customer_id, ssn_last_4: '1234', security_answer: 'wrong' }],
    ['crm_verify_identity', { customer_id, ssn_last_4: '4321', security_answer: 'Rex' }],
    ['crm_verify_identity', { customer_id, security_answer: ' rex ' }],
    ['crm_verify_identity', { customer_id }],
    ['crm_get_customer_by_email', { email: 'Ada.Brook@Example.com' }],
    ['crm_get_customer_by_email', { email: 'ada.brook@example.org' }],
  )
  expect(answers).toMatchObject([
    { verified: true, verification_method: 'ssn' },
    { verified: false, verification_method: 'ssn' },
    { verified: true, verification_method: 'security_question' },
    'error',
    { customer_id },
    'error',
  ])
})

test.for([
  [build.vin('Orlo', 2019, '000001'), { valid: true, year: 2019, make: null, model: null }],
  [build.vin('Orlo', 2004, '000001'), { valid: true, year: null }],
  ['1FTFW1EF5EKF00001', { valid: true, year: 2014, make: 'Ford Truck', model: 'F-150' }],
  ['1HGCV1F30KA00000', { valid: false, year: null }],
  ['IHGCV1F30KA000001', { valid: false }],
] as const)('the VIN %s is read', async ([code, answer]) => {
  expect((await play({}, ['lookup_validate_vin', { vin: code }])).answers).toMatchObject([answer])
})

test('a ticket that begins otherwise than open is reported', async () => {
  const { effects } = await play({}, [
    'zendesk_create_item',
    { table: 'tickets', item: { subject: 'x', request_category: 'Claims' } },
  ])
  expect(effects.map(({ table, key }) => `${table} ${key}`)).toEqual([
    'tickets 1',
    'statusViolations VIOLATION-1',
  ])
})

test('a policy that comes back brings along who was to leave it on that day or later', async () => {
  const [cancelled] = records.policies ?? []
  const left = {
    ...records,
    policies: cancelled ? [{ ...cancelled, cancellation_date: '2025-01-01' }] : [],
  }
  const call: Call = ['policy_reinstate_policy', { policy_id, lapse_flag: false }]
  const { effects } = await play(left, call)
  expect(effects).toHaveLength(2)
  expect(JSON.stringify(effects)).toContain('VEH-00000101')
})

test('while an arrangement runs, a cancellation takes its reason from the second call', async () => {
  const call: Call = [
    'policy_schedule_cancellation',
    { policy_id, cancellation_date: '2025-10-09', cancellation_reason: 'User Requested' },
  ]
  expect(JSON.stringify(await play(records, call))).toContain('Non-Payment')
  expect(JSON.stringify(await play(records, call, call))).toContain('User Requested')
})
