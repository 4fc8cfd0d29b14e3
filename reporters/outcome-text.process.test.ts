import { afterAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

describe('what is left to do is a command that does it', { timeout: 120_000 }, () => {
  const lineOf = (output: string, label: string) =>
    output.split('\n').find((line) => line.startsWith(` ${label} `))
  const common = { ATTEMPTS: '3', SEED: 'two words', OPENAI_API_KEY: 'a-s3cret-key' }
  const settings = "AGENT=./clerk.ts ATTEMPTS=3 CONCURRENCY=4 WORKERS=1 SEED='two words'"

  test('for invalid trials, for one task, and for its attempts', async () => {
    const first = await project.vitest([], {
      env: { ...common, RUN: 'older', CLERK_OUTAGE: '0.1', MAX_INVALID: '1' },
    })
    const invalid = /failed, (\d+) invalid/.exec(first.output)?.[1]
    expect(lineOf(first.output, 'Run again')).toBe(
      ` Run again  ${invalid} invalid trials, and no finished one, with:`,
    )
    expect(first.output).toContain(`            RUN=older ${settings} MAX_INVALID=1 npx vitest run\n`)
    const alone = lineOf(first.output, 'Run alone')
    expect(alone).toMatch(/^ Run alone {2}AGENT=.* npx vitest run .*\.test\.ts -t \w+$/)
    expect(alone).toContain(`${settings} npx`)
    expect(lineOf(first.output, 'Attempts')).toMatch(/^ Attempts {3}npx thinkingbox show YD\d+_\d+$/)
    expect(first.output).not.toContain('s3cret')

    const typed = ['--config', 'vitest.config.ts', '--bail=9', '-t', 'YD', 'suites']
    const configured = await project.vitest(typed, { env: { ...common, RUN: 'configured' } })
    expect(lineOf(configured.output, 'Run alone')).toMatch(
      /npx vitest run suites\S+\.test\.ts --config vitest\.config\.ts --bail=9 -t YD\d+_\d+$/,
    )

    await project.vitest(['-t', 'YD001_001'], { env: { ...common, RUN: 'newer' } })
    const again = await project.vitest([], { env: { ...common, RUN: 'older' } })
    expect(lineOf(again.output, 'Attempts')).toMatch(/ npx thinkingbox show YD\d+_\d+ --run older$/)
    expect(lineOf(again.output, 'Run again')).toBeUndefined()

    const refused = await project.vitest([], { env: { ...common, MODEL: 'reference', RUN: 'older' } })
    expect(refused.exitCode).toBe(1)
    expect(refused.output).toContain(
      ' ERROR Run older has trials of clerk and none of reference, which this command tests.\n',
    )
    expect(refused.output).toContain(`       RUN=older ${settings} npx vitest run\n`)
  })
})

test("an agent's own error leads the explanation and the list of attempts", {
  timeout: 120_000,
}, async () => {
  const run = await project.vitest(['-t', 'YD001_001'], { env: { RUN: 'broken', CLERK_THROWS: 'boom' } })
  expect(run.output).toMatch(
    /FAIL clerk · yard · YD001_001 · attempts 1–4\n\w*Error: agent error: boom\n(?!The end state)/,
  )
  const { stdout } = await project.thinkingbox(['show', 'YD001_001', '--run', 'broken'])
  expect(stdout).toMatch(/attempt 1 +failed +agent error: boom\n/)
})
