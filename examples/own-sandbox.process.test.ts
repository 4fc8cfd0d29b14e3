import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nodeProblem } from '../lib/config/node-version.js'
import { summarySchema } from '../lib/results/summary.ts'

const repository = resolve(import.meta.dirname, '..')

/** An empty project into which the packed library is installed next to Vitest, as a user would. */
describe('the package, packed and installed', () => {
  let project: string

  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'depot-project-'))
    const packed = npm(repository, 'pack', '--json', '--pack-destination', project)
    const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('[')))
    cpSync(join(repository, 'examples/own-sandbox'), project, { recursive: true })
    npm(
      project,
      'install',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      `./${filename}`,
      'vitest@5',
      '@types/node@24',
    )
  }, 600_000)

  afterAll(() => rmSync(project, { recursive: true, force: true }))

  test('runs a sandbox and tasks of the project, and reports on them', () => {
    const run = vitest()
    expect(run.output).toContain('40 trials of 2 tasks: all passed')
    expect(run.output).toMatch(/✓.* depot-sandbox\.test\.ts \(\d+ tests\)/)
    expect(run.status).toBe(0)
    const [name] = readdirSync(join(project, 'results'))
    const summary = summarySchema.parse(
      JSON.parse(readFileSync(join(project, 'results', name ?? '', 'summary.json'), 'utf8')),
    )
    expect(summary.agents[0]?.domains[0]).toMatchObject({
      domain: 'depot',
      trials: { total: 40, passed: 40, failed: 0, invalid: 0 },
    })
  }, 300_000)

  test('has a command line that finds the run', () => {
    const shown = spawnSync(process.execPath, ['node_modules/.bin/thinkingbox', 'show', 'DP001_002'], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(shown.stdout).toContain('DP001_002')
    expect(shown.stdout).toContain('20 of 20 valid attempts passed')
  }, 60_000)

  test('holds every file that its documents link to', () => {
    const installed = join(project, 'node_modules/vitest-thinkingbox')
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
    const run = vitest({}, systemNode)
    expect(run.output).toContain(`Error: ${problem}\n`)
    expect(run.status).toBe(1)
    const command = spawnSync(systemNode, ['node_modules/.bin/thinkingbox', 'runs'], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(command).toMatchObject({ stdout: '', stderr: `${problem}\n`, status: 1 })
  }, 60_000)

  test('shows what a wrong agent did', () => {
    const run = vitest({ MODEL: 'simulated/erratic', ATTEMPTS: '4' })
    expect(run.output).toContain('simulated/erratic')
    expect(run.status).toBe(1)
  }, 300_000)

  test("runs the project's own agent, whose infrastructure faults make trials invalid", () => {
    writeFileSync(
      join(project, 'clerk.ts'),
      `import { type Agent, InfrastructureError } from 'vitest-thinkingbox/agent'
      export const agent: Agent = {
        name: 'clerk',
        async run({ attempt }) {
          if (attempt === 2) throw new InfrastructureError('network', 'the line is dead')
        },
      }`,
    )
    const run = vitest({ AGENT: './clerk.ts', ATTEMPTS: '2' })
    expect(run.output).toContain('4: 1 passed, 1 failed, 2 invalid')
    expect(run.output).toMatch(/invalid trials\s+network 2/)
    expect(run.status).toBe(1)
  }, 300_000)

  test('lists a task that is a module of its own, without Vitest', () => {
    writeFileSync(
      join(project, 'DP001_003.ts'),
      `import { anyOf, updated } from 'vitest-thinkingbox/task'
      import { depot } from './depot.ts'
      export const DP001_003 = depot.task({
        id: 'DP001_003',
        title: 'any bay will do',
        level: 'routine',
        request: 'Hale & Daughters here. Our pallet may leave the inbound bay.',
        customer: 'You are the clerk of Hale & Daughters. You do not mind where your pallet goes.',
        solution: [['move_pallet', { id: 'P-1', bay: 'cold' }]],
        expected: [updated(depot.tables.pallets, 'P-1', { bay: anyOf('cold', 'outbound') })],
      })`,
    )
    const listed = spawnSync(process.execPath, ['node_modules/.bin/thinkingbox', 'tasks', '--json'], {
      cwd: project,
      encoding: 'utf8',
    })
    expect(listed.stderr).toBe('')
    expect(JSON.parse(listed.stdout)).toMatchObject([{ id: 'DP001_003', domain: 'depot', level: 'routine' }])
  }, 60_000)

  test('declares types that hold the example, and refuse a wrong column', () => {
    expect(typeCheck()).toEqual({ output: '', status: 0 })
    const suite = join(project, 'depot.test.ts')
    writeFileSync(suite, readFileSync(suite, 'utf8').replace("{ bay: 'cold' })]", "{ bay: 'warm' })]"))
    expect(typeCheck().output).toContain('Type \'"warm"\' is not assignable')
  }, 300_000)

  function vitest(env: Record<string, string> = {}, node = process.execPath) {
    const { MODEL: _, ATTEMPTS: __, ...inherited } = process.env
    const run = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run'], {
      cwd: project,
      encoding: 'utf8',
      env: { ...inherited, VITEST: undefined, VITEST_POOL_ID: undefined, NO_COLOR: '1', ...env },
    })
    return { output: run.stdout + run.stderr, status: run.status }
  }

  function typeCheck() {
    const tsc = join(repository, 'node_modules/.bin/tsc')
    const run = spawnSync(process.execPath, [tsc, '--noEmit', '-p', '.'], { cwd: project, encoding: 'utf8' })
    return { output: run.stdout + run.stderr, status: run.status }
  }
})

function npm(directory: string, ...args: string[]): string {
  return execFileSync('npm', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
