import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'

const project = new FixtureProject()
const suite = 'suites/YD001-small-moves.test.ts'
afterAll(() => project.remove())

describe('check', { timeout: 300_000 }, () => {
  test('passes tasks whose checks can fail', async () => {
    const { exitCode, output } = await project.thinkingbox(['check', suite])
    expect(output).toContain('2 trials of 2 tasks: all passed')
    expect(exitCode).toBe(0)
  })

  describe('of a task that expects an id which no trial gets', () => {
    beforeAll(async () => {
      project.edit('sandboxes/yard/move-task.ts', "id: 'MV-1'", "id: 'MV-9'")
      const env = { MODEL: 'reference', ATTEMPTS: '1', RUN: 'before' }
      // Grading lets generated ids differ.
      expect((await project.vitest([suite], { env })).exitCode).toBe(0)
    })

    test('says what is wrong', async () => {
      const { exitCode, output } = await project.thinkingbox(['check', suite])
      expect(output).toContain('moves MV-9 is expected, but gets another id; correct it')
      expect(exitCode).toBe(1)
    })

    test('says so also where RUN names a run that has the trials already', async () => {
      const { exitCode, output } = await project.thinkingbox(['check', suite], { env: { RUN: 'before' } })
      expect(output).toContain('moves MV-9 is expected, but gets another id; correct it')
      expect(exitCode).toBe(1)
    })
  })

  test('of one task leaves the others alone', async () => {
    const { output } = await project.thinkingbox(['check', suite, '--task', 'YD001_002'])
    expect(output).toContain('Task YD001_002 of sandbox yard')
    expect(output).not.toContain('Task YD001_001 of sandbox yard')
  })
})
