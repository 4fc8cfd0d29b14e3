import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { thinkingbox } from '../bin/fixtures/run-command.ts'
import { startServe } from '../bin/fixtures/start-serve.ts'
import { settingTable } from '../lib/settings/setting-table.ts'

const root = resolve(import.meta.dirname, '..')
const blocks = documents().flatMap(readBlocks)
const commands = [...new Map(blocks.flatMap(readCommands).map((command) => [command.line, command])).values()]

interface Block {
  readonly file: string
  readonly line: number
  readonly language: string
  readonly text: string
  /** Where the page says to save it, in a comment above. */
  readonly saved?: string
}

interface Command {
  readonly where: string
  readonly line: string
}

/** Everything that the documents show in a code block is compiled, parsed or run. */
describe('the documents', () => {
  let results: string
  let run: string

  beforeAll(() => {
    results = mkdtempSync(join(tmpdir(), 'documented-'))
    // Commands that read a run find this one.
    spawn(['vitest', 'run', 'suites/retail'], { MODEL: 'simulated/erratic', ATTEMPTS: '1' })
    run = readdirSync(results).find((name) => !name.startsWith('.')) ?? ''
  }, 300_000)

  afterAll(() => rmSync(results, { recursive: true, force: true }))

  test('have only code blocks in a language that is checked here', () => {
    const languages = ['ts', 'sh', 'json', 'yaml', 'text']
    expect(blocks.filter((block) => !languages.includes(block.language))).toEqual([])
  })

  test('have TypeScript that compiles', () => {
    // Where it is to be saved or beside the document, so that its relative imports mean what they say.
    const files = blocks
      .filter((block) => block.language === 'ts')
      .map(({ file, saved, text }, index) => ({
        path: saved ?? join(dirname(file), `.documented-${index}-${basename(file, '.md')}.ts`),
        text: `${text}\nexport {}\n`,
      }))
    using _files = save(files)
    const project = join(root, `.documented-${process.pid}.json`)
    try {
      const paths = files.map(({ path }) => path)
      writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', files: paths, include: [] }))
      const tsc = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], {
        cwd: root,
        encoding: 'utf8',
      })
      expect(tsc.stdout + tsc.stderr).toBe('')
    } finally {
      rmSync(project, { force: true })
    }
  }, 120_000)

  test('have data that parses', () => {
    for (const block of blocks) {
      if (block.language === 'json') expect(() => JSON.parse(block.text), place(block)).not.toThrow()
      if (block.language === 'yaml') expect(() => parseYaml(block.text), place(block)).not.toThrow()
    }
  })

  test('link to files that exist', () => {
    const broken = documents().flatMap((file) => {
      const links = [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      return links
        .map(([, target = '']) => resolve(root, dirname(file), target))
        .filter((target) => !readable(target))
        .map((target) => `${file}: ${relative(root, target)}`)
    })
    expect(broken).toEqual([])
  })

  test.for(commands)('run $line', { timeout: 300_000 }, async ({ line, where }) => {
    const { env, words } = split(line.replaceAll('<run>', run))
    const [program = '', ...args] = words
    if (program === 'npm') return expect(npmProblem(args), where).toBe('')
    // These fetch what is not here, or only set the shell up for the next command.
    if (program === 'git' || program === 'export' || program === 'cd') return
    expect(program, where).toBe('npx')
    if (args[1] === 'init' || args[1] === 'new') return await start(args, where)
    if (args[0] === 'vitest' && !args.includes('run') && !args.includes('list')) args.splice(1, 0, 'run')
    const unknown = Object.keys(env).filter((name) => !isSetting(name))
    expect(unknown, `${where}: not a setting`).toEqual([])
    if (args[1] === 'serve' || args[1] === 'openenv') return await startAndStop(args[1], args.slice(2), where)
    if (args.includes('--blind')) return await offerAndStop(args.slice(1), env, where)
    // Without a folder it would run this test too, and so itself.
    if (args[0] === 'vitest') expect(line, where).toMatch(/suites\/|lib\/|--merge-reports/)
    using _file = saveFor(args)
    const { status, output } = spawn(args, env)
    const fine = status === 0 || excuses(line).some((reason) => output.includes(reason))
    expect(fine, `${where}\n${output}`).toBe(true)
  })

  test("show the report as it is: the README's screen has the figures that its command prints", {
    timeout: 300_000,
  }, () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const [, command = '', screen = ''] =
      /<!-- output of: (.*) -->\n```text\n([\s\S]*?)\n```/.exec(readme) ?? []
    const { env, words } = split(command)
    const { output } = spawn(words.slice(1), { ...env, ATTEMPTS: '20' }, (args) => args)
    const printed = new Set(output.split('\n').map(withoutTimes))
    const missing = screen
      .split('\n')
      .map(withoutTimes)
      .filter((line) => !printed.has(line))
    expect(screen).not.toBe('')
    expect(missing).toEqual([])
  })

  /** Runs one of the project's own programs, in this repository, with its results elsewhere. */
  function spawn(
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    narrow: (args: readonly string[]) => readonly string[] = oneFamily,
  ) {
    const [program, ...rest] = args
    const scripts: Record<string, string> = {
      vitest: 'node_modules/vitest/vitest.mjs',
      thinkingbox: 'bin/thinkingbox.js',
      tsc: 'node_modules/typescript/bin/tsc',
    }
    const script = scripts[program ?? '']
    if (!script) throw new Error(`The documents run ${program}, which this test does not know.`)
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !isSetting(name) && !/^VITEST|^GITHUB_/.test(name)),
    )
    const child = spawnSync(process.execPath, [script, ...narrow(rest)], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: { ...inherited, NO_COLOR: '1', RESULTS: results, ATTEMPTS: '1', MAX_RETRIES: '0', ...env },
    })
    return { status: child.status, output: child.stdout + child.stderr }
  }
})

