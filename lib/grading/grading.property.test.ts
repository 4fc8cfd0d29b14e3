import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Effect, Row, Snapshot } from '../core/effect.ts'
import { rowKey } from '../core/row-key.ts'
import { computeEffects } from './compute-effects.ts'
import { arbitraryNewRows, arbitraryStates, expectedFrom } from './fixtures/arbitrary-states.ts'
import { depot } from './fixtures/depot.ts'
import { gradeEffects } from './grade-effects.ts'

const { shapes } = depot

/** Many runs each, on machines that do other things too. */
const slow = { timeout: 60_000 }

/** The later state, made from the earlier one by what the effects say. */
function apply(effects: readonly Effect[], before: Snapshot): Snapshot {
  return Object.fromEntries(
    Object.entries(shapes).map(([table, shape]) => {
      const rows = new Map((before[table] ?? []).map((row) => [rowKey(row, shape), row]))
      for (const effect of effects) {
        if (effect.table !== table) continue
        if (effect.op === 'delete') rows.delete(effect.key)
        if (effect.op === 'insert') rows.set(effect.key, effect.row)
        if (effect.op === 'update') {
          const after = Object.fromEntries(Object.entries(effect.changes).map(([name, [, to]]) => [name, to]))
          rows.set(effect.key, { ...rows.get(effect.key), ...after })
        }
      }
      return [table, [...rows.values()]]
    }),
  )
}

describe('effects', slow, () => {
  test('lead from the earlier state to the later one', () => {
    fc.assert(
      fc.property(arbitraryStates, ({ before, after }) => {
        const effects = computeEffects(before, after, shapes)
        expect(computeEffects(apply(effects, before), after, shapes)).toEqual([])
        expect(computeEffects(after, after, shapes)).toEqual([])
      }),
    )
  })

  test('do not depend on the order of the rows', () => {
    fc.assert(
      fc.property(arbitraryStates, ({ before, after }) => {
        const turned = Object.fromEntries(
          Object.entries(after).map(([name, rows]) => [name, rows.toReversed()]),
        )
        const sorted = (effects: Effect[]) => effects.map((effect) => JSON.stringify(effect)).sort()
        expect(sorted(computeEffects(before, turned, shapes))).toEqual(
          sorted(computeEffects(before, after, shapes)),
        )
      }),
    )
  })
})

describe('grading', slow, () => {
  test('what was written down from the effects passes', () => {
    fc.assert(
      fc.property(arbitraryStates, ({ before, after }) => {
        const effects = computeEffects(before, after, shapes)
        expect(gradeEffects(effects, expectedFrom(effects), shapes).deviations).toEqual([])
      }),
    )
  })

  test('does not depend on any order', () => {
    fc.assert(
      fc.property(arbitraryStates, arbitraryStates, fc.func(fc.nat()), (done, wanted, rank) => {
        const effects = computeEffects(done.before, done.after, shapes)
        const expected = expectedFrom(computeEffects(wanted.before, wanted.after, shapes))
        const shuffled = <T>(list: readonly T[]) => list.toSorted((a, b) => rank(a) - rank(b))
        const grade = gradeEffects(effects, expected, shapes)
        expect(gradeEffects(shuffled(effects), shuffled(expected), shapes)).toEqual(grade)
      }),
    )
  })

  test('a lost expectation makes an extra effect, a lost effect a missing one', () => {
    fc.assert(
      fc.property(arbitraryStates, fc.nat(), ({ before, after }, seed) => {
        const effects = computeEffects(before, after, shapes)
        const expected = expectedFrom(effects)
        fc.pre(expected.length > 0)
        const lost = seed % expected.length
        const graded = effects.filter((effect) => expectedFrom([effect]).length > 0)
        const other = (_: unknown, index: number) => index !== lost
        const kinds = (grade: ReturnType<typeof gradeEffects>) => grade.deviations.map(({ kind }) => kind)
        expect(kinds(gradeEffects(effects, expected.filter(other), shapes))).toContain('extra effect')
        expect(kinds(gradeEffects(graded.filter(other), expected, shapes))).toContain('missing effect')
      }),
    )
  })

  test('one wrong value in one row is one wrong field', () => {
    fc.assert(
      fc.property(arbitraryStates, fc.nat(), fc.nat(), ({ before, after }, which, column) => {
        const rows = after.pallets ?? []
        const row = rows[which % Math.max(rows.length, 1)]
        const old = before.pallets?.find(({ id }) => id === row?.id)
        fc.pre(row !== undefined)
        const names = ['bay', 'owner', 'weight', 'status', 'fragile', 'tags', 'due_at']
        const name = names[column % names.length] ?? 'bay'
        const wrong: Row = {
          weight: 99,
          fragile: !row.fragile,
          tags: ['new'],
          due_at: '2030-01-01T00:00:00Z',
        }
        const altered = { ...row, [name]: wrong[name] ?? 'something else' }
        const state = { ...after, pallets: rows.map((each) => (each === row ? altered : each)) }
        const expected = expectedFrom(computeEffects(before, after, shapes))
        const wasExpected = expected.some((effect) => {
          const key = effect.op === 'insert' ? effect.row.id : effect.key
          return effect.sqlTable === 'depot_pallets' && key === row.id
        })
        const grade = gradeEffects(computeEffects(before, state, shapes), expected, shapes)
        // The wrong value may be the old one: then the row may look as if nobody had touched it.
        fc.pre(!old || JSON.stringify(old[name]) !== JSON.stringify(altered[name]))
        expect(grade.deviations).toMatchObject([
          wasExpected
            ? { kind: 'wrong field', table: 'pallets', key: row.id, column: name, received: altered[name] }
            : { kind: 'extra effect', table: 'pallets', key: row.id },
        ])
      }),
    )
  })
})

