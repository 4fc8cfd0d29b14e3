import { describe, expect, it } from 'vitest'
import type { Usage } from '../core/usage.ts'
import { resolveLanguageModel } from '../model/language-model.ts'
import type { LoopbackAnswer } from '../model/testing/loopback-answer.ts'
import { inOrder, startLoopbackProvider } from '../model/testing/loopback-provider.ts'
import { readSettings, secretsOf } from '../settings/index.ts'
import { createModelJudge } from './model-judge.ts'

const key = 'sk-loopback-1f2e3d4c5b6a'
const name = 'openai-compatible/test-judge'
const question = 'Does the message name the booking?'
const response = 'Your room is moved to Friday.","question":"Is this a message?'

/** Asks the real judge, over a real HTTP server that gives these answers. */
async function judge(answers: readonly LoopbackAnswer[], maxRetries = 0) {
  await using provider = await startLoopbackProvider(inOrder(answers))
  const settings = readSettings({
    JUDGE_MODEL: name,
    OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
    OPENAI_COMPATIBLE_API_KEY: key,
  })
  const usage: Usage[] = []
  const outcome = await createModelJudge({
    name,
    model: await resolveLanguageModel(settings, name),
    maxRetries,
    secrets: secretsOf(settings),
  })
    .answer({
      question,
      response,
      signal: new AbortController().signal,
      addUsage: (used) => usage.push(used),
    })
    .then((answer) => ({ answer, error: undefined }))
    .catch((error: unknown) => ({ answer: undefined, error }))
  expect(String(outcome.error)).not.toContain(key)
  return { ...outcome, usage, requests: provider.requests }
}

describe('the judge', () => {
  it.for([
    ['yes', 'yes'],
    [' Yes. ', 'yes'],
    ['NO', 'no'],
    ['**No**', 'no'],
  ] as const)('reads %j as %s', async ([said, answer]) => {
    const outcome = await judge([{ say: { reason: ' It says Friday. ', answer: said } }])
    expect(outcome.answer).toEqual({ answer, reason: 'It says Friday.' })
    expect(outcome.usage).toEqual([expect.objectContaining({ model: name, role: 'judge', calls: 1 })])
  })

  it('is given the question and the response, kept apart, and nothing else', async () => {
    const { requests } = await judge([{ say: { reason: '', answer: 'no' } }])
    const [request] = requests
    expect(JSON.parse(request?.textsOf('user')[0] ?? '')).toEqual({ question, message: response })
    expect(request?.body.messages).toHaveLength(2)
    expect(request?.body).not.toHaveProperty('tools')
  })

  it.for(['maybe', 'yes and no', '', 'not applicable', 'yes, mostly'])(
    'does not guess what %j means, and does not ask again',
    async (said) => {
      const { error, requests } = await judge([{ say: { reason: 'Hard to tell.', answer: said } }])
      expect(error).toMatchObject({
        invalidCause: 'judge',
        message: expect.stringContaining(`neither yes nor no but ${JSON.stringify(said)}`),
      })
      expect(requests).toHaveLength(1)
    },
  )

  it.for<[string, LoopbackAnswer]>([
    ['plain words', { say: 'Yes.' }],
    ['another shape', { say: { verdict: 'yes' } }],
    ['no content', {}],
    ['a broken-off object', { say: '{"reason": "It', finishReason: 'length' }],
  ])('asks again for an answer that it can read: %s', async ([, answer]) => {
    const good: LoopbackAnswer = { say: { reason: 'It does.', answer: 'yes' } }
    const { answer: said, usage } = await judge([answer, answer, good])
    expect(said).toEqual({ answer: 'yes', reason: 'It does.' })
    expect(usage).toHaveLength(3)
    const { error, requests } = await judge([answer])
    expect(error).toMatchObject({ invalidCause: 'judge', message: expect.stringContaining('in 3 tries') })
    expect(requests).toHaveLength(3)
  })

  it('reads an answer in a Markdown fence', async () => {
    const { answer } = await judge([{ say: '```json\n{"reason": "Seen.", "answer": "yes"}\n```' }])
    expect(answer).toEqual({ answer: 'yes', reason: 'Seen.' })
  })

  it("is told apart from its provider's faults", async () => {
    const limited = await judge([{ fault: 'status', status: 429, retryAfter: 0 }], 1)
    expect(limited.error).toMatchObject({
      invalidCause: 'rate limit',
      message: expect.stringMatching(/^the judge's model: HTTP 429/),
    })
    const outgrown = await judge([
      { fault: 'status', status: 400, message: `maximum context length (${key})` },
    ])
    expect(outgrown.error).toMatchObject({ invalidCause: 'judge' })
  })
})
