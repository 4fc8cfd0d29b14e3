import { execFile } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withBuildLock } from './build-lock.ts'
import { workshop } from './fixtures/workshop.ts'
import { cachedImage } from './image-cache.ts'
import { defineSandbox, openSandbox } from './index.ts'

let directory: string
let notes: string[]
let builds: number

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'thinkingbox-cache-'))
  notes = []
  builds = 0
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

const content = new TextEncoder().encode('first line\nsecond line\n')

async function take(recipe: unknown = { version: 1 }, name = 'shop') {
  const image = await cachedImage({
    directory,
    name,
    recipe,
    note: (text) => notes.push(text),
    async build() {
      builds++
      return content
    },
  })
  return new TextDecoder().decode(image)
}

const files = () => readdirSync(directory).filter((name) => name.endsWith('.image'))
const onlyFile = () => join(directory, files()[0] ?? 'none')

describe('the image cache', () => {
  test('builds once and reads afterwards', async () => {
    expect([await take(), await take(), builds]).toEqual([
      'first line\nsecond line\n',
      'first line\nsecond line\n',
      1,
    ])
    expect(readdirSync(directory)).toEqual([expect.stringMatching(/^shop-[0-9a-f]{24}\.image$/)])
    expect(notes).toEqual([])
  })

  test('never gives the image of one recipe for another', async () => {
    await take({ ddl: 'create table a', pglite: '0.5.17' })
    await take({ ddl: 'create table b', pglite: '0.5.17' })
    await take({ ddl: 'create table a', pglite: '0.5.18' })
    expect([builds, files().length]).toEqual([3, 3])
  })

  test.for([
    [
      'a byte that changed',
      (path: string) => {
        const bytes = readFileSync(path)
        bytes[bytes.length - 3] = 0
        writeFileSync(path, bytes)
      },
      'its checksum is wrong',
    ],
    [
      'a cut-off end',
      (path: string) => truncateSync(path, readFileSync(path).length - 5),
      'it has 18 bytes instead of 23',
    ],
    ['nothing in it', (path: string) => truncateSync(path, 0), 'its first line is unreadable'],
    [
      'something else in it',
      (path: string) => writeFileSync(path, 'hello\nworld'),
      'its first line is unreadable',
    ],
    [
      'another key',
      (path: string) => {
        writeFileSync(
          path,
          readFileSync(path, 'utf8')
            .replace(/"key":"."/, '"key":"x')
            .replace(/"key":".{4}/, '"key":"0000'),
        )
      },
      'it holds another database',
    ],
  ] as const)('rebuilds a file with %s, and says so', async ([, damage, problem]) => {
    await take()
    damage(onlyFile())
    expect(await take()).toBe('first line\nsecond line\n')
    expect(builds).toBe(2)
    expect(notes).toEqual([expect.stringContaining(`is damaged (${problem}`)])
    await take()
    expect(builds).toBe(2)
  })

  test('works without a place to write', async () => {
    writeFileSync(join(directory, 'file'), '')
    const path = join(directory, 'file')
    const image = await cachedImage({
      directory: path,
      name: 'shop',
      recipe: 1,
      note: (text) => notes.push(text),
      build: async () => content,
    })
    expect(image).toBe(content)
    expect(notes).toEqual([expect.stringContaining(`${path} cannot be used as a cache`)])
  })

  test('a build that fails leaves no lock behind', async () => {
    const failing = cachedImage({
      directory,
      name: 'shop',
      recipe: { version: 1 },
      note: () => {},
      build: () => Promise.reject(new Error('no memory')),
    })
    await expect(failing).rejects.toThrow('no memory')
    expect(readdirSync(directory)).toEqual([])
    await take()
    expect(builds).toBe(1)
  })

  test('of several processes one builds, and all get the same', async () => {
    const script = join(import.meta.dirname, 'fixtures', 'build-image.ts')
    const run = promisify(execFile)
    const outputs = await Promise.all([1, 2, 3, 4].map(() => run(process.execPath, [script, directory])))
    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1)
    expect(outputs.map(({ stderr }) => stderr)).toEqual(['', '', '', ''])
    expect(readFileSync(join(directory, 'builds'), 'utf8')).toBe('built\n')
    expect(readdirSync(directory).filter((name) => /tmp|lock/.test(name))).toEqual([])
  })

  test('removes what nobody has used for two weeks when it writes', async () => {
    await take({ version: 1 })
    const old = new Date(Date.now() - 15 * 24 * 3600 * 1000)
    utimesSync(onlyFile(), old, old)
    await take({ version: 2 })
    expect(files()).toHaveLength(1)
    await take({ version: 2 })
    expect(builds).toBe(2)
  })

  test('keeps six of the same name, those that were used last', async () => {
    await take({ version: 1 })
    const anHourAgo = new Date(Date.now() - 3600_000)
    utimesSync(onlyFile(), anHourAgo, anHourAgo)
    for (let version = 2; version <= 6; version++) await take({ version })
    expect(files()).toHaveLength(6)
    await take({ version: 7 })
    expect(files()).toHaveLength(6)
    await take({ version: 2 })
    expect(builds).toBe(7)
    await take({ version: 1 })
    expect(builds).toBe(8)
  })

  test('a sandbox of any name has a file of its own', async () => {
    const names = {
      'Retail / EU': /^Retail-EU-[0-9a-f]{24}\.image$/,
      '../../etc/passwd': /^etc-passwd-/,
      'C:\\shop\0': /^C-shop-/,
      Läden_東京: /^Läden_東京-/,
      ['𝒮'.repeat(1000)]: /^𝒮{40}-/u,
      '': /^unnamed-/,
    }
    for (const name of Object.keys(names)) await take(name, name)
    for (const pattern of Object.values(names)) expect(files()).toContainEqual(expect.stringMatching(pattern))
    expect(files()).toHaveLength(6)
    expect(readdirSync(directory)).toEqual(files())

    const options = { slots: 1, cacheDirectory: directory, note: (text: string) => notes.push(text) }
    const tables = { ...workshop.tables }
    const named = defineSandbox({ ...workshop, name: '../../desk', tables, now: '2025-10-01T13:00:00Z' })
    await using open = await openSandbox(named, options)
    await using trial = await open.begin({})
    expect(trial.initial.bikes).toHaveLength(2)
    // The one of every Postgres, and two of this one: with tables, and with what is in them.
    expect(files()).toHaveLength(9)
    expect(files()).toContainEqual(expect.stringMatching(/^desk-[0-9a-f]{24}\.image$/))
    expect(readdirSync(directory)).toEqual(files())
    expect(notes).toEqual([])
  })

  test('the database of a damaged file is baked again', async () => {
    const options = { slots: 1, cacheDirectory: directory, note: (text: string) => notes.push(text) }
    const start = async () => {
      await using open = await openSandbox(workshop, options)
      await using trial = await open.begin({})
      return trial.initial.bikes?.length
    }
    expect(await start()).toBe(2)
    expect(notes).toEqual([])
    const image = files().find((name) => /^workshop-(?!tables)/.test(name)) ?? 'none'
    truncateSync(join(directory, image), 100_000)
    expect(await start()).toBe(2)
    expect(notes).toEqual([expect.stringContaining('is damaged')])
    expect(files()).toHaveLength(3)
  })
})

