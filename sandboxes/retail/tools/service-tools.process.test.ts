import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../lib/sandbox/index.ts'
import { type Call, callsOn } from '../../helpdesk/testing/calls-on.ts'
import { retail } from '../index.ts'
import { contract, customer, job, membership, order } from '../testing/retail-records.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(retail.with({ baseline: {} }), { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play, changes } = callsOn(() => open)

describe('warranty', () => {
  test.for([
    ['2026-03-20T00:00:00Z', false],
    ['2026-12-01T00:00:00Z', true],
    ['2027-02-23T23:59:59Z', true],
  ] as const)('one that ends on %s is in force: %s', async ([end_date, has_coverage]) => {
    const { answers } = await play({ warrantyContracts: [{ ...contract, end_date }] }, [
      'check_warranty_coverage',
      { order_id: 'ORD-1', sku: 'SKU-1' },
    ])
    expect(answers).toMatchObject([{ has_coverage }])
  })

  test('a claim needs a contract, and no more than that', async () => {
    const call: Call = [
      'file_warranty_claim',
      { contract_id: 'WCT-1', customer_id: 'nobody', warranty_issue_type: 'accidental_damage' },
    ]
    const expired = { ...contract, end_date: '2025-09-21T00:00:00Z' }
    expect((await play({ warrantyContracts: [expired] }, call)).answers).toMatchObject([
      { claim_id: 'WCL-20000000' },
    ])
    expect((await play({}, call)).answers).toEqual(['error'])
  })

  test.for([
    ['2025-12-31T23:59:59Z', 'error'],
    ['2027-12-31T23:59:59Z', { promo_id: 'PRM-1', discount_value: 20, excluded_skus: [] }],
  ] as const)('a promotion until %s', async ([valid_until, expected]) => {
    const promotion = {
      id: 'PRM-1',
      promo_code: 'SPRING',
      discount_type: 'percentage',
      discount_value: 20,
      valid_from: '2025-01-01T00:00:00Z',
      valid_until,
    }
    const { answers } = await play({ activePromotions: [promotion] }, [
      'get_promotion_details',
      { promo_code: 'SPRING' },
    ])
    expect(answers).toMatchObject([expected])
  })
})

describe('installation', () => {
  const move = (new_scheduled_date: string, reschedule_reason = 'customer_request'): Call => [
    'reschedule_installation',
    { job_id: 'JOB-1', new_scheduled_date, reschedule_reason },
  ]

  test.for([
    ['2025-10-12T10:00:00Z', '2025-10-12T10:00:00.000Z'],
    ['2025-10-12T10:00Z', '2025-10-12T10:00:00.000Z'],
    ['2025-10-12T10:00:00.000Z', '2025-10-12T10:00:00.000Z'],
    ['2025-10-12T10:00:00+02:00', '2025-10-12T08:00:00.000Z'],
    ['2025-10-12T10:00:00', '2025-10-12T10:00:00.000Z'],
    ['2025-10-12', '2025-10-12T00:00:00.000Z'],
  ] as const)('moves to %s', async ([given, new_scheduled_date]) => {
    const { answers } = await play({ installationJobs: [job] }, move(given))
    expect(answers).toMatchObject([
      { old_scheduled_date: '2025-10-05T10:00:00Z', new_scheduled_date, status: 'scheduled' },
    ])
  })

  test.for(['soon', '', '2025-02-30', '2025-10-12T25:00:00Z', '12/10/2025', '1760000000'])(
    'does not move to %s',
    async (given) => {
      expect(await play({ installationJobs: [job] }, move(given))).toEqual({
        answers: ['error'],
        effects: [],
      })
    },
  )

  test('only faulty work opens a finished job again', async () => {
    const finished = { installationJobs: [{ ...job, status: 'completed' }] }
    expect((await play(finished, move('2025-10-12'))).answers).toMatchObject([{ status: 'completed' }])
    expect((await play(finished, move('2025-10-12', 'workmanship_issue'))).answers).toMatchObject([
      { status: 'scheduled' },
    ])
  })

  test('calling a job off leaves its order alone', async () => {
    const records = { orders: [{ ...order, installation_service_id: 'JOB-1' }], installationJobs: [job] }
    expect(
      await changes(records, [
        'cancel_installation',
        { job_id: 'JOB-1', order_id: 'ORD-1', cancellation_reason: 'customer_wants_ship_only' },
      ]),
    ).toEqual([['installationJobs', 'JOB-1', { status: ['scheduled', 'cancelled'] }]])
  })

  test('a job is found by its own id first, then by its order', async () => {
    const jobs = { installationJobs: [job, { ...job, id: 'JOB-2', order_id: 'ORD-2' }] }
    const find = async (given: Record<string, unknown>) =>
      (await play(jobs, ['get_installation_job', given])).answers[0]
    expect(await find({ job_id: 'JOB-2', order_id: 'ORD-1' })).toMatchObject({ job_id: 'JOB-2' })
    expect(await find({ job_id: null, order_id: 'ORD-1' })).toMatchObject({
      job_id: 'JOB-1',
      technician_id: null,
    })
    expect(await find({ job_id: 'JOB-9', order_id: 'ORD-1' })).toBe('error')
    expect(await find({})).toBe('error')
  })
})

