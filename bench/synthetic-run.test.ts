import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readJournal } from '../lib/results/journal-reader.ts'
import { readStoredTrials } from '../lib/results/stored-trials.ts'
import { summarise } from '../lib/results/summarise.ts'
import { writeSyntheticRun } from './synthetic-run.ts'

const directory = mkdtempSync(join(tmpdir(), 'synthetic-run-'))
afterAll(() => rmSync(directory, { recursive: true }))

describe('a synthetic run', () => {
  const size = { agents: 2, tasks: 30, attempts: 5, seed: '7' }
  const run = join(directory, 'run')

  test('is a run like any other: every line is a journal line, every attempt is there once', async () => {
    expect(writeSyntheticRun(run, size)).toBe(300)
    const { trials, problems } = await readStoredTrials(run)
    expect(problems).toEqual([])
    expect(trials.size).toBe(300)
    const summary = summarise(
      Array.from(trials.values(), ({ meta }) => meta),
      'run',
    )
    expect(summary.agents).toHaveLength(2)
    expect(summary.agents.every(({ simulated }) => simulated)).toBe(true)
    for (const { overall } of summary.agents) {
      expect(overall.deviations.every(({ failures }) => failures > 0)).toBe(true)
      expect(overall.everPassed?.value).toBeGreaterThan(overall.passAt1?.value ?? 1)
      expect(overall.allPassed?.value).toBeLessThan(overall.passAt1?.value ?? 0)
    }
  })

  test('has trials whose calls, effects and deviations fit each other', async () => {
    let failures = 0
    for await (const { value } of readJournal(run)) {
      const trial = value?.trial
      if (!trial || trial.verdict === 'invalid') continue
      for (const effect of trial.effects) {
        const { call = -1, ...rest } = effect
        expect(trial.calls[call]?.effects).toEqual([effect])
        expect(rest.key).not.toBe('')
      }
      for (const deviation of trial.deviations) {
        failures++
        const there = trial.effects.some(
          ({ table, key, call }) =>
            table === deviation.table && key === deviation.key && call === deviation.call,
        )
        expect(there).toBe(deviation.kind !== 'missing effect')
      }
    }
    expect(failures).toBeGreaterThan(10)
  })

  test('is the same for the same seed, and another for another', () => {
    const [again, other] = [join(directory, 'again'), join(directory, 'other')]
    writeSyntheticRun(again, size)
    writeSyntheticRun(other, { ...size, seed: '8' })
    const text = (of: string) => readFileSync(join(of, 'trials-synthetic-0.jsonl'), 'utf8')
    expect(text(again)).toBe(text(run))
    expect(text(other)).not.toBe(text(run))
  })
})
