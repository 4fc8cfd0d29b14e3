import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Task } from '../define/define-task.ts'
import {
  deleted,
  type ExpectedEffect,
  type ExpectedEffects,
  inserted,
  oneOf,
  updated,
} from './expected-effect.ts'
import { depot } from './fixtures/depot.ts'
import type { Grade } from './grade-effects.ts'
import { gradeEffects } from './grade-effects.ts'
import { anyOf, anyText, anyValue, numberBetween, textMatching } from './matchers.ts'
import '../vitest/to-have-effects.ts'

const { pallets, parcels, permits, shipments } = depot.tables

describe('updated', () => {
  test('takes columns of the table with values of their types', () => {
    expectTypeOf(
      updated(pallets, 'P-1', { status: 'held', weight: 12.5, fragile: true }),
    ).toEqualTypeOf<ExpectedEffect>()
    updated(pallets, 'P-1', { tags: ['cold'], due_at: null, note: 'ungraded, but may be named' })
    // @ts-expect-error a misspelt column
    updated(pallets, 'P-1', { statsu: 'held' })
    // @ts-expect-error a value that the enum does not have
    updated(pallets, 'P-1', { status: 'lost' })
    // @ts-expect-error a value of another type
    updated(pallets, 'P-1', { weight: 'heavy' })
    // @ts-expect-error null in a column that cannot be null
    updated(pallets, 'P-1', { bay: null })
    // @ts-expect-error a table of no sandbox
    updated('pallets', 'P-1', { status: 'held' })
  })

  test('takes matchers for any column', () => {
    updated(pallets, 'P-1', { status: expect.stringMatching(/held|stored/), weight: expect.closeTo(12.5) })
    updated(pallets, 'P-1', {
      tags: expect.arrayContaining(['cold']),
      note: expect.not.stringContaining('refund'),
    })
    updated(pallets, 'P-1', { bay: { asymmetricMatch: (bay) => bay === 'A1' || bay === 'A2' } })
  })

  test("takes the library's matchers for columns of their types", () => {
    updated(pallets, 'P-1', { status: anyOf('held', 'stored'), weight: numberBetween(12, 13) })
    updated(pallets, 'P-1', { bay: textMatching(/^A/), owner: anyText(), fragile: anyOf(true, false) })
    updated(pallets, 'P-1', { due_at: anyOf(null, '2025-10-09T08:00:00Z'), weight: anyValue() })
    // @ts-expect-error a value that the enum does not have
    updated(pallets, 'P-1', { status: anyOf('held', 'lost') })
    // @ts-expect-error any text is more than the enum has
    updated(pallets, 'P-1', { status: anyText() })
    // @ts-expect-error text for a number
    updated(pallets, 'P-1', { weight: textMatching(/1/) })
    // @ts-expect-error a choice is one of two or more
    updated(pallets, 'P-1', { status: anyOf('held') })
  })

  test('takes keys of one or several columns', () => {
    updated(permits, { holder_email: 'ines@hale.example', zone: 'A' }, { level: 'free' })
    // @ts-expect-error a key is text, a number, or these by column
    updated(permits, ['ines@hale.example', 'A'], { level: 'free' })
  })
})

describe('inserted', () => {
  const row = { id: 'P-9', bay: 'A1', owner: 'Hale', weight: 10 }

  test('needs every graded column that has no default', () => {
    expectTypeOf(inserted(pallets, row)).toEqualTypeOf<ExpectedEffect>()
    inserted(shipments, { id: 'SHP-1', carrier: 'Quayside' })
    // @ts-expect-error carrier is missing
    inserted(shipments, { id: 'SHP-1' })
    inserted(shipments, { carrier: 'Quayside' })
    // @ts-expect-error a key of several columns is never the backend's
    inserted(permits, { holder_email: 'ines@hale.example', level: 'free' })
    // @ts-expect-error pallet_id is missing
    inserted(parcels, { id: 'PCL-1', shipment_id: 'SHP-1' })
  })

  test('leaves defaults, ungraded columns and stamps optional', () => {
    inserted(pallets, { ...row, status: 'held', fragile: true, note: 'ungraded' })
    inserted(parcels, { id: 'PCL-1', shipment_id: 'SHP-1', pallet_id: 'P-1' })
    inserted(parcels, { id: 'PCL-1', shipment_id: 'SHP-1', pallet_id: 'P-1', label: '3 boxes' })
    inserted(pallets, { ...row, updated_at: '2025-10-01T13:00:00Z' })
  })

  test('checks names and values, and takes matchers', () => {
    inserted(shipments, { id: expect.any(String), carrier: 'Quayside', fee: expect.any(Number) })
    // @ts-expect-error a misspelt column
    inserted(shipments, { id: 'SHP-1', carrier: 'Quayside', fees: 10 })
    // @ts-expect-error a carrier that there is not
    inserted(shipments, { id: 'SHP-1', carrier: 'Seagull' })
  })
})

