import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { depotTasks } from '../agent/testing/depot-sandbox.ts'
import { defineSandbox } from '../define/define-sandbox.ts'
import { defineTool } from '../define/define-tool.ts'
import { episodeTools } from './episode-tools.ts'
import { type DepotServer, serveDepot } from './testing/depot-server.ts'

let server: DepotServer

beforeAll(async () => {
  server = await serveDepot()
})

afterAll(() => server[Symbol.asyncDispose]())

async function get(path: string): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(server.origin + path)
  return { status: response.status, body: await response.json(), headers: response.headers }
}

describe('what a validator asks of a running server', () => {
  test('it is healthy', async () => {
    expect(await get('/health')).toMatchObject({ status: 200, body: { status: 'healthy' } })
  })

  test('it says what it is', async () => {
    expect((await get('/metadata')).body).toEqual({
      name: 'thinkingbox-depot',
      description: expect.stringContaining('5 business workflows'),
      readme_content: null,
      version: '1.0.0',
      author: null,
      documentation_url: null,
    })
  })

  test('it describes its interface, with reset, step and state', async () => {
    const { body } = await get('/openapi.json')
    expect(body).toMatchObject({ info: { version: '1.0.0' } })
    const { paths } = body as { paths: object }
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/reset', '/step', '/state', '/mcp']))
    expect(JSON.stringify(paths)).toContain('DP001_003')
  })

  test('it serves schemas of action, observation and state, not compressed and below a megabyte', async () => {
    const { body, headers } = await get('/schema')
    for (const name of ['action', 'observation', 'state', 'reset_observation']) {
      expect(body).toHaveProperty([name, 'type'], 'object')
    }
    expect(headers.get('content-encoding')).toBeNull()
    expect(JSON.stringify(body).length).toBeLessThan(2 ** 20)
  })

  test('an empty request of JSON-RPC gets an error of JSON-RPC', async () => {
    const response = await server.post('/mcp', {})
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_600 } })
  })

  test('a page for people lists the endpoints', async () => {
    for (const path of ['/docs', '/redoc']) {
      expect(await (await fetch(server.origin + path)).text()).toContain('<code>POST /reset</code>')
    }
  })
})

describe('over HTTP an environment lasts for one request', () => {
  test('reset answers the first observation, and drops what it does not know', async () => {
    const [task] = depotTasks(1)
    const response = await server.post('/reset', { task_id: task?.id, seed: 1, mood: 'calm' })
    expect(await response.json()).toMatchObject({
      observation: { metadata: { user_message: task?.request } },
      reward: 0,
      done: false,
      metadata: { task_id: task?.id },
    })
    const bare = await fetch(`${server.origin}/reset`, { method: 'POST' })
    expect(bare.status).toBe(200)
    expect(await (await fetch(`${server.origin}/state`)).json()).toMatchObject({
      episode_id: null,
      step_count: 0,
    })
  })

  test('step lists tools, and has no episode to call them in', async () => {
    const listed = await server.post('/step', { action: { type: 'list_tools' }, timeout_s: 5 })
    expect(await listed.json()).toMatchObject({ reward: 0, done: false, metadata: {} })
    const called = await server.post('/step', { action: { type: 'call_tool', tool_name: 'done' } })
    expect(called.status).toBe(500)
    expect(await called.text()).toBe('No episode has begun: call reset first.\n')
  })

  test('requests without a session count as none', async () => {
    const many = Array.from({ length: 12 }, () => server.post('/reset', {}))
    for (const response of await Promise.all(many)) expect(response.status).toBe(200)
    expect(server.active).toBe(0)
  })

  test.for([
    ['/reset', { seed: -1 }, ['body', 'seed'], 'value_error'],
    ['/reset', { seed: 'x' }, ['body', 'seed'], 'number_type'],
    ['/reset', { episode_id: 'e'.repeat(256) }, ['body', 'episode_id'], 'value_error'],
    ['/reset', '[', ['body'], 'json_invalid'],
    ['/step', {}, ['body', 'action'], 'missing'],
    ['/depot/tasks', {}, ['body', 'split'], 'missing'],
    ['/depot/tasks', { split: 'all', more: 1 }, ['body', 'more'], 'extra_forbidden'],
    ['/step', { action: { type: 'list_tools' }, timeout_s: 0 }, ['body', 'timeout_s'], 'value_error'],
    ['/step', { action: { type: 'list_tools', more: 1 } }, ['body', 'action', 'more'], 'extra_forbidden'],
  ] as const)('%s %o is refused with what is wrong', async ([path, body, loc, type]) => {
    const response = await server.post(path, body)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ detail: [{ type, loc, msg: expect.stringMatching(/\w/) }] })
  })

  test('a task that is not there is named', async () => {
    const response = await server.post('/reset', { task_id: 'DP001_009' })
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('There is no task DP001_009')
  })
})

