import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'

const project = new FixtureProject()
const suite = 'suites/YD001-small-moves.test.ts'
afterAll(() => project.remove())

describe('check', { timeout: 300_000 }, () => {
  test('passes tasks whose checks can fail, whatever the gates ask of agents', async () => {
    const env = { BASELINE: 'friday', MAX_REGRESSION: '0', MAX_COST_PER_SUCCESS: '0' }
    const { exitCode, output } = await project.thinkingbox(['check', suite], { env })
    expect(output).not.toContain('gate')
    expect(output).toContain('2 trials of 2 tasks: all passed')
    expect(output).toContain(
      [
        'Checked 2 tasks: 12 mutations of their solutions tried (2 dropped, 2 repeated, 8 with another value)',
        '  12 noticed',
        '  an agent that does nothing passes none of them\n',
      ].join('\n'),
    )
    expect(output).not.toContain('thinkingbox-check-')
    expect(existsSync(project.path('results')), 'a check is no run').toBe(false)
    expect(exitCode).toBe(0)
  })

  test('counts apart what a matcher leaves unchecked', async () => {
    const file = 'sandboxes/yard/move-task.ts'
    const expected = "'MV-1', pallet_id, bay, minutes"
    const loose =
      "'MV-1', pallet_id, bay: { asymmetricMatch: () => true, toString: () => 'Anything' }, minutes"
    project.edit(file, expected, loose)
    project.edit(file, "{ bay, status: 'moved' }", "{ status: 'moved', bay: anyBay }")
    project.edit(
      file,
      '/** The task',
      "const anyBay = { asymmetricMatch: () => true, toString: () => 'Anything' }\n\n/** The task",
    )
    const { exitCode, output } = await project.thinkingbox(['check', suite, '--task', 'YD001_001'])
    expect(output).toMatch(/^ {2}\d not checkable, the expectation accepts any value there: YD001_001 \d$/m)
    expect(exitCode).toBe(0)
    project.edit(file, loose, expected)
    project.edit(file, "{ status: 'moved', bay: anyBay }", "{ bay, status: 'moved' }")
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
      expect(output).toContain('  2 tasks are not sound: see above')
      expect(exitCode).toBe(1)
    })

    test('says so also where RUN names a run that has the trials already', async () => {
      const { exitCode, output } = await project.thinkingbox(['check', suite], { env: { RUN: 'before' } })
      expect(output).toContain('moves MV-9 is expected, but gets another id; correct it')
      expect(exitCode).toBe(1)
    })
  })

  test('that found nothing to check is no success', async () => {
    project.edit(suite, 'describe.each', 'describe.skip.each')
    const { exitCode, output } = await project.thinkingbox(['check', suite])
    expect(output).toContain('thinkingbox: Nothing was checked: no trial ran, every test was skipped')
    expect(exitCode).toBe(1)
    project.edit(suite, 'describe.skip.each', 'describe.each')
  })

  test('of one task leaves the others alone', async () => {
    const { output } = await project.thinkingbox(['check', suite, '--task', 'YD001_002'])
    expect(output).toContain('Task YD001_002 of sandbox yard')
    expect(output).not.toContain('Task YD001_001 of sandbox yard')
  })
})
