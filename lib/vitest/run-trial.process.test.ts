import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type CommandResult, FixtureProject, type Outcome } from '../results/fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

const body = 'const trial = await runTrial(task, attempt)\n    expect(trial).toHaveEffects(task.expected)'

/** Suites like any other, but for one thing each; their tasks are named after it. */
const suites = {
  RIGHT: (suite: string) => suite,
  ATTEMPT: (suite: string) =>
    suite.replace('test.for(attempts)', 'test.for([0, -1, 1.5, 1001, 2_000_000_000])'),
  RETRY: (suite: string) => suite.replace("'attempt %i',", "'attempt %i', { retry: 2 },"),
  REPEATS: (suite: string) => suite.replace("'attempt %i',", "'attempt %i', { repeats: 2 },"),
  UNGRADED: (suite: string) => suite.replace(body, 'await runTrial(task, attempt)'),
  UNAWAITED: (suite: string) => suite.replace(body, 'void runTrial(task, attempt)'),
  TWICE: (suite: string) => suite.replace(body, `${body}\n    await runTrial(task, attempt)`),
  SOFT: (suite: string) => suite.replace('expect(trial)', 'expect.soft(trial)'),
  NOT: (suite: string) => suite.replace('expect(trial)', 'expect(trial).not'),
  CAUGHT: (suite: string) =>
    suite.replace('expect(trial).toHaveEffects(task.expected)', 'try { $& } catch {}'),
  SECOND: (suite: string) =>
    suite.replace(body, `${body}\n    try { expect(trial).toHaveEffects([]) } catch {}`),
  SKIPPED: (suite: string) =>
    suite.replace(body, `${body}\n    skip('later')`).replace('{ runTrial }', '{ runTrial, skip }'),
  UNASKED: (suite: string) =>
    suite
      .replace(body, "await runTrial(task, attempt)\n    skip('later')")
      .replace('{ runTrial }', '{ runTrial, skip }'),
  SKIPAFTER: (suite: string) =>
    `${suite}\nimport { afterEach } from 'vitest'\nafterEach(({ skip }) => skip('later'))\n`,
  FAILS: (suite: string) => suite.replace("'attempt %i',", "'attempt %i', { fails: true },"),
  AROUND: (suite: string) =>
    `${suite}\nimport { aroundEach } from 'vitest'\naroundEach(async (run) => {\n  await run()\n  throw new Error('around')\n})\n`,
  SHORT: (suite: string) => suite.replace("'attempt %i',", "'attempt %i', { timeout: 2000 },"),
  EARLIER: (suite: string) =>
    suite.replace('expect(trial)', "expect(trial).toHaveCalled('fly_to_the_moon')\n    $&"),
}

let result: CommandResult
let outcomes: Record<string, Outcome>

beforeAll(async () => {
  const suite = project.read('suites/YD002-long-moves.test.ts')
  for (const [name, change] of Object.entries(suites)) {
    const own = change(suite).replaceAll('YD002', name)
    if (name !== 'RIGHT' && own === suite.replaceAll('YD002', name))
      throw new Error(`${name} changed nothing`)
    writeFileSync(project.path(`suites/changed-${name}.test.ts`), own)
  }
  result = await project.vitest(['suites/changed'], { env: { RUN: 'changed' } })
  outcomes = await project.outcomes('changed')
}, 120_000)

/** What came of a suite's trials, eight where all of them ran. */
const of = (name: keyof typeof suites) =>
  Object.entries(outcomes).flatMap(([key, outcome]) => (key.startsWith(name) ? [outcome] : []))

const verdicts = (name: keyof typeof suites) => of(name).map(({ verdict }) => verdict)

const bays: Readonly<Record<string, string>> = { 'P-3': 'B3', 'P-4': 'C4' }

/** Whether the pallet is where each task wants it, as the effects have it. */
const rightOnes = (name: keyof typeof suites) =>
  of(name).map(({ effects }) =>
    z
      .array(
        z.looseObject({
          key: z.string(),
          changes: z.looseObject({ bay: z.tuple([z.string(), z.string()]) }).optional(),
        }),
      )
      .parse(effects)
      .some(({ key, changes }) => changes?.bay[1] !== undefined && changes.bay[1] === bays[key]),
  )

