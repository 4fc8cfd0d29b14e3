import { describe, expect, test } from 'vitest'
import './called-and-said.ts'

const call = (tool: string, given: object, isError = false) => ({
  tool,
  arguments: given,
  result: null,
  isError,
  writes: true,
  effects: [],
  durationMs: 1,
})
const trial = {
  calls: [
    call('get_order', { order_id: 'ORD-1', full: true }),
    call('cancel_order', { order_id: 'ORD-1' }, true),
  ],
  conversation: [
    { role: 'customer', text: 'Where is it? By 5 October?', afterCalls: 0 },
    { role: 'agent', text: 'It comes on 7 October.', afterCalls: 2 },
    { role: 'agent', text: 'I wonder about 9 October.', afterCalls: 2, unsaid: 'note' },
  ],
}

describe('toHaveCalled', () => {
  test.for([
    ['get_order', undefined],
    ['get_order', { order_id: 'ORD-1' }],
    ['get_order', { order_id: expect.stringMatching(/^ORD-/) as unknown }],
    // A refused call is a call.
    ['cancel_order', undefined],
  ] as const)('%s %o was called', ([tool, given]) => {
    expect(trial).toHaveCalled(tool, given)
    expect(() => expect(trial).not.toHaveCalled(tool, given)).toThrow(
      /^(get|cancel)_order.* was called, although it should not have been\.\n {2}(get|cancel)_order\(/,
    )
  })

  test.for([
    ['get_order', { order_id: 'ORD-2' }, 'get_order with { order_id: ORD-2 } was not called, but otherwise.'],
    ['get_orders', undefined, 'get_orders was not called. Did you mean get_order?'],
    ['file_claim', undefined, 'file_claim was not called.'],
  ] as const)('%s %o was not', ([tool, given, message]) => {
    expect(trial).not.toHaveCalled(tool, given)
    expect(() => expect(trial).toHaveCalled(tool, given)).toThrow(message)
  })
})

describe('toHaveSaid', () => {
  test('finds a pattern or a text in what the customer was told', () => {
    expect(trial).toHaveSaid(/\b7 October\b/)
    expect(trial).toHaveSaid('It comes')
    expect(trial).not.toHaveSaid('5 October')
    expect(trial).not.toHaveSaid(/9 October/)
  })

  test('says what was said instead', () => {
    expect(() => expect(trial).toHaveSaid('5 October')).toThrow(
      'The agent did not say "5 October". It said:\n  It comes on 7 October.',
    )
    expect(() => expect(trial).not.toHaveSaid(/comes/)).toThrow(
      'The agent said /comes/, although it should not have',
    )
    expect(() => expect({ ...trial, conversation: [] }).toHaveSaid('Hello')).toThrow('It said nothing.')
  })

  test('a pattern with a state finds the same every time', () => {
    const sticky = /October/g
    for (let time = 0; time < 3; time += 1) expect(trial).toHaveSaid(sticky)
  })
})

test('refuse what is no trial', () => {
  expect(() => expect(Promise.resolve(trial)).toHaveCalled('get_order')).toThrow('write const trial = await')
  expect(() => expect('trial').toHaveSaid('Hello')).toThrow('toHaveSaid is about a trial')
})
