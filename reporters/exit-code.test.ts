import { expect, test } from 'vitest'
import { exitCode, type RunOutcome } from './exit-code.ts'

const clean: RunOutcome = {
  failedTrials: 0,
  otherFailures: 0,
  invalid: 0,
  unfinished: 0,
  problems: 0,
  interrupted: false,
}

test('a run is a success only when nothing at all went wrong', () => {
  expect(exitCode(clean)).toBe(0)
})

test.for<Partial<RunOutcome>>([
  { failedTrials: 1 },
  { otherFailures: 1 },
  { invalid: 1 },
  { unfinished: 1 },
  { problems: 1 },
  { interrupted: true },
  { failedGates: 1 },
])('%o makes it exit with 1', (fault) => {
  expect(exitCode({ ...clean, ...fault })).toBe(1)
})

test('gates decide about failed and invalid trials, and about nothing else', () => {
  expect(exitCode({ ...clean, failedTrials: 3, invalid: 1, failedGates: 0 })).toBe(0)
  expect(exitCode({ ...clean, otherFailures: 1, failedGates: 0 })).toBe(1)
  expect(exitCode({ ...clean, interrupted: true, failedGates: 0 })).toBe(1)
})
