import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deviation } from '../grading/deviation.ts'
import type { ExpectedEffects } from '../grading/expected-effect.ts'
import { inserted, oneOf, updated } from '../grading/expected-effect.ts'
import { depot } from '../grading/fixtures/depot.ts'
import { gradeEffects } from '../grading/grade-effects.ts'
import { type OpenSandbox, openSandbox } from '../sandbox/index.ts'
import { checkMutations, type MutationReport } from './check-mutations.ts'
import { countMutations } from './count-mutations.ts'
import { createStepPlayer } from './step-player.ts'

const { pallets, parcels, permits, shipments } = depot.tables

let sandbox: OpenSandbox

beforeAll(async () => {
  sandbox = await openSandbox(depot, { slots: 1 })
}, 60_000)

afterAll(() => sandbox?.[Symbol.asyncDispose]())

/** Ids are unique within a process. */
let count = 0

type Solution = Parameters<typeof depot.task>[0]['solution']

async function check(
  solution: Solution,
  expected: ExpectedEffects,
  grade?: typeof gradeEffects,
): Promise<MutationReport> {
  const id = `DP002_${String(++count).padStart(3, '0')}`
  const text = { title: 'a title', request: 'a request', customer: 'a customer' }
  const task = depot.task({ id, ...text, solution, expected })
  return checkMutations(task, createStepPlayer(sandbox, task), grade ? { grade } : {})
}

/** One line per mutation. */
function summary({ outcomes }: MutationReport): string[] {
  return outcomes.map((outcome) => {
    const { title } = outcome.mutation
    if (outcome.result === 'neutral') return `${title}: neutral, ${outcome.reason}`
    if (outcome.result === 'wrong') return `${title}: ${outcome.problem}`
    return `${title}: ${outcome.deviations.map((each) => `${each.kind} in ${each.table}`).join(', ')}`
  })
}

