import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { ticket } from '../lib/published/fixtures/ticket-task.ts'
import { thinkingbox, vitest } from './fixtures/run-command.ts'

// Every test starts the command, some a Vitest run.
vi.setConfig({ testTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes files into a directory of their own, one line for each item of a list. */
function write(files: Readonly<Record<string, readonly unknown[] | string>>): string {
  const directory = mkdtempSync(join(folder, 'case-'))
  for (const [name, content] of Object.entries(files)) {
    const lines =
      typeof content === 'string'
        ? content
        : content.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
    writeFileSync(join(directory, name), lines)
  }
  return directory
}

const solved = { ...ticket, status: 'solved', updated_at: '2025-10-01T13:00:10Z' }

/** A trajectory: ticket 7 is solved, and a ticket that is not there is not. */
const trajectory = {
  id: 'ST905_001',
  records: { zendesk_tickets: [ticket], external_retail_toolset_oms_models_orders: [] },
  calls: [
    {
      tool: 'zendesk_update_item',
      parameters: { table: 'tickets', id: '7', item: { status: 'solved' } },
      result: { item: solved },
    },
    { tool: 'zendesk_get_item', parameters: { table: 'tickets', id: '700' }, error: true },
    { tool: 'search_policy', parameters: { query: 'lanterns' }, unrecorded: true },
  ],
  effects: [
    {
      table: 'zendesk_tickets',
      key: '7',
      op: 'update',
      changes: { status: ['open', 'solved'], updated_at: [ticket.updated_at, solved.updated_at] },
    },
  ],
}
const probe = {
  tool: 'zendesk_get_item',
  records: { zendesk_tickets: [ticket], external_retail_toolset_oms_models_orders: [] },
  parameters: { table: 'tickets', id: '7' },
  result: { item: ticket },
  effects: [],
}

describe('recordings', () => {
  test('that agree are one line, and exit with 0; trajectories and single calls, blank lines and CRLF', async () => {
    const directory = write({
      'tasks.jsonl': `${JSON.stringify(trajectory)}\r\n\r\n${JSON.stringify(probe)}\r\n`,
    })
    const { exitCode, stdout, stderr } = await thinkingbox(['replay', join(directory, 'tasks.jsonl')])
    expect(stdout).toBe('2 of 2 lines agree\n')
    expect(stderr).toContain('tasks.jsonl: from the baseline of its sandbox')
    expect(exitCode).toBe(0)
  })

  test('that differ are told apart place by place, and a malformed line does not stop the rest', async () => {
    const { calls, effects } = trajectory
    const directory = write({
      'tasks.jsonl': [
        { ...trajectory, calls: [{ ...calls[0], result: { item: { ...solved, priority: 'low' } } }] },
        // A ticket's stamp is constant, so it is compared although our own tasks are not graded on it.
        {
          ...trajectory,
          effects: [
            {
              ...effects[0],
              changes: { status: ['open', 'solved'], updated_at: [ticket.updated_at, ticket.updated_at] },
            },
          ],
        },
        '{"id": "ST905_003", ',
        { ...trajectory, calls: 'none' },
        { ...trajectory, records: { ...trajectory.records, lanterns: [] } },
        { ...trajectory, calls: [{ tool: 'get_lantern', parameters: {}, result: {} }], effects: [] },
        { ...trajectory, effects: [] },
        trajectory,
      ],
    })
    const { exitCode, stdout } = await thinkingbox(['replay', join(directory, 'tasks.jsonl')])
    const lines = stdout.trimEnd().split('\n')
    expect(lines.at(-1)).toBe('1 of 8 lines agree')
    expect(lines).toContain(
      'line 1 ST905_001, call 0 zendesk_update_item, result.item.priority: expected "low", received "normal"',
    )
    expect(lines).toContain(
      'line 2 ST905_001, effects.tickets.7.updated_at: ' +
        'expected ["2025-09-20T09:00:00Z","2025-09-20T09:00:00Z"], received ["2025-09-20T09:00:00Z","2025-10-01T13:00:10Z"]',
    )
    expect(lines.find((line) => line.startsWith('line 3'))).toMatch(/^line 3: not valid JSON/)
    expect(lines.find((line) => line.startsWith('line 4'))).toMatch(/^line 4: not a recorded trajectory/)
    expect(lines.find((line) => line.startsWith('line 5'))).toMatch(/no domain has a table lanterns/)
    expect(lines.find((line) => line.startsWith('line 6'))).toMatch(/call 0 get_lantern, error: /)
    expect(lines.find((line) => line.startsWith('line 7'))).toMatch(
      /^line 7 ST905_001, effects.tickets.7: expected nothing, received \{"op":"update"/,
    )
    expect(exitCode).toBe(1)
  })

  test('start from initial.json beside the file, unless --initial names other records', async () => {
    const line = { ...probe, records: { external_retail_toolset_oms_models_orders: [] } }
    const directory = write({
      'probes.jsonl': [line],
      'initial.json': JSON.stringify({ zendesk_tickets: [ticket] }),
      'other.json': JSON.stringify({ zendesk_tickets: [{ ...ticket, priority: 'high' }] }),
    })
    const file = join(directory, 'probes.jsonl')
    const beside = await thinkingbox(['replay', file])
    expect(beside.stderr).toContain(`from the base records ${join(directory, 'initial.json')}`)
    expect([beside.stdout, beside.exitCode]).toEqual(['1 of 1 lines agree\n', 0])
    const other = await thinkingbox(['replay', file, '--initial', join(directory, 'other.json')])
    expect(other.stdout).toBe(
      'line 1 zendesk_get_item, call 0 zendesk_get_item, result.item.priority: expected "normal", received "high"\n' +
        '0 of 1 lines agree\n',
    )
  })

  test('may be several files, whose names then stand before the differences', async () => {
    const directory = write({ 'a.jsonl': [trajectory], 'b.jsonl': [{ ...probe, result: { item: solved } }] })
    const [a, b] = [join(directory, 'a.jsonl'), join(directory, 'b.jsonl')]
    const { stdout, exitCode } = await thinkingbox(['replay', a, b, '--domain', 'retail'])
    expect(stdout).toMatch(new RegExp(`^${b}: line 1 zendesk_get_item`))
    expect(stdout).toMatch(/1 of 2 lines agree\n$/)
    expect(exitCode).toBe(1)
  })
})

describe('one clear line says', () => {
  const there = write({ 'tasks.jsonl': [trajectory], 'bad.json': '[', 'empty.jsonl': '\n' })
  const tasks = join(there, 'tasks.jsonl')
  mkdirSync(join(there, 'nothing'))

  test.for<[what: string, args: string[], message: string]>([
    [
      'that a file is missing',
      [join(there, 'no.jsonl')],
      'no.jsonl: there is no such file, directory or run.',
    ],
    [
      'that one of several is missing, before any is replayed',
      [tasks, join(there, 'no.jsonl')],
      'no such file',
    ],
    ['that a directory is no run', [join(there, 'nothing')], 'it is a directory without trials-*.jsonl'],
    ['that base records are no JSON', [tasks, '--initial', join(there, 'bad.json')], 'are not valid JSON'],
    ['that there is no such domain', [tasks, '--domain', 'ferries'], 'There is no domain ferries; there is'],
  ])('%s', async ([, args, message]) => {
    const { exitCode, stdout, stderr } = await thinkingbox(['replay', ...args])
    expect(stdout).toBe('')
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect(stderr).toContain(message)
    expect(exitCode).toBe(1)
  })

  test('that a file has no line', async () => {
    const { exitCode, stdout, stderr } = await thinkingbox(['replay', join(there, 'empty.jsonl')])
    expect(stdout).toBe('0 of 0 lines agree\n')
    expect(stderr).toContain('There was no line to replay.')
    expect(exitCode).toBe(1)
  })

  test('that there is no sandbox where the command was called', async () => {
    const { exitCode, stderr } = await thinkingbox(['replay', tasks], { cwd: there })
    expect(stderr).toContain('There is no sandbox here: looked for exports of sandboxes/*/index.ts')
    expect(exitCode).toBe(1)
  })
})

describe('a run of this project', () => {
  test('is replayed from its journal, and what has changed since shows', async () => {
    const env = { RESULTS: folder, RUN: 'own', ATTEMPTS: '3', MODEL: 'simulated/erratic' }
    await vitest(['suites/retail/ST030-membership.test.ts'], { env })
    const run = join(folder, 'own')
    const agreed = await thinkingbox(['replay', 'own'], { env: { RESULTS: folder } })
    expect(agreed.stdout).toMatch(/^(\d+) of \1 lines agree\n$/)
    expect(agreed.exitCode).toBe(0)

    // As if the sandbox had written nothing then.
    const [journal = ''] = readdirSync(run).filter((name) => name.startsWith('trials-'))
    const text = readFileSync(join(run, journal), 'utf8')
    const lines = text.split('\n').filter((line) => line !== '')
    const parsed = lines.map((line) => JSON.parse(line) as { trial: { effects?: unknown[] } })
    const index = parsed.findIndex(({ trial }) => (trial.effects?.length ?? 0) > 0)
    const altered = { ...parsed[index], trial: { ...parsed[index]?.trial, effects: [] } }
    writeFileSync(
      join(run, journal),
      `${lines.with(index, JSON.stringify(altered)).join('\n')}\n{"v":1,"trial"`,
    )
    const changed = await thinkingbox(['replay', join(run, journal)])
    expect(changed.exitCode).toBe(1)
    // The torn last line is a kill's, and no fault.
    const total = lines.length
    expect(changed.stdout).toMatch(new RegExp(`${total - 1} of ${total} lines agree\n$`))
    expect(changed.stdout).toMatch(
      new RegExp(`^line ${index + 1} ST030_\\d+ attempt \\d, effects\\.\\S+: expected nothing, received`),
    )

    const [taskFile = ''] = readdirSync(run).filter((name) => name.startsWith('tasks-'))
    rmSync(join(run, taskFile))
    const lost = await thinkingbox(['replay', run])
    expect(lost.stdout).toContain("the run's tasks-*.jsonl do not say what ST030_")
  })
})

const recordings = resolve(import.meta.dirname, '../../shared/thinkingbox-bench/retail')

test('recorded trajectories and calls agree (all of them: sandboxes/recorded.process.test.ts)', async (context) => {
  context.skip(!existsSync(recordings), `there are no recordings in ${recordings}`)
  const copies = mkdtempSync(join(folder, 'recorded-'))
  copyFileSync(join(recordings, 'initial.json'), join(copies, 'initial.json'))
  const files = ['tasks.jsonl', 'probes.jsonl'].map((name) => {
    const lines = readFileSync(join(recordings, name), 'utf8').split('\n').slice(0, 10)
    writeFileSync(join(copies, name), `${lines.join('\n')}\n`)
    return join(copies, name)
  })
  const { exitCode, stdout } = await thinkingbox(['replay', ...files])
  expect(stdout).toMatch(/^20 of 20 lines agree\n$/)
  expect(exitCode).toBe(0)
})
