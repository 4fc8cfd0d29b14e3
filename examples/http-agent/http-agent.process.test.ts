import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAgent } from '../../lib/agent/create-agent.ts'
import { openDepotSession } from '../../lib/agent/testing/depot-session.ts'
import { readSettings } from '../../lib/settings/index.ts'

describe('the example agent over HTTP', () => {
  let service: ChildProcess
  let address: string

  beforeAll(async () => {
    service = spawn(process.execPath, [join(import.meta.dirname, 'agent.ts')], {
      env: { ...process.env, PORT: '0', TOKEN: 'a-long-token', NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of service.stdout ?? []) {
      address = `http://127.0.0.1:${/\d+/.exec(String(line))?.[0]}`
      break
    }
  })

  afterAll(() => {
    service.kill()
  })

  test('looks up what the customer names, turn by turn, and changes nothing', async () => {
    const { agent } = await createAgent(
      readSettings({ AGENT: address, AGENT_HEADERS: '{"Authorization":"Bearer a-long-token"}' }),
    )
    await using session = await openDepotSession({
      request: 'Where does my pallet stand? “Grüße” 🚚',
      customer: ['It is P-1.'],
    })
    await agent.run(session, undefined as never)
    expect(agent.name).toBe(new URL(address).host)
    expect(session.said[0]).toContain('Please tell me')
    expect(session.said[1]).toContain('in bay A')
    expect(session.log).toEqual([])
    expect(session.usage).toMatchObject([{ calls: 0 }, { calls: 0 }])
  })

  test('turns away who does not send its token', async () => {
    const { agent } = await createAgent(readSettings({ AGENT: address }))
    await using session = await openDepotSession()
    await expect(agent.run(session, undefined as never)).rejects.toMatchObject({
      invalidCause: 'agent unavailable',
      message: 'the agent answered with HTTP 401: Who are you?',
    })
  })
})