/** What starts or extends a project does so in one of its own. */
async function start(args: readonly string[], where: string): Promise<void> {
  expect(['thinkingbox', 'vitest-thinkingbox'], where).toContain(args[0])
  const project = mkdtempSync(join(tmpdir(), 'documented-project-'))
  try {
    const run = (...each: string[]) => thinkingbox(each, { cwd: project })
    // As installed: what it needs, and this library.
    mkdirSync(join(project, 'node_modules/vitest-thinkingbox'), { recursive: true })
    for (const name of ['drizzle-orm', 'zod']) {
      symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name))
    }
    const { name, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const sandbox = exports['./sandbox'].default.replace('./dist', root).replace(/js$/, 'ts')
    writeFileSync(
      join(project, 'node_modules/vitest-thinkingbox/package.json'),
      JSON.stringify({ name, type: 'module', exports: { './sandbox': './sandbox.js' } }),
    )
    writeFileSync(
      join(project, 'node_modules/vitest-thinkingbox/sandbox.js'),
      `export * from ${JSON.stringify(sandbox)}\n`,
    )
    if (args[1] === 'new') await run('init')
    const { exitCode, output } = await run(...args.slice(1))
    expect(exitCode, `${where}\n${output}`).toBe(0)
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** A server does not end by itself: Ctrl-C ends it, once it serves. */
async function startAndStop(
  command: 'serve' | 'openenv',
  args: readonly string[],
  where: string,
): Promise<void> {
  const { stop } = await startServe(args, { command })
  const { exitCode, output } = await stop('SIGINT')
  expect(exitCode, `${where}\n${output}`).toBe(0)
}

/** A blind try waits for its players: Ctrl-C ends it, once they can join. */
async function offerAndStop(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  where: string,
): Promise<void> {
  const { stdout, stderr } = await thinkingbox(args, {
    env,
    onOutput: (child, text) => {
      if (text.includes('customer')) child.kill('SIGINT')
    },
  })
  expect(stdout, where).toContain('npx thinkingbox play --join http://127.0.0.1:')
  expect(stderr, where).toContain('Nothing was kept.')
}

/** What a command does with a domain it does with the first family of it, unless it chooses a task or wants several files. */
function oneFamily(args: readonly string[]): readonly string[] {
  if (args.some((arg) => arg === '-t' || arg.startsWith('--shard'))) return args
  return args.map((arg) => {
    if (!/^suites\/[a-z]+$/.test(arg)) return arg
    const [first] = readdirSync(join(root, arg)).filter((name) => name.endsWith('.test.ts'))
    return join(arg, first ?? '')
  })
}

/** The files of a page that shows a task, saved where it says, for a command that selects this task. */
function saveFor(args: readonly string[]): Disposable {
  const id = args[args.indexOf('-t') + 1]
  const page = blocks.find(({ saved, text }) => saved && text.includes(`id: '${id}'`))?.file
  return save(
    blocks.flatMap(({ file, saved, text }) =>
      page && file === page && saved ? [{ path: saved, text }] : [],
    ),
  )
}

/** Files of this repository, with their folders, until they are disposed of. */
function save(files: readonly { readonly path: string; readonly text: string }[]): Disposable {
  const paths = files.map(({ path }) => join(root, path))
  const folders = [...new Set(paths.map((path) => dirname(path)))].filter((folder) => !existsSync(folder))
  for (const folder of folders) mkdirSync(folder)
  for (const { path, text } of files) writeFileSync(join(root, path), text, { flag: 'wx' })
  return {
    [Symbol.dispose]() {
      for (const path of paths) rmSync(path)
      for (const folder of folders) rmdirSync(folder)
    },
  }
}

/** What a command may say instead of succeeding, because it names what is not here, or agents that fail by design. */
function excuses(line: string): string[] {
  const reasons: string[] = []
  // The example agent only looks things up; where its interpreter is missing the run does not start.
  if (line.includes('AGENT=')) reasons.push(' FAIL ', 'not found', 'agent unavailable')
  else if (line.includes('MODEL=simulated')) reasons.push(' FAIL ')
  else if (/MODEL=\S+\//.test(line)) reasons.push('_API_KEY to be set', '  network ')
  // Nobody is there to play.
  if (line.includes('thinkingbox play')) reasons.push('Left before the end')
  if (line.includes(' grade')) reasons.push('No server of this project is running', ': failed')
  if (line.includes('PRICES=./')) reasons.push('PRICES: the file "./prices.json" cannot be read')
  return reasons
}

function npmProblem(args: readonly string[]): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [verb = '', name = ''] = args
  if (['ci', 'install', 'pack'].includes(verb)) return ''
  const script = verb === 'run' ? name : verb
  return script in scripts ? '' : `there is no script ${script}`
}

function isSetting(name: string): boolean {
  return Object.values(settingTable).some((setting) => setting.variable === name)
}

function documents(): string[] {
  const inDocs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  return ['README.md', 'AGENTS.md', ...inDocs.map((name) => `docs/${name}`)]
}

function readBlocks(file: string): Block[] {
  const found: Block[] = []
  let open: { language: string; line: number; lines: string[] } | undefined
  let saved: string | undefined
  for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    const fence = /^```(\w*)/.exec(line)
    if (!fence) {
      open?.lines.push(line)
      saved = /^<!-- saved as: (\S+) -->$/.exec(line)?.[1] ?? saved
    } else if (open) {
      const { language, lines } = open
      found.push({ file, line: open.line, language, text: lines.join('\n'), ...(saved && { saved }) })
      open = undefined
      saved = undefined
    } else open = { language: fence[1] ?? '', line: index + 1, lines: [] }
  }
  return found
}

function readCommands(block: Block): Command[] {
  if (block.language !== 'sh') return []
  return block.text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => line.split(' && '))
    .map((line) => ({ where: place(block), line }))
}

function split(line: string): { env: Record<string, string>; words: string[] } {
  const words = (line.match(/(?:[^\s'"]+|'[^']*'|"[^"]*")+/g) ?? []).map((word) => word.replace(/['"]/g, ''))
  const env: Record<string, string> = {}
  while (/^[A-Z_0-9]+=/.test(words[0] ?? '')) {
    const [name = '', ...value] = (words.shift() ?? '').split('=')
    // A placeholder is no key: the command then says which one it needs.
    if (!value.join('=').includes('…')) env[name] = value.join('=')
  }
  return { env, words }
}

function place(block: Block): string {
  return `${block.file}:${block.line}`
}

function readable(file: string): boolean {
  try {
    readdirSync(dirname(file))
    return readdirSync(dirname(file)).includes(basename(file))
  } catch {
    return false
  }
}

/** Durations, and names of runs, differ from run to run. */
function withoutTimes(line: string): string {
  return line
    .replace(/\(\d[^()]*(s|min)[^()]*\)$/, '')
    .replace(/\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_[a-z]{4}/, '')
    .trimEnd()
}
