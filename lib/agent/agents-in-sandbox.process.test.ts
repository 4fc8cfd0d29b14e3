import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Task } from '../define/define-task.ts'
import { gradeEffects } from '../grading/index.ts'
import { classifyFault } from '../model/classify-fault.ts'
import {
  byRole,
  inOrder,
  type LoopbackScript,
  playSolution,
  startLoopbackProvider,
} from '../model/testing/loopback-provider.ts'
import { openSandbox } from '../sandbox/index.ts'
import type { OpenSandbox } from '../sandbox/trial-state.ts'
import { readSettings } from '../settings/index.ts'
import { isCleanFailure } from '../trial/clean-failure.ts'
import { type PlayedTrial, playTrial } from '../trial/play-trial.ts'
import { type CreatedAgent, createAgent } from './create-agent.ts'
import { depot, depotTasks } from './testing/depot-sandbox.ts'

const key = 'sk-loopback-9z8y7x6w5v4u'
const tasks = depotTasks(24)
const [first] = tasks
let sandbox: OpenSandbox

beforeAll(async () => {
  sandbox = await openSandbox(depot, { slots: 8 })
})
afterAll(async () => {
  await sandbox[Symbol.asyncDispose]()
})

function play(task: Task, attempt: number, { agent, customers }: CreatedAgent, timeoutMs?: number) {
  return playTrial({
    task,
    attempt,
    agent,
    customer: customers[0],
    sandbox,
    seed: '1',
    maxTurns: 4,
    timeoutMs,
    signal: new AbortController().signal,
    classifyFault,
  })
}

const gradeOf = (task: Task, played: PlayedTrial) =>
  played.valid
    ? gradeEffects(played.trial.effects, task.expected, task.sandbox.shapes, played.trial.calls)
    : undefined

/** The real agent and customer, over HTTP, MCP and the database, for one trial. */
async function playScript(script: LoopbackScript, env: Record<string, string> = {}, timeoutMs?: number) {
  await using provider = await startLoopbackProvider(script)
  const created = await createAgent(
    readSettings({
      MODEL: 'openai-compatible/test-model',
      OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      OPENAI_COMPATIBLE_API_KEY: key,
      MAX_RETRIES: '0',
      ...env,
    }),
  )
  if (!first) throw new Error('There is no task.')
  const played = await play(first, 1, created, timeoutMs)
  expect(JSON.stringify(played)).not.toContain(key)
  return { played, grade: gradeOf(first, played) }
}

test('the idle agent does nothing, politely, and passes only what expects nothing', async () => {
  const created = await createAgent(readSettings({ MODEL: 'idle' }))
  if (!first) throw new Error('There is no task.')
  const played = await play(first, 1, created)
  expect(played).toMatchObject({ valid: true, trial: { agent: 'idle', end: 'customer finished', calls: [] } })
  expect(gradeOf(first, played)).toMatchObject({ passed: false })
})

