import { expect, test } from 'vitest'
import { isoInstant, isoInstantOrNull, stampAfter } from './clock.ts'

test.for([
  ['2025-10-01 13:00:05+00', '2025-10-01T13:00:05Z'],
  ['2026-10-01 23:59:59.999999+00', '2026-10-01T23:59:59.999999Z'],
  ['2025-10-01T13:00:05Z', '2025-10-01T13:00:05Z'],
  ['2025-10-01 15:00:05+02', '2025-10-01T13:00:05.000Z'],
  ['2025-10-01T13:00:05+00:00', '2025-10-01T13:00:05Z'],
] as const)('%s is %s', ([stored, iso]) => {
  expect(isoInstant(stored)).toBe(iso)
  expect(isoInstantOrNull(stored)).toBe(iso)
})

test('an empty instant stays empty', () => {
  expect(isoInstantOrNull(null)).toBeNull()
})

test('a stamp is whole seconds after the clock', () => {
  expect(stampAfter(new Date('2025-10-01T13:00:00Z'))).toBe('2025-10-01T13:00:05Z')
  expect(stampAfter(new Date('2025-10-01T13:00:00.250Z'), 10)).toBe('2025-10-01T13:00:10Z')
})