describe('the task API', () => {
  test('lists environments, splits and tasks', async () => {
    expect((await get('/list_environments')).body).toEqual(['depot'])
    expect((await get('/depot/splits')).body).toEqual([{ name: 'all', type: 'test' }])
    const ask = async (question: string, body: object) =>
      await (await server.post(`/depot/${question}`, body)).json()
    const ids = depotTasks(5).map(({ id }) => ({ task_id: id }))
    expect(await ask('tasks', { split: 'all' })).toEqual({ tasks: ids, env_name: 'depot' })
    expect(await ask('num_tasks', { split: 'all' })).toEqual({ num_tasks: 5 })
    expect(await ask('task', { split: 'all', index: 2 })).toEqual({ task: ids[2] })
    expect(await ask('task_range', { split: 'all', start: 1, stop: 3 })).toEqual({ tasks: ids.slice(1, 3) })
    expect(await ask('task_range', { split: 'all' })).toEqual({ tasks: ids })
    const begun = await server.post('/reset', { split: 'all', index: 3 })
    expect(await begun.json()).toMatchObject({ metadata: { task_id: ids[3]?.task_id } })
  })

  test.for([
    ['/shop/tasks', { split: 'all' }, 404],
    ['/depot/task', { split: 'all', index: 5 }, 400],
    ['/depot/num_tasks', { split: 'train' }, 400],
  ] as const)('%s %o: %i', async ([path, body, status]) => {
    const response = await server.post(path, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/\w/) })
  })
})

describe('JSON-RPC', () => {
  const request = { jsonrpc: '2.0', id: 7 }
  test.for([
    ['{', -32_700],
    ['[]', -32_700],
    [{ jsonrpc: '1.0', id: 7, method: 'tools/list' }, -32_600],
    [{ ...request, method: 'tools/list', more: true }, -32_600],
    [{ ...request, method: 'initialize' }, -32_601],
    [{ ...request, method: 'tools/list', params: [] }, -32_602],
    [{ ...request, method: 'tools/list', params: { session_id: 'none' } }, -32_602],
    [{ ...request, method: 'openenv/session/close' }, -32_602],
    [{ ...request, method: 'tools/call', params: {} }, -32_602],
    [{ ...request, method: 'tools/call', params: { name: 'get_pallet', arguments: {} } }, -32_603],
  ] as const)('%o: %i', async ([body, code]) => {
    const response = await server.post('/mcp', body)
    expect(response.status).toBe(200)
    const answer = await response.json()
    expect(answer).toMatchObject({ jsonrpc: '2.0', error: { code } })
    expect(answer).not.toHaveProperty('result')
  })

  test('lists the tools without a session', async () => {
    const { result } = await server.rpc('tools/list')
    expect(result).toMatchObject({
      tools: expect.arrayContaining([expect.objectContaining({ name: 'done' })]),
    })
  })
})

describe('who is not meant', () => {
  test.for([
    ['/reset', { host: 'evil.example' }],
    ['/reset', { origin: 'https://evil.example' }],
  ] as const)('%s with %o is refused', async ([path, headers]) => {
    const response = await raw(
      `POST ${path} HTTP/1.1\r\n${lines({ host: '127.0.0.1', ...headers })}content-length: 2\r\n\r\n{}`,
    )
    expect(response).toMatch(/^HTTP\/1\.1 403 /)
  })

  test.for([['/ws'], ['/mcp'], ['/other']] as const)(
    'so is a socket of another page at %s',
    async ([path]) => {
      const upgrade = {
        host: '127.0.0.1',
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
      }
      const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' }
      const headers = lines({ ...upgrade, ...key, origin: 'https://evil.example' })
      expect(await raw(`GET ${path} HTTP/1.1\r\n${headers}\r\n`)).toMatch(/^HTTP\/1\.1 403 /)
      if (path === '/other') {
        expect(await raw(`GET ${path} HTTP/1.1\r\n${lines({ ...upgrade, ...key })}\r\n`)).toMatch(
          /^HTTP\/1\.1 404 /,
        )
      }
    },
  )

  test('a body or a frame that is too long is refused, and others are served', async () => {
    const long = `{"mood":"${'x'.repeat(17 * 2 ** 20)}"}`
    const refused = await server.post('/reset', long).then(
      ({ status }) => status,
      () => 'torn off',
    )
    expect([413, 'torn off']).toContain(refused)
    await using player = await server.connect()
    player.socket.send(long)
    expect(await player.closed()).toBe(1009)
    expect((await get('/health')).status).toBe(200)
  })
})

test('a sandbox whose tool has a name that the protocol needs is refused', () => {
  const done = defineTool({
    name: 'state',
    description: 'Says how things are.',
    readOnly: true,
    input: z.strictObject({}),
    output: z.strictObject({}),
    handler: async () => ({}),
  })
  const sandbox = defineSandbox({
    name: 'shop',
    tables: {},
    tools: [done],
    instructions: 'Serve.',
    now: '2025-10-01T13:00:00Z',
  })
  expect(() => episodeTools(sandbox)).toThrow('the tool state has a name that OpenEnv needs itself')
})

function lines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}

/** Sends bytes and reads until the server answers. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1')
    socket.once('data', (data) => {
      resolve(String(data))
      socket.destroy()
    })
    socket.once('error', reject)
    socket.write(text)
  })
}