describe('generated ids', slow, () => {
  type NewRows = { shipments: Row[]; parcels: Row[] }

  function permutations<T>(list: readonly T[]): T[][] {
    if (list.length === 0) return [[]]
    return list.flatMap((first, index) =>
      permutations(list.toSpliced(index, 1)).map((rest) => [first, ...rest]),
    )
  }

  /** The same rows with the ids of shipments and parcels handed out in another order, references included. */
  function renamed(rows: NewRows, shipmentIds: readonly unknown[], parcelIds: readonly unknown[]): NewRows {
    const names = new Map(rows.shipments.map(({ id }, index) => [id, shipmentIds[index]]))
    return {
      shipments: rows.shipments.map((row, index) => ({ ...row, id: shipmentIds[index] as string })),
      parcels: rows.parcels.map((row, index) => ({
        ...row,
        id: parcelIds[index] as string,
        shipment_id: (names.get(row.shipment_id) ?? row.shipment_id) as string,
      })),
    }
  }

  function canonical({ shipments, parcels }: NewRows): string {
    return JSON.stringify([shipments, parcels].map((rows) => rows.map((row) => JSON.stringify(row)).sort()))
  }

  function grade(rows: NewRows, expected: NewRows) {
    const effects = (state: Snapshot) => computeEffects({}, state, shapes)
    return gradeEffects(effects(rows), expectedFrom(effects(expected)), shapes)
  }

  const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

  test('rows made in any order pass', () => {
    fc.assert(
      fc.property(arbitraryNewRows, fc.nat(), fc.nat(), (rows, a, b) => {
        const shipmentOrders = permutations(ids(rows.shipments))
        const parcelOrders = permutations(ids(rows.parcels))
        const other = renamed(
          rows,
          shipmentOrders[a % shipmentOrders.length] ?? [],
          parcelOrders[b % parcelOrders.length] ?? [],
        )
        expect(grade(other, rows).deviations).toEqual([])
      }),
    )
  })

  test('nothing passes but the expected rows with their ids handed out in another order', () => {
    fc.assert(
      fc.property(arbitraryNewRows, arbitraryNewRows, (rows, expected) => {
        fc.pre(
          rows.shipments.length === expected.shipments.length &&
            rows.parcels.length === expected.parcels.length,
        )
        // A parcel without shipment refers to nothing that could be renamed.
        fc.pre(rows.shipments.length > 0)
        const wanted = canonical(expected)
        const same = permutations(ids(rows.shipments)).some((shipmentIds) =>
          permutations(ids(rows.parcels)).some(
            (parcelIds) => canonical(renamed(rows, shipmentIds, parcelIds)) === wanted,
          ),
        )
        expect(grade(rows, expected).passed).toBe(same)
      }),
      { numRuns: 300 },
    )
  })

  test('a crowd of look-alikes is matched', () => {
    const shipments = Array.from({ length: 30 }, (_, index) => ({
      id: `SHP-${index}`,
      carrier: 'Quayside',
      fee: 1,
    }))
    const parcels = shipments.map(({ id }, index) => ({
      id: `PCL-${index}`,
      shipment_id: id,
      pallet_id: `P-${index % 7}`,
      quantity: 1,
    }))
    const turned = renamed({ shipments, parcels }, ids(shipments).toReversed(), ids(parcels))
    expect(grade(turned, { shipments, parcels }).deviations).toEqual([])
    const one = turned.parcels.map((row, index) => (index === 20 ? { ...row, quantity: 2 } : row))
    expect(grade({ ...turned, parcels: one }, { shipments, parcels }).deviations).toMatchObject([
      { kind: 'wrong field', table: 'parcels', column: 'quantity', expected: 1, received: 2 },
    ])
  })
})
