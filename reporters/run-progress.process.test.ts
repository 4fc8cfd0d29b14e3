import { describe, expect, test } from 'vitest'
import { runFixture } from './fixtures/run-fixture.ts'
import { formatProgress } from './run-progress.ts'

describe('progress', () => {
  test.skipIf(process.platform !== 'linux')('is one line of a terminal, gone at the end', async () => {
    const run = await runFixture('flood', { terminal: true, env: { TERM: 'xterm' } })
    const lines = run.raw.split('\n').filter((line) => line.includes('/5000 trials '))
    expect(lines).toHaveLength(1)
    const states = (lines[0] ?? '').split('\r\u001B[2K').slice(1, -1)
    expect(states.at(-1)).toMatch(/^ \d+\/5000 trials 0 passed \d+ failed 0 invalid \$[\d.]+ of ~\$50\.00 /)
    expect(lines[0]?.replace(/\r$/, '').endsWith('\r\u001B[2K')).toBe(true)
    expect(run.exitCode).toBe(1)
  })

  test('says what the whole run will cost and take, judging by its first trials', () => {
    const figures = { tasks: 12, tasksDone: 3, trials: 240, passed: 50, failed: 8, invalid: 3, open: false }
    const soFar = { perSecond: 12.4, millisecondsLeft: 15_000, cost: 0.42, costOfAll: 1.652 }
    expect(formatProgress({ ...figures, ...soFar })).toBe(
      '3/12 tasks  61/240 trials  50 passed  8 failed  3 invalid  12.4/s  $0.42 of ~$1.65  15 s left',
    )
    expect(formatProgress({ ...figures, ...soFar }, 79)).toBe(
      '3/12 tasks 61/240 trials 50 passed 8 failed 3 invalid $0.42 of ~$1.65 15 s left',
    )
  })

  test('fits a line of 100 columns in the largest run', () => {
    const figures = {
      tasks: 6084,
      tasksDone: 6083,
      trials: 121_680,
      passed: 100_000,
      failed: 20_999,
      invalid: 680,
      perSecond: 123.4,
      millisecondsLeft: 86_400_000,
      cost: undefined,
      open: true,
    }
    expect(formatProgress(figures)).toBe(
      '6083/6084+ tasks 121679/121680+ trials 100000 passed 20999 failed 680 invalid 123/s 24 h 00 min left',
    )
    expect(formatProgress({ ...figures, cost: 1234.5, costOfAll: 1235.5 })).toMatch(
      /^121679\/.* 680 invalid \$1,235 of ~\$1,236 24 h 00 min left$/,
    )
  })
})
