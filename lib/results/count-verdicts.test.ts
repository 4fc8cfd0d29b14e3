import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countVerdicts } from './count-verdicts.ts'
import { arbitraryLine } from './fixtures/arbitrary-line.ts'
import { readStoredTrials } from './stored-trials.ts'
import { summarise } from './summarise.ts'

let directory: string
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'counts-'))
  const lines = fc.sample(arbitraryLine, { seed: 3, numRuns: 20 })
  writeFileSync(journal(), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const journal = () => join(directory, 'trials-a.jsonl')
const summary = () => join(directory, 'summary.json')

async function fromJournal() {
  const { trials } = await readStoredTrials(directory)
  const { passed, failed, invalid } =
    summarise(
      [...trials.values()].map(({ meta }) => meta),
      'x',
    ).agents[0]?.overall.trials ?? {}
  return { passed, failed, invalid }
}

test('counts from the journal, and from a summary that no trial came after', async () => {
  const expected = await fromJournal()
  expect((await countVerdicts(directory)).counts).toEqual(expected)
  const figures = summarise([], 'x')
  writeFileSync(summary(), JSON.stringify(figures))
  expect((await countVerdicts(directory)).counts, 'the summary was read').toEqual({
    passed: 0,
    failed: 0,
    invalid: 0,
  })
  utimesSync(summary(), new Date(0), new Date(0))
  expect((await countVerdicts(directory)).counts, 'the run went on since').toEqual(expected)
})

test('a summary that cannot be read does not matter', async () => {
  writeFileSync(summary(), '{"version":9}')
  expect((await countVerdicts(directory)).counts).toEqual(await fromJournal())
})
