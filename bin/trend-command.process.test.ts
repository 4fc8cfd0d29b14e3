import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../reporters/html/testing/write-run.ts'
import { type TrendRun, writeTrendRun } from '../reporters/trend/testing/write-trend-run.ts'
import { thinkingbox } from './fixtures/run-command.ts'

let results: string

/** Two tasks, four attempts each, the first of which pass; the other agent always does. */
function bothTasks(passes: readonly [number, number], cost = 0.01) {
  return [
    ...attempts('ST003_006', passes[0], 4, { cost }),
    ...attempts('ST004_007', passes[1], 4, { cost }),
    ...attempts('ST003_006', 4, 4, { agent: 'reference', cost: 0 }),
  ]
}

const night = { LABEL: 'nightly' }
const commit = { hash: '0123456789abcdef0123456789abcdef01234567', modified: false }

const runs: Readonly<Record<string, TrendRun>> = {
  first: { startedAt: '2026-02-01T02:00:00.000Z', lines: bothTasks([4, 2]), settings: night, commit },
  second: {
    startedAt: '2026-02-02T02:00:00.000Z',
    lines: bothTasks([4, 3]),
    settings: night,
    commit: { hash: 'fedcba9876543210fedcba9876543210fedcba98', modified: true },
  },
  'by-hand': { startedAt: '2026-02-02T10:00:00.000Z', lines: attempts('ST003_006', 1, 4), commit },
  'new-sandbox': {
    startedAt: '2026-02-03T02:00:00.000Z',
    lines: bothTasks([4, 4]),
    settings: night,
    fingerprints: { sandbox: 'another' },
  },
  cold: {
    startedAt: '2026-02-04T02:00:00.000Z',
    lines: [...bothTasks([4, 3]), ...attempts('TR001_001', 4, 5, { domain: 'travel', cost: 0.02 })],
    settings: { LABEL: 'nightly,upgrade', TEMPERATURE: '0' },
    fingerprints: { sandbox: 'another', settings: 'other' },
  },
}

beforeAll(() => {
  results = mkdtempSync(join(tmpdir(), 'trend-'))
  for (const [name, run] of Object.entries(runs)) writeTrendRun(join(results, name), run)
})
afterAll(() => rmSync(results, { recursive: true, force: true }))

const trend = (...args: string[]) => thinkingbox(['trend', ...args], { env: { RESULTS: results } })

test('shows each agent run by run, and says why a point cannot be compared with the one before', async () => {
  const { stdout, exitCode } = await trend('--label', 'nightly')
  expect(exitCode).toBe(0)
  expect(stdout).toMatchInlineSnapshot(`
    "openai/gpt-5
      started (UTC)     run          commit     tasks   pass@1 %            observed k/k %      cost per success
      2026-02-01 02:00  first        01234567   2       75.0 (21.4–97.1)    50.0 (9.5–90.5)     $0.013 ($0.00019–$0.92)
      2026-02-02 02:00  second       fedcba98+  2       87.5 (31.4–99.1)    50.0 (9.5–90.5)     $0.011 ($0.0019–$0.070)
      ── sandbox of retail changed
      2026-02-03 02:00  new-sandbox  –          2       100.0 (34.2–100.0)  100.0 (34.2–100.0)  $0.010 ($0.010–$0.010)
      ── 1 task added; TEMPERATURE was the provider's and is 0; 5 attempts instead of 4
      2026-02-04 02:00  cold         –          1 of 3  84.6 (40.8–97.8)    0.0 (0.0–79.3)      $0.016 ($0.0045–$0.059)

    reference
      started (UTC)     run          commit     tasks  pass@1 %            observed 4/4 %
      2026-02-01 02:00  first        01234567   1      100.0 (20.7–100.0)  100.0 (20.7–100.0)
      2026-02-02 02:00  second       fedcba98+  1      100.0 (20.7–100.0)  100.0 (20.7–100.0)
      ── sandbox of retail changed
      2026-02-03 02:00  new-sandbox  –          1      100.0 (20.7–100.0)  100.0 (20.7–100.0)
      ── TEMPERATURE was the provider's and is 0
      2026-02-04 02:00  cold         –          1      100.0 (20.7–100.0)  100.0 (20.7–100.0)

    In brackets: 95 % intervals. Above a line ── is what cannot be compared with what is below it.
    "
  `)
})

test('chooses agents and a domain, and compares what is chosen', async () => {
  const { stdout } = await trend('--label', 'nightly', '--agent', 'openai/gpt-5', '--domain', 'retail')
  expect(stdout).not.toContain('reference')
  expect(stdout).not.toContain('added')
  expect(stdout).toContain("── TEMPERATURE was the provider's and is 0\n")
})

test('without a label every run counts, also one of a single task', async () => {
  const { stdout } = await trend('--agent', 'openai/gpt-5')
  expect(stdout).toContain('── 1 task left out\n')
  expect(stdout).toContain('── 1 task added; sandbox of retail changed\n')
})

test('writes a page as well', async () => {
  const page = join(results, 'trend.html')
  const { stdout } = await trend('--label', 'nightly', '--domain', 'retail', '--out', page)
  expect(stdout).toContain('openai/gpt-5\n')
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(page)
  expect(readFileSync(page, 'utf8')).toContain('<h1>Trend of nightly, retail</h1>')
})

test('says which labels there are', async () => {
  const { stderr, exitCode } = await trend('--label', 'weekly')
  expect(stderr).toBe(
    `thinkingbox: No run in ${results} has the label weekly. There are the labels nightly, upgrade.\n`,
  )
  expect(exitCode).toBe(1)
})

test('says that no run has the agent', async () => {
  const { stderr, exitCode } = await trend('--agent', 'openai/gpt-6')
  expect(stderr).toBe('thinkingbox: None of the runs holds a trial of such an agent and domain.\n')
  expect(exitCode).toBe(1)
})
