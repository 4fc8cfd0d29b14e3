import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

describe('a run of single attempts', { timeout: 120_000 }, () => {
  const log = project.path('started.txt')
  const started = () => readFileSync(log, 'utf8').trimEnd().split('\n')
  const env = { RUN: 'pilot', CLERK_LOG: log, PRICES: 'fixture/clerk=1,4' }

  test('says what twenty attempts would cost and take, and how to run them', async () => {
    const { output } = await project.vitest([], { env: { ...env, ATTEMPTS: '1' } })
    const costs = project.lines('pilot').map((line) => (JSON.parse(line) as { cost: number }).cost)
    const more = 19 * costs.reduce((sum, cost) => sum + cost, 0)
    expect(output).toMatch(
      new RegExp(
        ` Estimate {3}20 attempts need about \\$${more.toFixed(2)} and [\\d.]+ (s|min \\d\\d s) more; this runs those that are missing:\n` +
          ' {12}RUN=pilot .*ATTEMPTS=20 .*npx vitest run\n',
      ),
    )
  })

  test('is continued with more, which pays only for what is missing', async () => {
    const before = started()
    const { output } = await project.vitest([], { env: { ...env, ATTEMPTS: '3' } })
    const after = started().slice(before.length)
    expect(before).toHaveLength(10)
    expect(after).toHaveLength(20)
    expect(new Set([...before, ...after]).size).toBe(30)
    expect(output).toContain('30 trials of 10 tasks: ')
    expect(output).toContain('10 taken from the journal')
    expect(output).not.toContain('Estimate')
  })

  test('raises a limit that the rest would reach, and no other', async () => {
    const limited = async (run: string, MAX_COST: string) => {
      const { output } = await project.vitest([], { env: { ...env, RUN: run, ATTEMPTS: '1', MAX_COST } })
      return /^ {12}RUN=.* MAX_COST=(\S+) /m.exec(output)?.[1]
    }
    expect(await limited('ample', '900')).toBe('900')
    const costs = project.lines('ample').map((line) => (JSON.parse(line) as { cost: number }).cost)
    const needed = 20 * costs.reduce((sum, cost) => sum + cost, 0)
    const raised = Number(await limited('scarce', String(needed / 2)))
    expect(raised).toBeGreaterThanOrEqual(needed)
    expect(raised).toBeLessThan(needed * 1.2)
  })

  test('says nothing where it cost nothing', async () => {
    const { output } = await project.vitest([], { env: { MODEL: 'reference', RUN: 'free', ATTEMPTS: '1' } })
    expect(output).not.toContain('Estimate')
  })
})
