import { readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { FixtureProject } from './fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

test('a key in what a failing test prints, and in an address, is in no output', async () => {
  const key = 'plain-words-that-no-pattern-knows'
  const { output } = await project.vitest(
    [
      '-t',
      'YD001_001',
      '--reporter=default',
      '--reporter=junit',
      '--reporter=json',
      '--reporter=blob',
      '--outputFile.junit=out/junit.xml',
      '--outputFile.json=out/run.json',
      '--outputFile.blob=out/blob.json',
    ],
    {
      env: {
        RUN: 'told',
        ATTEMPTS: '2',
        OPENAI_API_KEY: key,
        OPENAI_BASE_URL: 'https://models.example/other-secret-path/v1#part',
        CLERK_THROWS: `it said ${key}`,
      },
    },
  )
  expect(output).toContain('it said (key removed)')
  for (const name of ['junit.xml', 'run.json', 'blob.json'])
    expect(project.read('out', name)).not.toContain(key)
  expect(output).not.toContain(key)
  expect(project.read('results', 'told', 'run.json')).toContain('"https://models.example"')
  expect(`${output}${project.read('results', 'told', 'run.json')}`).not.toContain('other-secret-path')
})

test('a key that an agent looks up and says is in no file of the run, and in no output', async () => {
  const key = 'plain-words-that-no-pattern-knows'
  const { output } = await project.vitest(['-t', 'YD001_001'], {
    env: { RUN: 'week', ATTEMPTS: '2', OPENAI_API_KEY: key, CLERK_SAYS: `${key}"` },
  })
  expect(output).toContain('2: 2 passed')
  const lines = project.lines('week')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.match(/\(key removed\)/g)?.length).toBeGreaterThanOrEqual(2)
  for (const name of readdirSync(project.path('results', 'week')))
    expect(project.read('results', 'week', name)).not.toContain(key)
  expect(output).not.toContain(key)
})
