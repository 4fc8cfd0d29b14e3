import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withoutCommands } from '../lib/core/github-commands.ts'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'
import { summarise } from '../lib/results/summarise.ts'
import type { Summary } from '../lib/results/summary.ts'
import type { TrialMeta } from '../lib/results/trial-meta.ts'
import { runFixture } from './fixtures/run-fixture.ts'
import { markdownSummary } from './github.ts'

const failed = (task: string, attempt: number): TrialMeta => ({
  task,
  domain: 'retail',
  agent: 'openai/gpt-5',
  attempt,
  of: 2,
  verdict: 'failed',
  clean: true,
  deviations: [['w', 'tickets.status']],
  tokens: [10, 0, 1],
  cost: 0.5,
  ms: 1,
})

describe('on GitHub Actions', () => {
  test.for([
    ['::error::x', ':\u200B:error::x'],
    ['  ::error::x\n\t::set-output name=a::b', '  :\u200B:error::x\n\t:\u200B:set-output name=a::b'],
    ['agent error: ##[error]x', 'agent error: ##\u200B[error]x'],
    ['std::vector and # [x]', 'std::vector and # [x]'],
  ] as const)('nothing that an agent wrote is a command: %j', ([text, printed]) => {
    expect(withoutCommands(text)).toBe(printed)
  })

  test('an agent that dies of a command commands nothing', async () => {
    const project = new FixtureProject()
    try {
      const { output } = await project.vitest(['-t', 'YD001_001'], {
        env: {
          ATTEMPTS: '1',
          CLERK_THROWS: 'lost\n::error::taken over\n##[error]taken over',
          GITHUB_ACTIONS: 'true',
        },
      })
      expect(output).toContain('taken over')
      expect(output).not.toMatch(/^\s*::error::taken over|##\[error\]/m)
      const shown = await project.thinkingbox(['show', 'YD001_001', '--attempt', '1'], {
        env: { GITHUB_ACTIONS: 'true' },
      })
      expect(shown.output).toContain('taken over')
      expect(shown.output).not.toMatch(/^\s*::|##\[error\]/m)
    } finally {
      project.remove()
    }
  })

  test('failing tasks become annotations, and the report goes to the summary of the job', async () => {
    const run = await runFixture('mixed', {
      args: [
        `--reporter=${join(import.meta.dirname, 'index.ts')}`,
        '--reporter=junit',
        '--outputFile.junit=<results>/junit.xml',
      ],
      env: {
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: resolve(import.meta.dirname, '..'),
        GITHUB_STEP_SUMMARY: '<results>/step-summary.md',
      },
    })
    expect(run.output.split('\n').filter((line) => line.startsWith('::'))).toMatchInlineSnapshot(`
      [
        "::error file=reporters/fixtures/mixed/ST003-late.fixture.ts,title=ST003_008%3A 0 of 20 passed::openai/gpt-5, mostly wrong field tickets.status. See all its attempts: npx thinkingbox show ST003_008 --run fixture-run",
        "::error file=reporters/fixtures/mixed/ST003-late.fixture.ts,title=ST003_006%3A 4 of 20 passed::openai/gpt-5, mostly wrong field tickets.status. See all its attempts: npx thinkingbox show ST003_006 --run fixture-run",
        "::error file=reporters/fixtures/mixed/ST004-refunds.fixture.ts,title=ST004_002%3A 19 of 20 passed::openai/gpt-5. See all its attempts: npx thinkingbox show ST004_002 --run fixture-run",
        "::error file=reporters/fixtures/mixed/simulated.fixture.ts,title=ST003_006%3A 1 of 2 passed::simulated/erratic (simulated agent, no model), mostly extra effect refunds. See all its attempts: npx thinkingbox show ST003_006 --run fixture-run",
      ]
    `)
    expect(await readFile(join(run.results, 'step-summary.md'), 'utf8')).toMatchInlineSnapshot(`
      "## Reliability

      | Agent | Domain | Trials | Invalid | pass@1 | pass@k | observed k/k | retention | cost per success |
      | --- | --- | --: | --: | --: | --: | --: | --: | --: |
      | openai/gpt-5 | retail | 100 | 2 | 62.2 % (24.5–89.3) | 75.0 % (30.1–95.4) | 25.0 % (4.6–69.9) | 40.2 % (3.9–91.8) | $0.016 |
      | openai/gpt-5 | travel | 20 | 0 | 100.0 % (20.7–100.0) | 100.0 % (20.7–100.0) | 100.0 % (20.7–100.0) | 100.0 % | $0.010 |
      | openai/gpt-5 | all domains | 120 | 2 | 68.6 % (31.5–91.3) | 80.0 % (37.6–96.4) | 40.0 % (11.8–76.9) | 58.3 % (12.1–93.4) | $0.015 |
      | simulated/erratic (simulated agent, no model) | retail | 4 | 0 | 75.0 % (21.4–97.1) | 100.0 % (34.2–100.0) | 50.0 % (9.5–90.5) | 66.7 % (0.3–99.9) | unknown |

      In brackets: 95 % intervals, clustered by task. k is the number of attempts asked for.

      <details><summary>openai/gpt-5 · retail: 3 failing</summary>

      | Task | Passed | Main deviation |
      | --- | --: | --- |
      | ST003\\_008 | 0/20 | wrong field tickets.status |
      | ST003\\_006 | 4/20 | wrong field tickets.status |
      | ST004\\_002 | 19/20 | another assertion |

      </details>

      <details><summary>simulated/erratic (simulated agent, no model) · retail: 1 failing</summary>

      | Task | Passed | Main deviation |
      | --- | --: | --- |
      | ST003\\_006 | 1/2 | extra effect refunds |

      </details>

      "
    `)
    const junit = await readFile(join(run.results, 'junit.xml'), 'utf8')
    expect(junit.match(/<skipped/g)).toHaveLength(2)
    expect(junit.match(/<failure/g)).toHaveLength(38)
  })

  test('ten annotations are the most', async () => {
    const run = await runFixture('flood', { env: { GITHUB_ACTIONS: 'true' } })
    expect(run.output.split('\n').filter((line) => line.startsWith('::error '))).toHaveLength(10)
  })

  test('errors of the run and of ordinary tests are annotated too', async () => {
    const duplicate = await runFixture('duplicate', { env: { GITHUB_ACTIONS: 'true' } })
    expect(duplicate.output).toContain(
      '::error title=Reliability report::Task retail/ST003_006 is in one.fixture.ts and in two.fixture.ts',
    )
    const unit = await runFixture('unit', { env: { GITHUB_ACTIONS: 'true' } })
    expect(unit.output).toMatch(/^::error file=.*sums\.fixture\.ts,title=sums\.fixture\.ts > adds wrongly/m)
  })
})

describe('the Markdown summary', () => {
  test('stays far below the megabyte that GitHub takes', () => {
    const trials = Array.from({ length: 12 }, (_, model) =>
      Array.from({ length: 507 }, (_, task) => ({
        ...failed(`ST${String(task).padStart(3, '0')}_001`, 1),
        agent: `provider/model-${model}`,
      })),
    ).flat()
    const markdown = markdownSummary(summarise(trials, 'run'), [])
    expect(markdown.length).toBeLessThan(300_000)
    expect(markdown).toContain('… and 407 more.')
  })

  test('lists what tests say about their tasks, so much as somebody reads', () => {
    const said = { kind: 'notice', domain: 'retail', task: 'ST003_006' } as const
    const notes: Summary['notes'] = [
      ...Array.from({ length: 30 }, (_, index) => ({ ...said, message: `${index} ${'<'.repeat(9000)}` })),
      {
        ...said,
        kind: 'warning',
        message: 'its *solution*\n\n# changes [nothing](https://x.example) <img>\u202e',
      },
    ]
    const markdown = markdownSummary({ ...summarise([failed('ST003_006', 1)], 'run'), notes }, [])
    const lines = markdown.split('\n')
    const listed = lines.slice(lines.indexOf('### About the tasks') + 2)
    expect(listed[0]).toBe(
      '- **warning** retail · ST003\\_006: its \\*solution\\* \\# changes \\[nothing\\](https://x.example) &lt;img>\ufffd',
    )
    expect(listed.filter((line) => line.startsWith('- **notice** '))).toHaveLength(19)
    expect(listed).toContain('- and 11 more notes in summary.json')
    expect(Math.max(...listed.map((line) => line.length))).toBeLessThan(1400)
    expect(markdownSummary(summarise([failed('ST003_006', 1)], 'run'), [])).not.toContain('About the tasks')
  })

  test('shows text as text', () => {
    const hostile = 'x|<script>alert(1)</script>\n# `y`'
    const markdown = markdownSummary(summarise([failed(hostile, 1), failed(hostile, 2)], 'run'), [hostile])
    expect(markdown).not.toContain('<script>')
    expect(markdown.split('\n').filter((line) => line.startsWith('# '))).toEqual([])
    expect(markdown).toContain('x\\|&lt;script>alert(1)&lt;/script> \\# \\`y\\`')
  })
})
