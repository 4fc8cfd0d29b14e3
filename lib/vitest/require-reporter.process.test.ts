import { existsSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

const missing = 'The reliability reporter is not used'

/** One trial, which ends without an answer of the provider. */
const run = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  project.vitest(['suites/YD001', '-t', 'YD001_001', ...args], {
    env: { RUN: name, ATTEMPTS: '1', CLERK_OUTAGE: '1', ...env },
  })

describe('a suite without the reliability reporter', { timeout: 60_000 }, () => {
  test('says that nobody decides about invalid trials', async () => {
    const { output } = await run('dot', ['--reporter=dot'])
    expect(output).toContain(missing)
    expect(output).toContain('Add --reporter=vitest-thinkingbox/reporter')
  })

  test('is refused before any trial where gates or a budget are set', async () => {
    const { output, exitCode } = await run('gated', ['--reporter=dot'], {
      MIN_PASS_1: '0.5',
      MAX_INVALID: '1',
      MAX_COST: '1',
    })
    expect(output).toContain(
      'MIN_PASS_1, MAX_INVALID, MAX_COST: the reliability reporter, which decides the exit code, is not used.',
    )
    expect(exitCode).toBe(1)
    expect(existsSync(project.path('results/gated'))).toBe(false)
  })

  test('is in order beside it, and where its report is merged later', async () => {
    expect((await run('default', [])).output).not.toContain(missing)
    const { output, exitCode } = await run('blob', ['--reporter=blob'], { MIN_PASS_1: '0.5' })
    expect(output).not.toContain('reliability reporter')
    expect(exitCode).toBe(0)
  })
})
