import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRun, type RunSession } from '../lib/results/run-directory.ts'
import { thinkingbox } from './fixtures/run-command.ts'

let results: string
beforeEach(() => {
  results = mkdtempSync(join(tmpdir(), 'prune-command-'))
  writeRun('january', 60)
  writeRun('continued', 50)
  openRun(join(results, 'continued'), 'continued', session(1), 2)
  writeRun('february', 40)
  writeRun('march', 10)
})
afterEach(() => rmSync(results, { recursive: true, force: true }))

function session(daysAgo: number): RunSession {
  const startedAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  return { startedAt, settings: {}, seed: '1', agents: ['reference'], versions: {} }
}

function writeRun(run: string, daysAgo: number): void {
  const directory = join(results, run)
  openRun(directory, run, session(daysAgo))
  mkdirSync(join(directory, 'report-trials'))
  writeFileSync(join(directory, 'report-trials', 'a.js'), 'x'.repeat(1_500_000))
}

function prune(...args: string[]) {
  return thinkingbox(['prune', ...args], { env: { RESULTS: results } })
}

const runs = () => readdirSync(results).sort()

test('first lists what may go, and removes it only with --yes', async () => {
  const { stdout, exitCode } = await prune('--older-than', '30')
  expect(exitCode).toBe(0)
  expect(stdout.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, '<time>          ')).toMatchInlineSnapshot(`
    "run       last session (UTC)  size    agents
    january   <time>              1.5 MB  reference
    february  <time>              1.5 MB  reference
    This would remove 2 runs, 3.0 MB; 2 runs stay. Add --yes to remove them.
    "
  `)
  expect(runs()).toEqual(['continued', 'february', 'january', 'march'])
  const removed = await prune('--older-than', '30', '--yes')
  expect(removed.stdout).toContain('\nRemoved 2 runs, 3.0 MB; 2 runs stay.\n')
  expect(runs()).toEqual(['continued', 'march'])
  expect((await prune('--older-than', '30', '--yes')).stdout).toBe('Nothing to remove: 2 runs stay.\n')
})

test.each([
  [['--keep', '1'], ['continued']],
  [['--keep', '0'], []],
  [
    ['--keep', '9'],
    ['continued', 'february', 'january', 'march'],
  ],
  [
    ['--keep', '3', '--older-than', '30'],
    ['continued', 'february', 'march'],
  ],
  [
    ['--keep', '1', '--older-than', '30'],
    ['continued', 'march'],
  ],
  [['--older-than', '0.5'], []],
])('prune %j leaves %j', async (args, left) => {
  expect((await prune(...args, '--yes')).exitCode).toBe(0)
  expect(runs()).toEqual(left)
})

test('what is no run stays, and so does a run that a command writes to', async () => {
  mkdirSync(join(results, 'notes'))
  mkdirSync(join(results, 'damaged'))
  writeFileSync(join(results, 'damaged', 'run.json'), '{')
  writeFileSync(join(results, 'trials.csv'), '')
  const note = { host: hostname(), pid: process.pid, startedAt: '2026-01-05T08:00:00.000Z' }
  writeFileSync(join(results, 'january', '.running-1.json'), JSON.stringify(note))
  const { output, exitCode } = await prune('--keep', '0', '--yes')
  expect(exitCode).toBe(0)
  expect(output).toContain(`january stays: process ${process.pid} on ${hostname()} writes to it`)
  expect(output).toContain('Passed over: ')
  expect(runs()).toEqual(['damaged', 'january', 'notes', 'trials.csv'])
  expect(existsSync(join(results, 'january', 'report-trials', 'a.js'))).toBe(true)
})

test.each([
  [[], 'Say which runs may go: --older-than <days>, --keep <n>, or both.'],
  [['--yes'], 'Say which runs may go'],
  [['--keep', '-1'], 'Give a number from 0.'],
  [['--older-than', '30d'], 'Give a number of days, such as 30.'],
  [['--older-than', '99999999'], 'Give a number of days, such as 30.'],
])('prune %j is refused', async (args, message) => {
  const { output, exitCode } = await prune(...args)
  expect(output).toContain(message)
  expect(exitCode).toBe(2)
  expect(runs()).toHaveLength(4)
})

test('says where it looked when there are no results', async () => {
  const { output, exitCode } = await thinkingbox(['prune', '--keep', '1'], {
    env: { RESULTS: join(results, 'elsewhere') },
  })
  expect(output).toBe(`thinkingbox: There is no directory ${join(results, 'elsewhere')}.\n`)
  expect(exitCode).toBe(1)
})
