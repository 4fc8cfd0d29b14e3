import { expect, test } from 'vitest'
import { addDays, dayOf, daysBetween, longDay } from './dates.ts'

test('days are UTC days', () => {
  expect(dayOf('2025-10-01T23:30:00-05:00')).toBe('2025-10-02')
  expect(longDay('2025-10-31')).toBe('31 October 2025')
})

test('days are added over the ends of months and leap days', () => {
  expect(addDays('2025-10-01', 30)).toBe('2025-10-31')
  expect(addDays('2028-02-28T22:00:00Z', 1)).toBe('2028-02-29')
  expect(addDays('2025-10-01', -1)).toBe('2025-09-30')
})

test('days between instants are calendar days, not spans of 24 hours', () => {
  expect(daysBetween('2025-09-30T23:59:00Z', '2025-10-01T00:01:00Z')).toBe(1)
  expect(daysBetween('2025-10-01T01:00:00Z', '2025-10-01T23:00:00Z')).toBe(0)
  expect(daysBetween('2025-10-03', '2025-10-01')).toBe(-2)
})
