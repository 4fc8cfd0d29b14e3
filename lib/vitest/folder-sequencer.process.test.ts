import { appendFileSync, mkdirSync, renameSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { FixtureProject } from '../results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

test('the suite files of a folder run one after the other', async () => {
  const names = [
    'YD001-small-moves',
    'YD002-long-moves',
    'YD003-night-moves',
    'YD004-crane-moves',
    'YD005-last-moves',
  ]
  for (const [index, name] of names.entries()) {
    const folder = `suites/${index % 2 === 0 ? 'north' : 'south'}`
    const file = project.path(folder, `${name}.test.ts`)
    mkdirSync(project.path(folder), { recursive: true })
    renameSync(project.path('suites', `${name}.test.ts`), file)
    project.edit(`${folder}/${name}.test.ts`, "from '../sandboxes", "from '../../sandboxes")
    // Vitest runs the largest first of files that never ran before.
    appendFileSync(file, `// ${'-'.repeat(10_000 - 1000 * index)}\n`)
  }
  const { output } = await project.vitest([], { env: { ATTEMPTS: '1', CLERK_LOG: project.path('log') } })
  expect(output).toContain('10 trials of 10 tasks')
  const begun = project
    .read('log')
    .trim()
    .split('\n')
    .map((seed) => seed.split('/').at(-2)?.slice(0, 5))
  expect([...new Set(begun)]).toEqual(['YD001', 'YD003', 'YD005', 'YD002', 'YD004'])
}, 120_000)
