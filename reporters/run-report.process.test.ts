import { existsSync, readdirSync, rmSync } from 'node:fs'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'
import { readStoredTrials } from '../lib/results/stored-trials.ts'
import { summarise } from '../lib/results/summarise.ts'
import { readSummary } from '../lib/results/summary-file.ts'

const project = new FixtureProject()
const results = project.path('results')

afterEach(() => rmSync(results, { recursive: true, force: true }))
afterAll(() => project.remove())

const runs = () => (existsSync(results) ? readdirSync(results) : [])

test.for([
  ['nothing was selected', ['-t', 'NOTHING'], {}, 0],
  ['it was to have this name', ['-t', 'NOTHING'], { RUN: 'named' }, 1],
  ['other shards may have trials', ['-t', 'NOTHING', '--shard=1/2'], {}, 1],
  ['there are trials', ['-t', 'YD001_001 .* attempt 1$'], {}, 1],
] as const)('a run without trials is kept only where it has a use: %s', async ([, args, env, kept]) => {
  const { output } = await project.vitest(args, { env })
  expect(runs(), output).toHaveLength(kept)
})

test('a run that two shards write to is told of whole, also by the one that began first and ends last', async () => {
  const files = ['suites/YD001-small-moves.test.ts', 'suites/YD005-last-moves.test.ts']
  const shard = (index: number, onStart?: (pid: number) => void) =>
    project.vitest([...files, `--shard=${index}/2`], {
      env: { RUN: 'pair', ATTEMPTS: '2', MIN_PASS_1: '0' },
      ...(onStart && { onStart }),
    })
  let first = 0
  const slow = shard(1, (pid) => {
    first = pid
  })
  await vi.waitUntil(() => existsSync(project.path('results/pair/run.json')), 60_000)
  process.kill(first, 'SIGSTOP')
  await shard(2)
  process.kill(first, 'SIGCONT')
  const { output } = await slow

  const stored = [...(await readStoredTrials(project.path('results/pair'))).trials.values()]
  expect(stored).toHaveLength(8)
  const whole = summarise(
    stored.map(({ meta }) => meta),
    'pair',
  )
  expect(readSummary(project.path('results/pair'))).toEqual(whole)
  expect(output).toContain('The run holds 4 more trials of 2 tasks')
  const passed = ((whole.agents[0]?.overall.passAt1?.value ?? 0) * 100).toFixed(2)
  expect(output).toContain(`gate passed  MIN_PASS_1, clerk: pass@1 is ${passed} %`)
}, 120_000)

test('a run of which nothing could be loaded is not kept', async () => {
  project.edit('sandboxes/yard/index.ts', 'import ', "throw new Error('no yard today')\nimport ")
  const { output, exitCode } = await project.vitest([])
  expect(output).toContain('no yard today')
  expect([exitCode, runs()]).toEqual([1, []])
})
