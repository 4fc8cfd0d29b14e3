import { appendFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { FixtureProject } from '../results/fixtures/open-project.ts'
import { readStoredTrials } from '../results/stored-trials.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

const suite = 'suites/YD001-small-moves.test.ts'

test('all rounds of watch mode are one run, in which the last round counts', async () => {
  const [first, second, third] = await watch(
    // Nothing that decides an outcome changes, and its trials run again all the same.
    () => appendFileSync(project.path(suite), '// looked at\n'),
    () => project.edit(suite, "2, 'C2'", "2, 'C3'"),
  )
  expect(first).toContain('10: 10 passed')
  expect(first).not.toContain('The run holds')
  expect(second).toContain('2: 2 passed')
  expect(second).toContain('The run holds 8 more trials of 8 tasks that this round did not select:')
  expect(third).toContain('2: 2 passed')

  const [run = '', ...others] = readdirSync(project.path('results'))
  expect(others).toEqual([])
  const bySession = Object.groupBy(
    project.lines(run).map((line) => JSON.parse(line)),
    ({ session }) => String(session),
  )
  expect(Object.values(bySession).map((round) => round?.length)).toEqual([10, 2, 2])
  const { trials } = await readStoredTrials(project.path('results', run))
  const counted = [...trials.values()].map(({ meta, session }) => `${meta.task} ${session}`)
  expect(counted).toHaveLength(10)
  expect(counted.filter((each) => !each.endsWith(' 1'))).toEqual(['YD001_001 3', 'YD001_002 3'])
  const { agents } = JSON.parse(project.read('results', run, 'summary.json'))
  expect(agents[0].overall.trials).toMatchObject({ total: 10, passed: 10 })
})

/**
 * Runs Vitest in watch mode until its last round is over.
 *
 * @param edits - each is made when a round is over, and starts the next
 * @returns what each round printed
 */
async function watch(...edits: readonly (() => void)[]): Promise<readonly string[]> {
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
  const end = 'Waiting for file changes'
  const left = [...edits]
  let pid = 0
  let rounds = 0
  const { output } = await project.run([process.execPath, vitest, '--watch'], {
    env: { MODEL: 'reference', ATTEMPTS: '1' },
    onStart: (started) => {
      pid = started
    },
    onOutput: (text) => {
      if (text.split(end).length - 1 === rounds) return
      rounds += 1
      const edit = left.shift()
      if (edit) edit()
      else process.kill(pid, 'SIGINT')
    },
  })
  return output.split(end)
}
