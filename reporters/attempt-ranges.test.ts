import { expect, test } from 'vitest'
import { formatAttempts } from './attempt-ranges.ts'

test.for([
  [[7], 'attempt 7'],
  [[3, 1, 2, 7], 'attempts 1–3, 7'],
  [[20, 18, 19], 'attempts 18–20'],
  [[1, 3, 5], 'attempts 1, 3, 5'],
] as const)('%j is %s', ([attempts, expected]) => {
  expect(formatAttempts(attempts)).toBe(expected)
})
