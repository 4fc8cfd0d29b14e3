import { existsSync, readdirSync, rmSync } from 'node:fs'
import { afterAll, afterEach, expect, test } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'

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

test('a run of which nothing could be loaded is not kept', async () => {
  project.edit('sandboxes/yard/index.ts', 'import ', "throw new Error('no yard today')\nimport ")
  const { output, exitCode } = await project.vitest([])
  expect(output).toContain('no yard today')
  expect([exitCode, runs()]).toEqual([1, []])
})
