import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { depotTasks } from '../agent/testing/depot-sandbox.ts'
import { type DepotServer, type Player, serveDepot } from './testing/depot-server.ts'
import { observationSchema, stateSchema } from './wire.ts'

let server: DepotServer

beforeAll(async () => {
  server = await serveDepot()
})

afterAll(() => server[Symbol.asyncDispose]())

const [first] = depotTasks(1)

/** Plays the reference solution of a task through steps. */
async function solve(player: Player, task = first): Promise<void> {
  for (const [tool, given] of task?.solution ?? []) {
    expect((await player.use(tool, given as object)).data.observation).toMatchObject({
      tool_name: tool,
      error: null,
    })
  }
}

describe('an episode, as older clients play it: every tool call is a step', () => {
  test('ends with the reward of the end state', async () => {
    await using player = await server.connect()
    const begun = await player.send({
      type: 'reset',
      data: { task_id: first?.id, episode_id: 'e-7', seed: 3 },
    })
    const metadata = { user_message: first?.request, policy: first?.sandbox.instructions, task_id: first?.id }
    expect(begun).toEqual({
      type: 'observation',
      data: { observation: { metadata }, reward: 0, done: false, metadata },
    })

    const listed = await player.send({ type: 'step', data: { type: 'list_tools' } })
    expect(listed.data.observation?.tools?.map((tool) => tool.name)).toEqual([
      'get_pallet',
      'update_pallet',
      'file_claim',
      'respond_to_user',
      'done',
    ])
    expect(listed.data.observation?.tools?.[0]).toMatchObject({
      description: 'Look a pallet up by its id.',
      input_schema: { type: 'object', required: ['pallet_id'] },
    })

    await solve(player)
    expect(await player.send({ type: 'state' })).toEqual({
      type: 'state',
      data: {
        episode_id: 'e-7',
        step_count: 5,
        domain: 'depot',
        task_id: first?.id,
        done: false,
        reward: null,
        reward_info: null,
      },
    })
    const asked = await player.use('respond_to_user', { message: 'It is shipped.' })
    expect(asked.data).toMatchObject({
      reward: 0,
      done: false,
      observation: { result: { data: 'Why "It is shipped."?', is_error: false } },
    })
    const ended = await player.use('done')
    expect(ended.data).toMatchObject({
      reward: 1,
      done: true,
      metadata: { reward_info: { end: 'agent stopped', deviations: [] } },
    })
    // Later calls keep the score, and change nothing.
    const late = await player.use('file_claim', { pallet_id: 'P-1', amount: 9 })
    expect(late.data).toMatchObject({
      reward: 1,
      done: true,
      observation: {
        error: { error_type: 'execution_error', message: 'The episode is over: reset begins another.' },
      },
    })
    expect((await player.send({ type: 'state' })).data).toMatchObject({
      step_count: 8,
      done: true,
      reward: 1,
    })
  })

  test('is worth nothing when the records are wrong, and says by which kinds of deviation', async () => {
    await using player = await server.connect()
    await player.send({ type: 'reset', data: { task_id: first?.id } })
    await player.use('update_pallet', { pallet_id: 'P-2', changes: { status: 'shipped' } })
    const ended = await player.use('done')
    expect(ended.data).toMatchObject({ reward: 0, done: true })
    expect(ended.data.metadata?.reward_info?.deviations.toSorted()).toEqual([
      'extra effect',
      'missing effect',
      'missing effect',
    ])
    expect(JSON.stringify(ended)).not.toContain('B2')
  })

  test('goes on after the last words of the customer, and ends with the next of the agent', async () => {
    await using player = await server.connect()
    await player.send({ type: 'reset', data: { task_id: first?.id } })
    const last = await player.use('respond_to_user', { message: 'Thank you' })
    expect(last.data).toMatchObject({
      done: false,
      observation: { result: { data: 'Then all is well. ###STOP###' } },
    })
    await solve(player)
    const ended = await player.use('respond_to_user', { message: 'Done.' })
    expect(ended.data).toMatchObject({
      done: true,
      reward: 1,
      metadata: { reward_info: { end: 'customer finished' } },
    })
  })

  test('begins anew with reset, from clean records', async () => {
    await using player = await server.connect()
    await player.send({ type: 'reset', data: { task_id: first?.id } })
    await player.use('file_claim', { pallet_id: 'P-1', amount: 5 })
    await player.send({ type: 'reset', data: { task_id: first?.id } })
    await solve(player)
    expect((await player.use('done')).data.reward).toBe(1)
  })

  test('draws the same task for the same seed, and others for others', async () => {
    await using player = await server.connect()
    const draw = async (seed: number) =>
      (await player.send({ type: 'reset', data: { seed } })).data.metadata?.task_id
    const drawn: unknown[] = []
    for (let seed = 0; seed < 20; seed += 1) drawn.push(await draw(seed))
    expect(await draw(11)).toBe(drawn[11])
    expect(await draw(2 ** 63)).toBe(await draw(2 ** 63))
    expect(await draw(2 ** 63)).toMatch(/^DP001_00[0-4]$/)
    expect(new Set(drawn).size).toBeGreaterThan(3)
    expect((await player.send({ type: 'reset' })).data.metadata?.task_id).toMatch(/^DP001_00[0-4]$/)
  })

  test('answers what the served schemas promise', async () => {
    await using player = await server.connect()
    await player.send({ type: 'reset', data: {} })
    const answers = [
      await player.send({ type: 'step', data: { type: 'list_tools', metadata: { turn: 1 } } }),
      await player.use('get_pallet', { pallet_id: 'P-1' }),
      await player.use('get_pallet', { pallet_id: 'P-99' }),
      await player.use('done'),
    ]
    for (const { data } of answers)
      expect(observationSchema.safeParse(data.observation).error).toBeUndefined()
    expect(stateSchema.safeParse((await player.send({ type: 'state' })).data).error).toBeUndefined()
  })
})

