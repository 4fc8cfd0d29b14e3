import { readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { FixtureProject } from './fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

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
