import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, money, percentOf } from './money.ts'

test('half a cent is rounded away from zero', () => {
  expect([1.005, 2.675, 0.125, 8.475, -1.005, -0.001].map(cents)).toEqual([1.01, 2.68, 0.13, 8.48, -1.01, 0])
  expect(percentOf(169.5, 5)).toBe(8.48)
  expect(cents(0.1 + 0.2)).toBe(0.3)
})

test('whole cents stay what they are', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (whole) => {
      // Minus zero is no sum of money.
      expect(cents(whole / 100)).toBe(whole === 0 ? 0 : whole / 100)
    }),
  )
})

test('texts show two digits', () => {
  expect(money(15)).toBe('$15.00')
})
