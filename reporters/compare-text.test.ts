import { expect, test } from 'vitest'
import { storedTrial } from '../lib/results/fixtures/stored-trial.ts'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { type ComparedRun, renderComparison } from './compare-text.ts'

/** A run of two tasks, the first always solved and the second only at its first attempt. */
function run(label: string, attempts: number, secondTask = 'as it was'): ComparedRun {
  const trials = Array.from({ length: attempts }, (_, index) => index + 1).flatMap((attempt) => [
    storedTrial({ task: 'ST003_006', attempt, of: attempts }),
    storedTrial(
      { task: 'ST004_007', attempt, of: attempts, verdict: attempt === 1 ? 'passed' : 'failed' },
      { task: secondTask },
    ),
  ])
  return { label, trials }
}

const rows = (...runs: [ComparedRun, ...ComparedRun[]]) =>
  renderComparison(runs, '1').filter((line) => /pass|observed/.test(line))

test('what k attempts did is observed, and is estimated for a run that asked for more', () => {
  expect(rows(run('before', 3), run('after', 3))[2]).toMatch(/^ {2}observed 3\/3 % +50\.0 +50\.0 /)
  expect(rows(run('before', 3), run('after', 6))[2]).toMatch(/^ {2}pass\^3 % +50\.0 +50\.0 /)
  expect(rows(run('before', 6), run('after', 3))[2]).toMatch(/^ {2}pass\^3 % +50\.0 +50\.0 /)
})

test('tasks that are not the same in both runs are named, and stay in the comparison', () => {
  const lines = renderComparison([run('before', 3), run('after', 3, 'rewritten')], '1')
  expect(lines).toContain('  changed between the runs (1): ST004_007')
  expect(lines).toContain('retail: B against A, over 2 shared tasks (2 complete at k = 3)')
  expect(renderComparison([run('before', 3), run('after', 3)], '1').join()).not.toContain('changed')
})

test('pass@1 has a row for each level, by the level that a task has now', () => {
  const levelled = (label: string, levels: readonly TrialMeta['level'][]): ComparedRun => ({
    label,
    trials: levels.map((level, index) =>
      storedTrial({
        task: `ST003_00${index}`,
        verdict: index === 0 ? 'failed' : 'passed',
        ...(level && { level }),
      }),
    ),
  })
  const after = levelled('after', ['severe', 'routine', undefined])
  expect(rows(levelled('before', ['routine', 'routine', undefined]), after).slice(0, 3)).toEqual([
    expect.stringMatching(/^ {2}pass@1 % +66\.7 +66\.7 /),
    expect.stringMatching(/^ {2}pass@1 routine % +100\.0 +100\.0 /),
    expect.stringMatching(/^ {2}pass@1 severe % +0\.0 +0\.0 /),
  ])
  const alike = levelled('before', ['severe', 'severe', undefined])
  expect(rows(alike, alike).filter((line) => line.includes('severe'))).toEqual([])
})

test('what makes two variants differ is no change of their tasks', () => {
  const variant = (name: string): ComparedRun => ({
    label: name,
    trials: [storedTrial({ agent: `openai/gpt-5 (${name})` }, { sandbox: name })],
  })
  expect(renderComparison([variant('long'), variant('short')], '1').join()).not.toContain('changed between')
  const edited = {
    ...variant('long'),
    trials: [storedTrial({ agent: 'openai/gpt-5 (long)' }, { sandbox: 'x' })],
  }
  expect(renderComparison([variant('long'), edited], '1').join()).toContain('changed between')
})
