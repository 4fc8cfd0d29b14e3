import { execFile } from 'node:child_process'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { protocol } from '@electric-sql/pglite'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectTo, type ServedWorkshop, serveWorkshop } from '../fixtures/serve-workshop.ts'
import { type PsqlServer, servePsql } from './serve-psql.ts'
import { int32, messagesIn } from './wire-messages.ts'

const hasPsql = await promisify(execFile)('psql', ['--version']).then(
  () => true,
  () => false,
)
const { serialize } = protocol

let served: ServedWorkshop
let server: PsqlServer
let client: Client
let name: string

beforeEach(async () => {
  served = await serveWorkshop()
  server = await servePsql(served.sessions, false)
  client = (await connectTo(served.url)).client
  name = served.sessions.names()[0] ?? ''
})

afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await served[Symbol.asyncDispose]()
})

/** Debian's client: rows without alignment or headings, or the first line of the error. */
async function psql(address: string, ...statements: readonly string[]): Promise<string> {
  const args = [address, '-X', '-A', '-t', ...statements.flatMap((statement) => ['-c', statement])]
  try {
    return (await promisify(execFile)('psql', args, { maxBuffer: 1 << 24 })).stdout.trim()
  } catch (error) {
    return String((error as { stderr: string }).stderr.split('\n')[0])
  }
}

