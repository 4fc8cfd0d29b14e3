import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { resolveLanguageModel } from '../model/language-model.ts'
import { readSettings } from '../settings/index.ts'
import { createAgent } from './create-agent.ts'
import { loadAgent } from './load-agent.ts'
import { openDepotSession } from './testing/depot-session.ts'

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)

describe('an own agent', () => {
  it('is what the module exports as agent', async () => {
    await using session = await openDepotSession()
    const agent = await loadAgent(fixture('named-export.ts'))
    await agent.run(session)
    expect(agent.name).toBe('polite')
    expect(session.said).toEqual(['Good evening.'])
  })

  it('or as its default', async () => {
    expect((await loadAgent(fixture('default-export.mjs'))).name).toBe('plain')
  })

  it.for([
    ['nowhere.ts', 'MODULE_NOT_FOUND', 'there is no file'],
    ['throws.mjs', 'MODULE_NOT_LOADED', 'the module fell over'],
    ['no-agent.ts', 'NO_AGENT_EXPORT', 'it exports agnet'],
    [
      'wrong-shape.ts',
      'NO_AGENT_EXPORT',
      'must have a name (text without control and invisible characters) and run',
    ],
    [
      'escaping-name.mjs',
      'NO_AGENT_EXPORT',
      'must have a name (text without control and invisible characters) and run',
    ],
    ['reference-name.mjs', 'RESERVED_NAME', 'is named reference, and reports would take it for ours'],
    [
      'model-name.mjs',
      'RESERVED_NAME',
      'is named openai/gpt-5, and reports would take it for ours or for a model',
    ],
    ['simulated-name.mjs', 'RESERVED_NAME', 'is named simulated/mine, and reports would take it for ours'],
  ] as const)('is refused in words: %s', async ([name, code, message]) => {
    await expect(loadAgent(fixture(name))).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    })
  })

  it('has its name trimmed, and what run resolves to checked', async () => {
    const { agent } = await createAgent(readSettings({ AGENT: fixture('odd-result.mjs') }))
    expect(agent.name).toBe('Plain')
    await using session = await openDepotSession()
    await expect(
      agent.run({ ...session, connect: undefined as never, keepStderr: () => {} }, undefined as never),
    ).rejects.toThrow(
      "run must resolve to nothing, { end: 'step limit' } or { end: 'output limit' }, and not to an end of whenever",
    )
  })

  // By Node itself, which loads it before any trial starts.
  it.for([
    [
      'commonjs/an-agent.ts',
      `commonjs/an-agent.ts:2: Unexpected token 'export'; it is read as CommonJS: write "type": "module" into your package.json, or name the file an-agent.mts`,
    ],
    ['compiled-syntax.ts', 'compiled-syntax.ts:3: TypeScript enum is not supported in strip-only mode'],
  ] as const)('has syntax errors with their place: %s', ([name, problem]) => {
    const program = `
      const { loadAgent } = await import(${JSON.stringify(new URL('load-agent.ts', import.meta.url))})
      await loadAgent(${JSON.stringify(name)}).catch((error) => console.log(error.message))`
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: fixture('.'),
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    expect(run.stdout).toBe(`${name} cannot be loaded: ${problem}\n`)
  })

  describe('once it runs', () => {
    afterEach(() => vi.unstubAllEnvs())

    async function fail(message: string, status?: string) {
      vi.stubEnv('LEAKY_MESSAGE', message)
      vi.stubEnv('LEAKY_STATUS', status)
      const { agent } = await createAgent(
        readSettings({ AGENT: fixture('leaky.ts'), OPENAI_API_KEY: 'my-own-key-1' }),
      )
      await using session = await openDepotSession()
      return await agent.run(session, { id: 'X_1' } as never).catch((error: unknown) => error)
    }

    it('never sees the task, and its errors lose their keys', async () => {
      expect(await fail('my-own-key-1')).toMatchObject({
        code: 'OWN_ERROR',
        message: 'failed with (key removed)',
      })
    })

    it('is not blamed for its provider', async () => {
      expect(await fail('too fast, my-own-key-1', '429')).toMatchObject({
        invalidCause: 'rate limit',
        message: 'HTTP 429: failed with too fast, (key removed)',
      })
    })
  })
})

describe('the agent that the settings name', () => {
  it.for(['reference', 'simulated/erratic', 'simulated/dependable', 'simulated/unlucky'])(
    '%s needs no customer and no key',
    async (name) => {
      const { agent, customers } = await createAgent(readSettings({ MODEL: name }))
      expect(agent.name).toBe(name)
      expect(customers).toEqual([])
    },
  )

  it.for(['openai/gpt-5', 'idle', 'Reference'])(
    'is not started by a command %s, whose name reports would mistake',
    async (name) => {
      await expect(createAgent(readSettings({ AGENT: name }))).rejects.toMatchObject({
        code: 'RESERVED_NAME',
      })
    },
  )

  it('is the first of several, or the one that is asked for', async () => {
    const settings = readSettings({ MODEL: 'reference,simulated/erratic' })
    expect((await createAgent(settings)).agent.name).toBe('reference')
    expect((await createAgent(settings, 'simulated/erratic')).agent.name).toBe('simulated/erratic')
  })

  it.for([
    ['gateway/openai/gpt-5', 'gateway', 'openai/gpt-5'],
    ['openai/gpt-5', 'openai', 'gpt-5'],
    ['anthropic/claude-sonnet-4-5', 'anthropic', 'claude-sonnet-4-5'],
    ['openrouter/qwen/qwen3-32b', 'openrouter', 'qwen/qwen3-32b'],
    ['openai-compatible/org/model:8b', 'openai-compatible', 'org/model:8b'],
  ] as const)('%s is a model of its provider', async ([name, provider, modelId]) => {
    const settings = readSettings({
      MODEL: name,
      AI_GATEWAY_API_KEY: 'k-1',
      OPENAI_API_KEY: 'k-2',
      ANTHROPIC_API_KEY: 'k-3',
      OPENROUTER_API_KEY: 'k-4',
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1',
    })
    const model = await resolveLanguageModel(settings, name)
    expect(model.provider.split('.')[0]).toBe(provider)
    expect(model.modelId).toBe(modelId)
    const { agent, customers } = await createAgent(settings)
    expect(agent.name).toBe(name)
    expect(customers).toHaveLength(1)
  })
})
