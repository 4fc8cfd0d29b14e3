import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startServe } from '../bin/fixtures/start-serve.ts'
import { connectTo } from '../lib/serve/fixtures/serve-workshop.ts'

const root = resolve(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/serving.md'), 'utf8')

const serverSchema = z.union([
  z.strictObject({ type: z.literal('stdio').optional(), command: z.string(), args: z.array(z.string()) }),
  z.strictObject({ type: z.literal('http'), url: z.string() }),
])
const configurationSchema = z.union([
  z.strictObject({ mcpServers: z.strictObject({ thinkingbox: serverSchema }) }),
  z.strictObject({ servers: z.strictObject({ thinkingbox: serverSchema }) }),
])

const servers = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => {
  const parsed = configurationSchema.parse(JSON.parse(text))
  return ('servers' in parsed ? parsed.servers : parsed.mcpServers).thinkingbox
})

test('the page has a configuration for each kind of client', () => {
  expect(servers.map((server) => ('url' in server ? 'url' : server.command))).toEqual(['node', 'npx', 'url'])
})

test.for(servers)('the configuration %# works', async (server) => {
  if ('url' in server) {
    await using running = await startServe(['ST003_006'])
    // The documented port may be in use here.
    const { port } = new URL(running.url)
    expect(server.url.replace(':4100/', `:${port}/`)).toBe(running.url)
    const { client } = await connectTo(running.url)
    expect((await client.listTools()).tools).not.toEqual([])
    return
  }
  const { command, args } = server
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(
    new StdioClientTransport({
      command: command === 'node' ? process.execPath : command,
      args: args.map((arg) =>
        arg.replace('/path/to/project', root).replace('node_modules/vitest-thinkingbox/', ''),
      ),
      cwd: root,
      env: { PATH: process.env.PATH ?? '' },
      stderr: 'ignore',
    }),
  )
  expect((await client.listTools()).tools).not.toEqual([])
  await client.close()
})
