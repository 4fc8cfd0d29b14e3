import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from 'vitest'
import { findTask } from '../lib/define/find-tasks.ts'
import { findCacheDirectory } from '../lib/sandbox/cache-directory.ts'
import { openSandbox } from '../lib/sandbox/index.ts'
import { connectTo } from '../lib/serve/fixtures/serve-workshop.ts'
import '../lib/vitest/to-have-effects.ts'
import { thinkingbox } from './fixtures/run-command.ts'
import { type ServeProcess, startServe } from './fixtures/start-serve.ts'

const repository = resolve(import.meta.dirname, '..')
const task = await findTask(repository, 'ST003_006')
const wrongCall = {
  name: 'zendesk_update_item',
  arguments: { table: 'tickets', id: '20', item: { status: 'solved', priority: 'low' } },
}

async function solve(client: Client): Promise<void> {
  for (const [name, input] of task.solution) {
    await client.callTool({ name, arguments: input as Record<string, unknown> })
  }
}

/** What a failing test says of the same calls. */
async function failureInTest(): Promise<string> {
  await using open = await openSandbox(task.sandbox, { slots: 1 })
  await using state = await open.begin(task.records)
  await state.client.callTool(wrongCall)
  const { effects } = await state.end()
  try {
    expect({ effects, calls: state.calls, shapes: task.sandbox.shapes }).toHaveEffects(task.expected)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The test passed.')
}

function controlFile({ pid }: Pick<ServeProcess, 'pid'>): string {
  return join(findCacheDirectory(repository), 'serving', `${pid}.json`)
}

test('sessions are graded while they are open and afterwards, as a test would', {
  timeout: 60_000,
}, async () => {
  await using server = await startServe([task.id])
  const { pid } = server
  const [right, wrong] = [await connectTo(server.url), await connectTo(server.url)]
  await solve(right.client)
  await wrong.client.callTool(wrongCall)
  const passed = await thinkingbox(['grade', `${pid}.1`])
  expect(passed).toMatchObject({ exitCode: 0, stderr: '' })
  expect(passed.stdout).toContain(
    `Session ${pid}.1, retail ST003_006, open, ${task.solution.length} tool calls: passed\n`,
  )
  const failed = await thinkingbox(['grade', `${pid}.2`])
  expect(failed).toMatchObject({ exitCode: 1, stderr: '' })
  expect(failed.stdout).toContain(`Session ${pid}.2, retail ST003_006, open, 1 tool call: failed\n`)
  expect(failed.stdout).toContain(await failureInTest())
  await wrong.transport.terminateSession()
  const all = await thinkingbox(['grade'])
  expect(all.stdout).toContain(
    `Session ${pid}.1, retail ST003_006, open, ${task.solution.length} tool calls: passed\n`,
  )
  expect(all.stdout).toContain(`Session ${pid}.2, retail ST003_006, over (closed by its client), 1 tool call`)
  const unknown = await thinkingbox(['grade', `${pid}.3`])
  expect(unknown.exitCode).toBe(1)
  expect(unknown.stderr).toContain(`There is no session ${pid}.3. Did you mean ${pid}.1`)
})

test('a session over standard input and output, and from another directory', {
  timeout: 60_000,
}, async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [resolve(repository, 'bin/thinkingbox.js'), 'serve', task.id, '--stdio'],
    cwd: repository,
    stderr: 'ignore',
  })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  await solve(client)
  const args = ['grade', `${transport.pid}.1`, '--project', repository]
  expect(await thinkingbox(args, { cwd: '/' })).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining(`${task.solution.length} tool calls: passed`),
  })
  await client.close()
})

test('no client of the sandbox reaches a grade', async () => {
  await using server = await startServe([task.id])
  const file = controlFile(server)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
  const { origin, secret } = JSON.parse(readFileSync(file, 'utf8')) as { origin: string; secret: string }
  expect(origin).not.toBe(new URL(server.url).origin)
  expect(server.output()).not.toContain(secret)
  const ask = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { headers }).then(({ status }) => status)
  expect(await ask(new URL('/sessions', server.url).href)).toBe(404)
  expect(await ask(`${origin}/sessions`)).toBe(401)
  expect(await ask(`${origin}/sessions`, { authorization: `Bearer ${secret}x` })).toBe(401)
  expect(await ask(`${origin}/sessions`, { authorization: `Bearer ${secret}` })).toBe(200)
  await server.stop('SIGTERM')
  expect(() => statSync(file)).toThrow('ENOENT')
})

test('what a killed server left is passed over and removed', async () => {
  await using server = await startServe([task.id])
  const file = controlFile(server)
  await server.stop('SIGKILL')
  expect(statSync(file).isFile()).toBe(true)
  const { stderr } = await thinkingbox(['grade', `${server.pid}.1`])
  expect(stderr).toMatch(/No server of this project is running|There is no session/)
  expect(() => statSync(file)).toThrow('ENOENT')
})

test('says that no server is running', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'no-server-'))
  try {
    const { exitCode, stderr } = await thinkingbox(['grade'], {
      cwd: directory,
      env: { XDG_CACHE_HOME: directory, HOME: directory },
    })
    expect(exitCode).toBe(1)
    expect(stderr).toBe(
      'thinkingbox: No server of this project is running; start one with npx thinkingbox serve <task or domain>.\n',
    )
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
