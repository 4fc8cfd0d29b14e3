import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSyntheticRun } from '../bench/synthetic-run.ts'
import { readStoredTrials } from '../lib/results/stored-trials.ts'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { readUnselectedTrials } from './unselected-trials.ts'

const directory = mkdtempSync(join(tmpdir(), 'rest-of-run-'))
const place = { run: 'monday', directory, mode: 'merge' } as const
let trials: TrialMeta[]

beforeAll(async () => {
  writeSyntheticRun(directory, { agents: 1, tasks: 3, attempts: 2, seed: '1' })
  trials = [...(await readStoredTrials(directory)).trials.values()].map(({ meta }) => meta)
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('merged reports are about trials that the run holds', async () => {
  const rest = await readUnselectedTrials(place, trials.slice(0, 2))
  expect(rest.trials).toEqual(trials.slice(2))
})

test.for<[string, Partial<TrialMeta>]>([
  ['of another task', { task: 'ST900_001' }],
  ['that are the same attempts of another run', { ms: 1 }],
])('merged reports about trials %s are refused', async ([, difference]) => {
  const others = trials.slice(0, 2).map((trial) => ({ ...trial, ...difference }))
  await expect(readUnselectedTrials(place, others)).rejects.toThrow(
    /holds a run already, and 2 trials of the merged reports are not in its journal/,
  )
  const continued = await readUnselectedTrials({ ...place, mode: 'continue' }, others)
  expect(continued.trials.length).toBeGreaterThan(0)
})
