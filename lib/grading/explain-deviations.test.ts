import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Row } from '../core/effect.ts'
import { hiddenCharacter } from '../core/hidden-characters.ts'
import type { ToolCall } from '../core/tool-call.ts'
import type { Deviation } from './deviation.ts'
import { deviationDiff } from './deviation-diff.ts'
import { explainDeviations } from './explain-deviations.ts'

function call(tool: string, args: ToolCall['arguments'] = {}, flags: Partial<ToolCall> = {}): ToolCall {
  return {
    tool,
    arguments: args,
    result: {},
    isError: false,
    writes: false,
    effects: [],
    durationMs: 1,
    ...flags,
  }
}

const calls = [
  call('get_pallet', { pallet_id: 'P-1' }),
  call('get_pallet', { pallet_id: 'P-2' }),
  call('search_policy', { query: 'held pallets' }, { isError: true }),
  call('book_shipment', { pallet_id: 'P-1', carrier: 'Quayside', quantity: 3 }, { writes: true }),
  call('set_status', { pallet_id: 'P-1', status: 'shipped', note: 'n'.repeat(500) }, { writes: true }),
]

const wrongStatus: Deviation = {
  kind: 'wrong field',
  table: 'pallets',
  key: 'P-1',
  call: 4,
  column: 'status',
  expected: 'held',
  received: 'shipped',
}

describe('explainDeviations', () => {
  test('one wrong field', () => {
    expect(explainDeviations([wrongStatus], { calls })).toMatchInlineSnapshot(`
      "The end state differs from the expected one in 1 place:

      wrong field     pallets.status of P-1
                      expected held
                      received shipped
                      written by call 5: set_status({ pallet_id: P-1, status: shipped, note:
                        nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn… })

      Calls (* can change the state, ! was refused):
        1-2 get_pallet  3! search_policy  4* book_shipment  5* set_status"
    `)
  })

  test('every kind, several end states', () => {
    const deviations: Deviation[] = [
      {
        ...wrongStatus,
        call: undefined,
        column: 'weight',
        expected: { $matcher: 'Any<Number>' },
        received: '20',
      },
      {
        kind: 'extra effect',
        table: 'shipments',
        key: 'SHP-101',
        call: 3,
        op: 'insert',
        columns: { id: 'SHP-101', carrier: 'Quayside', fee: 12.5, gate: null },
      },
      { kind: 'extra effect', table: 'pallets', key: 'P-2', op: 'update', columns: { tags: [['cold'], []] } },
      {
        kind: 'missing effect',
        table: 'parcels',
        key: '?',
        op: 'insert',
        columns: { shipment_id: { $matcher: 'StringMatching /^SHP-/' }, quantity: 3 },
      },
      { kind: 'missing effect', table: 'permits', key: 'ines@hale.example|A', op: 'delete', columns: {} },
    ]
    expect(explainDeviations(deviations, { calls, endState: 1, endStates: 2 })).toMatchInlineSnapshot(`
      "The end state is none of the 2 acceptable ones.
      It differs from the closest one, number 2, in 5 places:

      wrong field     pallets.weight of P-1
                      expected Any<Number>
                      received "20"
                      left as it was: no call wrote it

      extra effect    shipments SHP-101 inserted
                      id: SHP-101, carrier: Quayside, fee: 12.5, gate: null
                      made by call 4: book_shipment({ pallet_id: P-1, carrier: Quayside, quantity: 3 })

      extra effect    pallets P-2 updated
                      tags: [cold] → []

      missing effect  parcels ? inserted
                      shipment_id: StringMatching /^SHP-/, quantity: 3

      missing effect  permits ines@hale.example|A deleted

      Calls (* can change the state, ! was refused):
        1-2 get_pallet  3! search_policy  4* book_shipment  5* set_status"
    `)
  })

  test('more deviations than anybody reads are counted', () => {
    const many = Array.from({ length: 23 }, (_, index): Deviation => ({ ...wrongStatus, key: `P-${index}` }))
    const extra: Deviation = { kind: 'extra effect', table: 'pallets', key: 'P-9', op: 'delete', columns: {} }
    const text = explainDeviations([...many, extra], { limit: 2 })
    expect(text.split('\n\n').at(-1)).toBe('… and 21 wrong fields, 1 extra effect more.')
  })

  test('long texts are cut where they differ', () => {
    const same = 'The customer called twice about the same pallet. '.repeat(40)
    const deviation = {
      ...wrongStatus,
      call: undefined,
      expected: `${same}Keep it.`,
      received: `${same}Ship it.`,
    }
    expect(explainDeviations([deviation])).toMatchInlineSnapshot(`
      "The end state differs from the expected one in 1 place:

      wrong field     pallets.status of P-1
                      expected "… called twice about the same pallet. Keep it."
                      received "… called twice about the same pallet. Ship it."
                      left as it was: no call wrote it"
    `)
  })

  test('fits 100 columns, is bounded and hides nothing from a terminal, whatever the values', () => {
    const hostile = fc.oneof(
      fc.jsonValue({ noUnicodeString: false, maxDepth: 6 }),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u001b[31mred', 'a\nb', '\u202edrowkcab', 'x'.repeat(100_000), '\u009b2J'),
      fc.constantFrom('\u{1f469}\u200d\u{1f467} '.repeat(50), 'mixer\u2060'.repeat(90), '\u061c'),
    )
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('a\nb', '\u001b[2J', 'n'.repeat(1000), '\u{1f4e6}'.repeat(99)),
    )
    const columns = fc.dictionary(name, hostile, { maxKeys: 30 })
    const deviation = fc.oneof(
      fc.record({
        kind: fc.constant('wrong field'),
        table: name,
        key: name,
        call: fc.nat(70),
        column: name,
        expected: hostile,
        received: hostile,
      }),
      fc.record({
        kind: fc.constantFrom('extra effect', 'missing effect'),
        table: name,
        key: name,
        op: fc.constantFrom('insert', 'update', 'delete'),
        columns,
      }),
    ) as fc.Arbitrary<Deviation>
    const tools = fc.array(fc.record({ tool: name, args: columns }), { maxLength: 60 })
    fc.assert(
      fc.property(fc.array(deviation, { maxLength: 30 }), tools, (deviations, made) => {
        const text = explainDeviations(deviations, {
          calls: made.map(({ tool, args }) => call(tool, args as Row)),
        })
        const lines = text.split('\n')
        expect(lines.filter((line) => line.length > 100)).toEqual([])
        expect(lines.length).toBeLessThan(400)
        expect(text.replaceAll('\n', '')).not.toMatch(new RegExp(hiddenCharacter, 'u'))
        JSON.stringify(deviationDiff(deviations))
      }),
      { numRuns: 60 },
    )
  })
})
