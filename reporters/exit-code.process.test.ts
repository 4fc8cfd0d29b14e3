import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exitCode, type RunOutcome } from './exit-code.ts'
import { runFixture } from './fixtures/run-fixture.ts'

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
  { gates: { failed: 1, allowFailures: true } },
])('%o makes it exit with 1', (fault) => {
  expect(exitCode({ ...clean, ...fault })).toBe(1)
})

test('gates decide about failed and invalid trials, and about nothing else', () => {
  const gates = { failed: 0, allowFailures: true }
  expect(exitCode({ ...clean, failedTrials: 3, invalid: 1, gates })).toBe(0)
  expect(exitCode({ ...clean, otherFailures: 1, gates })).toBe(1)
  expect(exitCode({ ...clean, interrupted: true, gates })).toBe(1)
})

test('a limit on invalid trials allows no failed one', () => {
  const gates = { failed: 0, allowFailures: false }
  expect(exitCode({ ...clean, invalid: 1, gates })).toBe(0)
  expect(exitCode({ ...clean, failedTrials: 1, gates })).toBe(1)
})

describe('the exit code of a run', () => {
  test('is 0 when every trial passed', async () => {
    const run = await runFixture('passing')
    expect(run.exitCode).toBe(0)
    expect(run.output).toMatchInlineSnapshot(`
      "
       RUN  <version> <fixtures>/passing


       reference (replays the solutions, no model) · retail
         tasks             3: 3 always solved, 0 never solved
         trials            12: 12 passed, 0 failed, 0 invalid
         tokens            none reported

       Reliability      pass@1 %             pass@4 %             observed 4/4 %       retention %
       reference (replays the solutions, no model)
         retail         100.0 (43.9–100.0)   100.0 (43.9–100.0)   100.0 (43.9–100.0)   100.0 (13.9–100.0)
       In brackets: 95 % intervals, clustered by task. – : no task is complete, or nothing passed.

       Figures    <results>/summary.json

       PASS  12 trials of 3 tasks: all passed (<time>)

      "
    `)
  })

  test('is 1 when the only fault is an invalid trial, which is not a failure', async () => {
    const run = await runFixture('mixed', { args: ['ST004', '-t', 'ST004_001'] })
    expect(run.exitCode).toBe(1)
    expect(run.output).toMatchInlineSnapshot(`
      "
       RUN  <version> <fixtures>/mixed


       INVALID openai/gpt-5 · retail · ST004_001 · attempts 19–20
       rate limit: the provider answered 429 five times

       openai/gpt-5 · retail
         tasks             1: 0 always solved, 0 never solved (1 incomplete: too few valid attempts)
         trials            20: 18 passed, 0 failed, 2 invalid
         invalid trials    rate limit 2
         tokens            24.0 k in (16.0 k of them cached), 1,800 out
         cost              $0.20: $0.010 per attempt, $0.010 per successful attempt

         task           passed  main failure
         ST004_001       18/18  incomplete: 18 of 20 valid

       Reliability      pass@1 %             pass@20 %            observed 20/20 %     retention %
       openai/gpt-5
         retail         100.0 (20.7–100.0)   –                    –                    –
       In brackets: 95 % intervals, clustered by task. – : no task is complete, or nothing passed.

       Figures    <results>/summary.json

       FAIL  20 trials of 1 task: 2 invalid (<time>)

      "
    `)
  })

  test('is 0 for one passing attempt, and its task is incomplete', async () => {
    const run = await runFixture('passing', { args: ['-t', 'ST003_007.*attempt 2'] })
    expect(run.exitCode).toBe(0)
    expect(run.output).toContain('ST003_007         1/1  incomplete: 1 of 4 valid')
    expect(run.output).not.toContain('1 always solved')
  })

  test.for([
    ['a name that matches nothing', ['-t', 'ST999_001'], 'No test matches -t ST999_001 among 12 tests.'],
    [
      'a file that is not there',
      ['no-such-file'],
      'No test was found for no-such-file. Looked for **/*.fixture.ts',
    ],
  ] as const)('is 1 for %s, even with passWithNoTests', async ([, args, message]) => {
    const run = await runFixture('passing', { args: [...args, '--passWithNoTests'] })
    expect(run.exitCode).toBe(1)
    expect(run.output).toContain(` ERROR ${message}`)
  })

  test('is 1 when two files have a task with the same id', async () => {
    const run = await runFixture('duplicate')
    expect(run.exitCode).toBe(1)
    expect(run.output).toContain(
      ' ERROR Task retail/ST003_006 is in one.fixture.ts and in two.fixture.ts: give one of them another id.\n',
    )
    expect(run.output).toContain('FAIL  4 trials of 2 tasks: 1 error')
  })

  test('is 1 when a file cannot be loaded', async () => {
    const run = await runFixture('unloadable')
    expect(run.exitCode).toBe(1)
    expect(run.output).toContain('Error: this suite cannot be loaded')
    expect(run.output).toContain('FAIL  2 trials of 1 task: 1 other failure')
  })

  test('is 1 when trials cannot begin; their common reason is printed once', async () => {
    const run = await runFixture('hooks')
    expect(run.exitCode).toBe(1)
    expect(run.output.split('the sandbox did not start')).toHaveLength(2 + 1)
    expect(run.output).toContain('and 2 others for the same reason')
    expect(run.output).toContain('FAIL  2 trials of 1 task: 3 other failures')
  })

  test('is 1 for a wrong setting, which is one line', async () => {
    const run = await runFixture('settings', {
      env: { FIXTURE_GLOBAL_SETUP: join(import.meta.dirname, 'fixtures/settings/global-setup.ts') },
    })
    expect(run.exitCode).toBe(1)
    expect(run.output).toMatchInlineSnapshot(`
      "
       RUN  <version> <fixtures>/settings

       ERROR MODEL: "openia" is no provider; did you mean openai?
      "
    `)
  })

  test.for([['skipped'], ['unit', '-t', 'adds$']] as const)(
    'is 1 for %s without a trial where a gate is set, and 0 where no suite was asked for',
    async ([folder, ...args]) => {
      const env = { MIN_PASS_1: '1' }
      const suites = await runFixture(folder, { args, env })
      expect(suites.output.match(/ERROR .*/g)).toEqual([
        'ERROR The gates cannot be checked: no trial ran, every test was skipped or is an ordinary one.',
      ])
      expect(suites.exitCode).toBe(1)
      const others = await runFixture(folder, { args, env, inRun: false })
      expect(others.output).not.toContain('ERROR')
      expect(others.exitCode).toBe(0)
    },
  )

  test('stays 0 for what the author skipped, with the reason shown', async () => {
    const run = await runFixture('skipped')
    expect(run.exitCode).toBe(0)
    expect(run.output).toContain(' SKIP  skipped.fixture.ts > set THINKINGBOX_DATA to run this suite')
  })
})
