import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hiddenCharacter } from '../lib/core/hidden-characters.ts'
import { type CommandResult, FixtureProject } from '../lib/results/fixtures/open-project.ts'
import { settingTable } from '../lib/settings/setting-table.ts'
import { main } from './main.ts'

const project = new FixtureProject()
const secrets = {
  OPENAI_API_KEY: 'openai-s3cret-0123456789',
  ANTHROPIC_API_KEY: 'anthropic-s3cret-9876543210',
}
const common = { ATTEMPTS: '3', PRICES: 'fixture/clerk=1,4' }

beforeAll(async () => {
  await project.vitest([], {
    env: { ...common, RUN: 'monday', MODEL: 'simulated/erratic,simulated/dependable' },
  })
  await project.vitest([], { env: { ...common, RUN: 'tuesday', CLERK_OUTAGE: '0.1', ...secrets } })
  await project.vitest([], { env: { ...common, RUN: 'wednesday', SEED: '2' } })
}, 300_000)
afterAll(() => project.remove())

/** Calls the command line tool in this process, and checks what holds for all it prints. */
async function thinkingbox(line: string, env: Readonly<Record<string, string>> = {}): Promise<CommandResult> {
  let stdout = ''
  let output = ''
  const streams = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      stdout += text
      output += text
      return true
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      output += text
      return true
    }),
  ]
  for (const { variable } of Object.values(settingTable)) vi.stubEnv(variable, undefined)
  for (const [name, value] of Object.entries({ RESULTS: project.path('results'), ...env }))
    vi.stubEnv(name, value)
  try {
    const exitCode = await main(line.split(' '))
    return checked({ exitCode, stdout, output })
  } finally {
    for (const stream of streams) stream.mockRestore()
    vi.unstubAllEnvs()
  }
}

/** Runs it as a process of its own, as a user without keys or models would. */
async function spawned(line: string, env: Readonly<Record<string, string>> = {}): Promise<CommandResult> {
  return checked(await project.thinkingbox(line.split(' '), { env }))
}

function checked({ exitCode, stdout, output }: CommandResult): CommandResult {
  expect(output.replaceAll(/[\n\t]/g, '')).not.toMatch(new RegExp(hiddenCharacter, 'u'))
  return { exitCode, output: mask(output), stdout: mask(stdout) }
}

function mask(text: string): string {
  return text
    .replaceAll(project.directory, '<project>')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d\.\d+Z)?/g, '<time>')
    .replaceAll(/\b\d+\.\d s\b/g, '<s> s')
    .trimEnd()
}

describe('runs', { timeout: 120_000 }, () => {
  test('lists the runs, the oldest first; a damaged one does not hide the others', async () => {
    cpSync(project.path('results', 'monday'), project.path('results', 'damaged'), { recursive: true })
    writeFileSync(project.path('results', 'damaged', 'run.json'), '{')
    const { output, stdout, exitCode } = await spawned('runs')
    rmSync(project.path('results', 'damaged'), { recursive: true })
    expect(exitCode).toBe(0)
    expect(stdout).toMatchInlineSnapshot(`
      "run        started (UTC)     passed  failed  invalid  agents
      monday     <time>  23      37      0        simulated/erratic, simulated/dependable
      tuesday    <time>  16      10      4        clerk
      wednesday  <time>  19      11      0        clerk"
    `)
    expect(output).toContain(
      "Passed over: <project>/results/damaged/run.json is not a run's description: it is no JSON, as if it had been cut off.",
    )
  })

  test('has a column for labels where a run has one', async () => {
    cpSync(project.path('results', 'tuesday'), project.path('labelled', 'tuesday'), { recursive: true })
    cpSync(project.path('results', 'wednesday'), project.path('labelled', 'wednesday'), { recursive: true })
    const file = project.path('labelled', 'wednesday', 'run.json')
    const description = JSON.parse(readFileSync(file, 'utf8'))
    description.sessions[0].settings.LABEL = 'nightly,main'
    writeFileSync(file, JSON.stringify(description))
    expect((await thinkingbox('runs', { RESULTS: project.path('labelled') })).stdout).toMatchInlineSnapshot(`
      "run        started (UTC)     passed  failed  invalid  labels         agents
      tuesday    <time>  16      10      4                       clerk
      wednesday  <time>  19      11      0        nightly, main  clerk"
    `)
  })

  test('says where it looked when there is none', async () => {
    const { output, exitCode } = await thinkingbox('runs', { RESULTS: project.path('elsewhere') })
    expect(output).toBe('thinkingbox: There is no directory <project>/elsewhere.')
    expect(exitCode).toBe(1)
  })

  test('an empty results directory is no fault', async () => {
    mkdirSync(project.path('empty'))
    const { output, exitCode } = await thinkingbox('runs', { RESULTS: project.path('empty') })
    expect(output).toBe('There are no runs in <project>/empty.')
    expect(exitCode).toBe(0)
  })

  test.each(['runs', 'show YD001_001'])('%s says in words that RESULTS names a file', async (line) => {
    const { output, exitCode } = await thinkingbox(line, { RESULTS: project.path('package.json') })
    expect(output).toBe(
      'thinkingbox: Cannot read <project>/package.json: a part of its path is a file. Set RESULTS to a directory.',
    )
    expect(exitCode).toBe(1)
  })
})

