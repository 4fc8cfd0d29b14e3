import { afterAll, expect, test } from 'vitest'
import { FixtureProject } from '../results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

test('JUnit tells several agents apart', { timeout: 120_000 }, async () => {
  const models = 'simulated/erratic,simulated/dependable'
  const run = await project.vitest(
    ['-t', 'YD001_001', '--reporter=default', '--reporter=junit', '--outputFile.junit=junit.xml'],
    { env: { MODEL: models, AGENT: '', ATTEMPTS: '2' } },
  )
  expect(run.output).toContain('YD001')
  const names = [...project.read('junit.xml').matchAll(/classname="([^"]*)"/g)].map(([, name]) => name)
  expect(new Set(names.map((name) => name?.split(' · ')[0]))).toEqual(new Set(models.split(',')))
})
