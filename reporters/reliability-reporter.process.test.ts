import { writeFileSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { summarySchema } from '../lib/results/summary.ts'
import { runFixture } from './fixtures/run-fixture.ts'

describe('a suite with failures', () => {
  test('is reported per agent and domain, with one line per failing task', async () => {
    const run = await runFixture('mixed')
    expect(run.exitCode).toBe(1)
    expect(run.output).toMatchInlineSnapshot(`
      "
       RUN  <version> <fixtures>/mixed


       openai/gpt-5 · retail
         tasks             5: 1 always solved, 1 never solved (1 incomplete: too few valid attempts)
         trials            100: 61 passed, 37 failed, 2 invalid
         deviations        wrong field     in 34 failures, most often tickets.status (34)
                           extra effect    in 2 failures, most often refunds (2)
                           missing effect  in 2 failures, most often tickets (2)
         other assertions  in 1 failure: get_order was not called.
         clean failures    34 of 37 failures (91.9 %):
                           ended by itself, at least one state-changing call, no error on the last call
         invalid trials    rate limit 2
         tokens            120.0 k in (80.0 k of them cached), 9,000 out
         cost              $1.00: $0.010 per attempt, $0.016 per successful attempt

         task           passed  main failure
         ST003_008        0/20  wrong field tickets.status, 20 of 20 failures
         ST003_006        4/20  wrong field tickets.status, 14 of 16 failures
         ST004_002       19/20  right state, another assertion failed
         ST004_001       18/18  incomplete: 18 of 20 valid

       openai/gpt-5 · travel
         tasks             1: 1 always solved, 0 never solved
         trials            20: 20 passed, 0 failed, 0 invalid
         tokens            24.0 k in (16.0 k of them cached), 1,800 out
         cost              $0.20: $0.010 per attempt, $0.010 per successful attempt

       simulated/erratic (simulated agent, no model) · retail
         tasks             2: 1 always solved, 0 never solved
         trials            4: 3 passed, 1 failed, 0 invalid
         deviations        wrong field     in 0 failures
                           extra effect    in 1 failure, most often refunds (1)
                           missing effect  in 1 failure, most often tickets (1)
         clean failures    0 of 1 failure (0.0 %):
                           ended by itself, at least one state-changing call, no error on the last call
         tokens            4,800 in (3,200 of them cached), 360 out
         cost              unknown: no price for a model that was used, or tokens that nobody reported

         task           passed  main failure
         ST003_006         1/2  extra effect refunds, 1 of 1 failure

       Reliability      pass@1 %             pass@k %             observed k/k %       retention %
       openai/gpt-5
         retail          62.2 (24.5–89.3)     75.0 (30.1–95.4)     25.0 (4.6–69.9)      40.2 (3.9–91.8)
         travel         100.0 (20.7–100.0)   100.0 (20.7–100.0)   100.0 (20.7–100.0)   100.0
         all domains     68.6 (31.5–91.3)     80.0 (37.6–96.4)     40.0 (11.8–76.9)     58.3 (12.1–93.4)
       simulated/erratic (simulated agent, no model)
         retail          75.0 (21.4–97.1)    100.0 (34.2–100.0)    50.0 (9.5–90.5)      66.7 (0.3–99.9)
       In brackets: 95 % intervals, clustered by task. – : no task is complete, or nothing passed.

       Attempts   npx thinkingbox show ST003_008
       Run alone  npx vitest run mixed/ST003-late.fixture.ts --config <fixtures>/vitest.config.ts --root <fixtures>/mixed -t ST003_008
       Figures    <results>/summary.json

       FAIL  124 trials of 6 tasks: 38 failed, 2 invalid (<time>)

      "
    `)
    // Commands are as long as what was typed.
    const text = run.output.split('\n').filter((line) => !line.startsWith(' Run alone'))
    const widest = Math.max(...text.map((line) => line.length))
    expect(widest).toBeLessThanOrEqual(100)
    const written: unknown = JSON.parse(await readFile(join(run.results, 'summary.json'), 'utf8'))
    const summary = summarySchema.parse(written)
    expect(summary.agents.map(({ agent, overall }) => [agent, overall.trials])).toMatchInlineSnapshot(`
      [
        [
          "openai/gpt-5",
          {
            "failed": 37,
            "invalid": 2,
            "passed": 81,
            "total": 120,
          },
        ],
        [
          "simulated/erratic",
          {
            "failed": 1,
            "invalid": 0,
            "passed": 3,
            "total": 4,
          },
        ],
      ]
    `)
  })

  test('explains every failing and invalid attempt when one task is selected', async () => {
    const run = await runFixture('mixed', { args: ['ST003', '-t', 'ST003_006'] })
    expect(run.exitCode).toBe(1)
    expect(run.output).toMatchInlineSnapshot(`
      "
       RUN  <version> <fixtures>/mixed


       FAIL openai/gpt-5 · retail · ST003_006 · attempts 1, 3–4, 6–7, 9–10, 12, 14–16, 18–20
      Error: tickets 20 status: expected "hold", received "solved" (call 9)
       ❯ ../outcomes.ts:<place>


       FAIL openai/gpt-5 · retail · ST003_006 · attempts 11, 17
      Error: refunds REF-1: unexpected row (call 4)
      tickets 20: not updated
       ❯ ../outcomes.ts:<place>


       openai/gpt-5 · retail
         tasks             1: 0 always solved, 0 never solved
         trials            20: 4 passed, 16 failed, 0 invalid
         deviations        wrong field     in 14 failures, most often tickets.status (14)
                           extra effect    in 2 failures, most often refunds (2)
                           missing effect  in 2 failures, most often tickets (2)
         clean failures    14 of 16 failures (87.5 %):
                           ended by itself, at least one state-changing call, no error on the last call
         tokens            24.0 k in (16.0 k of them cached), 1,800 out
         cost              $0.20: $0.010 per attempt, $0.050 per successful attempt

         task           passed  main failure
         ST003_006        4/20  wrong field tickets.status, 14 of 16 failures

       Reliability      pass@1 %             pass@20 %            observed 20/20 %     retention %
       openai/gpt-5
         retail          20.0 (1.0–86.7)     100.0 (20.7–100.0)     0.0 (0.0–79.3)       0.0
       In brackets: 95 % intervals, clustered by task. – : no task is complete, or nothing passed.

       Attempts   npx thinkingbox show ST003_006
       Figures    <results>/summary.json

       FAIL  20 trials of 1 task: 16 failed (<time>)

      "
    `)
  })

  test('5,000 failing attempts take one line per task, and no explanation', async () => {
    const run = await runFixture('flood')
    const lines = run.output.split('\n')
    expect(lines.filter((line) => /^ {3}ST100_\d{3} /.test(line))).toHaveLength(250)
    expect(lines.length).toBeLessThan(250 + 40)
    expect(run.output).not.toContain('expected "hold"')
    expect(run.output).toContain('npx thinkingbox show ST100_000')
    expect(run.output).toContain('Writing the report of 5,000 trials …')
    expect(run.output).toContain(
      'npx vitest run flood/many.fixture.ts --config <fixtures>/vitest.config.ts --root <fixtures>/flood -t ST100_000',
    )
    expect(run.exitCode).toBe(1)
  })
})

describe('a run that is stopped', () => {
  test.for(['SIGINT', 'SIGTERM'] as const)('by %s says how to continue', async (signal) => {
    let sent = false
    const run = await runFixture('slow', {
      env: { MODEL: 'simulated/erratic', SEED: 'two words', OPENAI_API_KEY: 'a-secret' },
      onOutput: (output) => {
        if (sent || !output.includes('attempt 3 began')) return undefined
        sent = true
        return signal
      },
    })
    expect(run.exitCode).toBeGreaterThan(0)
    expect(run.output).toMatch(/Stopped after \d+ of 20\+? trials\. Finished trials are kept; continue with:/)
    expect(run.output).toContain(
      "RUN=fixture-run MODEL=simulated/erratic SEED='two words' npx vitest run --config",
    )
    expect(run.output).not.toContain('a-secret')
  })
})

describe('watch mode', () => {
  test('reports every rerun', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'reporter-watch-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'one.fixture.ts')
    const suite = (letters: string) =>
      `import { declareTasks } from ${JSON.stringify(join(import.meta.dirname, 'fixtures/outcomes.ts'))}\n` +
      `declareTasks({ ST003_006: '${letters}' })\n`
    await writeFile(file, suite('FF'))
    let changed = false
    let stopped = false
    const run = await runFixture(folder, {
      watch: true,
      onOutput: (output) => {
        const waiting =
          output.split('Watching for file changes').length +
          output.split('Waiting for file changes').length -
          2
        if (waiting === 1 && !changed) {
          changed = true
          writeFileSync(file, suite('PP'))
        }
        if (waiting < 2 || stopped) return undefined
        stopped = true
        return 'SIGTERM'
      },
    })
    expect(run.output).toContain('FAIL  2 trials of 1 task: 2 failed')
    expect(run.output).toContain('PASS  2 trials of 1 task: all passed')
    expect(run.output).not.toContain('Stopped after')
  })
})

