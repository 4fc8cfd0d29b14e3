import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { nodeProblem } from '../lib/config/node-version.js'
import { summarySchema } from '../lib/results/summary.ts'
import { InstalledProject } from './fixtures/installed-project.ts'

/** The example as `init` writes it, with the packed library installed. */
describe('the package, packed and installed', { timeout: 300_000 }, () => {
  let project: InstalledProject

  beforeAll(() => {
    project = new InstalledProject()
  }, 600_000)

  afterAll(() => project.remove())

  test('runs a sandbox and tasks of the project, and reports on them', () => {
    const run = project.vitest()
    expect(run.output).toContain('40 trials of 2 tasks: all passed')
    expect(run.output).toMatch(/✓.* sandboxes\/depot\/sandbox\.test\.ts \(\d+ tests\)/)
    expect(run.status).toBe(0)
    const [name] = readdirSync(project.path('results'))
    const summary = summarySchema.parse(JSON.parse(project.read(`results/${name}/summary.json`)))
    expect(summary.agents[0]?.domains[0]).toMatchObject({
      domain: 'depot',
      trials: { total: 40, passed: 40, failed: 0, invalid: 0 },
    })
  })

  test('has a command line that finds the run', () => {
    const shown = project.thinkingbox('show', 'DP001_002')
    expect(shown.output).toContain('DP001_002')
    expect(shown.output).toContain('20 of 20 valid attempts passed')
  })

  test('holds every file that its documents link to', () => {
    const installed = project.path('node_modules/vitest-thinkingbox')
    const pages = ['README.md', ...readdirSync(join(installed, 'docs')).map((name) => join('docs', name))]
    const links = pages
      .filter((page) => page.endsWith('.md'))
      .flatMap((page) =>
        [...readFileSync(join(installed, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
          ([, target = '']) => join(dirname(page), target),
        ),
      )
    expect(links).toContain('examples/own-sandbox')
    expect(links.filter((link) => !existsSync(join(installed, link)))).toEqual([])
  })

  test('says at once that a Node is too old', ({ skip }) => {
    const systemNode = '/usr/bin/node'
    const version = existsSync(systemNode)
      ? spawnSync(systemNode, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)
      : ''
    const problem = version === '' ? undefined : nodeProblem(version)
    skip(problem === undefined, `${systemNode} is no Node older than the one that is needed`)
    const run = project.run(systemNode, ['node_modules/vitest/vitest.mjs', 'run'])
    expect(run.output).toContain(`Error: ${problem}\n`)
    expect(run.status).toBe(1)
    const command = project.run(systemNode, ['node_modules/.bin/thinkingbox', 'runs'])
    expect(command).toEqual({ output: `${problem}\n`, status: 1 })
  })

  test('shows what a wrong agent did', () => {
    const run = project.vitest({ MODEL: 'simulated/erratic', ATTEMPTS: '4' })
    expect(run.output).toContain('simulated/erratic')
    expect(run.status).toBe(1)
  })

  test("runs the project's own agent, whose infrastructure faults make trials invalid", () => {
    project.write(
      'clerk.ts',
      `import { type Agent, InfrastructureError } from 'vitest-thinkingbox/agent'
      export const agent: Agent = {
        name: 'clerk',
        async run({ attempt }) {
          if (attempt === 2) throw new InfrastructureError('network', 'the line is dead')
        },
      }`,
    )
    const run = project.vitest({ AGENT: './clerk.ts', ATTEMPTS: '2' })
    expect(run.output).toContain('4: 1 passed, 1 failed, 2 invalid')
    expect(run.output).toMatch(/invalid trials\s+network 2/)
    expect(run.status).toBe(1)
  })

  test('declares types that hold the example, and refuse a wrong column', () => {
    expect(project.typeCheck()).toEqual({ output: '', status: 0 })
    const task = 'suites/depot/moving-pallets/DP001_001.ts'
    project.edit(task, "{ bay: 'cold' })]", "{ bay: 'warm' })]")
    expect(project.typeCheck().output).toContain('Type \'"warm"\' is not assignable')
    project.edit(task, "{ bay: 'warm' })]", "{ bay: 'cold' })]")
  })

  describe('init', () => {
    test('writes the same project from the package as from its sources', () => {
      const { output, status } = project.thinkingbox('init', 'again')
      expect(output).toContain('Now:\n  cd again\n  npm install\n  npx vitest run\n')
      expect(status).toBe(0)
      expect(project.files('again')).toEqual(
        expect.arrayContaining([
          '.github/workflows/thinkingbox.yml',
          '.gitignore',
          'package.json',
          'suites/depot/moving-pallets/DP001_002.ts',
        ]),
      )
      const changed = project
        .files('again')
        .filter((path) => project.read(`again/${path}`) !== project.read(path))
      // npm has put the packed file in the place of the version.
      expect(changed).toEqual(['package.json'])
    })

    test('changes no file that is there, and says what those need', () => {
      project.write('again/package.json', '{ "dependencies": { "zod": "^4.0.0" } }\n')
      project.write('again/.gitignore', 'mine\n')
      project.remove('again/vitest.config.ts')
      project.remove('again/sandboxes/depot/schema.ts')
      project.write('again/vite.config.js', 'export default {}\n')
      const { output } = project.thinkingbox('init', 'again')
      expect(output.match(/^wrote .*/gm)).toEqual(['wrote sandboxes/depot/schema.ts'])
      expect(output).toContain('kept vite.config.js, which was there')
      expect(output).toContain('The Vitest configuration that was there needs the reporter')
      expect(output).toContain('  npm pkg set type=module\n  npm install --save-dev @types/node drizzle-orm')
      expect(output).not.toMatch(/--save-dev .*zod/)
      expect(project.read('again/package.json')).toBe('{ "dependencies": { "zod": "^4.0.0" } }\n')
      expect(project.read('again/.gitignore')).toBe('mine\n')
      expect(project.files('again')).not.toContain('vitest.config.ts')
      project.remove('again')
    })

    test('writes a workflow whose commands run the project in one shard and report on it', () => {
      const { steps, shards } = readWorkflow(project.read('.github/workflows/thinkingbox.yml'))
      expect(shards).toEqual([1])
      const env = { RUN: 'ci-7', ATTEMPTS: '2', MIN_PASS_1: '0.5', MAX_INVALID: '0.02' }
      const bash = (step: string) => project.run('bash', ['-e', '-c', steps.get(step) ?? 'false'], env)
      const shard = bash('Run this shard')
      expect(shard.status, shard.output).toBe(0)
      // As the artifact steps do.
      project.run('mkdir', ['-p', 'shards/shard-1'])
      project.run('mv', ['blobs', 'results', 'shards/shard-1'])
      const merged = bash('Merge the journals')
      expect(merged.status, merged.output).toBe(0)
      const report = bash('Report, and check the gates')
      expect(report.output).toContain('4 trials of 2 tasks: all passed')
      expect(report.status, report.output).toBe(0)
    })
  })

  describe('new', () => {
    test('adds a tool that type-checks, is served, and refuses until it is written', () => {
      const { output } = project.thinkingbox('new', 'tool', 'depot', 'label_pallet')
      expect(output).toContain(
        'wrote sandboxes/depot/tools/label-pallet.ts\nadded it to sandboxes/depot/tools/index.ts\n',
      )
      expect(output).toContain('label-pallet.ts: handler, what it does; until then it refuses every call\n')
      expect(project.typeCheck()).toEqual({ output: '', status: 0 })
      const task = 'suites/depot/moving-pallets/DP001_001.ts'
      project.edit(task, "['find_pallets'", "['label_pallet', { id: 'P-1' }],\n    ['find_pallets'")
      const checked = project.thinkingbox('check', '--task', 'DP001_001')
      expect(checked.output).toContain(
        'write the handler of label_pallet in sandboxes/depot/tools/label-pallet.ts',
      )
      project.edit(task, "['label_pallet', { id: 'P-1' }],\n    ", '')
      const again = project.thinkingbox('new', 'tool', 'depot', 'label_pallet')
      expect(again).toEqual({
        output: 'thinkingbox: The domain depot has a tool label_pallet already.\n',
        status: 1,
      })
    })

    test('adds the next task of a family, which says what is missing and passes when it is written', () => {
      const { output } = project.thinkingbox('new', 'task', 'depot', 'moving-pallets')
      const path = 'suites/depot/moving-pallets/DP001_003.ts'
      expect(output).toContain(`wrote ${path}\nadded it to suites/depot/moving-pallets/index.ts\n`)
      expect(output).toContain(`${path}: solution and expected`)
      expect(project.typeCheck()).toEqual({ output: '', status: 0 })
      const empty = project.vitest({ ATTEMPTS: '1' }, ['suites'])
      expect(empty.output).toContain('Task DP001_003 of sandbox depot, title: it is empty; write it.')
      expect(empty.status).toBe(1)
      for (const field of ['title', 'request', 'customer'])
        project.edit(path, `${field}: ''`, `${field}: 'A text.'`)
      const unsolved = project.vitest({ ATTEMPTS: '1' }, ['suites'])
      expect(unsolved.output).toContain('solution: it has no tool call')
      project.edit(path, 'solution: []', "solution: [['find_pallets', { owner: 'Nobody' }]]")
      const idle = project.thinkingbox('check', '--task', 'DP001_003')
      expect(idle.output).toContain('an agent that does nothing passes; say idlePasses: true')
      project.edit(path, 'expected: []', 'idlePasses: true, expected: []')
      const checked = project.thinkingbox('check', '--task', 'DP001_003')
      expect(checked.output).toContain('Checked 1 task')
      expect(checked.status, checked.output).toBe(0)
      expect(project.thinkingbox('tasks').output).toContain('DP001_003')
    })

    test('adds a domain and its first family, which type-check and whose sandbox passes its tests', () => {
      const { output } = project.thinkingbox('new', 'domain', 'night-kiosk')
      expect(output).toContain('its tools: npx thinkingbox new tool night-kiosk <name>')
      const tested = project.vitest({}, ['sandboxes/night-kiosk'])
      expect(tested.status, tested.output).toBe(0)
      project.thinkingbox('new', 'tool', 'night-kiosk', 'sell_item')
      expect(project.thinkingbox('new', 'task', 'night-kiosk', 'selling').output).toContain(
        'wrote suites/night-kiosk/selling/NI001_001.ts\nwrote suites/night-kiosk/selling/index.ts\n' +
          'wrote suites/night-kiosk/NI001-selling.test.ts\n',
      )
      expect(project.typeCheck()).toEqual({ output: '', status: 0 })
      const again = project.thinkingbox('new', 'domain', 'night-kiosk')
      expect(again.output).toContain('sandboxes/night-kiosk/schema.ts is there already; nothing was written.')
      expect(again.status).toBe(1)
    })
  })
})

const workflowSchema = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      strategy: z.object({ matrix: z.object({ shard: z.array(z.int()) }) }).optional(),
      steps: z.array(z.object({ name: z.string().optional(), run: z.string().optional() })),
    }),
  ),
})

/** The commands of a workflow's named steps as its first shard runs them, and the shards. */
function readWorkflow(text: string) {
  const jobs = Object.values(workflowSchema.parse(parse(text)).jobs)
  const shards = jobs.flatMap(({ strategy }) => strategy?.matrix.shard ?? [])
  const steps = jobs.flatMap((job) => job.steps).map(({ name, run }) => [name, run] as const)
  const evaluated = steps.map(
    ([name, run]) =>
      [
        name,
        run
          ?.replaceAll(/\$\{\{ matrix\.shard \}\}/g, '1')
          .replaceAll(/\$\{\{ strategy\.job-total \}\}/g, String(shards.length)),
      ] as const,
  )
  return { shards, steps: new Map(evaluated) }
}
