import { appendFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'

const project = new FixtureProject()

beforeAll(async () => {
  const env = { RUN: 'torn', ATTEMPTS: '1' }
  await project.vitest([], { env })
  await project.vitest([], { env: { ...env, RUN: 'whole' } })
  const [file = ''] = readdirSync(project.path('results/torn')).filter((name) => name.startsWith('trials-'))
  const [line = ''] = project.lines('torn')
  const path = project.path('results/torn', file)
  appendFileSync(path, `${line.replace('"attempt":1', '"attempt":2000000000')}\n`)
}, 120_000)

afterAll(() => project.remove())

test.each([
  ['runs', []],
  ['show', ['YD001_001', '--run', 'torn']],
  ['compare', ['torn', 'whole']],
  ['report', ['torn']],
  ['merge', ['torn']],
])(
  '%s says which line of a journal cannot be read, and does the rest',
  { timeout: 60_000 },
  async (command, args) => {
    const { stdout, output, exitCode } = await project.thinkingbox([command, ...args])
    expect(output).toMatch(/^Passed over: .*trials-.*\.jsonl:11: .*trial\.attempt/m)
    expect(stdout).not.toContain('Passed over')
    expect(stdout).not.toBe('')
    expect(exitCode).toBe(0)
  },
)
