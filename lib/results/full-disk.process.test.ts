import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { FixtureProject } from './fixtures/open-project.ts'

const project = new FixtureProject()
afterAll(() => project.remove())

const settings = { RUN: 'week', ATTEMPTS: '10', CLERK_DELAY: '1', RESULTS: project.path('disk') }
const selection = ['suites/YD001-small-moves.test.ts', 'suites/YD002-long-moves.test.ts']
// The mount is seen by this command only and is gone with it.
const privateMounts = ['unshare', '--mount', '--map-root-user', 'bash', '-ec']

const canMount =
  process.platform === 'linux' &&
  spawnSync(privateMounts[0] ?? '', [...privateMounts.slice(1), 'mount -t tmpfs tmpfs /mnt']).status === 0

test('a full disk is a clear error that overwrites nothing, and the run can be continued', async ({
  skip,
}) => {
  if (!canMount) skip('no file system of its own can be mounted here (unshare and tmpfs)')
  const log = project.path('log')
  const vitest = `'${process.execPath}' node_modules/vitest/vitest.mjs run ${selection.join(' ')}`
  mkdirSync(project.path('disk'))
  mkdirSync(project.path('kept'))
  // 40 trials need about 70 KB; a filler leaves room for a part of them.
  const script = `
    mount -t tmpfs -o size=140k tmpfs disk
    head -c 90000 /dev/zero > disk/filler
    GITHUB_ACTIONS=true CLERK_LOG=${log} ${vitest} > first.txt 2>&1 && exit 10
    cp -r disk/week kept/full
    rm disk/filler
    CLERK_LOG=${log}-2 ${vitest} > second.txt 2>&1 || true
    cp -r disk/week kept/continued
  `
  const { exitCode, output } = await project.run([...privateMounts, script], { env: settings })
  expect(output).toBe('')
  expect(exitCode).toBe(0)

  const first = project.read('first.txt')
  expect(first).toMatch(
    /Cannot write .*disk\/week\/trials-.*\.jsonl: the disk is full\. Free some space, then continue with RUN=week\./,
  )
  expect(first.match(/^::error/gm)?.length ?? 0, 'annotations are bounded').toBeLessThanOrEqual(10)
  expect(first.match(/the disk is full/g)?.length, 'said once for each file, not for each test').toBeLessThan(
    10,
  )
  const written = lines('full')
  expect(written.length).toBeGreaterThan(0)
  expect(written.length).toBeLessThan(40)
  const begun = project.read('log').split('\n').length - 1
  expect(begun, 'no trial is begun when its result cannot be kept').toBeLessThanOrEqual(written.length + 8)

  // Append-only: what was there is there, byte for byte.
  for (const name of readdirSync(project.path('kept', 'full')).filter((each) => each.startsWith('trials-'))) {
    const before = readFileSync(project.path('kept', 'full', name))
    expect(readFileSync(project.path('kept', 'continued', name))).toEqual(before)
    expect(before.at(-1), 'no half line stays').toBe(10)
  }
  expect(project.read('second.txt')).toContain(`${written.length} taken from the journal`)
  expect(project.read('log-2').split('\n')).toHaveLength(40 - written.length + 1)
  expect(new Set(lines('continued').map(keyOf)).size).toBe(40)
  expect(lines('continued')).toHaveLength(40)
}, 300_000)

test('a line that does not fit is taken back whole', async ({ skip }) => {
  if (process.platform === 'win32') skip('there is no ulimit here')
  const writer = fileURLToPath(new URL('./json-lines-writer.ts', import.meta.url))
  const program = `
    import { JsonLinesWriter } from '${writer}'
    const writer = new JsonLinesWriter('grown.jsonl')
    try { for (;;) writer.append({ text: 'x'.repeat(1500) }) } catch (error) { console.log(error.message) }
    writer.append('short enough')`
  const { exitCode, output } = await project.run(
    ['bash', '-c', 'ulimit -f 4; exec "$0" --input-type=module -e "$1"', process.execPath, program],
    {},
  )
  expect(output).toMatch(/^Cannot write grown\.jsonl: a file may not grow further here \(ulimit -f\)/)
  expect(exitCode).toBe(0)
  const written = project.read('grown.jsonl').trimEnd().split('\n')
  expect(written.map((line) => JSON.parse(line))).toEqual([
    { text: 'x'.repeat(1500) },
    { text: 'x'.repeat(1500) },
    'short enough',
  ])
}, 60_000)

test('a directory that cannot be made is an error before any trial', async () => {
  const { exitCode, output } = await project.vitest(selection, {
    env: { ...settings, RESULTS: project.path('vitest.config.ts') },
  })
  expect(exitCode).toBe(1)
  expect(output).toMatch(
    /ERROR Cannot write .*vitest\.config\.ts\/week\/run\.json: a part of its path is a file\./,
  )
  expect(output, 'no stack').not.toMatch(/^ +(at|❯) /m)
}, 300_000)

function lines(copy: string): string[] {
  return project.lines(copy, 'kept')
}

function keyOf(line: string): string {
  const { trial } = JSON.parse(line) as { trial: { task: string; attempt: number } }
  return `${trial.task} ${trial.attempt}`
}