describe('merging the reports of shards', () => {
  test('gives the figures of the undivided run, to the last digit', async () => {
    const whole = await runFixture('mixed')
    const blobs = join(whole.results, 'blobs')
    await Promise.all(
      [1, 2, 3].map((shard) =>
        runFixture('mixed', {
          args: [`--shard=${shard}/3`, '--reporter=blob', `--outputFile=${join(blobs, `${shard}.json`)}`],
        }),
      ),
    )
    const merged = await runFixture('mixed', {
      args: [`--merge-reports=${blobs}`],
      inRun: false,
      env: { RUN: 'fixture-run', RESULTS: join(whole.results, 'merged') },
    })
    expect(merged.exitCode).toBe(1)
    expect(await readFile(join(whole.results, 'merged/fixture-run/summary.json'), 'utf8')).toBe(
      await readFile(join(whole.results, 'summary.json'), 'utf8'),
    )
    await copyFile(join(blobs, '1.json'), join(blobs, 'stale.json'))
    const stale = await runFixture('mixed', {
      args: [`--merge-reports=${blobs}`],
      inRun: false,
      env: { RESULTS: '<results>' },
    })
    expect(stale.output).toContain(
      'is in more than one of the merged reports: remove those of an earlier run.',
    )
    expect(stale.output).toMatch(/Figures {4}<results>\/merged-[\w-]+\/summary\.json/)
    const report = (output: string) =>
      output.slice(output.indexOf('openai/gpt-5 ·'), output.indexOf(' Attempts'))
    expect(report(merged.output)).toBe(report(whole.output))
  })
})
