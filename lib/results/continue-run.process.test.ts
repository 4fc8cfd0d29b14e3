import { appendFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CommandResult, FixtureProject } from './fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

/** Continues the run `week` with three attempts of each of the ten tasks; notes which trials the agent began. */
async function session(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult & { begun: string[] }> {
  rmSync(project.path('log'), { force: true })
  writeFileSync(project.path('log'), '')
  const result = await project.vitest(args, {
    env: { RUN: 'week', ATTEMPTS: '3', CLERK_LOG: project.path('log'), ...env },
  })
  const seeds = project.read('log').split('\n').slice(0, -1)
  return { ...result, begun: seeds.map((seed) => seed.split('/').slice(-2).join(' ')).sort() }
}

const summary = (results = 'results') => project.read(results, 'week', 'summary.json')
const trialFiles = (results: string) =>
  readdirSync(project.path(results, 'week')).filter((name) => name.startsWith('trials-'))

let uninterrupted: CommandResult
let invalid: string[]

beforeAll(async () => {
  uninterrupted = await session([], { RESULTS: 'uninterrupted' })
  await session([], { CLERK_OUTAGE: '0.1' })
  invalid = Object.entries(await project.outcomes('week'))
    .filter(([, { verdict }]) => verdict === 'invalid')
    .map(([key]) => key.replace('/clerk/', ' '))
}, 300_000)

describe('continuing a run', { timeout: 300_000 }, () => {
  test('runs its invalid trials again and no finished one, and ends with the same figures', async () => {
    expect(invalid).not.toEqual([])
    expect(summary()).not.toBe(summary('uninterrupted'))
    const { begun, output, exitCode } = await session([])
    expect(begun).toEqual(invalid)
    expect(output).toContain(`${30 - invalid.length} taken from the journal`)
    expect(exitCode).toBe(uninterrupted.exitCode)
    expect(summary()).toBe(summary('uninterrupted'))
    expect(await project.outcomes('week')).toEqual(await project.outcomes('week', 'uninterrupted'))
  })

  test('with fewer tasks selected leaves the figures those of the whole run', async () => {
    const { begun, output, exitCode } = await session(['-t', 'YD001_001'])
    expect(begun).toEqual([])
    expect(summary()).toBe(summary('uninterrupted'))
    expect(output).toContain('trials            3: 3 passed, 0 failed, 0 invalid')
    expect(output).toContain('The run holds 27 more trials of 9 tasks that this command did not select')
    expect(exitCode, 'every selected trial passed').toBe(0)
  })

  test('passes over torn and damaged lines; order and repetition do not matter', async () => {
    cpSync(project.path('results'), project.path('damaged'), { recursive: true })
    const lines = project.lines('week', 'damaged')
    for (const name of trialFiles('damaged')) rmSync(project.path('damaged', 'week', name))
    const finished = lines.filter((line) => !line.includes('"verdict":"invalid"'))
    const [torn = '', second = '', ...whole] = finished.toReversed()
    const damaged = second.replace('"attempt":', '"attempt":-')
    const file = (name: string) => project.path('damaged', 'week', `trials-${name}.jsonl`)
    writeFileSync(file('1'), `${[damaged, ...whole].join('\n')}\n${torn.slice(0, torn.length / 2)}`)
    writeFileSync(file('2'), `${[...whole].sort().join('\n')}\n`)

    const { begun, output } = await session([], { RESULTS: 'damaged' })
    expect(begun).toEqual([torn, second].map(keyOf).sort())
    expect(output).toMatch(/Passed over .*trials-1\.jsonl:1: .*trial\.attempt/)
    expect(output, 'a line that a kill cut off is no news').not.toContain('trials-1.jsonl:29')
    expect(summary('damaged')).toBe(summary('uninterrupted'))
  })

  test('runs the trials of a changed task again, and names them', async () => {
    project.edit('suites/YD002-long-moves.test.ts', "'C4'", "'C8'")
    const { begun, output } = await session([])
    expect(begun).toEqual(['YD002_002 1', 'YD002_002 2', 'YD002_002 3'])
    expect(output).toContain('3 finished trials ran again, because something they depend on has changed:')
    expect(output).toContain('clerk · yard · YD002_002: the task changed, attempts 1–3')
  })

  test('notices a change of a file of the sandbox and names it, unless it is accepted', async () => {
    appendFileSync(project.path('sandboxes', 'yard', 'index.ts'), '// The same in other words.\n')
    const accepted = await session([], { ACCEPT_CHANGED: '1' })
    expect(accepted.begun).toEqual([])
    expect(accepted.output).toContain('30 finished trials were kept')
    expect(accepted.output).toContain(
      'clerk · yard · YD001_001: the sandbox changed (index.ts), attempts 1–3',
    )
    const { begun, output } = await session(['-t', 'YD001_001'])
    expect(begun).toEqual(['YD001_001 1', 'YD001_001 2', 'YD001_001 3'])
    expect(output).toContain('clerk · yard · YD001_001: the sandbox changed (index.ts), attempts 1–3')
  })

  test('grades accepted trials by what is expected now, on the page as in the summary', async () => {
    project.edit('suites/YD002-long-moves.test.ts', "'C8'", "'C9'")
    await session([], { ACCEPT_CHANGED: '1' })
    const data =
      /id="report-data">(.*)<\/script>/.exec(project.read('results', 'week', 'report.html'))?.[1] ?? ''
    const passed = ({ overall }: { overall: { trials: { passed: number } } }) => overall.trials.passed
    const onPage = (JSON.parse(data) as { series: Parameters<typeof passed>[0][] }).series.map(passed)
    const inSummary = (JSON.parse(summary()) as { agents: Parameters<typeof passed>[0][] }).agents.map(passed)
    const inJournal = Object.values(await project.outcomes('week')).filter(
      ({ verdict }) => verdict === 'passed',
    )
    expect(onPage).toEqual(inSummary)
    expect(onPage, 'the journal keeps what was expected then').not.toEqual([inJournal.length])
    project.edit('suites/YD002-long-moves.test.ts', "'C9'", "'C8'")
  })

  test("notices a change of the agent's code", async () => {
    project.edit('clerk.ts', "name: 'clerk'", "name: 'clerk' /* wiser */")
    const { begun, output } = await session(['-t', 'YD001_001'])
    expect(begun).toEqual(['YD001_001 1', 'YD001_001 2', 'YD001_001 3'])
    expect(output).toContain('clerk · yard · YD001_001: the agent changed, attempts 1–3')
    expect((await session(['-t', 'YD001_001'])).begun).toEqual([])
  })

  test('notices a setting that decides outcomes, and says which before any trial runs', async () => {
    const { begun, output } = await session(['-t', 'YD001_001'], { SEED: '2', CONCURRENCY: '2' })
    expect(begun).toEqual(['YD001_001 1', 'YD001_001 2', 'YD001_001 3'])
    expect(output).toContain(
      "Since this run's last session SEED was 1 and is 2. Finished trials that this changes run again",
    )
    expect(output).toContain('clerk · yard · YD001_001: the settings changed, attempts 1–3')
  })
})

function keyOf(line: string): string {
  const { trial } = JSON.parse(line) as { trial: { task: string; attempt: number } }
  return `${trial.task} ${trial.attempt}`
}
