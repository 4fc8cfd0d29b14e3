/*
 * Measures what the README and the issues promise, and prints each figure beside its goal. Slow, and only worth reading
 * on a machine that does nothing else: npm run bench
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { playSolution, startLoopbackProvider } from '../lib/agent/testing/loopback-provider.ts'
import { peakMemory } from './peak-memory.ts'
import { readRecordedTasks } from './recorded-tasks.ts'
import { measureTrialCycle } from './trial-cycle.ts'

const root = resolve(import.meta.dirname, '..')
const results = mkdtempSync(join(tmpdir(), 'bench-'))
const repetitions = 3

interface Measured {
  readonly seconds: number
  readonly megabytes: number | undefined
}

/** Runs a program of the repository and waits for it. */
async function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const started = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RESULTS: results, ...env },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const memory = peakMemory(child.pid)
  const code = await new Promise((done) => child.once('exit', done))
  const seconds = (performance.now() - started) / 1000
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ended with ${code}:\n${output}`)
  return { seconds, megabytes: memory.stop() }
}

const vitest = (args: readonly string[], env?: Readonly<Record<string, string>>) =>
  run('node_modules/vitest/vitest.mjs', ['run', ...args], env)

async function repeat(measure: () => Promise<Measured>): Promise<Measured> {
  const all: Measured[] = []
  for (let round = 0; round < repetitions; round += 1) all.push(await measure())
  const seconds = all.map((each) => each.seconds).toSorted((a, b) => a - b)
  const megabytes = all.flatMap((each) => each.megabytes ?? [])
  return {
    seconds: seconds[Math.floor(seconds.length / 2)] ?? Number.NaN,
    megabytes: megabytes.length > 0 ? Math.max(...megabytes) : undefined,
  }
}

function report(what: string, value: string, goal: string): void {
  console.log(`${what.padEnd(62)}${value.padStart(12)}   goal ${goal}`)
}

try {
  console.log(
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`,
  )
  console.log(`Medians of ${repetitions}; memory is the largest sum over the process tree.\n`)

  await vitest(['suites/retail']) // Bakes the image where there is none, and records what is measured below.
  const tasks = await readRecordedTasks(join(results, readdirSync(results)[0] ?? ''))

  const cycle = await measureTrialCycle(tasks, 'ST003_006', 300)
  report('one trial in one worker, nine calls (median)', `${cycle.toFixed(2)} ms`, '≤ 10 ms')

  const suite = await repeat(() => vitest(['suites/retail']))
  report('npx vitest run suites/retail, 240 trials', `${suite.seconds.toFixed(2)} s`, '≤ 6 s')
  const megabytes = suite.megabytes === undefined ? 'unknown' : `${Math.round(suite.megabytes)} MB`
  report('  peak memory', megabytes, '≤ 1,500 MB')

  const one = await repeat(() => vitest(['suites/retail', '-t', 'ST003_006']))
  report('npx vitest run suites/retail -t ST003_006', `${one.seconds.toFixed(2)} s`, '≤ 4 s')

  const delayMs = 200
  const inFlight = 20
  await using provider = await startLoopbackProvider(playSolution(tasks, { delayMs }))
  const modelled = await vitest(['suites/retail'], {
    MODEL: 'openai-compatible/bench',
    OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
    WORKERS: '1',
    CONCURRENCY: String(inFlight),
  })
  const steps = provider.requests.filter((request) => !request.wantsObject).length
  const ideal = (steps * delayMs) / 1000 / inFlight
  const share = `${(modelled.seconds / ideal).toFixed(2)} ×`
  report(
    `240 trials, a model of 200 ms a step, ${inFlight} in flight, one worker`,
    share,
    '≤ 1.20 × the ideal',
  )
  console.log(`  (${modelled.seconds.toFixed(1)} s; ${steps} steps ÷ ${inFlight} = ${ideal.toFixed(1)} s)`)

  const types = await repeat(() => run('node_modules/typescript/bin/tsc', ['--noEmit']))
  report('type check of the repository', `${types.seconds.toFixed(2)} s`, '≤ 10 s')
} finally {
  rmSync(results, { recursive: true, force: true })
}