describe('show', { timeout: 120_000 }, () => {
  test("lists a task's attempts in the latest run", async () => {
    expect((await thinkingbox('show YD005_001')).output).toMatchInlineSnapshot(`
      "YD005_001 in run wednesday, clerk, yard: 0 of 3 valid attempts passed
        attempt 1  failed  missing effect pallets update, wrong field moves.pallet_id, extra effect pallets update (clean)
        attempt 2  failed  missing effect pallets update, wrong field moves.pallet_id, extra effect pallets update (clean)
        attempt 3  failed  wrong field pallets.bay, wrong field moves.bay (clean)"
    `)
  })

  test('lists the attempts of two agents apart, or of one', async () => {
    const { output } = await thinkingbox('show YD003_001 --run monday')
    expect(output).toMatchInlineSnapshot(`
      "YD003_001 in run monday, simulated/dependable, yard: 0 of 3 valid attempts passed
        attempt 1  failed  missing effect pallets update, missing effect moves insert
        attempt 2  failed  missing effect pallets update, missing effect moves insert
        attempt 3  failed  missing effect pallets update, missing effect moves insert

      YD003_001 in run monday, simulated/erratic, yard: 1 of 3 valid attempts passed
        attempt 1  failed  wrong field pallets.bay, wrong field moves.bay (clean)
        attempt 2  passed
        attempt 3  failed  missing effect pallets update, missing effect moves insert"
    `)
    const one = await thinkingbox('show YD003_001 --run monday --agent simulated/erratic')
    expect(output).toContain(one.output)
    expect(one.output).not.toContain('dependable')
  })

  test('an attempt of several agents is shown for each, and says so', async () => {
    const { output } = await thinkingbox('show YD003_001 --run monday --attempt 1')
    expect(output).toMatch(
      /^2 trials; --agent shows one alone: simulated\/dependable, simulated\/erratic\.$/m,
    )
    expect(output.match(/^yard YD003_001, attempt 1, simulated\/\w+: failed$/gm)).toHaveLength(2)
    expect(output).toContain(', cost –, ended')
  })

  test('an agent that the run does not have', async () => {
    const { output, exitCode } = await thinkingbox('show YD003_001 --run monday --agent clerk')
    expect(output).toBe(
      'thinkingbox: Run monday has no agent clerk. It has simulated/dependable, simulated/erratic.',
    )
    expect(exitCode).toBe(1)
  })

  test('lists invalid attempts with their cause', async () => {
    expect((await thinkingbox('show YD002_001 --run tuesday')).output).toMatchInlineSnapshot(`
      "YD002_001 in run tuesday, clerk, yard: 1 of 1 valid attempt passed
        attempt 1  invalid  network: connect ECONNREFUSED
        attempt 2  passed
        attempt 3  invalid  network: connect ECONNREFUSED"
    `)
  })

  test('shows one trial: conversation, calls with effects, expected against received', async () => {
    expect((await spawned('show YD005_001 --attempt 2')).output).toMatchInlineSnapshot(`
      "yard YD005_001, attempt 2, clerk: failed
      started <time>, <s> s, 2 tool calls, 1588 tokens, $0.0019, ended: customer finished
      the agent got instructions of 81 characters and 2 tools (921 characters); --seen shows them

      customer: Please move P-9 to bay B9.
        call 1: find_pallet({ pallet_id: P-9 })
          result: { id: P-9, owner: Hale, bay: A1 }
        call 2: move_pallet({ pallet_id: P-12, bay: B9 })
          result: { move_id: MV-1 }
          effect: pallets P-12 updated bay: A1 → B9, status: stored → moved
          effect: moves MV-1 inserted { id: MV-1, pallet_id: P-12, bay: B9, minutes: 5 }
      agent: Done.�]0;taken over��[2J <script>alert(1)</script>�

      Net effects:
        pallets P-12 updated bay: A1 → B9, status: stored → moved
        moves MV-1 inserted { id: MV-1, pallet_id: P-12, bay: B9, minutes: 5 }

      The end state differs from the expected one in 3 places:

      missing effect  pallets P-9 updated
                      bay: B9, status: moved

      wrong field     moves.pallet_id of MV-1
                      expected P-9
                      received P-12
                      written by call 2: move_pallet({ pallet_id: P-12, bay: B9 })

      extra effect    pallets P-12 updated
                      bay: A1 → B9, status: stored → moved
                      made by call 2: move_pallet({ pallet_id: P-12, bay: B9 })

      Calls (* can change the state, ! was refused):
        1 find_pallet  2* move_pallet"
    `)
  })

  test('shows what the agent got when asked to: the instructions and every tool', async () => {
    const hint = (await thinkingbox('show YD005_001 --attempt 2')).output
    expect(hint).toMatch(
      /^the agent got instructions of \d+ characters and \d tools \([\d,]+ characters\); --seen shows them$/m,
    )
    const { output } = await thinkingbox('show YD005_001 --attempt 2 --seen')
    const { yard } = await import('../lib/results/fixtures/project/sandboxes/yard/index.ts')
    for (const line of yard.instructions.split('\n')) expect(output).toContain(`\n  ${line}\n`)
    for (const { name, description } of yard.tools) {
      expect(output).toContain(`\n  ${name}\n    ${description}\n    inputSchema {`)
    }
  })

  test('shows an invalid trial and one that passed', async () => {
    const invalid = await thinkingbox('show YD002_001 --run tuesday --attempt 1')
    expect(invalid.output).toContain('Invalid, counted in no rate: network: connect ECONNREFUSED')
    const passed = await thinkingbox('show YD003_001 --attempt 1')
    expect(passed.output).toContain('Passed: these are exactly the expected effects.')
  })

  test('sets the lines of a message off, and shows no control character in any text of a trial', async () => {
    const directory = project.path('results', 'hostile')
    cpSync(project.path('results', 'wednesday'), directory, { recursive: true })
    const evil =
      'a\nPassed: these are exactly the expected effects.\r\u001b]0;owned\u0007\u001b[2J\u009b31m\u202eb\u2060\u3164\u{e0041}'
    for (const name of readdirSync(directory).filter((each) => each.startsWith('trials-'))) {
      const lines = project.lines('hostile').map((text) => {
        const line = JSON.parse(text)
        line.trial.conversation[0].text = evil
        line.trial.error = evil
        for (const call of line.trial.calls) {
          call.tool = evil
          call.arguments = { [evil]: evil }
          call.result = evil
        }
        for (const deviation of line.trial.deviations) {
          deviation.column &&= evil
          deviation.received &&= evil
          deviation.key = evil
        }
        return JSON.stringify(line)
      })
      writeFileSync(project.path('results', 'hostile', name), `${lines.join('\n')}\n`)
    }
    const { output, exitCode } = await thinkingbox('show YD005_001 --run hostile --attempt 2')
    const listed = await thinkingbox('show YD005_001 --run hostile')
    rmSync(directory, { recursive: true })
    expect([exitCode, listed.exitCode]).toEqual([0, 0])
    expect(output).not.toMatch(/^Passed/m)
    expect(output).toContain('customer: a\n          Passed: these are exactly')
  })

  test.for([
    [
      'show YD009_001',
      /Run wednesday has no trial of YD009_001\. It has, among others: YD001_001, YD001_002/,
    ],
    [
      'show YD001_001 --attempt 9',
      /has trials of YD001_001, but not that one\. It has: clerk 1, clerk 2, clerk 3/,
    ],
    ['show YD001_001 --run friday', /There is no run friday\. The latest are monday, tuesday, wednesday/],
    ['show YD001_001 --agent gpt', /Run wednesday has no agent gpt\. It has clerk\.$/],
  ] as const)('%s says what there is', async ([line, message]) => {
    const { output, stdout, exitCode } = await thinkingbox(line)
    expect(output).toMatch(message)
    expect(stdout).toBe('')
    expect(exitCode).toBe(1)
  })

  test('is used wrongly: exit code 2', async () => {
    const { output, exitCode } = await spawned('show YD001_001 --attempt 0')
    expect(output).toContain("option '--attempt <number>' argument '0' is invalid. Give a number from 1.")
    expect(exitCode).toBe(2)
  })
})