test('deleted and oneOf', () => {
  expectTypeOf(deleted(pallets, 'P-1')).toEqualTypeOf<ExpectedEffect>()
  expectTypeOf(oneOf([deleted(pallets, 'P-1')], [])).toExtend<ExpectedEffects>()
  // @ts-expect-error end states are lists
  oneOf(deleted(pallets, 'P-1'))
})

describe('tasks', () => {
  const task = {
    id: 'DP001_001',
    title: 'a title',
    request: 'a request',
    customer: 'a customer',
    expected: [],
  } as const

  test('solutions are typed by the tools of the sandbox', () => {
    const solution = [
      ['get_pallet', { pallet_id: 'P-1' }],
      ['set_status', { pallet_id: 'P-1', status: 'held' }],
      ['move_pallet', { pallet_id: 'P-1', bay: 'B1' }],
    ] as const
    expectTypeOf(depot.task({ ...task, solution })).toEqualTypeOf<Task>()
    // @ts-expect-error a misspelt tool
    depot.task({ ...task, solution: [['set_state', { pallet_id: 'P-1', status: 'held' }]] })
    // @ts-expect-error a value that the tool's enum does not have
    depot.task({ ...task, solution: [['set_status', { pallet_id: 'P-1', status: 'lost' }]] })
    // @ts-expect-error the arguments of another tool
    depot.task({ ...task, solution: [['set_status', { pallet_id: 'P-1', bay: 'B1' }]] })
    // @ts-expect-error an argument is missing
    depot.task({ ...task, solution: [['move_pallet', { pallet_id: 'P-1' }]] })
    // @ts-expect-error a value of another type
    depot.task({ ...task, solution: [['get_pallet', { pallet_id: 1 }]] })
  })

  test('what a task or a tool does not have is an error', () => {
    const solution = [['get_pallet', { pallet_id: 'P-1' }]] as const
    // @ts-expect-error a misspelt field
    depot.task({ ...task, solution, record: { pallets: [] } })
    // @ts-expect-error a misspelt field
    depot.task({ ...task, solution, expectd: [] })
    // @ts-expect-error an argument that the tool lacks
    depot.task({ ...task, solution: [['get_pallet', { pallet_id: 'P-1', owner: 'Hale' }]] })
    const first = ['get_pallet', { pallet_id: 'P-1' }] as const
    // @ts-expect-error an argument that the tool lacks, in a later call
    depot.task({ ...task, solution: [first, ['get_pallet', { pallet_id: 'P-1', owner: 'Hale' }]] })
  })

  test('what describes a task has certain names', () => {
    const solution = [['get_pallet', { pallet_id: 'P-1' }]] as const
    depot.task({
      ...task,
      solution,
      level: 'severe',
      traits: ['look-alikes', 'time'],
      decidedBy: ['any text'],
    })
    // @ts-expect-error a level that there is not
    depot.task({ ...task, solution, level: 'hard' })
    // @ts-expect-error a trait that there is not
    depot.task({ ...task, solution, traits: ['tricky'] })
  })

  test('records are typed by the tables of the sandbox', () => {
    const row = { id: 'P-9', bay: 'A1', owner: 'Hale', weight: 10 }
    depot.task({ ...task, solution: [], records: { pallets: [row], shipments: [] } })
    // @ts-expect-error a table that the sandbox does not have
    depot.task({ ...task, solution: [], records: { crates: [] } })
    // @ts-expect-error a column that the table needs
    depot.task({ ...task, solution: [], records: { pallets: [{ id: 'P-9', bay: 'A1', owner: 'Hale' }] } })
    // @ts-expect-error a value of another type
    depot.task({ ...task, solution: [], records: { pallets: [{ ...row, weight: 'heavy' }] } })
    // @ts-expect-error a value that the enum does not have
    depot.task({ ...task, solution: [], records: { pallets: [{ ...row, status: 'lost' }] } })
  })
})

test('toHaveEffects is known to expect', () => {
  const trial = { effects: [], calls: [], shapes: depot.shapes }
  expectTypeOf(expect(trial).toHaveEffects).parameters.toEqualTypeOf<[ExpectedEffects]>()
  expectTypeOf(expect(trial).toHaveEffects([])).toEqualTypeOf<void>()
  expectTypeOf(expect(trial).not.toHaveEffects(oneOf([], []))).toEqualTypeOf<void>()
  expectTypeOf(expect(Promise.resolve(trial)).resolves.toHaveEffects([])).toEqualTypeOf<Promise<void>>()
  expectTypeOf(gradeEffects([], [], depot.shapes)).toEqualTypeOf<Grade>()
  // @ts-expect-error one effect is a list of one
  expect(trial).toHaveEffects(deleted(pallets, 'P-1'))
})
