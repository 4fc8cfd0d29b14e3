import { expect, test } from 'vitest'
import type { Snapshot } from '../core/effect.ts'
import { computeEffects } from './compute-effects.ts'
import { inserted } from './expected-effect.ts'
import { depot } from './fixtures/depot.ts'
import { gradeEffects } from './grade-effects.ts'

const { shapes, tables } = depot

const expected = [
  inserted(tables.shipments, { id: 'SHP-101', carrier: 'Quayside' }),
  inserted(tables.shipments, { id: 'SHP-102', carrier: 'Blue Heron' }),
]

function grade(shipments: Snapshot[string], exactKeys: boolean) {
  const effects = computeEffects({}, { shipments }, shapes)
  return gradeEffects(effects, { endStates: [expected], exactKeys }, shapes)
}

const swapped = [
  { id: 'SHP-101', carrier: 'Blue Heron', fee: 0 },
  { id: 'SHP-102', carrier: 'Quayside', fee: 0 },
]

test('with exact keys, rows made in another order are wrong rows', () => {
  expect(grade(swapped, false).passed).toBe(true)
  expect(grade(swapped, true).deviations).toMatchObject([
    { kind: 'wrong field', key: 'SHP-101', column: 'carrier', received: 'Blue Heron' },
    { kind: 'wrong field', key: 'SHP-102', column: 'carrier', received: 'Quayside' },
  ])
})

test('with exact keys, the right row under another generated key is missing, and extra', () => {
  const later = [
    { id: 'SHP-101', carrier: 'Quayside', fee: 0 },
    { id: 'SHP-103', carrier: 'Blue Heron', fee: 0 },
  ]
  expect(grade(later, false).passed).toBe(true)
  expect(grade(later, true).deviations).toMatchObject([
    { kind: 'missing effect', key: 'SHP-102' },
    { kind: 'extra effect', key: 'SHP-103' },
  ])
})

test('with exact keys, the very same rows pass', () => {
  const same = [
    { id: 'SHP-101', carrier: 'Quayside', fee: 0 },
    { id: 'SHP-102', carrier: 'Blue Heron', fee: 0 },
  ]
  expect(grade(same, true).passed).toBe(true)
})
