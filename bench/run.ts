/*
 * Measures what the README and docs promise at the full size of the benchmark, and prints each figure beside its goal. Slow,
 * and only worth reading on a machine that does nothing else:
 *
 *   npm run bench                        every part
 *   npm run bench -- suites growth       some of them
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type LoopbackScript,
  playSolution,
  startLoopbackProvider,
} from '../lib/model/testing/loopback-provider.ts'
import { readJournal } from '../lib/results/journal-reader.ts'
import { writeHtmlReport } from '../reporters/html/write-report.ts'
import { npx, type Taken } from './npx.ts'
import { type InsideAndOutside, measurePythonAgent } from './python-agent.ts'
import { readRecordedTasks } from './recorded-tasks.ts'
import { measureTrialCycle } from './trial-cycle.ts'

const results = mkdtempSync(join(tmpdir(), 'bench-'))
const repetitions = 3
let runs = 0

/** A run of Vitest, and where it left its results. */
async function vitest(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  looks = false,
): Promise<Taken & { readonly directory: string; readonly startedAt: number }> {
  const run = `run-${++runs}`
  const startedAt = Date.now()
  const taken = await npx(['vitest', 'run', ...args], { RESULTS: results, RUN: run, ...env }, looks)
  return { ...taken, directory: join(results, run), startedAt }
}

/** The median of several times. */
async function repeat(measure: () => Promise<number>): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < repetitions; round += 1) all.push(await measure())
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
}

function report(what: string, value: string, goal = ''): void {
  console.log(`${what.padEnd(67)}${value.padStart(10)}${goal && `   goal ${goal}`}`)
}

const seconds = (value: number) => `${value.toFixed(2)} s`
const megabytes = (value: number | undefined) => (value === undefined ? 'unknown' : `${Math.round(value)} MB`)

interface Trials {
  readonly count: number
  /** When the first one began, the first one ended and the last one ended; milliseconds since 1970. */
  readonly began: number
  readonly firstEnd: number
  readonly ended: number
}

async function trialsIn(directory: string): Promise<Trials> {
  const ends: number[] = []
  let began = Number.POSITIVE_INFINITY
  for await (const { value } of readJournal(directory)) {
    if (!value) continue
    const start = Date.parse(value.trial.startedAt)
    began = Math.min(began, start)
    ends.push(start + value.trial.durationMs)
  }
  const [firstEnd, ended] = [ends.reduce((a, b) => Math.min(a, b)), ends.reduce((a, b) => Math.max(a, b))]
  return { count: ends.length, began, firstEnd, ended }
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  async suites() {
    let first = 0
    let html = 0
    let count = 0
    const whole = await repeat(async () => {
      const run = await vitest(['suites'])
      const trials = await trialsIn(run.directory)
      first = (trials.firstEnd - run.startedAt) / 1000
      count = trials.count
      const started = performance.now()
      await writeHtmlReport([run.directory], join(results, 'report.html'))
      html = (performance.now() - started) / 1000
      return run.seconds
    })
    report(`npx vitest run suites, ${count} trials`, seconds(whole), '≤ 60 s')
    report('  first verdict', seconds(first), '≤ 5 s')
    report('  of it, the HTML report', seconds(html), '≤ 6 s')
    report('  peak memory', megabytes((await vitest(['suites'], {}, true)).megabytes), '≤ 1,500 MB')
  },

  async cycle() {
    const { directory } = await vitest(['suites/retail', '-t', 'ST003_006'], { ATTEMPTS: '1' })
    const cycle = await measureTrialCycle(await readRecordedTasks(directory), 'ST003_006', 300)
    report('one trial of ST003_006 in one worker (median)', `${cycle.toFixed(2)} ms`, '≤ 5 ms')
  },

  async commands() {
    const one = await repeat(async () => (await vitest(['suites', '-t', 'ST003_006'])).seconds)
    report('npx vitest run suites -t ST003_006', seconds(one), '≤ 6 s')
    const list = await repeat(async () => (await npx(['vitest', 'list', 'suites'])).seconds)
    report('npx vitest list suites', seconds(list), '≤ 20 s')
    report(
      'type check',
      seconds(await repeat(async () => (await npx(['tsc', '--noEmit'])).seconds)),
      '≤ 20 s',
    )
    const quick = await repeat(async () => (await npx(['-c', 'npm run test:quick'])).seconds)
    report('npm run test:quick', seconds(quick), '≤ 60 s')
  },

  async growth() {
    const domains = ['retail', 'travel', 'insurance', 'neobank', 'consulting'].map((name) => `suites/${name}`)
    console.log('domains  workers  attempts   trials        s     ms/trial       MB')
    for (const some of [1, 2, 5]) {
      for (const WORKERS of ['1', '2']) {
        for (const ATTEMPTS of ['5', '20']) {
          const run = await vitest(domains.slice(0, some), { WORKERS, ATTEMPTS }, true)
          const { count } = await trialsIn(run.directory)
          const each = (run.seconds / count) * 1000
          const cells = [some, WORKERS, ATTEMPTS, count, run.seconds.toFixed(1), each.toFixed(1)]
          const columns = [7, 9, 10, 9, 9, 13]
          const line = cells.map((cell, index) => String(cell).padStart(columns[index] ?? 0)).join('')
          console.log(`${line}${megabytes(run.megabytes).padStart(11)}`)
        }
      }
    }
  },

  async model() {
    const recorded = await vitest(['suites/retail'], { ATTEMPTS: '1' })
    const tasks = await readRecordedTasks(recorded.directory)
    for (const [inFlight, attempts, goal] of [
      [20, '3', '≤ 1.20 × the ideal'],
      [100, '5', '≤ 1.30 × the ideal'],
    ] as const) {
      const delayMs = 200
      const play = playSolution(tasks, { delayMs })
      let steps = 0
      const count: LoopbackScript = (request) => {
        if (!request.wantsObject) steps += 1
        return play(request)
      }
      await using provider = await startLoopbackProvider(count, { keepsRequests: false })
      const run = await vitest(['suites/retail'], {
        ATTEMPTS: attempts,
        MODEL: 'openai-compatible/bench',
        OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
        WORKERS: '1',
        CONCURRENCY: String(inFlight),
      })
      const { count: trials, began, ended } = await trialsIn(run.directory)
      const ideal = (steps * delayMs) / 1000 / inFlight
      const inTrials = (ended - began) / 1000
      const what = `${trials} trials, a model of 200 ms a step, ${inFlight} in flight, one worker`
      report(what, `${(inTrials / ideal).toFixed(2)} ×`, goal)
      console.log(
        `  (${run.seconds.toFixed(1)} s, ${inTrials.toFixed(1)} s of it in trials; ` +
          `${steps} steps ÷ ${inFlight} = ${ideal.toFixed(1)} s)`,
      )
    }
  },

  async python() {
    const python = await measurePythonAgent(5)
    const times = ({ inside, outside }: InsideAndOutside) => `${(outside / inside).toFixed(2)} ×`
    report('a trial of an agent in Python, of the same in the worker', times(python.trial))
    report('  a tool call', times(python.call))
  },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
try {
  if (unknown.length > 0) {
    throw new Error(
      `There is no part ${unknown.join(', ')}; the parts are: ${Object.keys(parts).join(', ')}.`,
    )
  }
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`,
  )
  console.log(
    `Medians of ${repetitions}; memory is the largest sum over the process tree, in a run of its own.\n`,
  )
  // Bakes the images where there are none.
  await vitest(['suites'], { ATTEMPTS: '1' })
  for (const [name, part] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) await part()
  }
} finally {
  rmSync(results, { recursive: true, force: true })
}
