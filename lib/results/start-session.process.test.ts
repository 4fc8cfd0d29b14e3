import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSettings } from '../settings/index.ts'
import { arbitraryLine } from './fixtures/arbitrary-line.ts'
import { labelsOfRun, readRunFile, writeFileAtomically } from './run-directory.ts'
import { startSession } from './start-session.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'session-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const keys = {
  OPENAI_API_KEY: 'openai-s3cret-0123456789',
  ANTHROPIC_API_KEY: 'anthropic-s3cret-0123456789',
  OPENROUTER_API_KEY: 'sk-or-s3cret-0123456789',
}

function start(env: Readonly<Record<string, string>>, shard?: string) {
  return startSession({
    settings: readSettings({ RUN: 'night', ...env }),
    session: crypto.randomUUID(),
    root,
    vitestVersion: '5.1.2',
    ...(shard && { shard }),
  })
}

const runFile = () => readRunFile(join(root, 'results', 'night'))

describe('run.json', () => {
  test('keeps the labels of every session, each once', async () => {
    await start({ LABEL: 'nightly, main' })
    await start({})
    await start({ LABEL: 'main,after-upgrade' })
    expect(runFile().sessions.map(({ settings }) => settings.LABEL)).toEqual([
      'nightly,main',
      undefined,
      'main,after-upgrade',
    ])
    expect(labelsOfRun(runFile())).toEqual(['nightly', 'main', 'after-upgrade'])
  })

  test('has settings, agents, seed, versions and start of every session, and no secret', async () => {
    await start({ ...keys, MODEL: 'openai/gpt-5,anthropic/claude-sonnet-5', SEED: 'tuesday', ATTEMPTS: '5' })
    await start({ MODEL: 'openai/gpt-5', ...keys }, '2/4')
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
    const { run, startedAt, sessions } = runFile()
    expect(run).toBe('night')
    expect(startedAt).toBe(sessions[0]?.startedAt)
    expect(sessions).toMatchObject([
      {
        agents: ['openai/gpt-5', 'anthropic/claude-sonnet-5'],
        seed: 'tuesday',
        settings: { ATTEMPTS: '5', MAX_STEPS: '60', SEED: 'tuesday' },
        versions: {
          node: process.versions.node,
          vitest: '5.1.2',
          'vitest-thinkingbox': version,
          '@electric-sql/pglite': expect.stringMatching(/^\d+\.\d+\.\d+/),
        },
      },
      { agents: ['openai/gpt-5'], seed: '1', shard: '2/4' },
    ])
    expect(readFileSync(join(root, 'results', 'night', 'run.json'), 'utf8')).not.toMatch(/s3cret|API_KEY/)
  })

  test('names the commit of the suites, and whether files have changed since', async () => {
    await start({})
    expect(runFile().sessions[0]).not.toHaveProperty('commit')
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', ...args], {
        cwd: root,
        encoding: 'utf8',
      })
    writeFileSync(join(root, '.gitignore'), 'results\n')
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'first')
    const hash = git('rev-parse', 'HEAD').trim()
    await start({})
    writeFileSync(join(root, 'new.txt'), '')
    await start({})
    expect(runFile().sessions.map(({ commit }) => commit)).toEqual([
      undefined,
      { hash, modified: false },
      { hash, modified: true },
    ])
  })

  test('is never overwritten when it cannot be read', async () => {
    await start({})
    const file = join(root, 'results', 'night', 'run.json')
    for (const [content, message] of [
      ['{"v":1}', /run\.json is not a run's description: /],
      ['{"v":2}', /run\.json is in version 2 of its format, and this vitest-thinkingbox reads version 1/],
    ] as const) {
      writeFileSync(file, content)
      await expect(start({})).rejects.toThrow(message)
      expect(readFileSync(file, 'utf8')).toBe(content)
    }
  })
})

