import { describe, expect, test } from 'vitest'
import { FixtureProject } from '../results/fixtures/open-project.ts'

const suite = 'suites/YD002-long-moves.test.ts'

/** The one suite with this in the place of its test's body, as often as these attempts say. */
async function runWith(attempts: string, grading = 'expect(trial).toHaveEffects(task.expected)') {
  const changed = new FixtureProject()
  try {
    changed.edit(suite, 'test.for(attempts)', `test.for(${attempts})`)
    changed.edit(suite, 'expect(trial).toHaveEffects(task.expected)', grading)
    const result = await changed.vitest([suite, '-t', 'YD002_001'], { env: { RUN: 'one', ATTEMPTS: '2' } })
    return { ...result, lines: changed.lines('one') }
  } finally {
    changed.remove()
  }
}

describe('a trial of a suite', { timeout: 120_000 }, () => {
  test('has an attempt from 1 to 1000', async () => {
    const wrong = [0, -1, 1.5, 1001, 2_000_000_000]
    const { exitCode, output, lines } = await runWith(`[${wrong}]`)
    for (const attempt of wrong) {
      expect(output).toContain(
        `The attempt of YD002_001 must be a whole number from 1 to 1000, not ${attempt}.`,
      )
    }
    expect(exitCode).toBe(1)
    expect(lines).toEqual([])
  })

  test('that is not graded is an error, and no result', async () => {
    const { exitCode, output, lines } = await runWith('[1]', 'expect(trial.end).toBeDefined()')
    expect(output).toContain('Attempt 1 of YD002_001 ran but was not graded.')
    expect(exitCode).toBe(1)
    expect(lines).toEqual([])
  })
})
