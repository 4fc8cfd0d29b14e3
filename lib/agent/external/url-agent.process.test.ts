import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { classifyFault } from '../../model/classify-fault.ts'
import { type OpenSandbox, openSandbox } from '../../sandbox/index.ts'
import { readSettings } from '../../settings/index.ts'
import { type PlayOptions, playTrial } from '../../trial/play-trial.ts'
import { createAgent } from '../create-agent.ts'
import { preflight } from '../preflight.ts'
import { depot, depotTasks } from '../testing/depot-sandbox.ts'

let sandbox: OpenSandbox

beforeAll(async () => {
  sandbox = await openSandbox(depot, { slots: 20 })
})

afterAll(() => sandbox[Symbol.asyncDispose]())

const questionSchema = z.looseObject({ type: z.string(), trial: z.string(), mcp: z.string().optional() })
type Question = z.output<typeof questionSchema>

interface Service extends AsyncDisposable {
  readonly url: string
  readonly questions: readonly Question[]
  readonly headers: readonly IncomingMessage['headers'][]
}

/** A real agent on loopback, which answers as it is told. */
async function serve(
  answer: (question: Question, response: ServerResponse) => void | Promise<void>,
): Promise<Service> {
  const questions: Question[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer(async (request, response) => {
    const question = questionSchema.parse(JSON.parse((await request.setEncoding('utf8').toArray()).join('')))
    questions.push(question)
    headers.push(request.headers)
    if (question.type === 'end') response.end()
    else await answer(question, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/agent?token=a-secret-in-the-query`,
    questions,
    headers,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const secretHeader = 'Bearer wholly-secret-token'

async function play(url: string, options: Partial<PlayOptions> = {}) {
  const { agent } = await createAgent(
    readSettings({ AGENT: url, AGENT_HEADERS: JSON.stringify({ Authorization: secretHeader }) }),
  )
  const [task] = depotTasks(1)
  if (!task) throw new Error('There is no task.')
  return await playTrial({
    task,
    attempt: 1,
    agent,
    sandbox,
    seed: '1',
    maxTurns: 4,
    signal: new AbortController().signal,
    classifyFault,
    ...options,
  })
}

/** Answers with this body and status. */
const saying =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (_question: Question, response: ServerResponse): void => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  }

describe('an agent at an address', () => {
  test('is asked with its headers, calls the tools of the trial, and is told when it is over', async () => {
    await using service = await serve(async ({ mcp = '' }, response) => {
      const client = new Client({ name: 'agent', version: '1.0.0' })
      await client.connect(new StreamableHTTPClientTransport(new URL(mcp)) as Transport)
      await client.callTool({
        name: 'update_pallet',
        arguments: { pallet_id: 'P-1', changes: { bay: 'B2' } },
      })
      await client.close()
      saying({ text: 'Moved.', usage: [{ model: 'm/x', inputTokens: 5, outputTokens: 1 }] })(
        { type: '', trial: '' },
        response,
      )
    })
    const played = await play(service.url)
    expect(played).toMatchObject({
      valid: true,
      trial: {
        agent: `${new URL(service.url).host}/agent`,
        end: 'customer finished',
        usage: [{ model: 'm/x', role: 'agent', calls: 1 }],
        calls: [{ tool: 'update_pallet', isError: false }],
        effects: [{ op: 'update', key: 'P-1' }],
      },
    })
    expect(service.questions.map(({ type }) => type)).toEqual(['start', 'end'])
    expect(service.headers.map(({ authorization }) => authorization)).toEqual([secretHeader, secretHeader])
  })

  test('serves twenty trials at once', async () => {
    await using service = await serve(({ trial, type }, response) =>
      saying(type === 'start' ? { trial, text: trial } : { trial })({ type, trial }, response),
    )
    const trials = await Promise.all(
      Array.from({ length: 20 }, (_, index) => play(service.url, { attempt: index + 1 })),
    )
    expect(trials.every(({ valid }) => valid)).toBe(true)
    expect(new Set(trials.map(({ trial }) => trial.conversation.at(-1)?.text)).size).toBe(20)
  })

  test('is told that a trial is over whose time was up', async () => {
    await using service = await serve(() => {})
    expect(await play(service.url, { timeoutMs: 500 })).toMatchObject({
      valid: false,
      cause: 'trial timeout',
    })
    await vi.waitFor(() => expect(service.questions.map(({ type }) => type)).toEqual(['start', 'end']))
  })
})

describe('its own failures: the trial counts', () => {
  test.each([
    ['an error', saying('no plan', 500), 'the agent answered with HTTP 500: no plan'],
    ['a request that it does not take', saying('', 400), 'the agent answered with HTTP 400'],
    ['what is no JSON', saying('<html>'), "the agent's answer is not JSON: <html>"],
    ['what is no answer', saying({ reply: 'Hello' }), 'Unrecognized key: "reply"'],
    ['an error that it reports', saying({ error: { message: 'no plan' } }), 'no plan'],
    ['an answer without end', saying({ text: 'x'.repeat(5_000_000) }), 'more than 4000000 bytes'],
    ['the key that it was sent', saying(secretHeader, 500), 'HTTP 500: (key removed)'],
    ['the key alone', saying('You are wholly-secret-token.', 500), 'HTTP 500: You are (key removed).'],
  ])('%s', async (_, answer, error) => {
    await using service = await serve(answer)
    const played = await play(service.url)
    expect(played).toMatchObject({
      valid: true,
      trial: { end: 'agent error', error: expect.stringContaining(error) },
    })
    expect(JSON.stringify(played)).not.toContain('wholly-secret')
  })
})

describe('what is not its own failure: the trial is invalid', () => {
  test.each([
    ['a rate limit', saying('slow down', 429), 'rate limit', 'the agent answered with HTTP 429: slow down'],
    ['a gateway without agent', saying('', 502), 'agent unavailable', 'the agent answered with HTTP 502'],
    ['a wrong key', saying('', 401), 'agent unavailable', 'the agent answered with HTTP 401'],
    [
      'a redirect, which would carry the headers elsewhere',
      saying('', 307, { location: 'http://127.0.0.1:9/' }),
      'agent unavailable',
      'the agent answered with HTTP 307',
    ],
    [
      'a fault of its provider',
      saying({ error: { message: 'no answer', cause: 'provider timeout' } }),
      'provider timeout',
      'no answer',
    ],
    [
      'a connection that breaks',
      (_question: Question, response: ServerResponse): void => {
        response.destroy()
      },
      'network',
      'the connection to the agent broke: ',
    ],
    [
      'an answer that breaks off',
      (_question: Question, response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"te')
        setTimeout(() => response.destroy(), 50)
      },
      'network',
      'the connection to the agent broke: ',
    ],
  ] as const)('%s', async (_, answer, cause, message) => {
    await using service = await serve(answer)
    const played = await play(service.url)
    expect(played).toMatchObject({ valid: false, cause, message: expect.stringContaining(message) })
  })

  test('nobody there', async () => {
    const service = await serve(() => {})
    await service[Symbol.asyncDispose]()
    expect(await play(service.url)).toMatchObject({
      valid: false,
      cause: 'agent unavailable',
      message: expect.stringContaining('the agent cannot be reached: connect ECONNREFUSED'),
    })
  })
})

describe('before any trial', () => {
  test('MCP_HOST must be an address of this machine', async () => {
    const settings = readSettings({ AGENT: 'http://agent.example', MCP_HOST: '192.0.2.1' })
    await expect(preflight(settings)).rejects.toThrow(
      'MCP_HOST: the tools cannot be offered there: listen EADDRNOTAVAIL',
    )
  })

  test('an agent elsewhere without it is warned of', async () => {
    const warnings = await preflight(readSettings({ AGENT: 'http://agent.example' }))
    expect(warnings).toContainEqual(expect.stringContaining('set MCP_HOST'))
    const here = await preflight(readSettings({ AGENT: 'http://localhost:8080' }))
    expect(here).not.toContainEqual(expect.stringContaining('set MCP_HOST'))
  })
})
