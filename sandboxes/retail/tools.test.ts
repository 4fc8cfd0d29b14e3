import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandbox } from '../../lib/sandbox/index.ts'
import type { OpenSandbox, TrialRecords } from '../../lib/sandbox/trial-state.ts'
import { retail } from './index.ts'

const order = {
  id: 'ORD-1',
  customer_id: 'CUS-1',
  order_date: '2025-09-20T10:00:00Z',
  status: 'processing',
  subtotal_amount: 100.1,
  shipping_cost: 29.99,
  shipping_speed: 'next_day',
  total_amount: 130.09,
  shipping_address_line1: '1 Elm Row',
  shipping_address_city: 'Dover',
  shipping_address_state: 'DE',
  shipping_address_zip: '19901',
}
const line = {
  id: 'LIN-1',
  order_id: 'ORD-1',
  sku: 'SKU-1',
  product_name: 'Whisk',
  quantity: 2,
  base_price: 50.05,
  final_price: 100.1,
}
const payment = {
  id: 'TXN-1',
  order_id: 'ORD-1',
  customer_id: 'CUS-1',
  amount: 130.09,
  status: 'authorized',
  payment_method: 'Card',
  transaction_date: '2025-09-20T10:00:05Z',
}
const customer = {
  id: 'CUS-1',
  email: 'ada@example.com',
  name: 'Ada Brook',
  registration_date: '2023-01-01T00:00:00Z',
}
const membership = {
  id: 'MEM-1',
  customer_id: 'CUS-1',
  start_date: '2025-01-01T00:00:00Z',
  end_date: '2025-12-31T23:59:59Z',
  points_balance: 10,
}
const job = {
  id: 'JOB-1',
  order_id: 'ORD-1',
  customer_id: 'CUS-1',
  service_type: 'tv_mounting',
  scheduled_date: '2025-10-05T10:00:00Z',
  service_cost: 99,
}
const contract = {
  id: 'WCT-1',
  order_id: 'ORD-1',
  sku: 'SKU-1',
  customer_id: 'CUS-1',
  warranty_type: 'manufacturer',
  start_date: '2025-09-20T00:00:00Z',
  end_date: '2028-09-20T00:00:00Z',
  coverage_details: 'Parts and labour',
}
const shipment = {
  id: 'SHP-1',
  order_id: 'ORD-1',
  carrier: 'Kestrel',
  tracking_number: 'K-1',
  ship_date: '2025-09-21T10:00:00Z',
  estimated_delivery_date: '2025-09-25T10:00:00Z',
}
const tracking = {
  tracking_number: 'K-1',
  shipment_id: 'SHP-1',
  carrier: 'Kestrel',
  status: 'returned_to_sender',
  estimated_delivery: '2025-09-25T10:00:00Z',
  last_update: '2025-09-26T10:00:00Z',
}
const stock = { sku: 'SKU-1', available_quantity: 5, reserved_quantity: 4 }
const product = {
  sku: 'SKU-1',
  name: 'Whisk',
  category: 'appliances',
  brand: 'Oxbow',
  base_price: 50.05,
  weight_lbs: 0.4,
  warranty_period_days: 1095,
}

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(retail.with({ baseline: {} }), { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

type Call = readonly [tool: string, given: Record<string, unknown>]

async function play(records: TrialRecords, ...calls: readonly Call[]) {
  await using state = await open.begin(records)
  const answers: unknown[] = []
  for (const [name, given] of calls) {
    const answer = await state.client.callTool({ name, arguments: given })
    answers.push(answer.isError ? 'error' : answer.structuredContent)
  }
  return { answers, effects: (await state.end()).effects }
}

const changes = async (records: TrialRecords, ...calls: readonly Call[]) =>
  (await play(records, ...calls)).effects.map((effect) => [
    effect.table,
    effect.key,
    effect.op === 'update' ? effect.changes : effect.op,
  ])

describe('orders', () => {
  test.for([
    ['pending_payment', false],
    ['processing', true],
    ['delivered', false],
    ['cancelled', false],
  ] as const)('cancelling one that is %s', async ([status, refund_initiated]) => {
    const { answers } = await play({ orders: [{ ...order, status }] }, [
      'cancel_order',
      { order_id: 'ORD-1', cancellation_reason: 'customer_request' },
    ])
    expect(answers).toEqual([{ order_id: 'ORD-1', status: 'cancelled', refund_initiated }])
  })

  test('lines are listed as they were entered', async () => {
    const lines = [line, { ...line, id: 'LIN-0', quantity: 1 }]
    const { answers } = await play({ orders: [order], orderLineItems: lines }, [
      'get_order',
      { order_id: 'ORD-1' },
    ])
    expect(answers[0]).toMatchObject({
      order_date: '2025-09-20T10:00:00Z',
      discount_amount: 0,
      installation_service_id: null,
      line_items: [
        { id: 'LIN-1', discount_amount: 0 },
        { id: 'LIN-0', quantity: 1 },
      ],
    })
  })

  test('a slower delivery is computed in decimals', async () => {
    const records = { orders: [order] }
    const call: Call = ['update_shipping_speed', { order_id: 'ORD-1', new_shipping_speed: 'expedited' }]
    expect((await play(records, call)).answers).toMatchObject([
      { old_shipping_speed: 'next_day', cost_difference: -14.99 },
    ])
    expect(await changes(records, call)).toEqual([
      [
        'orders',
        'ORD-1',
        {
          shipping_speed: ['next_day', 'expedited'],
          shipping_cost: [29.99, 15],
          total_amount: [130.09, 115.1],
        },
      ],
    ])
  })

  test('a replacement takes pieces from stock, whatever is reserved', async () => {
    const call: Call = [
      'create_replacement_order',
      {
        original_order_id: 'nowhere',
        customer_id: 'nobody',
        sku: 'SKU-1',
        quantity: 5,
        shipping_speed: 'standard',
        shipping_address_line1: '1 Elm Row',
        shipping_address_city: 'Dover',
        shipping_address_state: 'DE',
        shipping_address_zip: '19901',
      },
    ]
    const records = { inventoryRecords: [stock], products: [product] }
    const { answers, effects } = await play(records, call, call)
    expect(answers).toEqual([
      { replacement_order_id: 'ORD-20000001', status: 'processing', total_amount: 0 },
      'error',
    ])
    expect(effects.map(({ table, key }) => `${table} ${key}`).sort()).toEqual([
      'inventoryRecords SKU-1',
      'orderLineItems LIN-20000001',
      'orders ORD-20000001',
    ])
    expect((await play({ inventoryRecords: [stock] }, call)).answers).toEqual(['error'])
    expect((await play({ products: [product] }, call)).answers).toEqual(['error'])
  })

  test('a second delivery needs the order, a shipment and the carrier', async () => {
    const call: Call = [
      'reship_order',
      {
        order_id: 'ORD-1',
        corrected_address_line1: '2 Elm Row',
        corrected_address_city: 'Dover',
        corrected_address_state: 'DE',
        corrected_address_zip: '19901',
        customer_fault: true,
      },
    ]
    const records = { orders: [order], shipments: [shipment], carrierTracking: [tracking] }
    const { answers } = await play(records, call, call, ['get_shipment_tracking', { order_id: 'ORD-1' }])
    expect(answers).toMatchObject([
      { new_shipment_id: 'SHP-20000001', new_tracking_number: 'TRK-200000000001', reship_cost: 15 },
      { new_shipment_id: 'SHP-20000002', new_tracking_number: 'TRK-200000000002' },
      { shipment_id: 'SHP-1', tracking_status: 'returned_to_sender' },
    ])
    for (const missing of ['orders', 'shipments', 'carrierTracking']) {
      expect((await play({ ...records, [missing]: [] }, call)).answers, missing).toEqual(['error'])
    }
  })

  test('a shipment that the carrier does not know is pending', async () => {
    const { answers } = await play({ shipments: [shipment] }, [
      'get_shipment_tracking',
      { order_id: 'ORD-1' },
    ])
    expect(answers).toMatchObject([
      { tracking_status: 'pending', current_location: null, actual_delivery_date: null },
    ])
  })
})

describe('money', () => {
  test('charges and refunds are numbered by the rows there are', async () => {
    const charge: Call = [
      'charge_customer',
      { order_id: 'ORD-1', customer_id: 'CUS-1', amount: 15, charge_reason: 'reship_fee' },
    ]
    const refund: Call = [
      'create_refund',
      { order_id: 'ORD-1', customer_id: 'CUS-2', amount: 500, refund_reason: 'order_cancelled' },
    ]
    const { answers } = await play({ paymentTransactions: [payment] }, charge, charge, refund, refund)
    expect(answers).toMatchObject([
      { transaction_id: 'TXN-20000001', status: 'authorized' },
      { transaction_id: 'TXN-20000002' },
      { refund_id: 'RFD-20000000', transaction_id: 'TXN-1', status: 'pending', amount: 500 },
      { refund_id: 'RFD-20000001', transaction_id: 'TXN-1' },
    ])
    expect((await play({}, refund)).answers).toEqual(['error'])
  })

  test('the first payment of an order is shown', async () => {
    const { answers } = await play({ paymentTransactions: [payment, { ...payment, id: 'TXN-0' }] }, [
      'get_payment_status',
      { order_id: 'ORD-1' },
    ])
    expect(answers).toEqual([
      {
        transaction_id: 'TXN-1',
        order_id: 'ORD-1',
        customer_id: 'CUS-1',
        amount: 130.09,
        status: 'authorized',
        payment_method: 'Card',
        transaction_date: '2025-09-20T10:00:05Z',
      },
    ])
  })

  test('a return is approved as it is, and counted', async () => {
    const call: Call = [
      'create_rma',
      {
        order_id: 'nowhere',
        line_item_id: 'none',
        customer_id: 'nobody',
        return_reason: 'defective',
        refund_amount: 10,
        restocking_fee: 0,
        return_shipping_cost: 0,
        removal_fee: 0,
      },
    ]
    const { answers } = await play({}, call, call, ['get_rma_status', { rma_id: 'RMA-20000001' }])
    expect(answers).toMatchObject([
      { rma_id: 'RMA-20000000', status: 'approved', created_date: '2025-10-01T13:00:05.000Z' },
      { rma_id: 'RMA-20000001' },
      { rma_id: 'RMA-20000001', return_reason: 'defective', created_date: '2025-10-01T13:00:05Z' },
    ])
  })
})

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

test('an order without discount has one of nothing', async () => {
  const { answers } = await play({}, ['get_discount_application', { order_id: 'nowhere' }])
  expect(answers).toEqual([
    {
      discount_app_id: '',
      order_id: 'nowhere',
      points_used: 0,
      loyalty_discount_applied: false,
      total_discount_amount: 0,
    },
  ])
})

test('the back office refuses unknown keys', async () => {
  const { answers } = await play({ orders: [order] }, ['get_order', { order_id: 'ORD-1', verbose: true }])
  expect(answers).toEqual(['error'])
})
