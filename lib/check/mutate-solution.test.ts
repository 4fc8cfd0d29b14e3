import { describe, expect, test } from 'vitest'
import { depot } from '../grading/fixtures/depot.ts'
import { mutations } from './mutate-solution.ts'

const text = { title: 'a title', request: 'a request', customer: 'a customer', expected: [] }

/** Ids are unique within a process. */
let count = 0
const nextId = () => `MU001_${String(++count).padStart(3, '0')}`

function titles(solution: Parameters<typeof depot.task>[0]['solution'], alternatives?: number): string[] {
  const records = {
    pallets: [{ id: 'P-8', bay: 'D1', owner: 'Moreau', weight: 5, due_at: '2025-10-09T08:00:00Z' }],
  }
  const task = depot.task({ id: nextId(), ...text, solution, records })
  return mutations(task, alternatives === undefined ? {} : { alternatives }).map(({ title }) => title)
}

describe('mutations', () => {
  test('each state-changing step is dropped, repeated and changed in every argument; reading steps are not', () => {
    const solution = [
      ['get_pallet', { pallet_id: 'P-1' }],
      ['set_status', { pallet_id: 'P-1', status: 'held' }],
      ['book_shipment', { pallet_id: 'P-8', carrier: 'Quayside', quantity: 1, express: true }],
    ] as const
    expect(titles([...solution])).toMatchInlineSnapshot(`
      [
        "step 2, set_status: dropped",
        "step 2, set_status: repeated",
        "step 2, set_status: pallet_id P-2 instead of P-1",
        "step 2, set_status: pallet_id P-3 instead of P-1",
        "step 2, set_status: pallet_id P-8 instead of P-1",
        "step 2, set_status: status stored instead of held",
        "step 2, set_status: status shipped instead of held",
        "step 3, book_shipment: dropped",
        "step 3, book_shipment: repeated",
        "step 3, book_shipment: pallet_id P-1 instead of P-8",
        "step 3, book_shipment: pallet_id P-2 instead of P-8",
        "step 3, book_shipment: pallet_id P-3 instead of P-8",
        "step 3, book_shipment: carrier Norrland Freight instead of Quayside",
        "step 3, book_shipment: carrier Blue Heron instead of Quayside",
        "step 3, book_shipment: quantity 2 instead of 1",
        "step 3, book_shipment: express false instead of true",
      ]
    `)
  })

  test('free text, known values, the most per argument', () => {
    const solution = [
      ['move_pallet', { pallet_id: 'P-1', bay: 'A1', note: 'Moved on request.' }],
      ['grant_permit', { holder_email: 'ines@hale.example', zone: 'A', level: 'free' }],
    ] as const
    expect(titles([...solution], 1)).toMatchInlineSnapshot(`
      [
        "step 1, move_pallet: dropped",
        "step 1, move_pallet: repeated",
        "step 1, move_pallet: pallet_id P-2 instead of P-1",
        "step 1, move_pallet: bay B4 instead of A1",
        "step 1, move_pallet: note Moved on request. (other) instead of Moved on request.",
        "step 2, grant_permit: dropped",
        "step 2, grant_permit: repeated",
        "step 2, grant_permit: holder_email other.ines@hale.example instead of ines@hale.example",
        "step 2, grant_permit: zone A (other) instead of A",
        "step 2, grant_permit: level escorted instead of free",
      ]
    `)
  })

  test('the other state-changing steps stay as they are', () => {
    const task = depot.task({
      id: nextId(),
      ...text,
      solution: [
        ['get_pallet', { pallet_id: 'P-1' }],
        ['set_status', { pallet_id: 'P-1', status: 'held' }],
        ['move_pallet', { pallet_id: 'P-1', bay: 'C2' }],
      ],
    })
    const held = ['set_status', { pallet_id: 'P-1', status: 'held' }]
    const moved = ['move_pallet', { pallet_id: 'P-1', bay: 'C2' }]
    const ofKind = (kind: string, step: number) =>
      mutations(task).find((each) => each.kind === kind && each.step === step)
    expect(ofKind('dropped', 1)).toMatchObject({ steps: [moved], position: 0 })
    expect(ofKind('repeated', 1)).toMatchObject({ steps: [held, held, moved], position: 1 })
    expect(ofKind('changed', 2)).toMatchObject({
      steps: [held, ['move_pallet', { pallet_id: 'P-2', bay: 'C2' }]],
      position: 1,
    })
  })

  test('a tool that does not exist is an error', () => {
    const task = { solution: [['fly', {}]] as const, sandbox: depot, records: {} }
    expect(() => mutations(task)).toThrow(
      'Step 1 of the solution calls fly, which the sandbox does not have.',
    )
  })
})
