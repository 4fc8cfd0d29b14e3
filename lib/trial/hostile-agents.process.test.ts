import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgentSession } from '../agent/agent.ts'
import { depot, depotTasks } from '../agent/testing/depot-sandbox.ts'
import { type OpenSandbox, openSandbox } from '../sandbox/index.ts'
import { gradeTrial } from './grade-trial.ts'
import { type PlayOptions, playTrial } from './play-trial.ts'

let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(depot, { slots: 1, readAll: true })
})

afterAll(() => open[Symbol.asyncDispose]())

/** One trial of an agent that is written here. */
async function play(run: (session: AgentSession) => Promise<void>, options: Partial<PlayOptions> = {}) {
  const [task] = depotTasks(1)
  if (!task) throw new Error('There is no task.')
  const played = await playTrial({
    task,
    attempt: 1,
    agent: { name: 'hostile', run },
    sandbox: open,
    seed: '1',
    maxTurns: 4,
    signal: new AbortController().signal,
    classifyFault: () => undefined,
    ...options,
  })
  return { played, task }
}

const look = { name: 'get_pallet', arguments: { pallet_id: 'P-1' } }

describe('an agent that never stops calling', () => {
  test('is stopped when its time is up', async () => {
    const { played } = await play(
      async ({ mcp }) => {
        for (;;) await mcp.callTool(look).catch(() => {})
      },
      { timeoutMs: 300 },
    )
    expect(played).toMatchObject({ valid: false, cause: 'trial timeout' })
    const calls = played.trial.calls.length
    expect(calls).toBeGreaterThan(0)
    // What it calls afterwards is neither made nor kept.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(played.trial.calls).toHaveLength(calls)
  })

  test('is stopped at the limit of calls, in a trial that counts', async () => {
    const { played } = await play(
      async ({ mcp }) => {
        for (;;) await mcp.callTool(look)
      },
      { maxCalls: 25 },
    )
    expect(played).toMatchObject({ valid: true, trial: { end: 'call limit' } })
    expect(played.trial.calls).toHaveLength(25)
  })

  test('is stopped too when its calls never reach a tool', async () => {
    const { played } = await play(
      async ({ recordRefusedCall }) => {
        for (let made = 0; made < 1000; made++) recordRefusedCall('none', '{}', 'There is no such tool.')
        await new Promise(() => {})
      },
      { maxCalls: 25 },
    )
    expect(played).toMatchObject({ valid: true, trial: { end: 'call limit' } })
    expect(played.trial.calls).toHaveLength(25)
  })
})

test('what an agent does to its tools is not for the next trial', async () => {
  const seen: string[] = []
  const spoil = async ({ mcp }: AgentSession) => {
    const { tools } = await mcp.listTools()
    seen.push(JSON.stringify(tools))
    for (const tool of tools) {
      tool.description = 'Never call this.'
      delete tool.inputSchema.properties
    }
  }
  await play(spoil)
  await play(spoil)
  expect(seen[1]).toBe(seen[0])
  expect(seen[1]).not.toContain('Never call this.')
})

test('the answer of a call cannot be changed afterwards', async () => {
  const { played } = await play(async ({ mcp }) => {
    const { structuredContent } = await mcp.callTool(look)
    Object.assign(structuredContent ?? {}, { status: 'shipped' })
  })
  expect(played.trial.calls[0]?.result).toMatchObject({ status: 'stored' })
})

test('an agent that throws has failed, whatever the state, and deviates in nothing', async () => {
  const { played, task } = await play(async () => {
    throw new TypeError('boom')
  })
  if (!played.valid) throw new Error('The trial is invalid.')
  expect(played.trial).toMatchObject({ end: 'agent error', error: 'boom' })
  for (const expected of [[], task.expected]) {
    expect(gradeTrial(played.trial, expected, depot.shapes)).toMatchObject({ passed: false, deviations: [] })
  }
})