describe('a tool that fails is an observation', () => {
  test.for([
    ['get_pallet', { pallet_id: 'P-99' }, 'execution_error', 'No pallet has the id P-99.'],
    ['get_pallet', { pallet: 'P-1' }, 'invalid_args', 'pallet_id'],
    ['respond_to_user', { text: 'Hello' }, 'invalid_args', 'message'],
    ['done', { now: true }, 'invalid_args', 'no arguments'],
    ['get_pallets', {}, 'tool_not_found', 'There is no tool "get_pallets". The tools are: get_pallet, '],
  ] as const)('%s %o: %s', async ([tool, given, type, message]) => {
    await using player = await server.connect()
    await player.send({ type: 'reset', data: { task_id: first?.id } })
    const { data } = await player.use(tool, given)
    expect(data).toMatchObject({ reward: 0, done: false })
    expect(data.observation).toEqual({
      tool_name: tool,
      result: null,
      error: { error_type: type, message: expect.stringContaining(message) },
      metadata: {},
    })
  })
})

describe('a client of today: tools over HTTP, the episode on the socket', () => {
  test('shares one session, which outlives its socket until it is closed', async () => {
    const { result } = await server.rpc('openenv/session/create')
    const { session_id } = result as { session_id: string }
    const address = `/ws?session_id=${session_id}`
    {
      await using player = await server.connect(address)
      await player.send({ type: 'reset', data: { task_id: first?.id } })
      for (const [name, given] of first?.solution ?? []) {
        const called = await server.rpc('tools/call', { name, arguments: given, session_id })
        expect(called).toMatchObject({ result: { is_error: false, meta: null } })
        expect(called).not.toHaveProperty('error')
      }
      const failed = await server.rpc('tools/call', {
        name: 'get_pallet',
        arguments: { pallet_id: 'P-0' },
        session_id,
      })
      expect(failed).toMatchObject({ error: { code: -32_603, message: expect.stringContaining('P-0') } })
      expect((await player.send({ type: 'state' })).data).toMatchObject({ step_count: 0, done: false })

      await using second = await server.connect(address)
      expect(await second.next()).toMatchObject({ type: 'error', data: { code: 'SESSION_ERROR' } })
    }
    await using player = await server.connect(address)
    await server.rpc('tools/call', { name: 'done', session_id })
    expect((await player.send({ type: 'state' })).data).toMatchObject({
      step_count: 0,
      done: true,
      reward: 1,
    })
    expect(await server.rpc('openenv/session/close', { session_id })).toMatchObject({
      result: { session_id, closed: false, closing: true },
    })
    await player[Symbol.asyncDispose]()
    await vi.waitFor(async () => {
      expect(await server.rpc('openenv/session/close', { session_id })).toMatchObject({
        error: { code: -32_602 },
      })
    })
  })

  test('uses tools through frames of the socket too', async () => {
    await using player = await server.connect()
    await player.send({ type: 'reset', data: { task_id: first?.id } })
    const rpc = (method: string, params?: object) =>
      player.send({ type: 'mcp', data: { jsonrpc: '2.0', method, id: 'a', ...(params && { params }) } })
    const listed = await rpc('tools/list')
    expect(listed).toMatchObject({ type: 'mcp', data: { jsonrpc: '2.0', id: 'a' } })
    expect(listed.data.result?.tools?.[0]).toMatchObject({
      name: 'get_pallet',
      inputSchema: { type: 'object' },
    })
    const { data } = await rpc('openenv/session/create')
    const called = await rpc('tools/call', { name: 'get_pallet', arguments: { pallet_id: 'P-1' } })
    expect(called.data.result).toEqual({
      content: [{ type: 'text', text: '{"id":"P-1","bay":"A1","status":"stored"}' }],
      structured_content: { id: 'P-1', bay: 'A1', status: 'stored' },
      meta: null,
      data: { id: 'P-1', bay: 'A1', status: 'stored' },
      is_error: false,
    })
    expect(
      (await rpc('openenv/session/close', { session_id: data.result?.session_id })).data.error?.code,
    ).toBe(-32_600)
  })
})

