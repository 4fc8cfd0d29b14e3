import { expect, test } from 'vitest'
import { figuresOf, numbersIn } from './figures.ts'

test('figures are sums, percentages and numbers of a unit, however they are spelt', () => {
  const text =
    'Pay $1,500.00 or 12% within 5 business days;\nafter 72\nhours, a 30-day pass for 200 points, 3 lb. Gate 7.'
  expect(figuresOf(text, ['point', 'lb']).map(({ name }) => name)).toEqual([
    '$1500',
    '12%',
    '5 day',
    '72 hour',
    '30 day',
    '200 point',
    '3 lb',
  ])
  expect(figuresOf('$15 and $15.00').map(({ value }) => value)).toEqual([15, 15])
})

test('numbers are found however deep they lie', () => {
  expect(numbersIn([{ a: 1, b: { c: '4 to 7', d: '2025-10-01', e: 'LANTERN15' } }, '8'])).toEqual([
    1, 4, 7, 8,
  ])
})
