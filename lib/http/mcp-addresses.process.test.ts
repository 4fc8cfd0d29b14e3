import { connect as connectSocket } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workshop } from '../sandbox/fixtures/workshop.ts'
import { type OpenSandbox, openSandbox, type TrialState } from '../sandbox/index.ts'
import { send } from './fixtures/raw-request.ts'
import { McpAddresses } from './mcp-addresses.ts'

let sandbox: OpenSandbox
let addresses: McpAddresses

beforeAll(async () => {
  sandbox = await openSandbox(workshop, { slots: 20, note: () => {} })
  addresses = await McpAddresses.open()
})

afterAll(async () => {
  await addresses[Symbol.asyncDispose]()
  await sandbox[Symbol.asyncDispose]()
})

const offer = (trial: TrialState) => addresses.offer((transport) => trial.connect(transport))

async function connect(url: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  // The SDK's own transport, whose types do not keep undefined and absent apart as ours do.
  await client.connect(new StreamableHTTPClientTransport(new URL(url)) as Transport)
  return client
}

describe("a trial's address", () => {
  test('serves the tools of its slot, and what is called there has its effects', async () => {
    await using trial = await sandbox.begin({})
    await using address = offer(trial)
    const client = await connect(address.url)
    const [overHttp, inProcess] = await Promise.all([client.listTools(), trial.client.listTools()])
    expect(overHttp).toEqual(inProcess)
    const call = { name: 'get_bike', arguments: { bike_id: 'B-1' } }
    expect(await client.callTool(call)).toEqual(await trial.client.callTool(call))
    expect(await client.callTool({ name: 'get_bike', arguments: { bike_id: 7 } })).toMatchObject({
      isError: true,
    })
    expect(trial.calls.map(({ tool, isError }) => [tool, isError])).toEqual([
      ['get_bike', false],
      ['get_bike', false],
      ['get_bike', true],
    ])
    await client.close()
  })

  test('takes many clients at once, whose calls are made one at a time', async () => {
    await using trial = await sandbox.begin({})
    await using address = offer(trial)
    const clients = await Promise.all(Array.from({ length: 5 }, () => connect(address.url)))
    await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: 4 }, () => client.callTool({ name: 'get_bike', arguments: { bike_id: 'B-2' } })),
      ),
    )
    expect(trial.calls.filter(({ isError }) => !isError)).toHaveLength(20)
    await Promise.all(clients.map((client) => client.close()))
  })

  test('reaches its own trial only, with twenty in flight', async () => {
    const trials = await Promise.all(Array.from({ length: 20 }, () => sandbox.begin({})))
    await Promise.all(
      trials.map(async (trial, index) => {
        await using address = offer(trial)
        const client = await connect(address.url)
        for (let call = 0; call <= index; call++) {
          await client.callTool({ name: 'get_bike', arguments: { bike_id: `call ${call}` } })
        }
        await client.close()
      }),
    )
    expect(trials.map(({ calls }) => calls.length)).toEqual(trials.map((_, index) => index + 1))
    await Promise.all(trials.map((trial) => trial.end()))
  })

  test('is gone when the trial is over, also for a client that is connected', async () => {
    const trial = await sandbox.begin({})
    const address = offer(trial)
    const client = await connect(address.url)
    await trial.end()
    const call = () => client.callTool({ name: 'get_bike', arguments: { bike_id: 'B-1' } })
    await expect(call()).rejects.toThrow('Session not found')
    await expect(connect(address.url)).rejects.toThrow('The trial is over.')
    await address[Symbol.asyncDispose]()
    await expect(call()).rejects.toThrow('No trial has this address, or it is over.')
    expect(trial.calls).toEqual([])
    await client.close()
  })
})

describe('refused, with other trials undisturbed:', () => {
  test.each([
    ['another name for this machine', { host: 'evil.example' }, 403],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin of its own', { origin: 'null' }, 403],
    ['a body that is no JSON', { body: '{"jsonrpc":' }, 400],
    ['a body that is no request', { body: '[1,2]' }, 400],
    ['a call without a session', { body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' }, 400],
    ['a session that nobody opened', { 'mcp-session-id': 'c0ffee' }, 404],
    ['another content type', { 'content-type': 'text/plain' }, 415],
    ['another method', { method: 'PUT' }, 405],
    ['a body of 5 MB', { body: JSON.stringify({ padding: 'x'.repeat(5_000_000) }) }, 413],
  ])('%s', async (_, headers, status) => {
    await using trial = await sandbox.begin({})
    await using address = offer(trial)
    const client = await connect(address.url)
    expect(await send(address.url, headers)).toMatchObject({ status })
    await client.callTool({ name: 'get_bike', arguments: { bike_id: 'B-1' } })
    expect(trial.calls).toHaveLength(1)
    await client.close()
  })

  test("another trial's session", async () => {
    await using one = await sandbox.begin({})
    await using two = await sandbox.begin({})
    await using first = offer(one)
    await using second = offer(two)
    const { session } = await send(first.url)
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: 2,
      method: 'tools/call',
      params: { name: 'get_bike', arguments: { bike_id: 'B-1' } },
    })
    const call = (url: string) => send(url, { body, 'mcp-session-id': String(session) })
    expect(await call(second.url)).toMatchObject({ status: 404 })
    expect(await call(first.url)).toMatchObject({ status: 200 })
    expect([one.calls.length, two.calls.length]).toEqual([1, 0])
  })

  test('an address that nobody was given', async () => {
    await using trial = await sandbox.begin({})
    await using address = offer(trial)
    for (const path of ['/', '/mcp', `${new URL(address.url).pathname}/`, '/../mcp']) {
      expect(await send(new URL(address.url).origin + path)).toMatchObject({ status: 404 })
    }
  })

  test('half requests and connections on which nothing is said', async () => {
    await using trial = await sandbox.begin({})
    await using address = offer(trial)
    const { port } = new URL(address.url)
    const sockets = Array.from({ length: 200 }, () => connectSocket(Number(port), '127.0.0.1'))
    for (const [index, socket] of sockets.entries()) {
      socket.on('error', () => {})
      if (index % 2) socket.write('POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{')
    }
    const client = await connect(address.url)
    await client.callTool({ name: 'get_bike', arguments: { bike_id: 'B-1' } })
    expect(trial.calls).toHaveLength(1)
    await client.close()
    for (const socket of sockets) socket.destroy()
  })
})

test('a client is told when there are more sessions than an address may have', async () => {
  await using trial = await sandbox.begin({})
  await using address = offer(trial)
  for (let session = 0; session < 1000; session++) await send(address.url)
  const answer = await send(address.url)
  expect(JSON.parse(answer.text)).toMatchObject({
    id: 1,
    error: { message: 'There are 1000 sessions at once, the most there may be: close one.' },
  })
})
