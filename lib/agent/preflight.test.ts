import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { preflight } from './preflight.ts'

const linesOf = async (env: Record<string, string>) => {
  const error = await preflight(readSettings(env)).catch((thrown: unknown) => thrown)
  return error instanceof Error ? error.message.split('\n') : error
}

describe('the preflight', () => {
  it('lets the reference and the simulated agents start with nothing set', async () => {
    expect(await linesOf({ MODEL: 'reference,simulated/erratic' })).toEqual([])
  })

  it('names the key that is missing, and what could be used instead, in one line for each model', async () => {
    expect(
      await linesOf({
        MODEL: 'openai/gpt-5,gateway/openai/gpt-5,openai-compatible/qwen3:8b,anthropic/claude-sonnet-4-5',
        CUSTOMER_MODEL: 'openrouter/qwen/qwen3-32b',
        ANTHROPIC_API_KEY: 'k-1',
      }),
    ).toEqual([
      'MODEL: openai/gpt-5 needs OPENAI_API_KEY to be set (ready to use: anthropic)',
      'MODEL: gateway/openai/gpt-5 needs AI_GATEWAY_API_KEY to be set (ready to use: anthropic)',
      'MODEL: openai-compatible/qwen3:8b needs OPENAI_COMPATIBLE_BASE_URL to be set (ready to use: anthropic)',
      'CUSTOMER_MODEL: openrouter/qwen/qwen3-32b needs OPENROUTER_API_KEY to be set (ready to use: anthropic)',
    ])
    expect(await linesOf({ MODEL: 'openai/gpt-5' })).toEqual([
      'MODEL: openai/gpt-5 needs OPENAI_API_KEY to be set (no provider is ready to use)',
    ])
  })

  it('looks at each of several customers', async () => {
    const customers = { CUSTOMER_MODEL: 'openai/gpt-5,anthropic/claude-sonnet-5', OPENAI_API_KEY: 'k-1' }
    expect(await linesOf(customers)).toEqual([
      'CUSTOMER_MODEL: anthropic/claude-sonnet-5 needs ANTHROPIC_API_KEY to be set (ready to use: openai)',
    ])
  })

  it('needs no key for a local server', async () => {
    const env = {
      MODEL: 'openai-compatible/qwen3:8b',
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1',
    }
    expect(await linesOf(env)).toEqual([])
  })

  it('looks at the models of variants too', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'variants-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const file = join(directory, 'variants.mjs')
    writeFileSync(
      file,
      `export const variants = {
        one: { settings: { CUSTOMER_MODEL: 'openai/gpt-5' } },
        two: { settings: { CUSTOMER_MODEL: 'openai/gpt-5, anthropic/claude-sonnet-5' } },
      }`,
    )
    expect(await linesOf({ VARIANTS: file, OPENAI_API_KEY: 'k-1' })).toEqual([
      'CUSTOMER_MODEL: anthropic/claude-sonnet-5 needs ANTHROPIC_API_KEY to be set (ready to use: openai)',
    ])
    const keys = { OPENAI_API_KEY: 'k-1', ANTHROPIC_API_KEY: 'k-2' }
    const settings = readSettings({ AGENT: './a.ts', VARIANTS: file, ...keys })
    expect(await preflight(settings, async () => {}), 'every variant has a customer').toEqual([])
  })

  it('says what is wrong with an own agent before any trial starts', async () => {
    expect(await linesOf({ AGENT: './no-such-agent.ts' })).toEqual([
      expect.stringMatching(/^AGENT: there is no file .*no-such-agent\.ts$/),
    ])
  })

  it('warns of an own agent without a customer, and of misspelt names', async () => {
    const warnings = await preflight(readSettings({ AGENT: './a.ts', MODELS: 'x' }), async () => {})
    expect(warnings).toEqual([
      expect.stringContaining('did you mean MODEL?'),
      expect.stringContaining('No CUSTOMER_MODEL is set'),
    ])
  })
})
