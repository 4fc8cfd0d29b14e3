import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { ListedRun } from './list-runs.ts'
import { mergeRuns } from './merge-runs.ts'
import { readRunFile, runFileVersion, writeRunFile } from './run-directory.ts'

const results = mkdtempSync(join(tmpdir(), 'thinkingbox-merge-'))
afterAll(() => rmSync(results, { recursive: true, force: true }))

let number = 0

/** A run that one session wrote, as one shard or whole. */
function part(shard?: string): ListedRun {
  const name = `part-${++number}`
  const directory = join(results, name)
  const startedAt = '2026-01-01T00:00:00.000Z'
  const session = {
    startedAt,
    settings: {},
    agents: ['reference'],
    seed: 's',
    versions: {},
    ...(shard && { shard }),
  }
  writeRunFile(directory, { v: runFileVersion, run: name, startedAt, sessions: [session] })
  writeFileSync(join(directory, `trials-${name}.jsonl`), '')
  return { directory, file: readRunFile(directory) }
}

const merge = (...sources: ListedRun[]) => mergeRuns(sources, join(results, `merged-${++number}`), 'merged')

test('shards that are missing are named', () => {
  expect(merge(part('1/4'), part('2/4'), part('4/4'))).toEqual([
    'Of the 4 shards 3/4 is missing, and its trials.',
  ])
  expect(merge(part('2/3'))).toEqual(['Of the 3 shards 1/3, 3/3 are missing, and their trials.'])
})

test.for([
  ['all shards', ['1/2', '2/2']],
  ['a shard twice, of two machines', ['2/2', '1/2', '1/2']],
  ['runs that were not divided', [undefined, undefined]],
] as const)('%s: none is', ([, shards]) => {
  expect(merge(...shards.map((shard) => part(shard)))).toEqual([])
})

test('what cannot be written whole is not left half', () => {
  const target = join(results, 'broken')
  const sound = part()
  const gone = part()
  rmSync(gone.directory, { recursive: true })
  expect(() => mergeRuns([sound, gone], target, 'broken')).toThrow(
    expect.objectContaining({ code: 'CANNOT_WRITE' }),
  )
  expect(existsSync(target)).toBe(false)
})
