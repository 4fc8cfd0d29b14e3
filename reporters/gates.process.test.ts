import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'

const project = new FixtureProject()
const common = { ATTEMPTS: '3', PRICES: 'fixture/clerk=1,4' }

beforeAll(async () => {
  // The run in question has passed, failed and invalid trials; the baseline passed all of them.
  await project.vitest(['--reporter=blob', '--outputFile.blob=blobs/run.json'], {
    env: { ...common, RUN: 'tuesday', CLERK_OUTAGE: '0.1' },
  })
  await project.vitest([], { env: { ...common, RUN: 'perfect', MODEL: 'reference' } })
}, 300_000)
afterAll(() => project.remove())

/** Reports on the run once more, under these gates. */
async function underGates(env: Readonly<Record<string, string>>) {
  const { exitCode, output } = await project.vitest(['--merge-reports=blobs'], {
    env: { ...common, RUN: 'again', ...env },
  })
  const lines = output.split('\n').filter((line) => /^ (gate|PASS|FAIL|ERROR)/.test(line))
  return { exitCode, text: lines.map((line) => line.trimEnd()).join('\n') }
}

describe('gates', { timeout: 120_000 }, () => {
  test('that are not set leave a run with failures a failure', async () => {
    expect(await underGates({})).toEqual({
      exitCode: 1,
      text: ' FAIL  30 trials of 10 tasks: 10 failed, 4 invalid',
    })
  })

  test('that all pass make a run with failures a success', async () => {
    const { exitCode, text } = await underGates({
      MIN_PASS_1: '0.5',
      MIN_OBSERVED: '0.2',
      MAX_COST_PER_SUCCESS: '0.01',
      BASELINE: 'tuesday',
      MAX_REGRESSION: '0',
      MAX_INVALID: '0.2',
    })
    expect(text).toMatchInlineSnapshot(`
      " gate passed  MIN_PASS_1, clerk: pass@1 is 61.54 %, the least allowed is 50.00 %
       gate passed  MIN_OBSERVED, clerk: observed 3/3 is 28.57 %, the least allowed is 20.00 %
       gate passed  MAX_COST_PER_SUCCESS, clerk: cost per success is $0.003263, the most allowed is $0.01
       gate passed  MAX_REGRESSION, clerk: pass@1 went from 61.54 % in run tuesday to 61.54 % over 10 shared tasks, which is within noise, the most it may drop is 0.00 %
       gate passed  MAX_INVALID, clerk: 4 of 30 trials (13.33 %) are invalid, the most allowed is 20.00 %
       PASS  30 trials of 10 tasks: 10 failed, 4 invalid, every gate passed"
    `)
    expect(exitCode).toBe(0)
  })

  test.for([
    [{ MIN_PASS_1: '0.9' }, 'MIN_PASS_1'],
    [{ MIN_OBSERVED: '0.5' }, 'MIN_OBSERVED'],
    [{ MAX_COST_PER_SUCCESS: '0.001' }, 'MAX_COST_PER_SUCCESS'],
    [{ BASELINE: 'perfect', MAX_REGRESSION: '0.1' }, 'MAX_REGRESSION'],
  ] as const)('%o fails the run and is named', async ([env, gate]) => {
    const { exitCode, text } = await underGates({ ...env, MAX_INVALID: '0.2' })
    expect(exitCode).toBe(1)
    expect(text.match(/gate FAILED {2}\w+/g)).toEqual([`gate FAILED  ${gate}`])
    expect(text).toContain('FAIL  30 trials of 10 tasks: 10 failed, 4 invalid, 1 gate failed')
  })

  test('say what was reached and what was asked', async () => {
    const { text } = await underGates({ MIN_PASS_1: '0.9', BASELINE: 'perfect', MAX_REGRESSION: '0.1' })
    expect(text).toMatchInlineSnapshot(`
      " gate FAILED  MIN_PASS_1, clerk: pass@1 is 61.54 %, the least allowed is 90.00 %
       gate FAILED  MAX_REGRESSION, clerk: pass@1 went from 100.00 % in run perfect to 61.54 % over 10 shared tasks, the most it may drop is 10.00 %
       gate FAILED  MAX_INVALID, clerk: 4 of 30 trials (13.33 %) are invalid, the most allowed is 0.00 %
       FAIL  30 trials of 10 tasks: 10 failed, 4 invalid, 3 gates failed"
    `)
  })

  test('hold as options of the reporter too, and the environment replaces them', async () => {
    const path = /reporters: \[(.+)\],/.exec(project.read('vitest.config.ts'))?.[1] ?? ''
    project.edit(
      'vitest.config.ts',
      `[${path}]`,
      `[[${path}, { gates: { minPassAt1: 0.9, maxInvalid: 0.2 } }]]`,
    )
    const strict = await underGates({})
    expect(strict.text).toContain(
      'gate FAILED  minPassAt1, clerk: pass@1 is 61.54 %, the least allowed is 90.00 %',
    )
    expect(strict.exitCode).toBe(1)
    expect((await underGates({ MIN_PASS_1: '0.6' })).exitCode).toBe(0)
    project.edit('vitest.config.ts', 'maxInvalid: 0.2', 'maxInvalid: 20')
    const wrong = await underGates({})
    expect(wrong.text).toMatch(/ERROR The reporter's option gates is wrong: .*at maxInvalid/)
    expect(wrong.exitCode).toBe(1)
    project.edit(
      'vitest.config.ts',
      `[[${path}, { gates: { minPassAt1: 0.9, maxInvalid: 20 } }]]`,
      `[${path}]`,
    )
  })

  test.for([
    [{ MAX_REGRESSION: '0.1' }, 'MAX_REGRESSION needs a run to compare with: set BASELINE to its name.'],
    [
      { MAX_REGRESSION: '0.1', BASELINE: 'friday' },
      'There is no run friday. The latest are tuesday, perfect.',
    ],
    [{ MIN_PASS_1: '90' }, 'MIN_PASS_1: must be a number from 0 to 1, not "90"'],
  ] as const)('that cannot be checked fail the run: %o', async ([env, message]) => {
    const { exitCode, text } = await underGates({ ...env, MAX_INVALID: '0.2' })
    expect(text).toContain(`ERROR ${message}`)
    expect(exitCode).toBe(1)
  })

  test('that compare with a run that is not there are refused before any trial', async () => {
    const { exitCode, output } = await project.vitest([], {
      env: { ...common, RUN: 'unborn', BASELINE: 'friday', MAX_REGRESSION: '0.1' },
    })
    expect(output).toContain(' ERROR BASELINE: There is no run friday. The latest are tuesday, perfect.\n')
    expect(exitCode).toBe(1)
    const unnamed = await project.vitest([], { env: { ...common, RUN: 'unborn', MAX_REGRESSION: '0.1' } })
    expect(unnamed.output).toContain(
      ' ERROR BASELINE: MAX_REGRESSION needs the name of a run to compare with\n',
    )
    expect(unnamed.exitCode).toBe(1)
    expect(existsSync(project.path('results/unborn'))).toBe(false)
  })

  test('that compare a run with itself are refused before any trial, and where reports are merged', async () => {
    const env = { RUN: 'tuesday', BASELINE: 'tuesday', MAX_REGRESSION: '0', MAX_INVALID: '1' }
    const message = 'Run tuesday cannot be compared with itself: name an earlier run as the baseline.'
    const { exitCode, output } = await project.vitest([], { env: { ...common, ...env } })
    expect(output).toContain(` ERROR BASELINE: ${message}\n`)
    expect(output).not.toContain('trials')
    expect(exitCode).toBe(1)
    expect((await underGates(env)).text).toContain(` ERROR ${message}`)
  })

  test('are not set against a run that these trials are not of, and its figures stay', async () => {
    const before = project.read('results/perfect/summary.json')
    const { exitCode, text } = await underGates({ RUN: 'perfect', MAX_INVALID: '1' })
    expect(text).toMatch(
      /ERROR .*holds a run already, and 30 trials of the merged reports are not in its journal/,
    )
    expect(project.read('results/perfect/summary.json')).toBe(before)
    expect(exitCode).toBe(1)
    expect(
      (await underGates({ RUN: 'tuesday', MIN_PASS_1: '0', MAX_INVALID: '1' })).exitCode,
      'the run they are of',
    ).toBe(0)
  })

  test('are about the whole run when a command continues a part of it', async () => {
    const { exitCode, output } = await project.vitest(['-t', 'YD001_002'], {
      env: { ...common, RUN: 'tuesday', MIN_PASS_1: '0.9', MAX_INVALID: '0.2' },
    })
    expect(output).toContain('trials            3: 2 passed')
    expect(output).toMatch(/gate FAILED {2}MIN_PASS_1, clerk: pass@1 is 59\.26 %/)
    expect(exitCode).toBe(1)
  })
})
