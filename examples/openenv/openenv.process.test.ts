import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { startServe } from '../../bin/fixtures/start-serve.ts'

const directory = import.meta.dirname
const root = join(directory, '../..')

test('openenv.yaml has what a validator of the directory asks for', () => {
  const manifest = z.object({
    spec_version: z.literal(1),
    name: z.string().min(1),
    type: z.literal('space'),
    port: z.literal(8000),
    types: z.object({ tags: z.array(z.string()).min(1) }),
    validation: z.object({
      reward: z.object({ floor_margin: z.number().min(0.1).max(1) }),
      resources: z.object({
        cpu: z.number().positive(),
        memory_mb: z.int().positive(),
        disk_mb: z.int().positive(),
        episode_timeout_s: z.int().positive().max(3600),
      }),
      capabilities: z.object({ verifier: z.boolean() }),
    }),
  })
  const parsed = manifest.safeParse(parse(readFileSync(join(directory, 'openenv.yaml'), 'utf8')))
  expect(parsed.error).toBeUndefined()
})

test('the command of the Dockerfile serves, and is healthy', { timeout: 60_000 }, async () => {
  const dockerfile = readFileSync(join(directory, 'Dockerfile'), 'utf8')
  const [, json = ''] = /^CMD (.*)$/m.exec(dockerfile) ?? []
  const [node, script = '', command, ...args] = z.array(z.string()).parse(JSON.parse(json))
  expect([node, command]).toEqual(['node', 'openenv'])
  expect(existsSync(join(root, script))).toBe(true)
  // Not as root, on the port that the manifest names.
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^EXPOSE 8000$/m)
  await using server = await startServe(args, { command: 'openenv' })
  const { port } = new URL(server.url)
  const healthy = await fetch(`http://127.0.0.1:${port}/health`)
  expect(await healthy.json()).toEqual({ status: 'healthy' })
  expect(server.output()).toContain('OpenEnv knows no token')
})
