import { describe, expect, it } from 'vitest'
import { createAgent } from '../lib/agent/create-agent.ts'
import { openDepotSession } from '../lib/agent/testing/depot-session.ts'
import { readSettings } from '../lib/settings/index.ts'

describe('the example agent', () => {
  it('looks up what the customer names, turn by turn, and changes nothing', async () => {
    const { agent } = await createAgent(readSettings({ AGENT: `${import.meta.dirname}/my-agent.ts` }))
    await using session = await openDepotSession({
      request: 'Where does my pallet stand?',
      customer: ['It is P-1.'],
    })
    await agent.run(session, undefined as never)
    expect(agent.name).toBe('my-agent')
    expect(session.said[0]).toContain('Please tell me')
    expect(session.said[1]).toContain('in bay A')
    expect(session.log).toEqual([])
  })
})
