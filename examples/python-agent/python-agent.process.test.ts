import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuiltInAgent } from '../../lib/agent/agent.ts'
import { createAgent } from '../../lib/agent/create-agent.ts'
import { referenceAgent } from '../../lib/agent/reference-agent.ts'
import { openDepotSession } from '../../lib/agent/testing/depot-session.ts'
import type { Customer } from '../../lib/customer/customer.ts'
import type { Task } from '../../lib/define/define-task.ts'
import { classifyFault } from '../../lib/model/classify-fault.ts'
import { type OpenSandbox, openSandbox } from '../../lib/sandbox/index.ts'
import { readSettings } from '../../lib/settings/index.ts'
import { findTasks } from '../../lib/testing/index.ts'
import { gradeTrial } from '../../lib/trial/grade-trial.ts'
import { playTrial } from '../../lib/trial/play-trial.ts'
import type { Trial } from '../../lib/trial/trial.ts'
import { retail } from '../../sandboxes/retail/index.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0
const script = join(import.meta.dirname, 'my_agent.py')

describe.skipIf(!hasPython)('the example agent in Python', () => {
  test('looks up what the customer names, turn by turn, and changes nothing', async () => {
    const { agent } = await createAgent(readSettings({ AGENT: `python3 ${script}` }))
    await using session = await openDepotSession({
      request: 'Where does my pallet stand? “Grüße” 🚚',
      customer: ['It is P-1.'],
    })
    await agent.run(session, undefined as never)
    expect(agent.name).toBe('my_agent')
    expect(session.said[0]).toContain('Please tell me')
    expect(session.said[1]).toContain('in bay A')
    expect(session.log).toEqual([])
    expect(session.usage).toMatchObject([{ model: 'none', calls: 0 }, { calls: 0 }])
    expect(session.stderr).toBe('')
  })
})

describe.skipIf(!hasPython)("retail's tasks, with the calls of their reference solutions", () => {
  const directory = mkdtempSync(join(tmpdir(), 'replay-'))
  let tasks: readonly Task[]
  let sandbox: OpenSandbox

  beforeAll(async () => {
    const found = await findTasks(join(import.meta.dirname, '../..'))
    tasks = found.filter(({ domain }) => domain === retail.name)
    sandbox = await openSandbox(retail, { slots: 20 })
    const steps = Object.fromEntries(tasks.map(({ request, solution }) => [request, solution]))
    writeFileSync(join(directory, 'steps.json'), JSON.stringify(steps))
  })

  afterAll(async () => {
    await sandbox[Symbol.asyncDispose]()
    rmSync(directory, { recursive: true })
  })

  async function play(agent: BuiltInAgent, task: Task, attempt: number, customer?: Customer): Promise<Trial> {
    const played = await playTrial({
      task,
      attempt,
      agent,
      customer,
      sandbox,
      seed: '1',
      maxTurns: 20,
      signal: new AbortController().signal,
      classifyFault,
    })
    if (played.valid) return played.trial
    throw new Error(`${task.id}: ${played.message}`)
  }

  /** What the journal keeps of each task's trial, but for times, usage and the agent's name. */
  function playAll(agent: BuiltInAgent) {
    return Promise.all(
      tasks.map(async (task) => {
        const {
          agent: _agent,
          startedAt: _startedAt,
          durationMs: _durationMs,
          usage: _usage,
          ...trial
        } = await play(agent, task, 1)
        const grade = gradeTrial(trial, task.expected, task.sandbox.shapes)
        return {
          ...trial,
          grade,
          calls: trial.calls.map(({ durationMs: _d, startedMs: _s, ...call }) => call),
        }
      }),
    )
  }

  test('are talked about in twenty trials at once by one process', async () => {
    const { agent } = await createAgent(readSettings({ AGENT: `python3 ${script}` }))
    const [task] = tasks
    if (!task) throw new Error('There is no task.')
    // Nobody is answered before all have spoken.
    const all = Promise.withResolvers<void>()
    let spoken = 0
    const customer: Customer = {
      async respond() {
        spoken += 1
        if (spoken === 20) all.resolve()
        await all.promise
        return { message: 'Thank you.', finished: true }
      },
    }
    const played = await Promise.all(
      Array.from({ length: 20 }, (_, index) => play(agent, task, index + 1, customer)),
    )
    expect(played.map(({ end }) => end)).toEqual(Array(20).fill('customer finished'))
    expect(played.map(({ conversation }) => conversation.length)).toEqual(Array(20).fill(4))
  })

  test('come to the same verdicts and the same records from Python as from this process', async () => {
    const steps = join(directory, 'steps.json')
    const replay = join(import.meta.dirname, 'fixtures/replay.py')
    const { agent } = await createAgent(readSettings({ AGENT: `python3 ${replay} ${steps}` }))
    const outside = await playAll(agent)
    expect(outside).toHaveLength(tasks.length)
    expect(tasks).not.toEqual([])
    expect(outside).toEqual(await playAll(referenceAgent))
    expect(outside.filter(({ grade }) => !grade.passed)).toEqual([])
  })
})
