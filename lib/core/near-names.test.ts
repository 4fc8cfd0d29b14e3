import { expect, it } from 'vitest'
import { didYouMean, nearNames } from './near-names.ts'

it('offers the nearest names first, whatever their case, and none that is far', () => {
  const known = ['test_case_ST003_006', 'test_case_ST003_016', 'TEST_CASE_st003_007', 'helper']
  expect(nearNames('test_case_ST003_007', known)).toEqual([
    'TEST_CASE_st003_007',
    'test_case_ST003_006',
    'test_case_ST003_016',
  ])
  expect(nearNames('test_case_ST003_007', known, 1)).toEqual(['TEST_CASE_st003_007'])
  expect(nearNames('orders', known)).toEqual([])
})

it('asks only when there is something to offer', () => {
  expect(didYouMean('tickt', ['ticket', 'order'])).toBe('Did you mean ticket?')
  expect(didYouMean('ab', ['a', 'b', 'abc'])).toBe('Did you mean a, abc or b?')
  expect(didYouMean('tickt', [])).toBeUndefined()
})