describe('psql', () => {
  beforeEach(({ skip }) => {
    if (!hasPsql) skip('psql is not installed here')
  })

  test('sees what its session holds at the moment, and no other session', async () => {
    const other = (await connectTo(served.url)).client
    const owners = 'select id, owner from workshop_bikes order by id'
    const [own, others] = served.sessions.names().map((session) => server.address(session)) as [
      string,
      string,
    ]
    expect(await psql(own, owners)).toBe('B-1|Otto Brandt\nB-2|Ines Falk')
    await client.callTool({ name: 'book_job', arguments: { bike_id: 'B-2' } })
    const count = 'select count(*) from workshop_jobs'
    expect([await psql(own, count), await psql(others, count)]).toEqual(['3', '2'])
    const slot = await psql(others, 'select current_user')
    expect(slot).toMatch(/^slot_\d$/)
    expect(await psql(own, `select * from ${slot}.workshop_jobs`)).toContain(
      `permission denied for schema ${slot}`,
    )
    await other.close()
  })

  test('lists and describes tables, and takes what it is given in other ways', async () => {
    const address = server.address(name)
    expect(await psql(address, '\\dt workshop_*')).toMatch(/workshop_bikes\|table[\s\S]*workshop_jobs\|table/)
    expect(await psql(address, '\\d workshop_fittings')).toContain('count|integer')
    expect(await psql(address, 'table workshop_fittings')).toContain('B-1|bell|1')
    expect(await psql(address, 'show timezone', 'explain (costs off) values (1)')).toBe('UTC\nResult')
    expect(await psql(address, 'select now()')).toBe('2025-10-01 13:00:00+00')
    expect(await psql(address, "select 'Grüße 🚲'")).toBe('Grüße 🚲')
    expect(await psql(address, 'select count(*) from generate_series(1, 100000)')).toBe('100000')
    expect((await psql(address, "select repeat('x', 1000) from generate_series(1, 2000)")).length).toBe(
      2_001_999,
    )
  })

  test.each([
    ["update workshop_bikes set owner = 'me'", 'cannot execute UPDATE in a read-only transaction'],
    ['with gone as (delete from workshop_jobs returning 1) select 1 from gone', 'read-only transaction'],
    ["select nextval('workshop_jobs_id_seq')", 'read-only transaction'],
    ["select set_config('transaction_read_only', 'off', true)", 'permission denied'],
    ["select set_config('role', 'postgres', false)", 'permission denied'],
    ['select 1; delete from workshop_jobs', 'cannot insert multiple commands'],
    ['begin', 'Only statements on rows can be run here'],
    ['; commit', 'Only statements on rows can be run here'],
    ['reset role', 'Only statements on rows can be run here'],
    ['set role postgres', 'Only statements on rows can be run here'],
    ['do $$ begin end $$', 'Only statements on rows can be run here'],
    ["copy workshop_jobs to '/tmp/jobs'", 'Only statements on rows can be run here'],
    ['drop table workshop_jobs', 'Only statements on rows can be run here'],
    ['explain analyze delete from workshop_jobs', 'read-only transaction'],
    ["select pg_read_file('/etc/passwd')", 'permission denied'],
    ['select 1 / 0', 'division by zero'],
    ['selec 1', 'Only statements on rows can be run here'],
  ])('changes nothing and goes nowhere: %s', async (statement, refusal) => {
    const address = server.address(name)
    expect(await psql(address, statement)).toContain(refusal)
    expect(await psql(address, 'select current_user')).toMatch(/^slot_\d$/)
    expect(await served.sessions.reports()).toMatchObject([{ calls: 0, effects: [] }])
    expect((await client.callTool({ name: 'book_job', arguments: { bike_id: 'B-1' } })).isError).not.toBe(
      true,
    )
  })

  test('writes when that was asked for, and what it wrote counts as a call of its own', async () => {
    await using writing = await servePsql(served.sessions, true)
    const address = writing.address(name)
    await client.callTool({ name: 'book_job', arguments: { bike_id: 'B-1' } })
    expect(
      await psql(address, "update workshop_jobs set state = 'done' where id = 3 returning id"),
    ).toContain('3')
    expect(await psql(address, "insert into workshop_jobs (bike_id) values ('none')")).toContain(
      'violates foreign key',
    )
    expect(await psql(address, 'drop table workshop_jobs')).toContain('Only statements on rows')
    await client.callTool({ name: 'update_job', arguments: { id: 7, change: { price: 1 } } })
    const [report] = await served.sessions.reports()
    expect(report).toMatchObject({ calls: 3, passed: false })
    expect(report?.effects.map(({ op, key }) => `${op} ${key}`).sort()).toEqual([
      'insert 8',
      'update 3',
      'update 7',
    ])
    expect(report?.failure).toMatch(/call 2: psql\(\{ sql: "update workshop_jobs set state/)
    expect(report?.failure).toMatch(/call 3: update_job/)
  })

  test("comes between an agent's calls and never into one", async () => {
    await using writing = await servePsql(served.sessions, true)
    const [reads, writes] = [server.address(name), writing.address(name)]
    const calls = Array.from({ length: 60 }, () =>
      client.callTool({ name: 'book_job', arguments: { bike_id: 'B-1' } }),
    )
    const looks = Array.from({ length: 6 }, () =>
      psql(reads, ...Array(5).fill('select count(*) from workshop_jobs')),
    )
    const sql =
      "insert into workshop_fittings select 'B-2', 'part' || (count(*) + 1), 1 from workshop_fittings"
    const inserted = Array.from({ length: 4 }, () => psql(writes, ...Array(5).fill(sql)))
    expect((await Promise.all(calls)).filter(({ isError }) => isError)).toEqual([])
    for (const text of await Promise.all(looks)) {
      const counts = text.split('\n').map(Number)
      expect(counts).toHaveLength(5)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    }
    for (const text of await Promise.all(inserted)) expect(text).toBe(Array(5).fill('INSERT 0 1').join('\n'))
    const [report] = await served.sessions.reports()
    expect(report).toMatchObject({ calls: 80 })
    expect(report?.effects).toHaveLength(80)
  })

  test('is turned away with a wrong password, for a session that is not open, and when it ends', async () => {
    const address = server.address(name)
    expect(await psql(address.replace(/:[^:@]+@/, ':guess@'), 'select 1')).toContain('The password is wrong')
    expect(await psql(`${address}9`, 'select 1')).toContain(`no session ${name}9 is open. Open are ${name}.`)
    await served.sessions.stop()
    expect(await psql(address, 'select 1')).toContain('None is open.')
  })
})

describe('other clients', () => {
  /** A connection that says what it is told, and hears until it is closed or has heard enough. */
  async function say(parts: readonly Uint8Array[], enough = (_: Buffer) => false): Promise<Buffer> {
    const socket = connect(Number(new URL(server.address(name)).port), '127.0.0.1')
    let heard = Buffer.alloc(0)
    socket.on('error', () => {})
    for (const part of parts) socket.write(part)
    for await (const chunk of socket) {
      heard = Buffer.concat([heard, chunk])
      if (enough(heard)) break
    }
    return heard
  }

  const startup = () => {
    const text = Buffer.from(`user\0thinkingbox\0database\0${name}\0\0`)
    return Buffer.concat([int32(text.length + 8), int32(196_608), text])
  }
  const password = () => serialize.password(new URL(server.address(name)).password)
  const end = serialize.end()
  const types = (heard: Buffer) => [...messagesIn(heard)].map(({ type }) => type).join('')

  test('send parameters apart from the statement', async () => {
    const heard = await say([
      startup(),
      password(),
      serialize.parse({ text: 'select owner from workshop_bikes where id = $1' }),
      serialize.bind({ values: ['B-2'] }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
      end,
    ])
    expect(types(heard)).toBe('RRSSSSSSSSZ12TDCZ')
    expect(heard.toString()).toContain('Ines Falk')
  })

  test('are told what is not possible, and may go on', async () => {
    const heard = await say([
      startup(),
      password(),
      serialize.parse({ name: 'kept', text: 'select 1' }),
      serialize.sync(),
      serialize.describe({ type: 'S', name: 'kept' }),
      serialize.sync(),
      serialize.parse({ text: 'commit' }),
      serialize.bind({}),
      serialize.execute({}),
      serialize.sync(),
      serialize.sync(),
      serialize.query('select 1'),
      end,
    ])
    expect(types(heard)).toBe('RRSSSSSSSSZEZEZEZZTDCZ')
  })

  test.each([
    ['no protocol at all', () => [Buffer.from('GET / HTTP/1.1\r\n\r\n')]],
    ['a message of two gigabytes', () => [startup(), password(), Buffer.from([81, 127, 255, 255, 255])]],
    ['a message of no length', () => [startup(), password(), Buffer.from([81, 0, 0, 0, 0])]],
    ['an old version', () => [Buffer.concat([int32(8), int32(131_072)])]],
    ['a statement before the password', () => [startup(), serialize.query('select 1')]],
  ])('are turned away: %s', async (_, parts) => {
    await say(parts())
    const heard = await say([startup(), password(), end])
    expect(types(heard)).toBe('RRSSSSSSSSZ')
  })
})
