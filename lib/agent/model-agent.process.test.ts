import { describe, expect, it } from 'vitest'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import type { LoopbackAnswer } from '../model/testing/loopback-answer.ts'
import { inOrder, startLoopbackProvider } from '../model/testing/loopback-provider.ts'
import { readSettings } from '../settings/index.ts'
import { AgentError } from './agent-error.ts'
import { createAgent } from './create-agent.ts'
import { type DepotSessionOptions, openDepotSession } from './testing/depot-session.ts'

const key = 'sk-loopback-1f0e9d8c7b6a'
const move = (pallet: string, bay: string) => ({ tool: 'move_pallet', arguments: { pallet_id: pallet, bay } })

/** Runs the real model agent against a real HTTP server that gives these answers. */
async function run(
  answers: readonly LoopbackAnswer[],
  { env = {}, depot = {} }: { env?: Record<string, string>; depot?: DepotSessionOptions } = {},
) {
  await using provider = await startLoopbackProvider(inOrder(answers))
  const settings = readSettings({
    MODEL: 'openai-compatible/test-model',
    OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
    OPENAI_COMPATIBLE_API_KEY: key,
    MAX_RETRIES: '0',
    ...env,
  })
  const { agent } = await createAgent(settings)
  await using session = await openDepotSession(depot)
  const outcome = await agent
    .run(session, undefined as never)
    .then((result) => ({ result, error: undefined }))
    .catch((error: unknown) => ({ result: undefined, error }))
  const { said, refused, log, usage } = session
  const everything = `${JSON.stringify({ said, refused, log, usage })} ${inspectDeeply(outcome.error)}`
  expect(everything).not.toContain(key)
  return { ...outcome, session, requests: provider.requests }
}

