import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { describe, expect, test, vi } from 'vitest'
import { findTask } from '../lib/define/find-tasks.ts'
import { send } from '../lib/http/fixtures/raw-request.ts'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'
import { connectTo } from '../lib/serve/fixtures/serve-workshop.ts'
import { thinkingbox } from './fixtures/run-command.ts'
import { startServe } from './fixtures/start-serve.ts'

const repository = resolve(import.meta.dirname, '..')
const task = await findTask(repository, 'ST003_006')

async function solve(client: Client): Promise<void> {
  for (const [name, input] of task.solution) {
    const answer = await client.callTool({ name, arguments: input as Record<string, unknown> })
    expect(answer.isError).not.toBe(true)
  }
}

describe('over HTTP', () => {
  test('the reference solution passes, and a wrong call fails in the words of a test', async () => {
    await using server = await startServe([task.id])
    const [right, wrong] = [await connectTo(server.url), await connectTo(server.url)]
    await solve(right.client)
    await wrong.client.callTool({
      name: 'zendesk_update_item',
      arguments: { table: 'tickets', id: '20', item: { status: 'solved', priority: 'low' } },
    })
    await right.transport.terminateSession()
    await vi.waitFor(() => expect(server.output()).toContain('Passed'), { timeout: 20_000 })
    await wrong.transport.terminateSession()
    await vi.waitFor(() => expect(server.output()).toContain('differs'), { timeout: 20_000 })
    const { exitCode, output } = await server.stop('SIGINT')
    expect(exitCode).toBe(0)
    const shown = output.replaceAll(server.url, '<url>').replaceAll(String(server.pid), '<pid>')
    expect(shown).toMatchInlineSnapshot(`
      "Serving ST003_006 at <url>; Ctrl-C ends it.
      Session <pid>.1 has started.
      Session <pid>.2 has started.
      Session <pid>.1, retail ST003_006, over (closed by its client), 10 tool calls: passed
      Net effects:
        tickets 20 updated description: ORD-40137450. Due 16 September. Customer asked to wait for the carrier. → "ORD-40137450, due 16 September, not delivered. Tracking: exception at the Nashvi…", status: solved → hold, updated_at: "2025-09-25T18:45:00Z" → "2025-10-01T13:00:10Z"
      Passed: these are exactly the expected effects.
      Session <pid>.2, retail ST003_006, over (closed by its client), 1 tool call: failed
      Net effects:
        tickets 20 updated priority: high → low, updated_at: "2025-09-25T18:45:00Z" → "2025-10-01T13:00:10Z"
      The end state differs from the expected one in 2 places:

      wrong field     tickets.status of 20
                      expected hold
                      received solved
                      written by call 1: zendesk_update_item({ table: tickets, id: "20", item: { status:
                        solved, priority: low } })

      wrong field     tickets.priority of 20
                      expected high
                      received low
                      written by call 1: zendesk_update_item({ table: tickets, id: "20", item: { status:
                        solved, priority: low } })

      Calls (* can change the state, ! was refused):
        1* zendesk_update_item
      "
    `)
  })

  test('Ctrl-C ends the sessions that are open, and says what they came to', async () => {
    await using server = await startServe(['retail', '--sessions', '2'])
    const { client } = await connectTo(server.url)
    await client.callTool({ name: 'search_policy', arguments: { query: 'late parcel' } })
    const { exitCode, output } = await server.stop('SIGINT')
    expect(exitCode).toBe(0)
    expect(output).toContain(`Session ${server.pid}.1, retail, over (the server stopped), 1 tool call\n`)
    expect(output).not.toMatch(/passed|failed/)
  })

  test('where others reach it, it has a token', async () => {
    // The name may stand before the task, and be written in any letters.
    await using made = await startServe(['--host', '0.0.0.0', '--name', 'Sandbox.Example', task.id])
    const [, token] = /Authorization: Bearer (\S{32})\n/.exec(made.output()) ?? []
    const local = made.url.replace('0.0.0.0', '127.0.0.1')
    expect((await fetch(local, { method: 'POST' })).status).toBe(401)
    const { client } = await connectTo(local, { authorization: `Bearer ${token}` })
    expect((await client.listTools()).tools).toHaveLength(task.sandbox.tools.length)
    for (const [host, status] of [
      ['sandbox.example', 401],
      ['Sandbox.example', 401],
      ['other.example', 403],
    ] as const) {
      expect((await send(local, { host })).status, host).toBe(status)
    }

    await using given = await startServe([task.id], { env: { SERVE_TOKEN: 's3cret-from-outside' } })
    expect(given.output()).not.toContain('s3cret')
    expect((await fetch(given.url, { method: 'POST' })).status).toBe(401)
    await connectTo(given.url, { authorization: 'Bearer s3cret-from-outside' })
  })

  test('--psql shows where the tables of a session are', async ({ skip }) => {
    await using server = await startServe([task.id, '--psql'])
    const [, address] = /^Tables of a session: psql (\S+)<session>$/m.exec(server.output()) ?? []
    expect(address).toBeDefined()
    await connectTo(server.url)
    await vi.waitFor(() => expect(server.output()).toContain(`Session ${server.pid}.1 has started.`), {
      timeout: 20_000,
    })
    const statement = "select status from zendesk_tickets where id = '20'"
    const { stdout, error } = spawnSync('psql', [`${address}${server.pid}.1`, '-A', '-t', '-c', statement])
    if (error) skip('psql is not installed here')
    expect(String(stdout)).toBe('solved\n')
  })

  test('a port that is taken, a name that is not known, options that are wrong', async () => {
    await using server = await startServe([task.id])
    const { port } = new URL(server.url)
    const results = await Promise.all(
      [
        ['ST003_006', '--port', port],
        ['ZZ999_999'],
        ['retial'],
        ['retail', '--sessions', '0'],
        ['retail', '--idle', 'never'],
      ].map((args) => thinkingbox(['serve', ...args])),
    )
    expect(results.map(({ exitCode }) => exitCode)).toEqual([1, 1, 1, 2, 2])
    expect(
      results.map(
        ({ stderr }) => stderr.replaceAll(port, '<port>').replaceAll(repository, '<project>').split('\n')[0],
      ),
    ).toMatchInlineSnapshot(`
      [
        "thinkingbox: Port <port> of 127.0.0.1 is taken; choose another one with --port, or 0 for any that is free.",
        "thinkingbox: There is no task ZZ999_999 in <project>. List the tasks with npx thinkingbox tasks.",
        "thinkingbox: There is no domain retial. Did you mean retail? A task is named by its id, such as ST003_006.",
        "error: option '--sessions <count>' argument '0' is invalid. It is a whole number from 1 to 9999.",
        "error: option '--idle <minutes>' argument 'never' is invalid. It is a number of minutes, more than 0 and up to 20160.",
      ]
    `)
  })
})