describe('compare', { timeout: 120_000 }, () => {
  test('two runs: figures, differences with intervals, tasks only one solves, deviations that moved', async () => {
    const { output, exitCode } = await thinkingbox('compare tuesday wednesday')
    expect(exitCode).toBe(0)
    expect(output).toMatchInlineSnapshot(`
      "A  clerk in tuesday
      B  clerk in wednesday

      yard: B against A, over 10 shared tasks (7 complete at k = 3)
        figure                      A          B      B − A   95 % interval
        pass@1 %                 61.5       63.3       +1.8   −26.5 to +30.1, within noise
        pass@3 %                 85.7       71.4      −14.3   −61.0 to +32.4, within noise
        observed 3/3 %           28.6       42.9      +14.3   −46.5 to +75.1, within noise
        retention %              46.4       67.7      +21.2   −51.7 to +94.1, within noise
        cost per success      $0.0033    $0.0032 −$0.000091   −$0.0018 to +$0.0016, within noise
        only A ever solves (1): YD004_002
        only A always solves (1): YD002_002
        only B always solves (2): YD003_001, YD004_001
        deviations that moved, in % of valid trials
          extra effect pallets                              A  19.2   B  16.7
          missing effect pallets                            A  19.2   B  16.7
          wrong field moves.pallet_id                       A  19.2   B  16.7
          wrong field moves.bay                             A  19.2   B  20.0
          wrong field pallets.bay                           A  19.2   B  20.0"
    `)
    expect((await thinkingbox('compare tuesday wednesday')).output, 'always the same').toBe(output)
  })

  test('a run with itself is all noise', async () => {
    const { output } = await thinkingbox('compare wednesday wednesday')
    expect(output).not.toContain('only')
    expect(output).not.toContain('moved')
    expect(output.match(/\+0\.0 .*within noise/g)).toHaveLength(4)
  })

  test('the agents of one run', async () => {
    const { output } = await thinkingbox('compare monday')
    expect(output).toMatch(/^A {2}simulated\/dependable\nB {2}simulated\/erratic\n/)
    // Neither asks a model: nothing about money can be compared.
    expect(output).toMatch(/^ {2}cost per success +– +– +–$/m)
    const turned = await thinkingbox('compare monday --agent simulated/erratic --agent simulated/dependable')
    expect(turned.output).toMatch(/^A {2}simulated\/erratic\nB {2}simulated\/dependable\n/)
  })

  test('needs two', async () => {
    const { output, exitCode } = await thinkingbox('compare tuesday')
    expect(output).toContain('A comparison needs two agents or runs with trials; there is: clerk.')
    expect(exitCode).toBe(1)
  })
})