// Every mutation is a whole replay.
describe('a sound task', { timeout: 60_000 }, () => {
  test('every mutation of an update fails, or is shown to be as good', async () => {
    const report = await check(
      [
        ['get_pallet', { pallet_id: 'P-1' }],
        ['set_status', { pallet_id: 'P-1', status: 'shipped' }],
        ['move_pallet', { pallet_id: 'P-2', bay: 'C2', note: 'Moved on request.' }],
      ],
      [updated(pallets, 'P-1', { status: 'shipped' }), updated(pallets, 'P-2', { bay: 'C2' })],
    )
    expect(report).toMatchObject({ problems: [], idleSteps: [] })
    expect(summary(report)).toMatchInlineSnapshot(`
      [
        "step 2, set_status: dropped: missing effect in pallets",
        "step 2, set_status: repeated: neutral, refused",
        "step 2, set_status: pallet_id P-2 instead of P-1: missing effect in pallets, wrong field in pallets",
        "step 2, set_status: pallet_id P-3 instead of P-1: missing effect in pallets, extra effect in pallets",
        "step 2, set_status: status stored instead of shipped: wrong field in pallets",
        "step 2, set_status: status held instead of shipped: wrong field in pallets",
        "step 3, move_pallet: dropped: missing effect in pallets",
        "step 3, move_pallet: repeated: neutral, changes nothing",
        "step 3, move_pallet: pallet_id P-1 instead of P-2: wrong field in pallets, missing effect in pallets",
        "step 3, move_pallet: pallet_id P-3 instead of P-2: missing effect in pallets, extra effect in pallets",
        "step 3, move_pallet: bay A1 instead of C2: wrong field in pallets",
        "step 3, move_pallet: bay B4 instead of C2: wrong field in pallets",
        "step 3, move_pallet: note Moved on request. (other) instead of Moved on request.: neutral, not compared",
      ]
    `)
  })

  test('steps that a later one overwrites, refusals, and end states that are also accepted', async () => {
    const report = await check(
      [
        ['move_pallet', { pallet_id: 'P-1', bay: 'B4' }],
        ['move_pallet', { pallet_id: 'P-1', bay: 'C2' }],
        ['grant_permit', { holder_email: 'ines@hale.example', zone: 'A', level: 'free' }],
      ],
      oneOf(
        [
          updated(pallets, 'P-1', { bay: 'C2' }),
          updated(permits, { holder_email: 'ines@hale.example', zone: 'A' }, { level: 'free' }),
        ],
        [updated(pallets, 'P-1', { bay: 'C2' })],
      ),
    )
    expect(report.problems).toEqual([])
    expect(report.idleSteps).toEqual([])
    expect(summary(report)).toMatchInlineSnapshot(`
      [
        "step 1, move_pallet: dropped: neutral, overwritten",
        "step 1, move_pallet: repeated: neutral, changes nothing",
        "step 1, move_pallet: pallet_id P-2 instead of P-1: neutral, changes nothing",
        "step 1, move_pallet: pallet_id P-3 instead of P-1: extra effect in pallets",
        "step 1, move_pallet: bay A1 instead of B4: neutral, changes nothing",
        "step 1, move_pallet: bay C2 instead of B4: neutral, overwritten",
        "step 2, move_pallet: dropped: wrong field in pallets",
        "step 2, move_pallet: repeated: neutral, changes nothing",
        "step 2, move_pallet: pallet_id P-2 instead of P-1: wrong field in pallets, extra effect in pallets",
        "step 2, move_pallet: pallet_id P-3 instead of P-1: wrong field in pallets",
        "step 2, move_pallet: bay A1 instead of C2: wrong field in pallets",
        "step 2, move_pallet: bay B4 instead of C2: wrong field in pallets",
        "step 3, grant_permit: dropped: neutral, accepted",
        "step 3, grant_permit: repeated: neutral, changes nothing",
        "step 3, grant_permit: holder_email other.ines@hale.example instead of ines@hale.example: extra effect in permits",
        "step 3, grant_permit: zone A (other) instead of A: extra effect in permits",
        "step 3, grant_permit: level escorted instead of free: neutral, accepted",
      ]
    `)
  })

  test('inserted rows that refer to each other', async () => {
    const report = await check(
      [
        ['book_shipment', { pallet_id: 'P-1', carrier: 'Quayside', quantity: 2, express: true }],
        ['book_shipment', { pallet_id: 'P-2', carrier: 'Quayside', quantity: 1, express: false }],
      ],
      [
        inserted(shipments, { id: 'SHP-101', carrier: 'Quayside', fee: 40 }),
        inserted(parcels, { id: 'PCL-101', shipment_id: 'SHP-101', pallet_id: 'P-1', quantity: 2 }),
        inserted(shipments, { id: 'SHP-102', carrier: 'Quayside', fee: 12.5 }),
        inserted(parcels, { id: 'PCL-102', shipment_id: 'SHP-102', pallet_id: 'P-2' }),
      ],
    )
    expect(report).toMatchObject({ problems: [], idleSteps: [] })
    expect(summary(report)).toMatchInlineSnapshot(`
      [
        "step 1, book_shipment: dropped: missing effect in shipments, missing effect in parcels",
        "step 1, book_shipment: repeated: extra effect in shipments, extra effect in parcels",
        "step 1, book_shipment: pallet_id P-2 instead of P-1: wrong field in parcels",
        "step 1, book_shipment: pallet_id P-3 instead of P-1: wrong field in parcels",
        "step 1, book_shipment: carrier Norrland Freight instead of Quayside: wrong field in shipments",
        "step 1, book_shipment: carrier Blue Heron instead of Quayside: wrong field in shipments",
        "step 1, book_shipment: quantity 3 instead of 2: wrong field in parcels",
        "step 1, book_shipment: quantity 1 instead of 2: wrong field in parcels",
        "step 1, book_shipment: express false instead of true: wrong field in shipments",
        "step 2, book_shipment: dropped: missing effect in shipments, missing effect in parcels",
        "step 2, book_shipment: repeated: extra effect in shipments, extra effect in parcels",
        "step 2, book_shipment: pallet_id P-1 instead of P-2: wrong field in parcels",
        "step 2, book_shipment: pallet_id P-3 instead of P-2: wrong field in parcels",
        "step 2, book_shipment: carrier Norrland Freight instead of Quayside: wrong field in shipments",
        "step 2, book_shipment: carrier Blue Heron instead of Quayside: wrong field in shipments",
        "step 2, book_shipment: quantity 2 instead of 1: wrong field in parcels",
        "step 2, book_shipment: express true instead of false: wrong field in shipments",
      ]
    `)
  })

  test('a named note is compared, by its matcher', async () => {
    const report = await check(
      [['move_pallet', { pallet_id: 'P-1', bay: 'B4', note: 'Moved on request.' }]],
      [updated(pallets, 'P-1', { bay: 'B4', note: expect.stringContaining('request') })],
    )
    expect(report.problems).toEqual([])
    expect(summary(report)).toContain(
      'step 1, move_pallet: note Moved on request. (other) instead of Moved on request.: neutral, matched',
    )
    expect(countMutations(report)).toEqual({
      dropped: 1,
      repeated: 1,
      changed: 5,
      noticed: 5,
      matched: 1,
      harmless: 1,
      harmlessTitles: [
        expect.stringMatching(/: (refused|changes nothing|no trace|not compared|overwritten|accepted)$/),
      ],
      wrong: 0,
      idlePasses: false,
    })
  })
})

