/*
 * Measures what the README and the issues promise, and prints each figure beside its goal. Slow, and only worth reading
 * on a machine that does nothing else: npm run bench
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type LoopbackScript,
  playSolution,
  startLoopbackProvider,
} from '../lib/model/testing/loopback-provider.ts'
import { readJournal } from '../lib/results/journal-reader.ts'
import { peakMemory } from './peak-memory.ts'
import { type InsideAndOutside, measurePythonAgent } from './python-agent.ts'
import { readRecordedTasks } from './recorded-tasks.ts'
import { measureTrialCycle } from './trial-cycle.ts'

const root = resolve(import.meta.dirname, '..')
const results = mkdtempSync(join(tmpdir(), 'bench-'))
const repetitions = 3

/** Looking at a process: its time is not measured while its memory is, which takes a part of a processor. */
type Look = (pid: number | undefined) => void

/**
 * Runs a program of the repository as a person does, and waits for it.
 *
 * @returns seconds
 */
async function npx(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  look: Look = () => {},
): Promise<number> {
  const started = performance.now()
  const child = spawn('npx', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RESULTS: results, ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  look(child.pid)
  const code = await new Promise((done) => child.once('exit', done))
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new Error(`npx ${args.join(' ')} ended with ${code}:\n${output}`)
  return seconds
}

const vitest = (args: readonly string[], env?: Readonly<Record<string, string>>, look?: Look) =>
  npx(['vitest', 'run', ...args], env, look)

/** The median of several times, in seconds. */
async function repeat(measure: () => Promise<number>): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < repetitions; round += 1) all.push(await measure())
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN
}

function report(what: string, value: string, goal: string): void {
  console.log(`${what.padEnd(67)}${value.padStart(9)}${goal && `   goal ${goal}`}`)
}

/** Seconds from the start of a run's first trial to the end of its last. */
async function secondsInTrials(directory: string): Promise<number> {
  let first = Number.POSITIVE_INFINITY
  let last = 0
  for await (const { value } of readJournal(directory)) {
    if (!value) continue
    const { startedAt, durationMs } = value.trial
    first = Math.min(first, Date.parse(startedAt))
    last = Math.max(last, Date.parse(startedAt) + durationMs)
  }
  return (last - first) / 1000
}

try {
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`,
  )
  console.log(
    `Medians of ${repetitions}; memory is the largest sum over the process tree, in a run of its own.\n`,
  )

  await vitest(['suites/retail']) // Bakes the image where there is none, and records what is measured below.
  const tasks = await readRecordedTasks(join(results, readdirSync(results)[0] ?? ''))

  const cycle = await measureTrialCycle(tasks, 'ST003_006', 300)
  report('one trial in one worker, nine calls (median)', `${cycle.toFixed(2)} ms`, '≤ 10 ms')

  const suite = await repeat(() => vitest(['suites/retail']))
  report('npx vitest run suites/retail, 240 trials', `${suite.toFixed(2)} s`, '≤ 6 s')
  let memory: ReturnType<typeof peakMemory> | undefined
  await vitest(['suites/retail'], {}, (pid) => {
    memory = peakMemory(pid)
  })
  const megabytes = memory?.stop()
  report('  peak memory', megabytes === undefined ? 'unknown' : `${Math.round(megabytes)} MB`, '≤ 1,500 MB')

  const one = await repeat(() => vitest(['suites/retail', '-t', 'ST003_006']))
  report('npx vitest run suites/retail -t ST003_006', `${one.toFixed(2)} s`, '≤ 4 s')

  const delayMs = 200
  const inFlight = 20
  const play = playSolution(tasks, { delayMs })
  let steps = 0
  const count: LoopbackScript = (request) => {
    if (!request.wantsObject) steps += 1
    return play(request)
  }
  await using provider = await startLoopbackProvider(count, { keepsRequests: false })
  const modelled = await vitest(['suites/retail'], {
    RUN: 'modelled',
    MODEL: 'openai-compatible/bench',
    OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
    WORKERS: '1',
    CONCURRENCY: String(inFlight),
  })
  const ideal = (steps * delayMs) / 1000 / inFlight
  const trials = await secondsInTrials(join(results, 'modelled'))
  const against = (seconds: number) => `${(seconds / ideal).toFixed(2)} ×`
  report(
    `240 trials, a model of 200 ms a step, ${inFlight} in flight, one worker`,
    against(modelled),
    '≤ 1.20 × the ideal',
  )
  report('  from the first trial to the last', against(trials), '')
  console.log(
    `  (${modelled.toFixed(1)} s, ${trials.toFixed(1)} s of it in trials; ` +
      `${steps} steps ÷ ${inFlight} = ${ideal.toFixed(1)} s)`,
  )

  const python = await measurePythonAgent(5)
  const times = ({ inside, outside }: InsideAndOutside) => `${(outside / inside).toFixed(2)} ×`
  report('a trial of an agent in Python, of the same in the worker', times(python.trial), '')
  report('  a tool call', times(python.call), '')
  console.log(
    `  (${python.trial.outside.toFixed(1)} ms instead of ${python.trial.inside.toFixed(1)} ms, ` +
      `a call ${python.call.outside.toFixed(2)} ms instead of ${python.call.inside.toFixed(2)} ms)`,
  )

  const types = await repeat(() => npx(['tsc', '--noEmit']))
  report('type check of the repository', `${types.toFixed(2)} s`, '≤ 10 s')
} finally {
  rmSync(results, { recursive: true, force: true })
}