describe('regrade', { timeout: 300_000 }, () => {
  const listed = (run: string) => readdirSync(project.path('results', run)).sort()

  test('without a change flips nothing, and reproduces the figures', async () => {
    const before = listed('tuesday')
    const { output, exitCode } = await spawned('regrade tuesday', { CLERK_LOG: project.path('log') })
    expect(exitCode, 'as after the run: it has failures').toBe(1)
    expect(output).toContain('30 taken from the journal')
    expect(output).toContain('0 verdicts flipped.')
    const figures = output.match(/^ {3}yard .*$/gm)
    expect(figures).toHaveLength(2)
    expect(figures?.[0]).toBe(figures?.[1])
    expect(listed('tuesday').filter((name) => name !== '.finished.json')).toEqual(before)
    expect(() => project.read('log'), 'no agent was called').toThrow('ENOENT')
  })

  test('with another expectation shows the figures before and after, and every verdict that flipped', async () => {
    const summary = project.read('results', 'wednesday', 'summary.json')
    // What the clerk does wrong in this task becomes right.
    project.edit('suites/YD005-last-moves.test.ts', "'B9')", "'B9', 'D9')")
    project.edit('sandboxes/yard/move-task.ts', 'bay: string)', 'bay: string, right = bay)')
    project.edit('sandboxes/yard/move-task.ts', "{ bay, status: 'moved' }", "{ bay: right, status: 'moved' }")
    project.edit('sandboxes/yard/move-task.ts', 'pallet_id, bay, minutes', 'pallet_id, bay: right, minutes')
    const { output, exitCode } = await spawned('regrade wednesday YD005', { MODEL: 'openai/gpt-5' })
    expect(exitCode).toBe(1)
    expect(output.slice(output.indexOf(' Reliability'))).toMatchInlineSnapshot(`
      " Reliability      pass@1 %             pass@3 %             observed 3/3 %       retention %
       clerk
         yard            33.3 (5.5–81.1)     100.0 (34.2–100.0)     0.0 (0.0–65.8)       0.0 (0.0–98.8)
       In brackets: 95 % intervals, clustered by task. – : no task is complete, or nothing passed.

       Graded again with today's expectations; nothing was recorded. The figures before:
       Reliability      pass@1 %             pass@3 %             observed 3/3 %       retention %
       clerk
         yard            16.7 (1.5–72.2)      50.0 (9.5–90.5)       0.0 (0.0–65.8)       0.0 (0.0–99.4)
       In brackets: 95 % intervals, clustered by task. – : no task is complete, or nothing passed.

       1 verdict flipped:
         clerk · yard · YD005_001: failed, now passed, attempt 3

       Not graded again, because no selected suite has them: 24 trials of YD001_001, YD001_002, YD002_001, YD002_002, YD003_001, YD003_002, YD004_001, YD004_002.

       Attempts   npx thinkingbox show YD005_001
       Run alone  RUN=wednesday MODEL=openai/gpt-5 ATTEMPTS=3 CONCURRENCY=4 WORKERS=1 RESULTS=<project>/results REGRADE=1 npx vitest run suites/YD005-last-moves.test.ts -t YD005_001

       FAIL  6 trials of 2 tasks: 4 failed, 6 taken from the journal (<s> s)"
    `)
    expect(project.read('results', 'wednesday', 'summary.json')).toBe(summary)
  })

  test('gates decide its exit code', async () => {
    const { exitCode, output } = await spawned('regrade wednesday YD005', { MIN_PASS_1: '0.1' })
    expect(output).toContain('gate passed  MIN_PASS_1')
    expect(exitCode).toBe(0)
  })

  test('fails where no stored trial belongs to a task that is here', async () => {
    const suites = readdirSync(project.path('suites')).map((name) => project.path('suites', name))
    for (const suite of suites) renameSync(suite, `${suite}.away`)
    writeFileSync(
      project.path('suites/YD009-other.test.ts'),
      readFileSync(project.path('suites/YD005-last-moves.test.ts.away'), 'utf8').replaceAll('YD005', 'YD009'),
    )
    const { output, exitCode } = await spawned('regrade tuesday')
    rmSync(project.path('suites/YD009-other.test.ts'))
    for (const suite of suites) renameSync(`${suite}.away`, suite)
    expect(output).toContain(
      'thinkingbox: Nothing was graded again: none of the 30 stored trials of run tuesday belongs to a task that is here.',
    )
    expect(exitCode).toBe(1)
  })

  test('needs a run', async () => {
    const { output, exitCode } = await spawned('regrade friday')
    expect(output).toContain('There is no run friday.')
    expect(exitCode).toBe(1)
  })
})

