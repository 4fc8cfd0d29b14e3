import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { FixtureProject } from '../../lib/results/fixtures/open-project.ts'
import { readStoredTrials, summarise } from '../../lib/results/index.ts'

const textOrNumber = z.union([z.string(), z.number()]).transform(String)
const stepSchema = z.object({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), textOrNumber.or(z.boolean())).optional(),
  env: z.record(z.string(), z.string()).optional(),
})
const workflowSchema = z.object({
  on: z.object({
    workflow_dispatch: z.object({ inputs: z.record(z.string(), z.object({ default: z.string() })) }),
  }),
  env: z.record(z.string(), z.string()),
  jobs: z.object({
    shard: z.object({
      strategy: z.object({ matrix: z.object({ shard: z.array(z.int()) }) }),
      steps: z.array(stepSchema),
    }),
    report: z.object({ needs: z.literal('shard'), steps: z.array(stepSchema) }),
  }),
})

const text = readFileSync(join(import.meta.dirname, 'thinkingbox.yml'), 'utf8')
const workflow = workflowSchema.parse(parse(text))
const { shard: shardJob, report: reportJob } = workflow.jobs
const shards = shardJob.strategy.matrix.shard

const projects: FixtureProject[] = []
afterAll(() => {
  for (const project of projects) project.remove()
})

/** What GitHub puts in the place of `${{ … }}`. */
function evaluate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nobody knows ${name}`)
    return value
  })
}

/** Does the `run` steps of a job on a machine of its own, in order, as far as `until`. */
async function runSteps(
  steps: readonly z.infer<typeof stepSchema>[],
  machine: FixtureProject,
  values: Readonly<Record<string, string>>,
) {
  const outputs: Record<string, { exitCode: number | null; output: string }> = {}
  for (const { name = '', run, env } of steps) {
    // What it installs is there.
    if (run === undefined || run === 'npm ci') continue
    const evaluated = Object.entries({ ...workflow.env, ...env }).map(([key, value]) => [
      key,
      evaluate(value, values),
    ])
    outputs[name] = await machine.run(['bash', '-e', '-c', evaluate(run, values)], {
      env: {
        ...Object.fromEntries(evaluated),
        GITHUB_ACTIONS: 'true',
        GITHUB_STEP_SUMMARY: machine.path('step-summary.md'),
      },
    })
    if (name === 'Merge the journals') {
      cpSync(machine.path('results', 'ci-77', 'summary.json'), machine.path('merged-journals.json'))
    }
  }
  return outputs
}

function machine(): FixtureProject {
  const project = new FixtureProject()
  projects.push(project)
  return project
}

const values = {
  'inputs.model': 'simulated/erratic',
  'inputs.attempts': '5',
  'github.run_id': '77',
  'github.run_attempt': '1',
  'strategy.job-total': String(shards.length),
  'secrets.OPENAI_API_KEY': '',
  'secrets.ANTHROPIC_API_KEY': '',
}

describe('the GitHub Actions workflow', () => {
  test('installs, and says how many shards there are in its matrix alone', () => {
    for (const { steps } of [shardJob, reportJob]) expect(steps.map(({ run }) => run)).toContain('npm ci')
    expect(shards).toEqual([1, 2, 3, 4])
    expect(text.match(/\bof \d+|\}\/\d+/g)).toBeNull()
  })

  test('has inputs that test the reference agent twenty times unless told otherwise', () => {
    const { inputs } = workflow.on.workflow_dispatch
    expect(inputs).toMatchObject({ model: { default: 'reference' }, attempts: { default: '20' } })
  })

  test('reports the figures of the undivided run, from four machines', async () => {
    const report = machine()
    for (const shard of shards) {
      const own = machine()
      const outputs = await runSteps(shardJob.steps, own, { ...values, 'matrix.shard': String(shard) })
      expect(outputs['Run this shard']?.exitCode, outputs['Run this shard']?.output).toBe(1)
      expect(outputs['Fail when the shard did not get to its end']?.exitCode).toBe(0)
      // As the artifact steps do, at the paths that they name.
      const upload = shardJob.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact'))
      const download = reportJob.steps.find(({ uses }) => uses?.startsWith('actions/download-artifact'))
      const artifact = evaluate(String(upload?.with?.name), { 'matrix.shard': String(shard) })
      for (const path of String(upload?.with?.path).trim().split('\n')) {
        const target = report.path(String(download?.with?.path), artifact, path)
        mkdirSync(target, { recursive: true })
        cpSync(own.path(path), target, { recursive: true })
      }
      own.remove()
    }
    // Not something that the report could be made of.
    rmSync(report.path('suites', 'YD003-night-moves.test.ts'))
    const outputs = await runSteps(reportJob.steps, report, values)
    const merged = outputs['Report, and check the gates']
    expect(outputs['Merge the journals']?.exitCode, outputs['Merge the journals']?.output).toBe(0)
    expect(merged?.output).toContain('gate FAILED  MIN_PASS_1, simulated/erratic')
    expect(merged?.exitCode).toBe(1)

    const whole = machine()
    await whole.vitest([], { env: { MODEL: 'simulated/erratic', ATTEMPTS: '5', RUN: 'ci-77' } })
    const expected = whole.read('results', 'ci-77', 'summary.json')
    expect(report.read('merged-journals.json')).toBe(expected)
    expect(report.read('results', 'ci-77', 'summary.json')).toBe(expected)
    expect(await report.outcomes('ci-77')).toEqual(await whole.outcomes('ci-77'))
    expect(report.read('step-summary.md')).toContain(
      '| simulated/erratic (simulated agent, no model) | yard | 50 |',
    )
    expect(report.read('results', 'ci-77', 'report.html')).toContain('YD003_001')
  }, 600_000)

  test('reports several models, each on machines of its own, as one run of all of them', async () => {
    const models = ['simulated/erratic', 'simulated/unlucky']
    const project = machine()
    const suite = 'suites/YD001-small-moves.test.ts'
    for (const [index, model] of models.entries()) {
      const blob = `--outputFile.blob=blobs/${index}.json`
      await project.vitest([suite, '--reporter=blob', blob], {
        env: { MODEL: model, RUN: 'part', RESULTS: `results-${index}` },
      })
    }
    await project.vitest(['--merge-reports=blobs'], { env: { MODEL: models.join(','), RUN: 'whole' } })
    const parts = models.map((_, index) => project.path(`results-${index}`, 'part'))
    const { trials } = await readStoredTrials(...parts)
    expect(trials.size).toBe(16)
    expect(JSON.parse(project.read('results', 'whole', 'summary.json'))).toEqual(
      summarise(
        [...trials.values()].map(({ meta }) => meta),
        'whole',
      ),
    )
  }, 300_000)
})
