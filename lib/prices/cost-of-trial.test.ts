import { describe, expect, it } from 'vitest'
import type { Usage } from '../core/usage.ts'
import { costOfTrial } from './cost-of-trial.ts'

const used = (more: Partial<Usage>): Usage => ({
  model: 'openai/gpt-5',
  role: 'agent',
  calls: 1,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  ...more,
})
const said = { conversation: [{ role: 'agent', text: 'Done.', afterCalls: 0 }] } as const
const trial = (agent: string, ...usage: Usage[]) => ({
  agent,
  usage,
  conversation: [...said.conversation],
  calls: [],
})

describe('the cost of a trial', () => {
  it('adds up what everybody used', () => {
    const settings = { prices: { 'openai/gpt-5': { input: 1, output: 2 } } }
    const customer = used({ role: 'customer', outputTokens: 1_000_000 })
    expect(costOfTrial(trial('my-agent', used({ inputTokens: 1_000_000 }), customer), settings)).toBe(3)
  })

  it('is unknown when the agent worked and reported no tokens', () => {
    expect(costOfTrial(trial('my-agent'), {})).toBeUndefined()
    expect(costOfTrial(trial('my-agent', used({ role: 'customer', inputTokens: 9 })), {})).toBeUndefined()
    expect(costOfTrial(trial('openai/gpt-5', used({})), {})).toBeUndefined()
  })

  it('is nothing when the agent never got to work, or says that it asked no model', () => {
    expect(costOfTrial({ agent: 'my-agent', usage: [], calls: [], conversation: [] }, {})).toBe(0)
    expect(costOfTrial(trial('my-agent', used({ model: 'my-agent', calls: 0 })), {})).toBe(0)
  })

  it('is nothing for the reference and simulated agents', () => {
    expect(costOfTrial(trial('reference'), {})).toBe(0)
    expect(costOfTrial(trial('simulated/erratic'), {})).toBe(0)
  })

  it('is unknown when a price is', () => {
    const mine = used({ model: 'openai-compatible/mine', inputTokens: 5 })
    expect(costOfTrial(trial('my-agent', mine), {})).toBeUndefined()
  })
})
