import { expect, test } from 'vitest'
import { suiteProjects } from './suite-projects.ts'

const timeout = (env: Readonly<Record<string, string>>) =>
  suiteProjects({ include: [], env })[0]?.test?.testTimeout

test('Vitest waits longer for a trial than the trial may take, also where trials wait for a slot', () => {
  expect(timeout({ TRIAL_TIMEOUT: '10' })).toBe(130_000)
  expect(timeout({ TRIAL_TIMEOUT: '10', CONCURRENCY: '20', SLOTS: '20' })).toBe(130_000)
  expect(timeout({ TRIAL_TIMEOUT: '10', CONCURRENCY: '20', SLOTS: '6' })).toBe(160_000)
})
