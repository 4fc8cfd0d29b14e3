import { expect, test } from 'vitest'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { type ComparedRun, renderComparison } from './compare-text.ts'

/** A run of two tasks, the first always solved and the second only at its first attempt. */
function run(label: string, attempts: number): ComparedRun {
  const trials = Array.from({ length: attempts }, (_, index) => index + 1).flatMap((attempt) =>
    ['ST003_006', 'ST004_007'].map(
      (task): TrialMeta => ({
        task,
        domain: 'retail',
        agent: 'openai/gpt-5',
        attempt,
        of: attempts,
        verdict: task === 'ST003_006' || attempt === 1 ? 'passed' : 'failed',
        tokens: [0, 0, 0],
        ms: 1,
      }),
    ),
  )
  return { label, trials }
}

const rows = (...runs: [ComparedRun, ...ComparedRun[]]) =>
  renderComparison(runs, '1').filter((line) => /pass|observed/.test(line))

test('what k attempts did is observed, and is estimated for a run that asked for more', () => {
  expect(rows(run('before', 3), run('after', 3))[2]).toMatch(/^ {2}observed 3\/3 % +50\.0 +50\.0 /)
  expect(rows(run('before', 3), run('after', 6))[2]).toMatch(/^ {2}pass\^3 % +50\.0 +50\.0 /)
  expect(rows(run('before', 6), run('after', 3))[2]).toMatch(/^ {2}pass\^3 % +50\.0 +50\.0 /)
})