describe('the build lock', () => {
  const quick = { staleAfter: 300, poll: 10 }

  test('is taken over from a process that is gone', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', 'console.log(process.pid)'])
    const lock = join(directory, 'lock')
    writeFileSync(lock, JSON.stringify({ pid: Number(stdout), host: hostname() }))
    expect(
      await withBuildLock(
        lock,
        async () => false,
        async () => 'built',
        { staleAfter: 60_000, poll: 10 },
      ),
    ).toBe('built')
  })

  test('is taken over when it is too old, whoever has it', async () => {
    const lock = join(directory, 'lock')
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: 'elsewhere' }))
    expect(
      await withBuildLock(
        lock,
        async () => false,
        async () => 'built',
        quick,
      ),
    ).toBe('built')
  })

  test.for([
    ['is empty', '', 0],
    ['names nobody', '{"whose": "not ours"}', 0],
    ['is from the future', '', 3_600_000],
  ] as const)('is taken over when it %s', async ([, content, ahead]) => {
    const lock = join(directory, 'lock')
    writeFileSync(lock, content)
    const then = new Date(Date.now() + (ahead || -5_000))
    utimesSync(lock, then, then)
    expect(
      await withBuildLock(
        lock,
        async () => false,
        async () => 'built',
        { staleAfter: 60_000, poll: 10 },
      ),
    ).toBe('built')
  })

  test('is waited for while its holder lives, until the work is done', async () => {
    const lock = join(directory, 'lock')
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() }))
    let looks = 0
    const result = await withBuildLock(
      lock,
      async () => ++looks === 3,
      async () => 'built',
      { staleAfter: 60_000, poll: 5 },
    )
    expect([result, looks]).toEqual([undefined, 3])
  })

  test('lets one in at a time', async () => {
    let inside = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setTimeout(resolve, 5))
      inside--
    }
    const lock = join(directory, 'lock')
    await Promise.all(
      Array.from({ length: 8 }, () =>
        withBuildLock(lock, async () => false, work, { staleAfter: 60_000, poll: 3 }),
      ),
    )
    expect([most, inside]).toEqual([1, 0])
  })
})
