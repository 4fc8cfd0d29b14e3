import { appendFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FixtureProject } from '../results/fixtures/open-project.ts'

const project = new FixtureProject()

beforeAll(() => {
  for (const file of readdirSync(project.path('suites'))) {
    appendFileSync(project.path('suites', file), "\nconsole.log('in worker', process.env.VITEST_POOL_ID)\n")
  }
})

afterAll(() => project.remove())

test.for([
  ['one worker where one file names what is selected', ['-t', 'YD002_001'], {}, 1],
  ['as many workers as name it', ['-t', 'YD00[12]_002'], {}, 2],
  ['all workers where no file spells it out', ['-t', 'attempt 1$'], {}, 3],
  ['all workers without a pattern', [], { ATTEMPTS: '1' }, 3],
  ['as many as WORKERS says', ['-t', 'YD002_001'], { WORKERS: '2' }, 2],
] as const)('%s', async ([, args, env, workers]) => {
  // On any machine, so that there is something to limit.
  const most = 'WORKERS' in env ? [] : ['--maxWorkers=3']
  const { output, exitCode } = await project.vitest([...args, ...most], {
    env: { MODEL: 'reference', WORKERS: '', ...env },
  })
  expect([exitCode, new Set(output.match(/in worker \d+/g)).size], output).toEqual([0, workers])
})
