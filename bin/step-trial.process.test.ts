import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'
import { thinkingbox } from './fixtures/run-command.ts'

const project = new FixtureProject()

beforeAll(async () => {
  const env = { MODEL: 'simulated/erratic,simulated/dependable', ATTEMPTS: '1' }
  await project.vitest(['suites/YD001'], { env })
}, 120_000)
afterAll(() => project.remove())

describe('show --step', { timeout: 60_000 }, () => {
  const step = (args: string, input = '') =>
    thinkingbox(['show', ...args.split(' ')], { cwd: project.directory, input })

  test('steps through a trial by the lines that it reads, and ends with them', async () => {
    const { exitCode, stdout } = await step('YD001_001 --attempt 1 --agent simulated/erratic --step', '\nc\n')
    expect(stdout).toMatch(/^yard YD001_001, attempt 1, simulated\/erratic/)
    expect(stdout).toMatch(/\n0 of \d+ > \ncustomer: .*\n1 of \d+ > c\n(.*\n)* {2}call 1: (.*\n)+$/)
    expect(stdout).not.toContain('call 2')
    expect(exitCode).toBe(0)
  })

  test('shows the start of a trial when there is nothing to read', async () => {
    const { exitCode, stdout } = await step('YD001_001 --attempt 1 --agent simulated/erratic --step')
    expect(stdout).toMatch(/q: leave\n$/)
    expect(exitCode).toBe(0)
  })

  test('takes one trial', async () => {
    expect(await step('YD001_001 --step')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('error: --step takes --attempt <number> too'),
    })
    expect(await step('YD001_001 --attempt 1 --step')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('error: 2 trials; --agent shows one alone: simulated/dependable'),
    })
  })
})
