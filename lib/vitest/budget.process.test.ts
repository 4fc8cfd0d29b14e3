import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { startLoopbackProvider } from '../model/testing/loopback-provider.ts'
import { FixtureProject } from '../results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

/** A trial costs about a fifth of a cent, so the forty trials of the fixture project cost about eight cents. */
const prices = { PRICES: 'fixture/clerk=1,4' }

async function runWith(
  run: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<{ output: string; exitCode: number | null; costs: number[]; started: number }> {
  const log = project.path('started.txt')
  writeFileSync(log, '')
  const result = await project.vitest(args, { env: { RUN: run, CLERK_LOG: log, ...prices, ...env } })
  const costs = project.lines(run).map((line) => (JSON.parse(line) as { cost?: number }).cost ?? Number.NaN)
  return { ...result, costs, started: readFileSync(log, 'utf8').split('\n').length - 1 }
}

const sum = (costs: readonly number[]) => costs.reduce((total, cost) => total + cost, 0)

describe('MAX_COST', { timeout: 120_000 }, () => {
  test('ends a run that has cost so much: what is under way finishes, the rest is not run', async () => {
    const { output, exitCode, costs, started } = await runWith('dear', { MAX_COST: '0.02' })
    expect(sum(costs)).toBeGreaterThanOrEqual(0.02)
    expect(costs, 'every trial that was started is on record').toHaveLength(started)
    const inTime = costs.filter((_, index) => sum(costs.slice(0, index)) < 0.02)
    // Four are in flight.
    expect(costs.length).toBeLessThanOrEqual(inTime.length + 3)
    const left = 40 - costs.length
    expect(output).toMatch(
      new RegExp(
        `^ BUDGET The run has cost \\$0\\.02\\d, MAX_COST is \\$0\\.020: ${left} trials did not run\\.$`,
        'm',
      ),
    )
    expect(output).toMatch(
      / They would cost about \$0\.05\d; continue with:\n RUN=dear .*MAX_COST=0\.08\d? .*npx vitest run\n/,
    )
    expect(output).toMatch(
      new RegExp(` FAIL {2}${costs.length} trials of \\d tasks: .*${left} tests did not run \\(MAX_COST\\)`),
    )
    expect(exitCode).toBe(1)
  })

  test('counts what earlier sessions of the run have cost', async () => {
    const { output, exitCode, started } = await runWith('dear', { MAX_COST: '0.02' })
    expect(started).toBe(0)
    expect(output).toContain(' BUDGET The run has cost $0.02')
    expect(exitCode).toBe(1)
  })

  test('raised, continues the run and pays only for what is missing', async () => {
    const before = project.lines('dear').length
    const { output, costs, started } = await runWith('dear', { MAX_COST: '1' })
    expect(started).toBe(40 - before)
    expect(costs).toHaveLength(40)
    expect(output).not.toContain('BUDGET')
    expect(output).toContain(`${before} taken from the journal`)
  })

  test('holds for all workers together', async () => {
    const { costs, exitCode } = await runWith('wide', { MAX_COST: '0.02', WORKERS: '4', CLERK_DELAY: '100' })
    expect(sum(costs)).toBeGreaterThanOrEqual(0.02)
    const largest = Math.max(...costs)
    expect(sum(costs), 'sixteen are in flight').toBeLessThan(0.02 + 16 * largest)
    expect(exitCode).toBe(1)
  })

  test('counts invalid trials, also those that ran again', async () => {
    const env = { CLERK_OUTAGE: '1', GIVE_UP_AFTER: '0', MAX_COST: '0.01', MAX_INVALID: '1' }
    const first = await runWith('broken', env)
    expect(sum(first.costs)).toBeGreaterThanOrEqual(0.01)
    expect(first.costs.length).toBeLessThan(20)
    expect(first.exitCode, 'whatever the gates say').toBe(1)
    const { costs, started } = await runWith('broken', { ...env, MAX_COST: '0.02' })
    expect(costs).toHaveLength(first.costs.length + started)
    expect(started).toBeGreaterThan(0)
    expect(costs.length).toBeLessThan(30)
  })

  test('is known to reports that are merged from shards', async () => {
    const blob = ['--shard=1/2', '--reporter=blob', '--outputFile.blob=blobs/1.json']
    const { costs } = await runWith('part', { MAX_COST: '0.01' }, blob)
    const { output, exitCode } = await project.vitest(['--merge-reports=blobs'], {
      env: { RUN: 'merged', ...prices },
    })
    expect(output).toMatch(/ BUDGET MAX_COST of \$0\.010 was reached: \d+ trials did not run\.\n/)
    expect(output).toContain(` FAIL  ${costs.length} trials of `)
    expect(exitCode).toBe(1)
  })

  test('goes on after a trial whose cost is unknown, and counts it as the dearest one', async () => {
    // What the clerk says it used is taken from every fourth trial.
    project.edit(
      'clerk.ts',
      'use(session)\n    if (CLERK_THROWS)',
      "if (!session.seed.endsWith('/4')) use(session)\n    if (CLERK_THROWS)",
    )
    project.edit(
      'clerk.ts',
      '    use(session)\n    // Text',
      "    if (!session.seed.endsWith('/4')) use(session)\n    // Text",
    )
    const { costs, output } = await runWith('gaps', { MAX_COST: '0.07' })
    expect(costs.filter(Number.isNaN).length).toBeGreaterThan(5)
    expect(sum(costs.filter((cost) => cost > 0))).toBeLessThan(0.07)
    expect(output).toContain(' BUDGET The run has cost $0.07')
  })

  test('refuses an agent of your own that reports no tokens', async () => {
    project.edit('clerk.ts', "if (!session.seed.endsWith('/4')) use(session)", '')
    const { output, exitCode, started } = await runWith('silent', { MAX_COST: '1' })
    expect(started).toBeLessThanOrEqual(4)
    expect(output).toMatch(
      / BUDGET MAX_COST cannot be kept, and \d+ trials did not run: it is unknown what clerk costs\.\n The reason: it reports no tokens/,
    )
    expect(exitCode).toBe(1)
  })

  test('refuses a provider that reports no usage', async () => {
    await using provider = await startLoopbackProvider(({ wantsObject }) => ({
      say: wantsObject ? { message: 'Bye.', finished: true } : 'Done.',
      ...(wantsObject && { usage: null }),
    }))
    const { output, exitCode, costs } = await runWith('mute', {
      MODEL: 'openai-compatible/mine',
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      PRICES: 'openai-compatible/mine=1,4',
      MAX_COST: '1',
    })
    expect(costs.length).toBeLessThanOrEqual(4)
    expect(output).toContain(
      'it is unknown what openai-compatible/mine costs.\n The reason: openai-compatible/mine, as the customer, reports no tokens.',
    )
    expect(exitCode).toBe(1)
  })

  test('refuses a model without a price before any trial', async () => {
    const env = { MODEL: 'openai-compatible/mine', OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1' }
    const { output, exitCode } = await project.vitest([], { env: { ...env, RUN: 'unpriced', MAX_COST: '1' } })
    expect(output).toContain(
      ' ERROR MAX_COST: no price is known for openai-compatible/mine: set PRICES=openai-compatible/mine=<input>,<output>',
    )
    expect(exitCode).toBe(1)
  })
})