describe('a model agent in a sandbox', () => {
  const solution = playSolution(tasks)
  const content = inOrder([{ say: { message: 'Thank you.', finished: true } }])

  it('passes by the reference solution', async () => {
    const { played, grade } = await playScript(solution)
    expect(played).toMatchObject({ valid: true, trial: { end: 'customer finished' } })
    expect(grade).toMatchObject({ passed: true })
    const { requests = [], calls } = played.trial
    expect(requests.at(0)).toMatchObject({ afterCalls: 0, afterMessages: 1, finish: 'tool-calls' })
    // After the customer's thanks: two answers of the agent's, with the customer's between them.
    expect(requests.at(-1)).toMatchObject({ afterCalls: calls.length, afterMessages: 3, finish: 'stop' })
    expect(requests).toHaveLength(played.trial.usage.find(({ role }) => role === 'agent')?.calls ?? 0)
    expect(played.trial.conversation.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'customer: Ship P-1 and file a claim of 100 euros, please.',
      'agent: That has been dealt with.',
      'customer: Thank you.',
      'agent: That has been dealt with.',
    ])
    expect(played.trial.usage.map(({ role, calls }) => [role, calls])).toEqual([
      ['agent', 6],
      ['customer', 1],
    ])
  })

  it('has its model requests and tool calls in the order of their times', async () => {
    const { played } = await playScript(solution)
    const { requests = [], calls } = played.trial
    const timed = [
      ...requests.map(({ finish, startedMs }) => ({ what: finish, startedMs })),
      ...calls.map(({ tool, startedMs }) => ({ what: tool, startedMs })),
    ].toSorted((a, b) => (a.startedMs ?? -1) - (b.startedMs ?? -1))
    expect(timed.map(({ what }) => what)).toMatchInlineSnapshot(`
      [
        "tool-calls",
        "get_pallet",
        "tool-calls",
        "update_pallet",
        "tool-calls",
        "file_claim",
        "tool-calls",
        "update_pallet",
        "stop",
        "stop",
      ]
    `)
  })

  it('keeps refused calls among the others, in order', async () => {
    const script = byRole(
      inOrder([
        {
          calls: [
            { tool: 'ship_pallet', arguments: { id: 'P-1' } },
            { tool: 'get_pallet', arguments: { pallet_id: 'P-1' } },
            { tool: 'file_claim', arguments: '{"pallet_id":' },
          ],
        },
        { say: 'I cannot do that.' },
      ]),
      content,
    )
    const { played, grade } = await playScript(script)
    expect(played.valid && played.trial.calls.map(({ tool, isError }) => [tool, isError])).toEqual([
      ['ship_pallet', true],
      ['get_pallet', false],
      ['file_claim', true],
    ])
    expect(grade?.deviations.map(({ kind }) => kind)).toEqual(['missing effect', 'missing effect'])
  })

  it('ends at the turn limit when the customer never is content', async () => {
    const script = byRole(
      inOrder([{ say: 'Anything else?' }]),
      inOrder([{ say: { message: 'Yes.', finished: false } }]),
    )
    const { played } = await playScript(script)
    expect(played).toMatchObject({ valid: true, trial: { end: 'turn limit' } })
    expect(played.trial.conversation).toHaveLength(9)
  })

  it.for<[string, LoopbackScript, Record<string, string>, number | undefined, string]>([
    [
      'the agent is limited',
      inOrder([{ fault: 'status', status: 429, message: key }]),
      {},
      undefined,
      'rate limit',
    ],
    [
      'the customer is mute',
      byRole(inOrder([{ say: 'Hello.' }]), inOrder([{ say: '' }])),
      {},
      undefined,
      'customer simulator',
    ],
    [
      'the provider is silent',
      inOrder([{ fault: 'silence' }]),
      { REQUEST_TIMEOUT: '0.2' },
      undefined,
      'provider timeout',
    ],
    ['the trial takes too long', inOrder([{ fault: 'silence' }]), {}, 200, 'trial timeout'],
  ])('is invalid when %s', async ([, script, env, timeoutMs, cause]) => {
    const { played } = await playScript(script, env, timeoutMs)
    expect(played).toMatchObject({ valid: false, cause })
  })

  it('is at fault, and valid, at its step limit', async () => {
    const script = inOrder([{ calls: [{ tool: 'get_pallet', arguments: { pallet_id: 'P-1' } }] }])
    const { played } = await playScript(script, { MAX_STEPS: '3' })
    expect(played).toMatchObject({ valid: true, trial: { end: 'step limit' } })
  })
})

describe('simulated agents in a sandbox', () => {
  async function playAll(name: string, { attempts = [1], backwards = false } = {}) {
    const created = await createAgent(readSettings({ MODEL: name }))
    const trials = tasks.flatMap((task) => attempts.map((attempt) => ({ task, attempt })))
    if (backwards) trials.reverse()
    const played = await Promise.all(
      trials.map(async ({ task, attempt }) => ({
        task,
        attempt,
        played: await play(task, attempt, created),
      })),
    )
    return backwards ? played.reverse() : played
  }

  it('fail in each of the three ways, cleanly and not, and cost nothing', async () => {
    const results = await playAll('simulated/erratic', { attempts: [1, 2, 3] })
    const grades = results.map(({ task, played }) => ({ played, grade: gradeOf(task, played) }))
    expect(grades.some(({ grade }) => grade?.passed)).toBe(true)
    const failed = grades.filter(({ grade }) => grade && !grade.passed)
    const kinds = new Set(failed.flatMap(({ grade }) => grade?.deviations.map(({ kind }) => kind) ?? []))
    expect(kinds).toEqual(new Set(['wrong field', 'extra effect', 'missing effect']))
    const clean = failed.map(({ played }) => isCleanFailure(played.trial))
    expect(new Set(clean)).toEqual(new Set([true, false]))
    expect(results.every(({ played }) => played.valid && played.trial.usage.length === 0)).toBe(true)
  })

  it.for(['simulated/erratic', 'simulated/dependable', 'simulated/unlucky'])(
    '%s gives the same results in another order',
    async (name) => {
      const outcome = ({ played }: { played: PlayedTrial }) =>
        played.valid
          ? { end: played.trial.end, effects: played.trial.effects }
          : { cause: played.cause, message: played.message, calls: played.trial.calls.length }
      const forwards = await playAll(name, { attempts: [1, 2] })
      const backwards = await playAll(name, { attempts: [1, 2], backwards: true })
      expect(backwards.map(outcome)).toEqual(forwards.map(outcome))
    },
  )

  it('dependable: each task always or never', async () => {
    const results = await playAll('simulated/dependable', { attempts: [1, 2] })
    for (const task of tasks) {
      const passed = results
        .filter((result) => result.task === task)
        .map(({ played }) => gradeOf(task, played)?.passed)
      expect(new Set(passed).size).toBe(1)
    }
  })

  it('reference: always passes', async () => {
    for (const { task, played } of await playAll('reference')) {
      expect(gradeOf(task, played)).toMatchObject({ passed: true })
    }
  })
})