describe('a session', () => {
  test('is new, continues a run, or grades it again', async () => {
    expect(await start({})).toMatchObject({ run: 'night', mode: 'new' })
    expect(await start({})).toMatchObject({ run: 'night', mode: 'continue' })
    expect(await start({ REGRADE: '1' })).toMatchObject({ run: 'night', mode: 'regrade' })
    expect(runFile().sessions, 'grading again is no session').toHaveLength(2)
    const named = await startSession({
      settings: readSettings({}),
      session: 'x',
      root,
      vitestVersion: '5.1.2',
    })
    expect(named.run).toMatch(/^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_[a-z]{4}$/)
    expect(named.directory).toBe(join(root, 'results', named.run))
  })

  test('is known when six processes begin one run at the same moment', async () => {
    const script = `
      const { startSession } = await import(${JSON.stringify(import.meta.resolve('./start-session.ts'))})
      const { readSettings } = await import(${JSON.stringify(import.meta.resolve('../settings/index.ts'))})
      const [root, shard, at] = process.argv.slice(1)
      await new Promise((resolve) => setTimeout(resolve, Number(at) - Date.now()))
      const settings = readSettings({ RUN: 'night' })
      await startSession({ settings, session: shard, root, vitestVersion: '5.1.2', shard })`
    const shards = Array.from({ length: 6 }, (_, index) => `${index + 1}/6`)
    const at = String(Date.now() + 3000)
    const run = promisify(execFile)
    await Promise.all(
      shards.map((shard) =>
        run(process.execPath, ['--input-type=module', '--eval', script, root, shard, at]),
      ),
    )
    expect(
      runFile()
        .sessions.map(({ shard }) => shard)
        .toSorted(),
    ).toEqual(shards)
  })

  test('is not begun in a directory that holds something else', async () => {
    mkdirSync(join(root, 'results', 'night'), { recursive: true })
    writeFileSync(join(root, 'results', 'night', 'architecture.md'), '# mine')
    await expect(start({})).rejects.toThrow(
      /night is no run: it holds architecture\.md, and no run\.json\. Choose another RUN/,
    )
    expect(readdirSync(join(root, 'results', 'night'))).toEqual(['architecture.md'])
  })

  test('finds the journal of a run whose run.json is lost', async () => {
    mkdirSync(join(root, 'results', 'night'), { recursive: true })
    writeFileSync(join(root, 'results', 'night', 'trials-a.jsonl'), '')
    expect(await start({})).toMatchObject({ mode: 'continue' })
    expect(runFile().sessions).toHaveLength(1)
  })

  test('says nothing of changed settings while no trial is finished', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await start({ SEED: '1' })
    await start({ SEED: '2' })
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})

describe('a run of other agents', () => {
  const erratic = { RUN: 'night', MODEL: 'simulated/erratic', ATTEMPTS: '3', SEED: 'two words' }
  const begin = async (env: Readonly<Record<string, string>>) => {
    const { argv } = process
    process.argv = ['node', '/bin/vitest', 'run', 'suites/retail']
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    const started = await start(env).catch((error: unknown) => error)
    process.argv = argv
    vi.unstubAllEnvs()
    return started instanceof Error ? started.message.split('\n') : started
  }

  beforeEach(async () => {
    await start(erratic)
    const [line] = fc.sample(arbitraryLine, { numRuns: 1, seed: 1 })
    const own = { ...line, trial: { ...line?.trial, agent: 'simulated/erratic' } }
    writeFileSync(join(root, 'results', 'night', 'trials-a.jsonl'), `${JSON.stringify(own)}\n`)
  })

  test('is not continued by another agent, which is said before anything is written', async () => {
    const before = readFileSync(join(root, 'results', 'night', 'run.json'), 'utf8')
    const files = readdirSync(join(root, 'results', 'night'))
    expect(await begin({ RUN: 'night', WORKERS: '2', SEED: 'x' })).toEqual([
      'Run night has trials of simulated/erratic and none of reference, which this command tests.',
      'Set RUN to a new name, or MODEL=simulated/erratic,reference to add to this one on purpose. What continues the run is:',
      "RUN=night MODEL=simulated/erratic ATTEMPTS=3 WORKERS=2 SEED='two words' npx vitest run suites/retail",
    ])
    expect(readFileSync(join(root, 'results', 'night', 'run.json'), 'utf8')).toBe(before)
    expect(readdirSync(join(root, 'results', 'night'))).toEqual(files)
  })

  test('is continued by its own, by some of them, and together with all of them by one more', async () => {
    const both = 'simulated/erratic,simulated/dependable'
    expect(await begin(erratic)).toMatchObject({ mode: 'continue' })
    expect(await begin({ ...erratic, MODEL: both })).toMatchObject({ mode: 'continue' })
    expect(await begin({ ...erratic, MODEL: 'simulated/dependable,reference' })).toEqual(
      expect.arrayContaining([expect.stringContaining('none of simulated/dependable, reference')]),
    )
  })

  test('is graded again whatever is set', async () => {
    expect(await begin({ RUN: 'night', REGRADE: '1' })).toMatchObject({ mode: 'regrade' })
  })
})

test('a file that cannot be written is as it was, and nothing else is left behind', () => {
  const file = join(root, 'summary.json')
  writeFileAtomically(file, 'old')
  expect(() => writeFileAtomically(join(file, 'below', 'deeper'), 'new')).toThrow(
    'a part of its path is a file',
  )
  expect(readFileSync(file, 'utf8')).toBe('old')
  expect(readdirSync(root)).toEqual(['summary.json'])
})
