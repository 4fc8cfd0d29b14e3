import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'
import { agrees, describeReport, recordedTablesSchema, replayLines } from '../lib/replay/index.ts'
import { recordedDomains } from './recorded.ts'

/** Recordings of the published benchmark's own servers; they are not part of this repository. */
const recordings = join(import.meta.dirname, '../../shared/thinkingbox-bench')

describe.each(recordedDomains.map((target) => [target.sandbox.name, target] as const))(
  '%s',
  (name, target) => {
    test.for(['tasks.jsonl', 'probes.jsonl'])('%s agrees, every line', async (file, context) => {
      const path = join(recordings, name, file)
      context.skip(!existsSync(path), `there are no recordings in ${recordings}`)
      const initial = recordedTablesSchema.parse(
        JSON.parse(readFileSync(join(recordings, name, 'initial.json'), 'utf8')),
      )
      const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
      const wrong: string[] = []
      let replayed = 0
      for await (const report of replayLines([{ ...target, initial }], lines)) {
        replayed++
        if (!agrees(report)) wrong.push(...describeReport(report))
      }
      expect(wrong).toEqual([])
      expect(replayed).toBeGreaterThan(0)
    })
  },
)