describe('frames that cannot be answered', () => {
  test.for([
    ['{"type":', 'INVALID_JSON'],
    [{ type: 'dance' }, 'UNKNOWN_TYPE'],
    [{ data: {} }, 'UNKNOWN_TYPE'],
    [{ type: 'step' }, 'VALIDATION_ERROR'],
    [{ type: 'step', data: { type: 'call_tool', arguments: {} } }, 'VALIDATION_ERROR'],
    [{ type: 'step', data: { type: 'list_tools', extra: 1 } }, 'VALIDATION_ERROR'],
    [{ type: 'step', data: { type: 'jump' } }, 'VALIDATION_ERROR'],
    [{ type: 'state', data: {} }, 'VALIDATION_ERROR'],
    [{ type: 'reset', seed: 3 }, 'VALIDATION_ERROR'],
    [{ type: 'reset', data: { seed: 'x' } }, 'VALIDATION_ERROR'],
    [{ type: 'reset', data: { task_id: 'DP001_00' } }, 'EXECUTION_ERROR'],
    [
      { type: 'step', data: { type: 'call_tool', tool_name: 'get_pallet', arguments: {} } },
      'EXECUTION_ERROR',
    ],
  ] as const)('%o: %s, and the socket stays', async ([frame, code]) => {
    await using player = await server.connect()
    const answer = await player.send(frame)
    expect(answer).toMatchObject({ type: 'error', data: { code, message: expect.stringMatching(/\w[.?]$/) } })
    if (code === 'VALIDATION_ERROR') expect(answer.data.errors).not.toHaveLength(0)
    expect((await player.send({ type: 'state' })).data.step_count).toBe(0)
  })

  test.for([['[]'], ['7'], [Buffer.from('{"type":"state"}')]] as const)(
    '%o ends the socket',
    async ([frame]) => {
      await using player = await server.connect()
      expect(await player.send(frame)).toMatchObject({ data: { code: 'SESSION_ERROR' } })
      expect(await player.closed()).toBe(1000)
    },
  )

  test('close has no answer', async () => {
    await using player = await server.connect()
    player.socket.send('{"type":"close"}')
    expect(await player.closed()).toBe(1000)
  })

  test('answers come in the order of the frames', async () => {
    await using player = await server.connect()
    const frames = [
      { type: 'reset', data: { task_id: first?.id } },
      {
        type: 'step',
        data: { type: 'call_tool', tool_name: 'file_claim', arguments: { pallet_id: 'P-1', amount: 1 } },
      },
      { type: 'state' },
      { type: 'nothing' },
    ]
    const answers = await Promise.all(frames.map((frame) => player.send(frame)))
    expect(answers.map(({ type }) => type)).toEqual(['observation', 'observation', 'state', 'error'])
    expect(answers[2]?.data.step_count).toBe(1)
  })

  test('a session that is not known', async () => {
    await using player = await server.connect('/ws?session_id=none')
    expect(await player.next()).toMatchObject({ data: { code: 'SESSION_ERROR' } })
    expect(await player.closed()).toBe(1000)
  })
})

describe('many at once', () => {
  test('each has its records; one too many is told so', async () => {
    const tasks = depotTasks(4)
    await using players = new AsyncDisposableStack()
    const connected = await Promise.all(tasks.map(async () => players.use(await server.connect())))
    const rewards = await Promise.all(
      connected.map(async (player, index) => {
        await player.send({ type: 'reset', data: { task_id: tasks[index]?.id } })
        await solve(player, tasks[index])
        return (await player.use('done')).data.reward
      }),
    )
    expect(rewards).toEqual([1, 1, 1, 1])
    await using fifth = await server.connect()
    expect(await fifth.next()).toMatchObject({
      type: 'error',
      data: { code: 'CAPACITY_REACHED', active_sessions: 4, max_sessions: 4 },
    })
    expect(await fifth.closed()).toBe(1000)
    expect(await server.rpc('openenv/session/create')).toMatchObject({
      error: { code: -32_000, data: { active_sessions: 4, max_sessions: 4 } },
    })
  })

  test('200 sockets that are torn off leave no session and no slot behind', async () => {
    for (let round = 0; round < 50; round += 1) {
      const players = await Promise.all(Array.from({ length: 4 }, () => server.connect()))
      await Promise.all(
        players.map(async (player) => {
          await player.send({ type: 'reset', data: {} })
          await player.use('file_claim', { pallet_id: 'P-1', amount: 2 })
        }),
      )
      for (const player of players) player.socket.terminate()
      await vi.waitFor(() => expect(server.active).toBe(0))
    }
  })

  test('a session without a socket is given up when it is idle', async () => {
    await using idle = await serveDepot({ idleMs: 50, mostSessions: 1 })
    expect(await idle.rpc('openenv/session/create')).toHaveProperty('result')
    await vi.waitFor(() => expect(idle.active).toBe(0))
    // One with a socket is not.
    await using player = await idle.connect()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect((await player.send({ type: 'state' })).data.step_count).toBe(0)
  })
})
