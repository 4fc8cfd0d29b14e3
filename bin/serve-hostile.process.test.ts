import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send } from '../lib/http/fixtures/raw-request.ts'
import { connectTo } from '../lib/serve/fixtures/serve-workshop.ts'
import { type ServeProcess, startServe } from './fixtures/start-serve.ts'

let server: ServeProcess
let bystander: Client
let session: string

beforeAll(async () => {
  server = await startServe(['ST003_006', '--sessions', '4'])
  const { client, transport } = await connectTo(server.url)
  bystander = client
  session = transport.sessionId ?? ''
})

afterAll(async () => {
  const { exitCode } = await server.stop('SIGINT')
  expect(exitCode).toBe(0)
})

/** Whoever was there before is still served. */
async function expectUndisturbed(): Promise<void> {
  const answer = await bystander.callTool({ name: 'get_order', arguments: { order_id: 'ORD-40137450' } })
  expect(answer.isError).not.toBe(true)
}

const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'

describe('refused, with other sessions undisturbed:', () => {
  test.each([
    ['another name for this machine', { host: 'evil.example' }, 403],
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin of its own', { origin: 'null' }, 403],
    ['a body that is no JSON', { body: '{"jsonrpc":' }, 400],
    ['a body that is no request', { body: '[1,2]' }, 400],
    ['a call without a session', { body: list }, 400],
    ['a session that nobody opened', { body: list, 'mcp-session-id': '4711.1' }, 404],
    ['another content type', { 'content-type': 'text/plain' }, 415],
    ['another method', { method: 'PUT' }, 405],
    ['a body of 5 MB', { body: JSON.stringify({ padding: 'x'.repeat(5_000_000) }) }, 413],
  ])('%s', async (_, headers, status) => {
    expect(await send(server.url, headers)).toMatchObject({ status })
    await expectUndisturbed()
  })

  test('a session that is over', async () => {
    const opened = await send(server.url)
    const own = { 'mcp-session-id': String(opened.session) }
    expect(await send(server.url, { ...own, body: list })).toMatchObject({ status: 200 })
    expect(await send(server.url, { ...own, method: 'DELETE' })).toMatchObject({ status: 200 })
    expect(await send(server.url, { ...own, body: list })).toMatchObject({ status: 404 })
    await expectUndisturbed()
  })

  test('another address', async () => {
    for (const path of ['/', '/mcp/', '/MCP', '/sessions', '//mcp']) {
      expect(await send(new URL(server.url).origin + path)).toMatchObject({ status: 404 })
    }
  })

  test.skipIf(process.platform !== 'linux')('a body without end', async () => {
    const before = residentBytes(server.pid)
    const { promise: refused, resolve: refuse } = Promise.withResolvers<number | undefined>()
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const upload = request(server.url, { method: 'POST', headers }, ({ statusCode }) => refuse(statusCode))
    upload.on('error', () => refuse(undefined))
    const chunk = Buffer.alloc(1_000_000, ' ')
    const sendAll = async () => {
      for (let sent = 0; sent < 500; sent++) {
        if (!upload.write(chunk)) await new Promise((go) => upload.once('drain', go))
      }
      return 'all of it was taken'
    }
    expect(await Promise.race([refused, sendAll()])).toBe(413)
    upload.destroy()
    expect(residentBytes(server.pid) - before).toBeLessThan(150e6)
    await expectUndisturbed()
  })

  test.skipIf(process.platform !== 'linux')(
    'half requests, and a thousand connections on which nothing is said',
    {
      timeout: 60_000,
    },
    async () => {
      const before = openFiles(server.pid)
      const { port } = new URL(server.url)
      const sockets = await Promise.all(Array.from({ length: 1000 }, () => open(Number(port))))
      for (const [index, socket] of sockets.entries()) {
        if (index % 4 === 0) {
          socket.write('POST /mcp HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{')
        } else if (index % 4 === 1) socket.write('POST /mcp HT')
      }
      await expectUndisturbed()
      const newcomer = await connectTo(server.url)
      expect((await newcomer.client.listTools()).tools).not.toEqual([])
      await newcomer.transport.terminateSession()
      for (const socket of sockets) socket.destroy()
      await expect.poll(() => openFiles(server.pid), { timeout: 20_000 }).toBeLessThan(before + 20)
    },
  )
})

test('no session was lost or added by all this', () => {
  expect(session).not.toBe('')
  expect(server.output()).not.toContain(`Session ${server.pid}.1,`)
})

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise((done) => socket.once('connect', done))
  return socket
}

function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