describe('over standard input and output', () => {
  /** The SDK's client, which starts the command. */
  async function start(args: readonly string[], cwd = repository) {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [resolve(repository, 'bin/thinkingbox.js'), 'serve', '--stdio', ...args],
      cwd,
      env: { PATH: process.env.PATH ?? '' },
      stderr: 'pipe',
    })
    let stderr = ''
    transport.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
    })
    const faults: Error[] = []
    const client = new Client({ name: 'test', version: '1.0.0' })
    client.onerror = (error) => faults.push(error)
    await client.connect(transport)
    return { client, faults, stderr: () => stderr }
  }

  test('a client that starts the command has a session, graded when it ends', async () => {
    const { client, stderr } = await start([task.id])
    await solve(client)
    const prompt = await client.getPrompt({ name: 'request' })
    expect(prompt.messages[0]?.content).toEqual({ type: 'text', text: task.request })
    await client.close()
    await vi.waitFor(() => expect(stderr()).toContain(`${task.solution.length} tool calls: passed`), {
      timeout: 20_000,
    })
  })

  test('a client that hears nothing any more ends it by closing standard input', async () => {
    const args = [resolve(repository, 'bin/thinkingbox.js'), 'serve', '--stdio', task.id]
    const child = spawn(process.execPath, args, { cwd: repository })
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString()
    })
    child.stdin.write(`{"jsonrpc":"2.0","id":1,"method":"ping"}\n`)
    await once(child.stdout, 'data')
    child.stdout.destroy()
    for (let id = 2; id < 50; id++) child.stdin.write(`{"jsonrpc":"2.0","id":${id},"method":"tools/list"}\n`)
    child.stdin.write('no JSON\n{"jsonrpc":"1.0"}\n')
    child.stdin.end()
    expect(await once(child, 'close')).toEqual([0, null])
    expect(stderr).toContain('over (closed by its client), 0 tool calls: failed')
  })

  test('the project may be elsewhere', async () => {
    const { client } = await start([task.id, '--project', repository], '/')
    expect((await client.listTools()).tools).toHaveLength(task.sandbox.tools.length)
    await client.close()
  })

  test('what a project prints does not get among the protocol', async () => {
    const project = new FixtureProject()
    try {
      const index = 'sandboxes/yard/index.ts'
      project.edit(index, 'export const yard', "console.log('loaded')\nexport const yard")
      project.edit(index, 'const changes =', "console.log('moved')\n    const changes =")
      const { client, faults, stderr } = await start(['yard'], project.directory)
      await client.callTool({ name: 'move_pallet', arguments: { pallet_id: 'P-1', bay: 'B2' } })
      await client.close()
      await vi.waitFor(() => expect(stderr()).toContain('pallets P-1 updated'), { timeout: 20_000 })
      expect(stderr()).toMatch(/^loaded\nSession \d+\.1 has started\.\nmoved\n/)
      expect(faults).toEqual([])
    } finally {
      project.remove()
    }
  })
})