describe('a trial of a suite', () => {
  test('passes and fails by its end state', () => {
    expect(verdicts('RIGHT')).toHaveLength(8)
    expect(new Set(verdicts('RIGHT'))).toEqual(new Set(['passed', 'failed']))
    expect(verdicts('RIGHT')).toEqual(rightOnes('RIGHT').map((isRight) => (isRight ? 'passed' : 'failed')))
    expect(result.exitCode).toBe(1)
  })

  test.each([
    ['ATTEMPT', 'The attempt of ATTEMPT_001 must be a whole number from 1 to 1000, not 2000000000.'],
    ['RETRY', 'A trial runs once: take retry (or --retry) away.'],
    ['REPEATS', 'A trial runs once: take repeats away.'],
    ['FAILS', 'What a trial comes to is its grade: take fails away.'],
    ['SHORT', 'This test may take 2 s, its trial 900 s: take timeout (or --testTimeout) away.'],
    ['UNGRADED', 'Attempt 1 of UNGRADED_001 ran but was not graded.'],
    ['UNAWAITED', 'The test ended before its trial did.'],
    ['SOFT', 'expect.soft(trial) is not for trials'],
    ['TWICE', 'A test has one trial.'],
    ['NOT', 'of NOT_001 ran but was not graded.'],
  ] as const)('%s: is refused, and passes nothing', (name, message) => {
    expect(result.output).toContain(message)
    expect(verdicts(name)).not.toContain('passed')
  })

  test.each(['ATTEMPT', 'RETRY', 'REPEATS', 'FAILS', 'SHORT', 'UNGRADED', 'UNAWAITED'] as const)(
    '%s: leaves no trial',
    (name) => {
      expect(of(name)).toEqual([])
    },
  )

  test('fails when toHaveEffects said so, whatever the test makes of it', () => {
    expect(verdicts('CAUGHT')).toHaveLength(8)
    expect(verdicts('CAUGHT')).toEqual(rightOnes('CAUGHT').map((isRight) => (isRight ? 'passed' : 'failed')))
    expect(new Set(verdicts('SECOND'))).toEqual(new Set(['failed']))
  })

  test.each(['SKIPPED', 'UNASKED', 'SKIPAFTER'] as const)(
    '%s: counts as it is graded, though its test was skipped afterwards',
    (name) => {
      expect(verdicts(name)).toEqual(rightOnes(name).map((isRight) => (isRight ? 'passed' : 'failed')))
      expect(new Set(verdicts(name))).toEqual(new Set(['passed', 'failed']))
      expect(result.output).toContain('The test was skipped after its trial had run')
    },
  )

  test('keeps its grade when something around its test throws', () => {
    expect(verdicts('AROUND')).toEqual(rightOnes('AROUND').map((isRight) => (isRight ? 'passed' : 'failed')))
  })

  test('is counted in the summary as in the journal', () => {
    const { trials } = z
      .object({
        agents: z.tuple([
          z.object({
            domains: z.tuple([
              z.object({ trials: z.object({ total: z.int(), passed: z.int(), failed: z.int() }) }),
            ]),
          }),
        ]),
      })
      .parse(JSON.parse(project.read('results/changed/summary.json'))).agents[0].domains[0]
    const all = Object.values(outcomes).map(({ verdict }) => verdict)
    const having = (verdict: string) => all.filter((each) => each === verdict).length
    expect(trials).toMatchObject({ total: all.length, passed: having('passed'), failed: having('failed') })
  })

  test('that another assertion fails first is graded all the same', () => {
    expect(new Set(verdicts('EARLIER'))).toEqual(new Set(['failed']))
    const withoutDeviation = of('EARLIER').map(({ deviations }) => JSON.stringify(deviations) === '[]')
    expect(withoutDeviation).toEqual(rightOnes('EARLIER'))
    expect(new Set(withoutDeviation)).toEqual(new Set([true, false]))
    // A failure of its own kind, beside the deviations.
    for (const { otherFailure } of of('EARLIER'))
      expect(otherFailure).toContain('fly_to_the_moon was not called')
    expect(result.output).toMatch(/other assertions +in \d+ failures: fly_to_the_moon was not called\./)
  })
})
