import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Usage } from '../core/usage.ts'
import { readSettings } from '../settings/index.ts'
import { costOf } from './cost-of.ts'

function usage(model: string, more: Partial<Usage> = {}): Usage {
  return {
    model,
    role: 'agent',
    calls: 10,
    inputTokens: 100_000,
    cachedInputTokens: 40_000,
    outputTokens: 10_000,
    ...more,
  }
}

const free = { prices: undefined }

describe('the cost of tokens', () => {
  it('comes from the catalogue, cached input at its own price', () => {
    // 1.25, 0.125 and 10 dollars a million: what OpenAI asked for gpt-5 when it came out, and since.
    expect(costOf(usage('openai/gpt-5'), free)).toBeCloseTo(0.06 * 1.25 + 0.04 * 0.125 + 0.01 * 10, 10)
  })

  it('is the same through the gateway, and known for OpenRouter’s own names', () => {
    expect(costOf(usage('gateway/openai/gpt-5'), free)).toBe(costOf(usage('openai/gpt-5'), free))
    expect(costOf(usage('openrouter/openai/gpt-5'), free)).toBeGreaterThan(0)
  })

  it('does not take many short requests for one long one', () => {
    // This model costs more above 200,000 input tokens in one request.
    const model = 'anthropic/claude-sonnet-4-5'
    const short = costOf(usage(model, { calls: 20, inputTokens: 1_000_000, cachedInputTokens: 0 }), free)
    const one = costOf(
      usage(model, { calls: 1, inputTokens: 50_000, cachedInputTokens: 0, outputTokens: 500 }),
      free,
    )
    expect(short).toBeCloseTo((one ?? 0) * 20, 10)
  })

  it('is unknown where no price is', () => {
    expect(costOf(usage('openai/no-such-model'), free)).toBeUndefined()
    expect(costOf(usage('openai-compatible/qwen3:8b'), free)).toBeUndefined()
    expect(costOf(usage('no-slash'), free)).toBeUndefined()
  })

  it('is unknown, and not lower, where a call came without a count of tokens', () => {
    const prices = { prices: { 'openai/gpt-5': { input: 1, output: 2 } } }
    for (const role of ['agent', 'customer', 'judge'] as const) {
      expect(costOf(usage('openai/gpt-5', { role }), prices)).toBeGreaterThan(0)
      expect(costOf(usage('openai/gpt-5', { role, unreportedCalls: 1 }), prices)).toBeUndefined()
      const none = { role, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 }
      expect(costOf(usage('openai/gpt-5', none), prices)).toBeUndefined()
      expect(costOf(usage('openai/gpt-5', { ...none, calls: 0 }), prices)).toBe(0)
    }
    expect(costOf(usage('reference', { unreportedCalls: 1 }), prices)).toBe(0)
  })

  it('is nothing for the reference and simulated agents', () => {
    expect(costOf(usage('reference'), free)).toBe(0)
    expect(costOf(usage('simulated/erratic'), free)).toBe(0)
  })

  it('bears with a provider that reports more cached input than input', () => {
    expect(costOf(usage('openai/gpt-5', { inputTokens: 10, cachedInputTokens: 20 }), free)).toBeGreaterThan(0)
  })

  it('is overridden by PRICES, inline or in a file', () => {
    const inline = readSettings({ PRICES: 'openai/gpt-5=2,20,1 openai-compatible/qwen3:8b=0.5,1' })
    expect(costOf(usage('openai/gpt-5'), inline)).toBeCloseTo(0.06 * 2 + 0.04 * 1 + 0.01 * 20, 10)
    expect(costOf(usage('openai-compatible/qwen3:8b'), inline)).toBeCloseTo(0.1 * 0.5 + 0.01 * 1, 10)
    const file = join(tmpdir(), `prices-${process.pid}.json`)
    writeFileSync(file, '{"openai/gpt-5": {"input": 2, "output": 20, "cachedInput": 1}}')
    expect(readSettings({ PRICES: file }).prices).toEqual({
      'openai/gpt-5': { input: 2, output: 20, cachedInput: 1 },
    })
  })

  it.for([
    ['openai/gpt-5=1', 'cannot read the price'],
    ['gpt-5=1,2', 'cannot read the price'],
    ['{"openai/gpt-5": {"input": 1}}', 'openai/gpt-5.output'],
    ['{"openai/gpt-5": {"input": 1, "output": -2}}', 'openai/gpt-5.output'],
    ['{', 'not valid JSON'],
    ['./no-such-prices.json', 'cannot be read'],
  ] as const)('says what is wrong with PRICES=%s', ([value, message]) => {
    expect(() => readSettings({ PRICES: value })).toThrow(message)
  })
})