describe('a defective task', { timeout: 60_000 }, () => {
  test('a solution that does not lead to what is expected', async () => {
    const report = await check(
      [['set_status', { pallet_id: 'P-1', status: 'held' }]],
      [updated(pallets, 'P-1', { status: 'shipped' })],
    )
    expect(report.problems).toEqual([
      expect.stringMatching(
        /^DP002_\d+: the reference solution does not lead to what is expected\.[\s\S]*received held/,
      ),
    ])
  })

  test('a solution with a step that is refused', async () => {
    const report = await check([['set_status', { pallet_id: 'P-9', status: 'held' }]], [])
    expect(report.problems).toEqual([expect.stringContaining('step 1, set_status, is refused')])
  })

  test('an expected id that the solution does not produce', async () => {
    const report = await check(
      [['book_shipment', { pallet_id: 'P-1', carrier: 'Quayside', quantity: 2, express: true }]],
      [
        inserted(shipments, { id: 'SHP-102', carrier: 'Quayside', fee: 40 }),
        inserted(parcels, { id: 'PCL-101', shipment_id: 'SHP-102', pallet_id: 'P-1', quantity: 2 }),
      ],
    )
    expect(report.problems).toEqual([
      expect.stringContaining('shipments SHP-102 is expected, but gets another id; correct it'),
    ])
  })

  test('checks that accept everything that its steps can do', async () => {
    const anything = { bay: expect.any(String), note: expect.anything() }
    const report = await check(
      [['move_pallet', { pallet_id: 'P-1', bay: 'B4', note: 'Moved on request.' }]],
      oneOf(
        [updated(pallets, 'P-1', anything)],
        [],
        [updated(pallets, 'P-2', anything)],
        [updated(pallets, 'P-3', anything)],
      ),
    )
    expect(report.problems).toEqual([
      expect.stringContaining('no mutation of its solution makes it fail, so its checks check nothing'),
      expect.stringContaining('an agent that does nothing passes; say idlePasses: true, or expect an effect'),
    ])
  })
})

describe('an agent that does nothing', () => {
  const moved = updated(pallets, 'P-1', { bay: 'B4' })

  test.for([
    [[moved], undefined, []],
    [oneOf([moved], []), true, []],
    [
      oneOf([moved], []),
      undefined,
      ['an agent that does nothing passes; say idlePasses: true, or expect an effect'],
    ],
    [[moved], true, ['it says idlePasses, but an agent that does nothing fails']],
  ] as const)('%#', async ([expected, idlePasses, problems]) => {
    const task = depot.task({
      id: `DP002_${String(++count).padStart(3, '0')}`,
      title: 'a title',
      request: 'a request',
      customer: 'a customer',
      solution: [['move_pallet', { pallet_id: 'P-1', bay: 'B4' }]],
      expected,
      ...(idlePasses && { idlePasses }),
    })
    const report = await checkMutations(task, createStepPlayer(sandbox, task))
    expect(report.problems).toEqual(problems.map((problem) => `${task.id}: ${problem}`))
  })
})

describe('a defective grading is found out', { timeout: 60_000 }, () => {
  const solution: Solution = [
    ['set_status', { pallet_id: 'P-1', status: 'held' }],
    ['book_shipment', { pallet_id: 'P-1', carrier: 'Quayside', quantity: 2, express: true }],
  ]
  const expected = [
    updated(pallets, 'P-1', { status: 'held' }),
    inserted(shipments, { id: 'SHP-101', carrier: 'Quayside', fee: 40 }),
    inserted(parcels, { id: 'PCL-101', shipment_id: 'SHP-101', pallet_id: 'P-1', quantity: 2 }),
  ]

  /** A grading that changes the deviations which the right one finds. */
  function grading(alter: (deviations: readonly Deviation[]) => readonly Deviation[]): typeof gradeEffects {
    return (...args) => {
      const grade = gradeEffects(...args)
      const deviations = alter(grade.deviations)
      return { ...grade, deviations, passed: deviations.length === 0 }
    }
  }

  test.each<[string, (deviations: readonly Deviation[]) => readonly Deviation[]]>([
    ['passes everything', () => []],
    ['overlooks extra effects', (all) => all.filter(({ kind }) => kind !== 'extra effect')],
    ['overlooks missing effects', (all) => all.filter(({ kind }) => kind !== 'missing effect')],
    [
      'overlooks a column',
      (all) => all.filter((each) => each.kind !== 'wrong field' || each.column !== 'carrier'),
    ],
    [
      'names the wrong column',
      (all) => all.map((each) => ('column' in each ? { ...each, column: 'id' } : each)),
    ],
    ['names the wrong table', (all) => all.map((each) => ({ ...each, table: 'permits' }))],
    ['stops at the first deviation', (all) => all.slice(0, 1)],
  ])('one that %s', async (_, alter) => {
    const right = await check(solution, expected)
    expect(right.problems).toEqual([])
    expect((await check(solution, expected, grading(alter))).problems).not.toEqual([])
  })

  test('one that fails what is right', async () => {
    const extra: Deviation = { kind: 'extra effect', table: 'pallets', key: 'P-1', op: 'delete', columns: {} }
    const strict = grading((all) => [...all, extra])
    expect((await check(solution, expected, strict)).problems).toEqual([
      expect.stringContaining('the reference solution does not lead to what is expected'),
    ])
  })
})
