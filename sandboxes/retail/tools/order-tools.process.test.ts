import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenSandbox, openSandbox } from '../../../lib/sandbox/index.ts'
import { type Call, callsOn } from '../../helpdesk/testing/calls-on.ts'
import { retail } from '../index.ts'
import { line, order, payment, product, shipment, stock, tracking } from '../testing/retail-records.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(retail.with({ baseline: {} }), { slots: 1 })
})

afterAll(() => open[Symbol.asyncDispose]())

const { play, changes } = callsOn(() => open)

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
      { rma_id: 'RMA-20000000', status: 'approved', created_date: '2025-10-01T13:00:05Z' },
      { rma_id: 'RMA-20000001' },
      { rma_id: 'RMA-20000001', return_reason: 'defective', created_date: '2025-10-01T13:00:05Z' },
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
