import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { arbitraryLine } from './fixtures/arbitrary-line.ts'
import { type JournalLine, trialKey } from './journal-line.ts'
import { changedSince, readStoredTrials } from './stored-trials.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'journal-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

async function stored(files: readonly (readonly JournalLine[])[], tail = '') {
  rmSync(directory, { recursive: true, force: true })
  const directories = files.map((_, index) => `${directory}-${index}`)
  for (const [index, lines] of files.entries()) {
    const path = mkdtempSync(directories[index] ?? directory)
    directories[index] = path
    writeFileSync(
      join(path, 'trials-a.jsonl'),
      lines.map((line) => `${JSON.stringify(line)}\n`).join('') + tail,
    )
  }
  try {
    const { trials, problems } = await readStoredTrials(...directories)
    expect(problems).toEqual([])
    return Object.fromEntries(
      [...trials]
        .map(([key, { meta, session, startedAt, fingerprints }]): [string, unknown] => [
          key,
          { ...meta, session, startedAt, fingerprints },
        ])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  } finally {
    for (const path of directories) rmSync(path, { recursive: true, force: true })
  }
}

describe('the trials that count', () => {
  test('do not depend on the order of lines and files, on repetition, or on a line cut off by a kill', async () => {
    const arrangement = fc.array(arbitraryLine, { minLength: 1, maxLength: 12 }).chain((lines) =>
      fc.record({
        lines: fc.constant(lines),
        shuffled: fc.shuffledSubarray([...lines, ...lines], { minLength: lines.length * 2 }),
        split: fc.nat({ max: lines.length * 2 }),
        cut: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(arrangement, async ({ lines, shuffled, split, cut }) => {
        const text = JSON.stringify(lines[0])
        const torn = text.slice(0, Math.floor(text.length * cut))
        expect(await stored([shuffled.slice(0, split), shuffled.slice(split)], torn)).toEqual(
          await stored([lines]),
        )
      }),
      { numRuns: 60 },
    )
  })

  test('are those of the definition that ran last: its latest finished line, or an invalid one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryLine, { minLength: 1, maxLength: 10 }), async (lines) => {
        const trials = await stored([lines])
        const groups = Map.groupBy(lines, ({ trial }) => trialKey(trial))
        expect(Object.keys(trials)).toEqual([...groups.keys()].sort())
        for (const [key, group] of groups) {
          const chosen = trials[key] as {
            session: number
            startedAt: string
            verdict: string
            fingerprints: JournalLine['fingerprints']
          }
          const ofDefinition = group.filter(
            ({ fingerprints }) => changedSince(fingerprints, chosen.fingerprints).length === 0,
          )
          const latest = (some: readonly JournalLine[]) =>
            some
              // A later session counts, though its clock may be behind.
              .map(({ session, trial }) => `${session} ${trial.startedAt}`)
              .toSorted()
              .at(-1)
          expect(latest(ofDefinition)).toBe(latest(group))
          const finished = ofDefinition.filter(({ trial }) => trial.verdict !== 'invalid')
          expect(chosen.verdict !== 'invalid').toBe(finished.length > 0)
          expect(`${chosen.session} ${chosen.startedAt}`).toBe(
            latest(finished.length > 0 ? finished : ofDefinition),
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})
