import { describe, expect, test } from 'vitest'
import { runFixture } from './fixtures/run-fixture.ts'
import { formatProgress } from './run-progress.ts'

describe('progress', () => {
  test.skipIf(process.platform !== 'linux')('is one line of a terminal, gone at the end', async () => {
    const run = await runFixture('flood', { terminal: true, env: { TERM: 'xterm' } })
    const lines = run.raw.split('\n').filter((line) => line.includes('/5000 trials  '))
    expect(lines).toHaveLength(1)
    const states = (lines[0] ?? '').split('\r\u001B[2K').slice(1, -1)
    expect(states.at(-1)).toMatch(
      /^ \d+\/250 tasks {2}\d+\/5000 trials {2}0 passed {2}\d+ failed {2}0 invalid {2}[\d.]+\/s/,
    )
    expect(lines[0]?.replace(/\r$/, '').endsWith('\r\u001B[2K')).toBe(true)
    expect(run.exitCode).toBe(1)
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
    expect(formatProgress({ ...figures, cost: 1234.5 })).toMatch(/ 680 invalid \$1,235 24 h 00 min left$/)
  })
})
