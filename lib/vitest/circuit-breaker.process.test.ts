import { afterAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

/** The forty trials of the fixture project in one worker, four at a time. */
async function runWith(run: string, env: Readonly<Record<string, string>>) {
  const result = await project.vitest([], { env: { RUN: run, GIVE_UP_AFTER: '6', ...env } })
  const verdicts = Object.values(await project.outcomes(run)).map(({ verdict }) => verdict)
  return { ...result, verdicts }
}

describe('a worker', { timeout: 120_000 }, () => {
  test('whose first trials are all invalid runs no more, and says why', async () => {
    const { verdicts, output, exitCode } = await runWith('dead', { CLERK_OUTAGE: '1', MAX_INVALID: '1' })
    expect(new Set(verdicts)).toEqual(new Set(['invalid']))
    // Those that were under way come to an end.
    expect(verdicts.length).toBeGreaterThanOrEqual(6)
    expect(verdicts.length).toBeLessThanOrEqual(9)
    expect(output).toMatch(
      /ERROR Gave up, because the first \d trials of a worker were all invalid, the last for this reason: network: .*ECONNREFUSED.*\. GIVE_UP_AFTER=0 never gives up/,
    )
    expect(output).toContain(`${40 - verdicts.length} tests did not run`)
    expect(exitCode, 'whatever the gates say').toBe(1)
  })

  test('runs them when the run is continued', async () => {
    const { verdicts, output } = await runWith('dead', {})
    expect(verdicts).toHaveLength(40)
    expect(verdicts).not.toContain('invalid')
    expect(output).not.toContain('Gave up')
  })

  test('goes on after an invalid trial among valid ones', async () => {
    const { verdicts, output } = await runWith('unlucky', { CLERK_OUTAGE: '0.5' })
    expect(verdicts).toHaveLength(40)
    expect(verdicts.filter((verdict) => verdict === 'invalid').length).toBeGreaterThan(6)
    expect(output).not.toContain('Gave up')
  })

  test('goes on whatever happens where it is told to', async () => {
    const { verdicts, output } = await runWith('stubborn', { CLERK_OUTAGE: '1', GIVE_UP_AFTER: '0' })
    expect(verdicts).toEqual(Array.from({ length: 40 }, () => 'invalid'))
    expect(output).not.toContain('Gave up')
  })
})
