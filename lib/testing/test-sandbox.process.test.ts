import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'

const vitest = fileURLToPath(import.meta.resolve('vitest/package.json')).replace('package.json', 'vitest.mjs')

const fixtures = join(import.meta.dirname, 'fixtures')

const report = z.object({
  testResults: z.tuple([
    z.object({
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ]),
})

test('a sandbox that does everything wrong fails every test but that of a tool which takes nothing', () => {
  const { VITEST: _, VITEST_POOL_ID: __, ...env } = process.env
  const directory = mkdtempSync(join(tmpdir(), 'careless-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const outputFile = join(directory, 'report.json')
  // From here, so that the databases that it bakes are kept where all others are.
  const options = ['--root', fixtures, '--config', join(fixtures, 'vitest.config.ts')]
  const run = spawnSync(
    process.execPath,
    [vitest, 'run', ...options, '--reporter=json', '--outputFile', outputFile],
    { encoding: 'utf8', env },
  )
  const [{ assertionResults }] = report.parse(JSON.parse(readFileSync(outputFile, 'utf8'))).testResults
  const outcome = assertionResults.map(({ title, status, failureMessages }) => [
    title,
    status,
    /AssertionError: (.*)/.exec(failureMessages[0] ?? '')?.[1] ?? null,
  ])
  expect(outcome).toMatchInlineSnapshot(`
    [
      [
        "count_pallets holds against hostile arguments",
        "passed",
        null,
      ],
      [
        "add_pallet holds against hostile arguments",
        "failed",
        "expected [ …(4) ] to deeply equal []",
      ],
      [
        "trials that write garbage can be repeated, and leave nothing behind",
        "failed",
        "tools that answer the same call differently: expected [ 'count_pallets' ] to deeply equal []",
      ],
      [
        "documents have ids and titles of their own, and so have the sections of policies",
        "failed",
        "expected [ 'Bays' ] to deeply equal []",
      ],
      [
        "there are enough documents",
        "failed",
        "expected 1 to be greater than or equal to 2",
      ],
      [
        "policies that are referred to exist",
        "failed",
        "expected [ 'the instructions refers to POL-9' ] to deeply equal []",
      ],
      [
        "no help article quotes a figure that no policy has",
        "failed",
        "expected [ '7: 7 day' ] to deeply equal []",
      ],
      [
        "texts quote figures of the rules only",
        "failed",
        "expected [ 'the tool count_pallets: 3 hour' ] to deeply equal []",
      ],
      [
        "there are enough records in the baseline",
        "failed",
        "expected 2 to be greater than or equal to 10",
      ],
      [
        "every reference of the baseline leads to a record",
        "failed",
        "expected [ Array(1) ] to deeply equal []",
      ],
    ]
  `)
  expect(run.status).toBe(1)
})
