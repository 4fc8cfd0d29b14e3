import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

/** Notes every module of Postgres that Node loads, in workers too. */
const hook = project.path('note-postgres.mjs')
const log = project.path('loaded')
writeFileSync(
  hook,
  `import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, next) {
    if (url.includes('@electric-sql/pglite')) appendFileSync(${JSON.stringify(log)}, url + '\\n')
    return next(url, context)
  },
})
`,
)
const env = { MODEL: 'reference', NODE_OPTIONS: `--import ${pathToFileURL(hook).href}` }
const suite = 'suites/YD001-small-moves.test.ts'

describe('collecting tests', { timeout: 120_000 }, () => {
  test('names tasks by their ids, loads no Postgres, and leaves no run behind', async () => {
    const vitest = project.path('node_modules/vitest/vitest.mjs')
    const { output, exitCode } = await project.run(
      [process.execPath, vitest, 'list', suite, '--no-static-parse'],
      { env },
    )
    expect(output).toMatch(/YD001-small-moves\.test\.ts > YD001_001 .* > attempt 1/)
    expect(exitCode).toBe(0)
    expect(existsSync(log)).toBe(false)
    expect(readdirSync(project.path('results'))).toEqual([])
  })

  test('is unlike running them, which loads Postgres and is kept', async () => {
    expect((await project.vitest([suite], { env })).exitCode).toBe(0)
    expect(existsSync(log)).toBe(true)
    expect(readdirSync(project.path('results'))).toHaveLength(1)
  })
})