function inspectDeeply(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error.stack} ${JSON.stringify(error, Object.getOwnPropertyNames(error))} ${inspectDeeply(error.cause)}`
}

describe('the model agent', () => {
  it('calls tools, answers the customer, and keeps the conversation over turns', async () => {
    const { result, error, session, requests } = await run(
      [
        { calls: [move('P-1', 'B')] },
        { say: 'P-1 is in bay B now.' },
        { calls: [move('P-2', 'C')] },
        { say: 'P-2 is in bay C now.' },
      ],
      { depot: { customer: ['And P-2 to bay C, please.'] } },
    )
    expect(error).toBeUndefined()
    expect(result).toBeUndefined()
    expect(Object.fromEntries(session.bays)).toEqual({ 'P-1': 'B', 'P-2': 'C' })
    expect(session.said).toEqual(['P-1 is in bay B now.', 'P-2 is in bay C now.'])
    expect(requests.map(({ body }) => body.messages.map(({ role }) => role).join(' '))).toEqual([
      'system user',
      'system user assistant tool',
      'system user assistant tool assistant user',
      'system user assistant tool assistant user assistant tool',
    ])
    expect(requests[3]?.textsOf('tool')).toEqual(['moved to B', 'moved to C'])
    expect(requests[0]?.textsOf('system')).toEqual(['You run the night desk of a depot.'])
    expect(requests.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(true)
  })

  it('counts every model call, cached tokens included', async () => {
    const { session, requests } = await run([{ calls: [move('P-1', 'B')] }, { say: 'Done.' }])
    expect(session.usage).toHaveLength(2)
    const first = session.usage[0]
    const characters = JSON.stringify(requests[0]?.body.messages).length
    expect(first).toEqual({
      model: 'openai-compatible/test-model',
      role: 'agent',
      calls: 1,
      inputTokens: Math.ceil(characters / 4),
      cachedInputTokens: Math.floor(Math.ceil(characters / 4) / 2),
      outputTokens: 10,
    })
  })

  it('keeps the size of every request and how its answer ended', async () => {
    const { session, requests } = await run([{ calls: [move('P-1', 'B')] }, { say: 'Done.' }])
    const [first, second] = session.requests
    expect(first).toMatchObject({
      model: 'openai-compatible/test-model',
      messages: 1,
      finish: 'tool-calls',
      inputTokens: session.usage[0]?.inputTokens,
      outputTokens: 10,
    })
    // The instructions, two tools and the request, in the SDK's words instead of the provider's.
    const characters = JSON.stringify(requests[0]?.body).length
    expect(first?.characters).toBeGreaterThan(characters / 2)
    expect(first?.characters).toBeLessThan(characters * 2)
    expect(second).toMatchObject({ messages: 3, finish: 'stop' })
    expect(second?.characters).toBeGreaterThan(first?.characters ?? 0)
    expect(session.requests).toHaveLength(2)
  })

  it.for<[string, object | null, object]>([
    [
      'reasoning that is counted apart, by the total',
      {
        prompt_tokens: 100,
        completion_tokens: 20,
        total_tokens: 170,
        completion_tokens_details: { reasoning_tokens: 50 },
      },
      { inputTokens: 100, cachedInputTokens: 0, outputTokens: 70 },
    ],
    [
      'reasoning that is counted apart, by its size',
      { prompt_tokens: 100, completion_tokens: 20, completion_tokens_details: { reasoning_tokens: 50 } },
      { inputTokens: 100, cachedInputTokens: 0, outputTokens: 70 },
    ],
    [
      'reasoning that is part of the output',
      {
        prompt_tokens: 100,
        completion_tokens: 70,
        total_tokens: 170,
        completion_tokens_details: { reasoning_tokens: 50 },
      },
      { inputTokens: 100, cachedInputTokens: 0, outputTokens: 70 },
    ],
    [
      'cached input that is counted apart, and reasoning too',
      {
        prompt_tokens: 100,
        completion_tokens: 20,
        total_tokens: 1000,
        prompt_tokens_details: { cached_tokens: 830 },
        completion_tokens_details: { reasoning_tokens: 50 },
      },
      { inputTokens: 930, cachedInputTokens: 830, outputTokens: 70 },
    ],
    ['no usage at all', null, { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, unreportedCalls: 1 }],
    ['an empty usage', {}, { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, unreportedCalls: 1 }],
  ])('counts %s', async ([, usage, counted]) => {
    const { session } = await run([{ say: 'Done.', usage }])
    expect(session.usage).toEqual([
      { model: 'openai-compatible/test-model', role: 'agent', calls: 1, ...counted },
    ])
  })

  it('sends what the settings say, and nothing that they leave open', async () => {
    const set = await run([{ say: 'Hello.' }], {
      env: { TEMPERATURE: '0.3', MAX_OUTPUT_TOKENS: '512', REASONING_EFFORT: 'low' },
    })
    expect(set.requests[0]?.body).toMatchObject({
      temperature: 0.3,
      max_tokens: 512,
      reasoning_effort: 'low',
    })
    const open = await run([{ say: 'Hello.' }])
    expect(Object.keys(open.requests[0]?.body ?? {}).sort()).toEqual([
      'messages',
      'model',
      'tool_choice',
      'tools',
    ])
  })

  it('makes two calls of one answer one after the other, in their order', async () => {
    const { session } = await run([{ calls: [move('P-1', 'B'), move('P-1', 'C')] }, { say: 'Done.' }])
    expect(session.log).toEqual(['start P-1 B', 'end P-1 B', 'start P-1 C', 'end P-1 C'])
    expect(session.bays.get('P-1')).toBe('C')
  })

  it('records unknown tools and broken arguments in their place among the calls, tells the model, and goes on', async () => {
    const { error, session, requests } = await run([
      {
        calls: [
          { tool: 'teleport_pallet', arguments: { pallet_id: 'P-1' } },
          move('P-1', 'B'),
          { tool: 'move_pallet', arguments: '{"pallet_id": "P-1", "bay"' },
          { tool: 'move_pallet', arguments: '["P-1", "C"]' },
          move('P-2', 'C'),
        ],
      },
      { say: 'Done.' },
    ])
    expect(error).toBeUndefined()
    expect(session.log).toEqual([
      'refused teleport_pallet',
      'start P-1 B',
      'end P-1 B',
      'refused move_pallet',
      'refused move_pallet',
      'start P-2 C',
      'end P-2 C',
    ])
    expect(session.refused.map(([, raw]) => raw)).toEqual([
      '{"pallet_id":"P-1"}',
      '{"pallet_id": "P-1", "bay"',
      '["P-1","C"]',
    ])
    const told = requests[1]?.textsOf('tool') ?? []
    expect(told).toHaveLength(5)
    expect(told.join('\n')).toContain('teleport_pallet')
    expect(told.join('\n')).toContain('must be one JSON object')
  })

  it('keeps calls apart that the model gave one id', async () => {
    const twin = (pallet: string, bay: string) => ({ ...move(pallet, bay), id: 'call_0' })
    const { session, requests } = await run([
      { calls: [twin('P-1', 'B'), { ...twin('P-9', ''), arguments: '{' }, twin('P-2', 'C')] },
      { calls: [twin('P-1', 'C'), { ...move('P-2', 'B'), id: '' }] },
      { say: 'Done.' },
    ])
    expect(session.log).toEqual([
      'start P-1 B',
      'end P-1 B',
      'refused move_pallet',
      'start P-2 C',
      'end P-2 C',
      'start P-1 C',
      'end P-1 C',
      'start P-2 B',
      'end P-2 B',
    ])
    const told = requests[2]?.textsOf('tool') ?? []
    expect(told.map((text) => text.slice(0, 10))).toEqual([
      'moved to B',
      expect.stringMatching(/invalid|json/i),
      'moved to C',
      'moved to C',
      'moved to B',
    ])
    const ids = JSON.stringify(requests[2]?.body.messages).match(/"tool_call_id":"[^"]*"/g) ?? []
    expect(new Set(ids).size).toBe(5)
  })

  it('sends impossible names and arguments back in a form that providers take, and records the originals', async () => {
    const long = 'x'.repeat(70)
    const { error, session, requests } = await run([
      {
        calls: [
          { tool: 'get pallet', arguments: { pallet_id: 'P-1' } },
          { tool: '', arguments: { pallet_id: 'P-1' } },
          { tool: long, arguments: '{"cut' },
          { tool: 'move_pallet', arguments: '"P-1"' },
          { tool: 'hämta', arguments: {} },
        ],
      },
      { say: 'Done.' },
    ])
    expect(error).toBeUndefined()
    expect(session.refused.map(([tool]) => tool)).toEqual(['get pallet', '', long, 'move_pallet', 'hämta'])
    const assistant = requests[1]?.body.messages.find(({ role }) => role === 'assistant')
    const sent = (assistant?.tool_calls ?? []).map(({ function: { name, arguments: input } }) => [
      name,
      JSON.parse(input),
    ])
    expect(sent).toEqual([
      ['not_get_pallet', { pallet_id: 'P-1' }],
      ['not_named', { pallet_id: 'P-1' }],
      [`not_${long.slice(0, 60)}`, {}],
      ['move_pallet', { arguments: 'P-1' }],
      ['not_h_mta', {}],
    ])
  })

  it('leaves the judging of arguments to the server', async () => {
    const { session, requests } = await run([{ calls: [move('P-1', 'Z')] }, { say: 'Sorry.' }])
    expect(session.refused).toEqual([])
    expect(requests[1]?.textsOf('tool')[0]).toMatch(/validation error/i)
    expect(session.bays.get('P-1')).toBe('A')
  })
})

describe('what the model writes beside its calls', () => {
  it('is kept, and goes to the customer when the turn ends without another word', async () => {
    const { session } = await run(
      [
        { say: 'Moving P-1.', calls: [move('P-1', 'B')] },
        { say: 'P-1 is in bay B now.', calls: [{ tool: 'get_pallet', arguments: { pallet_id: 'P-1' } }] },
        { say: '' },
        { say: 'One moment.', calls: [move('P-2', 'C')] },
        { say: 'P-2 too.' },
      ],
      { depot: { customer: ['And P-2?'] } },
    )
    expect(session.said).toEqual(['Moving P-1.\n\nP-1 is in bay B now.', 'P-2 too.'])
    expect(session.notes).toEqual(['note: Moving P-1.', 'note: P-1 is in bay B now.', 'note: One moment.'])
  })

  it('is reasoning where the model thinks aloud: the customer does not read it, nor is it sent back', async () => {
    const { session, requests } = await run(
      [
        { say: '<think>Which pallet?</think>', calls: [move('P-1', 'B')] },
        { say: '<think>Done, I think.</think>\n\nP-1 is in bay B.' },
        { say: 'All right</think>Bye.' },
      ],
      { depot: { customer: ['Thanks.'] } },
    )
    expect(session.said).toEqual(['P-1 is in bay B.', 'Bye.'])
    expect(session.notes).toEqual([
      'reasoning: Which pallet?',
      'reasoning: Done, I think.',
      'reasoning: All right',
    ])
    expect(JSON.stringify(requests[2]?.body.messages)).not.toMatch(/think/i)
  })
})

describe("the agent's own failures", () => {
  it('ends at the step limit, counted over all turns', async () => {
    const { result, error, session, requests } = await run(
      [{ say: 'Which bay?' }, { calls: [{ tool: 'get_pallet', arguments: { pallet_id: 'P-1' } }] }],
      { env: { MAX_STEPS: '4' }, depot: { customer: ['Bay B.'] } },
    )
    expect(error).toBeUndefined()
    expect(result).toEqual({ end: 'step limit' })
    expect(requests).toHaveLength(4)
    expect(session.usage).toHaveLength(4)
  })

  it('is at its step limit also when the customer still waits for an answer', async () => {
    const { result } = await run([{ say: 'Which bay?' }], {
      env: { MAX_STEPS: '1' },
      depot: { customer: ['Bay B.'] },
    })
    expect(result).toEqual({ end: 'step limit' })
  })

  it('stops when the model says nothing', async () => {
    const { result, error, session } = await run([{ say: '' }])
    expect(error).toBeUndefined()
    expect(result).toBeUndefined()
    expect(session.said).toEqual([])
  })

  it.for<[string, LoopbackAnswer]>([
    ['in the middle of a text', { say: 'I will now move the pal', finishReason: 'length' }],
    ['after a whole call', { calls: [move('P-1', 'C')], finishReason: 'length' }],
    [
      'inside the arguments of a call',
      { calls: [{ tool: 'move_pallet', arguments: '{"pallet_id": "P-1", "b' }], finishReason: 'length' },
    ],
  ])('ends at its output limit when an answer is cut off %s', async ([, answer]) => {
    const { result, error, session, requests } = await run([{ calls: [move('P-1', 'B')] }, answer])
    expect(error).toBeUndefined()
    expect(result).toEqual({ end: 'output limit' })
    expect(session.said).toEqual([])
    expect(session.bays.get('P-1')).toBe('B')
    expect(requests).toHaveLength(2)
    expect(session.notes).toEqual('say' in answer ? [`note: ${String(answer.say)}`] : [])
  })

  it('outgrew the context after it had begun', async () => {
    const { error } = await run([
      { calls: [move('P-1', 'B')] },
      { fault: 'status', status: 400, message: "This model's maximum context length is 8192 tokens." },
    ])
    expect(error).toBeInstanceOf(AgentError)
    expect(error).toMatchObject({
      code: 'CONTEXT_LENGTH',
      message: expect.stringMatching(
        /outgrew .*: HTTP 400: This model's maximum .* \(http:\/\/127\.0\.0\.1:\d+, set by/,
      ),
    })
  })
})

describe('faults of the infrastructure', () => {
  it('tries again after 429, not before retry-after, and goes on as if nothing had happened', async () => {
    const { error, session, requests } = await run(
      [{ fault: 'status', status: 429, retryAfter: 1 }, { calls: [move('P-1', 'B')] }, { say: 'Done.' }],
      { env: { MAX_RETRIES: '2' } },
    )
    expect(error).toBeUndefined()
    expect(session.bays.get('P-1')).toBe('B')
    expect(requests).toHaveLength(3)
    // Without the header the AI SDK waits 2 s; a timer may fire a hair early.
    const waited = (requests[1]?.at ?? 0) - (requests[0]?.at ?? 0)
    expect(waited).toBeGreaterThanOrEqual(990)
    expect(session.usage).toHaveLength(2)
  })

  it.for<[name: string, answer: LoopbackAnswer, cause: string, message: RegExp]>([
    [
      '429',
      { fault: 'status', status: 429, retryAfter: 0, message: 'slow down' },
      'rate limit',
      /429: slow down/,
    ],
    ['500', { fault: 'status', status: 500, message: 'internal' }, 'provider error', /HTTP 500: internal/],
    [
      '529',
      { fault: 'status', status: 529, message: 'overloaded' },
      'provider error',
      /HTTP 529: overloaded/,
    ],
    [
      'a wrong key',
      { fault: 'status', status: 401, message: `Incorrect API key ${key}` },
      'provider error',
      /401/,
    ],
    [
      'an unknown model',
      { fault: 'status', status: 404, message: 'no such model' },
      'provider error',
      /no such model/,
    ],
    [
      'a bad request',
      { fault: 'status', status: 400, message: 'tools unsupported' },
      'provider error',
      /tools unsupp/,
    ],
    [
      'tokens per minute under 413',
      { fault: 'status', status: 413, message: 'Request too large on tokens per minute (TPM): Limit 6000' },
      'rate limit',
      /HTTP 413: Request too large/,
    ],
    [
      'an error object under 200',
      { fault: 'status', status: 200, body: '{"error":{"message":"the upstream is gone"}}' },
      'provider error',
      /the upstream is gone.*\(http:\/\/127\.0\.0\.1:\d+, set by OPENAI_COMPATIBLE_BASE_URL\)/,
    ],
    [
      'an error body of another shape',
      { fault: 'status', status: 422, body: '{"detail":"no such parameter"}' },
      'provider error',
      /HTTP 422: .*no such parameter.*\(http:\/\/127/,
    ],
    ['a truncated body', { fault: 'truncated' }, 'network', /\(http:\/\/127/],
    [
      'a body that is no JSON',
      { fault: 'garbled' },
      'provider error',
      /JSON.*Bad gateway, says a proxy.*\(http/,
    ],
    ['an answer without choices', { fault: 'no choices' }, 'provider error', /./],
    ['a reset connection', { fault: 'reset' }, 'network', /./],
    ['a timeout', { fault: 'silence' }, 'provider timeout', /no answer within 0.3 s/],
    [
      'a context that is too small from the start',
      { fault: 'status', status: 400, message: 'maximum context length is 512 tokens' },
      'provider error',
      /do not fit the context/,
    ],
  ])('%s makes the trial invalid', async ([, answer, cause, message]) => {
    const { error } = await run([answer], { env: { REQUEST_TIMEOUT: '0.3' } })
    expect(error).toBeInstanceOf(InfrastructureError)
    expect(error).toMatchObject({ invalidCause: cause, message: expect.stringMatching(message) })
  })

  it.concurrent.for<[string, LoopbackAnswer]>([
    ['a truncated body', { fault: 'truncated' }],
    ['a body that is no JSON', { fault: 'garbled' }],
    ['an answer without choices', { fault: 'no choices' }],
    ['a reset connection', { fault: 'reset' }],
    ['a timeout', { fault: 'silence' }],
    [
      'tokens per minute under 413',
      { fault: 'status', status: 413, retryAfter: 0, message: 'Rate limit: tokens per minute' },
    ],
  ])('%s is tried again', async ([, fault], { expect }) => {
    const { error, session, requests } = await run([fault, { say: 'Hello.' }], {
      env: { MAX_RETRIES: '1', REQUEST_TIMEOUT: '0.3' },
    })
    expect(error).toBeUndefined()
    expect(session.said).toEqual(['Hello.'])
    expect(requests).toHaveLength(2)
  })

  it('keeps what was used before the fault', async () => {
    const { error, session } = await run([{ calls: [move('P-1', 'B')] }, { fault: 'status', status: 500 }])
    expect(error).toMatchObject({ invalidCause: 'provider error' })
    expect(session.usage).toHaveLength(1)
  })

  it('says how often it tried', async () => {
    const { error, requests } = await run([{ fault: 'status', status: 429, retryAfter: 0 }], {
      env: { MAX_RETRIES: '2' },
    })
    expect(requests).toHaveLength(3)
    expect(error).toMatchObject({
      invalidCause: 'rate limit',
      message: expect.stringContaining('tried 3 times'),
    })
  })

  it('blames the sandbox when its connection breaks', async () => {
    await using provider = await startLoopbackProvider(inOrder([{ calls: [move('P-1', 'B')] }]))
    const { agent } = await createAgent(
      readSettings({
        MODEL: 'openai-compatible/test-model',
        OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      }),
    )
    await using session = await openDepotSession()
    const running = agent.run({ ...session, addUsage: () => void session.disconnect() }, undefined as never)
    await expect(running).rejects.toMatchObject({ invalidCause: 'sandbox' })
  })

  it('stops at once when the trial is stopped', async () => {
    await using provider = await startLoopbackProvider(inOrder([{ fault: 'silence' }]))
    const { agent } = await createAgent(
      readSettings({
        MODEL: 'openai-compatible/test-model',
        OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
      }),
    )
    await using session = await openDepotSession()
    const running = agent.run(session, undefined as never)
    setTimeout(() => session.stop(), 50)
    await expect(running).rejects.toMatchObject({ invalidCause: 'cancelled' })
  })
})
