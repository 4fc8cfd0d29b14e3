import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { seededRandom } from '../metrics/index.ts'
import { FixtureProject } from './fixtures/open-project.ts'

const kills = 8
const concurrency = 4
const settings = { RUN: 'night', ATTEMPTS: '20', CLERK_DELAY: '25', PRICES: 'fixture/clerk=1.3,7.7' }

const project = new FixtureProject()
afterAll(() => project.remove())

/** When to kill a session: so much more in the journal, or a time after the start when that is 0; then a little later. */
interface Moment {
  readonly bytes: number
  readonly ms: number
}

test('a run that is killed again and again ends with exactly the trials of an uninterrupted one', async () => {
  const random = seededRandom('moments')
  const moments = Array.from({ length: kills }, (): Moment => {
    const trials = Math.max(0, Math.floor(random() * 6) - 1)
    return trials === 0
      ? { bytes: 0, ms: Math.floor(random() * 2000) }
      : { bytes: trials * 1600, ms: Math.floor(random() * 60) }
  })

  const recorded = new Set<string>()
  for (const [index, moment] of moments.entries()) {
    const session = await killedSession(`session-${index}`, moment)
    expect(session.exitCode, 'ended by the signal').toBeNull()
    const started = startedIn(`session-${index}`)
    expect(new Set(started).size, 'no trial is begun twice in a session').toBe(started.length)
    expect(
      started.filter((key) => recorded.has(key)),
      'no finished trial is begun again',
    ).toEqual([])
    const now = keysInJournal()
    expect(
      [...recorded].filter((key) => !now.has(key)),
      'what was written stays',
    ).toEqual([])
    const lost = started.filter((key) => !now.has(key))
    expect(lost.length, 'only trials in flight are lost').toBeLessThanOrEqual(concurrency)
    for (const key of now) recorded.add(key)
  }
  expect(recorded.size).toBeGreaterThan(kills / 2)
  expect(recorded.size).toBeLessThan(200)

  const last = await project.vitest([], { env: { ...settings, CLERK_LOG: project.path('last') } })
  expect(last.output).toContain(`${recorded.size} taken from the journal`)
  expect(startedIn('last').filter((key) => recorded.has(key))).toEqual([])
  expect(startedIn('last')).toHaveLength(200 - recorded.size)

  const reference = await project.vitest([], { env: { ...settings, RESULTS: 'uninterrupted' } })
  expect(reference.exitCode).toBe(last.exitCode)
  expect(project.read('results', 'night', 'summary.json')).toBe(
    project.read('uninterrupted', 'night', 'summary.json'),
  )
  expect(await project.outcomes('night')).toEqual(await project.outcomes('night', 'uninterrupted'))
  expect(keysInJournal()).toHaveLength(200)
}, 900_000)

async function killedSession(log: string, { bytes, ms }: Moment) {
  const before = journalBytes()
  const ended = new AbortController()
  const session = project.vitest([], {
    env: { ...settings, CLERK_LOG: project.path(log) },
    onStart: async (pid) => {
      while (!ended.signal.aborted && journalBytes() < before + bytes) await delay(3)
      await delay(ms)
      if (!ended.signal.aborted) process.kill(pid, 'SIGKILL')
    },
  })
  try {
    return await session
  } finally {
    ended.abort()
  }
}

function journalFiles(): string[] {
  const directory = project.path('results', 'night')
  if (!existsSync(directory)) return []
  return readdirSync(directory).filter((name) => name.startsWith('trials-'))
}

function journalBytes(): number {
  return journalFiles().reduce((sum, name) => sum + statSync(project.path('results', 'night', name)).size, 0)
}

/** The trials in the journal; fails when one is there twice. A torn last line is left out. */
function keysInJournal(): Set<string> {
  const keys = journalFiles().flatMap((name) =>
    readFileSync(project.path('results', 'night', name), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => {
        const { trial } = JSON.parse(line) as { trial: { task: string; attempt: number } }
        return `${trial.task}/${trial.attempt}`
      }),
  )
  expect(new Set(keys).size, 'no trial is in the journal twice').toBe(keys.length)
  return new Set(keys)
}

/** The trials that the agent began, from the seeds it logged: `1/clerk/yard/YD001_001/3`. */
function startedIn(log: string): string[] {
  if (!existsSync(project.path(log))) return []
  const seeds = project.read(log).split('\n').slice(0, -1)
  return seeds.map((seed) => seed.split('/').slice(-2).join('/'))
}