describe('customers', () => {
  test('the id counts before the address', async () => {
    const records = { customerProfiles: [customer, { ...customer, id: 'CUS-2', email: 'bo@example.com' }] }
    const find = async (given: Record<string, unknown>) =>
      (await play(records, ['get_customer_profile', given])).answers[0]
    expect(await find({ customer_id: 'CUS-2', email: 'ada@example.com' })).toMatchObject({ id: 'CUS-2' })
    expect(await find({ customer_id: null, email: 'ada@example.com' })).toMatchObject({
      id: 'CUS-1',
      customer_tier: 'standard',
      customer_score: 50,
    })
    expect(await find({ email: 'Ada@example.com' })).toBe('error')
    expect(await find({ customer_id: 'CUS-9', email: 'ada@example.com' })).toBe('error')
    expect(await find({ customer_id: null, email: null })).toBe('error')
  })

  test('an upgrade adds a membership and changes the tier', async () => {
    const call: Call = [
      'update_membership_status',
      { customer_id: 'CUS-1', action: 'upgrade', membership_type: 'plus' },
    ]
    const { answers, effects } = await play(
      { customerProfiles: [{ ...customer, customer_tier: 'vip' }] },
      call,
    )
    expect(answers).toMatchObject([
      { membership_id: 'MEM-20000001', end_date: '2026-10-01T23:59:59.999999Z' },
    ])
    expect(effects).toMatchObject([
      { table: 'membershipRecords', row: { end_date: '2026-10-01T23:59:59.999999+00:00', status: 'active' } },
      { table: 'customerProfiles', changes: { customer_tier: ['vip', 'plus_member'] } },
    ])
  })

  test.for([
    ['an upgrade without a kind', { action: 'upgrade' }],
    ['an upgrade of another kind', { action: 'upgrade', membership_type: 'gold' }],
    ['a cancellation of nothing', { action: 'cancel' }],
    ['an unknown action', { action: 'pause' }],
  ] as const)('%s is refused', async ([, given]) => {
    const records = {
      customerProfiles: [customer],
      membershipRecords: [{ ...membership, status: 'cancelled' }],
    }
    const call: Call = ['update_membership_status', { customer_id: 'CUS-1', ...given }]
    expect(await play(records, call)).toEqual({ answers: ['error'], effects: [] })
  })

  test('points go to the balance', async () => {
    const records = { membershipRecords: [membership] }
    const add = (points_to_add: number): Call => [
      'add_points_to_balance',
      { customer_id: 'CUS-1', points_to_add, points_reason: 'manual_adjustment' },
    ]
    expect((await play(records, add(5), add(-3), add(1.5), add(3e9))).answers).toMatchObject([
      { old_balance: 10, points_added: 5, new_balance: 15 },
      { old_balance: 15, points_added: -3, new_balance: 12 },
      'error',
      'error',
    ])
  })
})
