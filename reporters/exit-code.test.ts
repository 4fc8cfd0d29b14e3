import { expect, test } from 'vitest'
import { exitCode, type RunOutcome } from './exit-code.ts'

const clean: RunOutcome = { failed: 0, invalid: 0, unfinished: 0, problems: 0, interrupted: false }

test('a run is a success only when nothing at all went wrong', () => {
  expect(exitCode(clean)).toBe(0)
})

test.for<Partial<RunOutcome>>([
  { failed: 1 },
  { invalid: 1 },
  { unfinished: 1 },
  { problems: 1 },
  { interrupted: true },
])('%o makes it exit with 1', (fault) => {
  expect(exitCode({ ...clean, ...fault })).toBe(1)
})