describe('merge', { timeout: 120_000 }, () => {
  test('does not put runs together that are not parts of one without saying so', async () => {
    const { output, exitCode } = await thinkingbox('merge tuesday wednesday', { RUN: 'both' })
    expect(exitCode).toBe(0)
    expect(output).toContain(
      'These are not parts of one run: SEED is 1 in <project>/results/tuesday and 2 in <project>/results/wednesday.',
    )
    expect(output).toContain('Merged 2 runs into both: <project>/results/both/summary.json')
    expect(output).toContain(
      '60 trials went in, 30 are in the merged run: 30 were the same attempt of the same task by the same agent as another.',
    )
  })

  test('of one run loses nothing', async () => {
    const { output } = await thinkingbox('merge monday', { RUN: 'alone' })
    expect(output).toMatch(
      /^60 trials went in, all of them are in the merged run\.\nMerged 1 run into alone: /m,
    )
  })

  test('never writes into a run that is there', async () => {
    const { output, exitCode } = await thinkingbox('merge monday', { RUN: 'tuesday' })
    expect(output).toContain(
      '<project>/results/tuesday holds a run already. Name another one with RUN=<name>.',
    )
    expect(exitCode).toBe(1)
  })
})

describe('settings', { timeout: 120_000 }, () => {
  test('lists every setting with its value and default, and no secret', async () => {
    const { output, exitCode } = await thinkingbox('settings', { ...secrets, MAX_STEPS: '7' })
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^MAX_STEPS +7\n +The most model calls .* \(model calls; default: 60\)$/m)
    expect(output).toMatch(/^OPENAI_API_KEY +\(set\)$/m)
    expect(output).toMatch(/^OPENROUTER_API_KEY +\(not set\)$/m)
    expect(output).not.toContain('s3cret')
  })

  test('a wrong one is one line', async () => {
    const { output, exitCode } = await thinkingbox('settings', { ATTEMPTS: 'many' })
    expect(output).toBe('thinkingbox: ATTEMPTS: must be a whole number from 1 to 1000, not "many" (trials)')
    expect(exitCode).toBe(1)
  })
})

test('a reader that has seen enough, such as head, ends a command quietly', async () => {
  const pipe = 'sleep 1; "$0" "$1" settings; echo "ended with $?" >&2'
  const tool = project.path('node_modules/.bin/thinkingbox')
  const { output } = await project.run(['bash', '-c', `{ ${pipe}; } | true`, process.execPath, tool])
  expect(output).toBe('ended with 0\n')
}, 60_000)

test('no file of a run holds a secret', () => {
  const files = readdirSync(project.path('results'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  )
  expect(files.length).toBeGreaterThan(10)
  for (const { parentPath, name } of files) {
    expect(readFileSync(`${parentPath}/${name}`, 'utf8'), name).not.toContain('s3cret')
  }
})
