import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { writeSyntheticRun } from '../bench/synthetic-run.ts'
import { invalid, oddFailure, saidKey, writeRun } from './fixtures/odd-run.ts'
import { thinkingbox } from './fixtures/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'export-traces-'))
const results = join(folder, 'results')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => {
  writeRun(join(results, 'odd'), [oddFailure, invalid])
  writeSyntheticRun(join(results, 'large'), { agents: 2, tasks: 20, attempts: 5, seed: '1' })
})

const attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
const span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string().regex(/^\d+$/),
  endTimeUnixNano: z.string().regex(/^\d+$/),
  attributes,
  events: z.array(z.strictObject({ name: z.string(), timeUnixNano: z.string(), attributes })).default([]),
  status: z.strictObject({ code: z.int().optional(), message: z.string().optional() }),
})
const traces = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span) }),
      ),
    }),
  ),
})

type Span = z.infer<typeof span>

const spansOf = ({ resourceSpans }: z.infer<typeof traces>): Span[] =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))

/** A collector that answers each request in turn as told, and then with 200. */
async function collector(
  ...answers: readonly { status: number; body?: string; headers?: Record<string, string> }[]
) {
  const requests: { path: string; headers: IncomingHttpHeaders; body: string }[] = []
  const left = [...answers]
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body })
      const { status, body: answer = '{}', headers = {} } = left.shift() ?? { status: 200 }
      response.writeHead(status, headers).end(answer)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, requests, [Symbol.dispose]: () => void server.close() }
}

function exportTraces(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return thinkingbox(['export', ...args, '--format', 'otel'], {
    cwd: folder,
    env: { RESULTS: results, OPENAI_API_KEY: saidKey, ...env },
  })
}

/** A span as it is read: parent, name, times from the trial's start, attributes and events. */
function outline(each: Span): string {
  const start = BigInt(Date.parse(oddFailure.trial.startedAt)) * 1_000_000n
  const ms = (nanoseconds: string) => Number(BigInt(nanoseconds) - start) / 1e6
  const list = (values: Span['attributes']) =>
    values.map(({ key, value }) => `  ${key}: ${JSON.stringify(value)}`)
  return [
    `${each.parentSpanId ? '- ' : ''}${each.name} (kind ${each.kind}), ${ms(each.startTimeUnixNano)} to ${ms(each.endTimeUnixNano)} ms, status ${JSON.stringify(each.status)}`,
    ...list(each.attributes),
    ...each.events.flatMap((event) => [
      `  event ${event.name} at ${ms(event.timeUnixNano)} ms`,
      ...list(event.attributes).map((line) => `  ${line}`),
    ]),
  ].join('\n')
}

describe('export --format otel', () => {
  test('writes a trace a trial, one a line, by the conventions for generative AI', async () => {
    const { output, exitCode } = await exportTraces(['odd', '--out', 'odd.jsonl'])
    expect(output.trim()).toBe(join(folder, 'odd.jsonl'))
    expect(exitCode).toBe(0)
    const text = readFileSync(join(folder, 'odd.jsonl'), 'utf8')
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => spansOf(traces.parse(JSON.parse(line))))
    expect(lines.map((spans) => spans.map(outline).join('\n')).join('\n\n')).toMatchInlineSnapshot(`
      "invoke_agent openai/gpt-5 (kind 1), 0 to 1234.5 ms, status {}
        gen_ai.operation.name: {"stringValue":"invoke_agent"}
        gen_ai.provider.name: {"stringValue":"openai"}
        gen_ai.request.model: {"stringValue":"gpt-5"}
        gen_ai.agent.name: {"stringValue":"openai/gpt-5"}
        gen_ai.conversation.id: {"stringValue":"odd/retail/ST003_006/openai/gpt-5/1"}
        gen_ai.usage.input_tokens: {"intValue":"700"}
        gen_ai.usage.cache_read.input_tokens: {"intValue":"300"}
        gen_ai.usage.output_tokens: {"intValue":"40"}
        thinkingbox.run: {"stringValue":"odd"}
        thinkingbox.domain: {"stringValue":"retail"}
        thinkingbox.task: {"stringValue":"ST003_006"}
        thinkingbox.level: {"stringValue":"severe"}
        thinkingbox.attempt: {"intValue":"1"}
        thinkingbox.verdict: {"stringValue":"failed"}
        thinkingbox.clean: {"boolValue":true}
        thinkingbox.deviations: {"arrayValue":{"values":[{"stringValue":"wrong field tickets.subject"},{"stringValue":"extra effect notes update"},{"stringValue":"missing effect notes delete"}]}}
        thinkingbox.end: {"stringValue":"customer finished"}
        thinkingbox.cost_usd: {"doubleValue":2e-7}
        event gen_ai.evaluation.result at 1234.5 ms
          gen_ai.evaluation.name: {"stringValue":"end state"}
          gen_ai.evaluation.score.label: {"stringValue":"failed"}
          gen_ai.evaluation.score.value: {"doubleValue":0}
          gen_ai.evaluation.explanation: {"stringValue":"wrong field tickets.subject; extra effect notes update; missing effect notes delete"}
      - chat gpt-5 (kind 3), 2.5 to 402.5 ms, status {}
        gen_ai.operation.name: {"stringValue":"chat"}
        gen_ai.request.model: {"stringValue":"gpt-5"}
        gen_ai.provider.name: {"stringValue":"openai"}
        gen_ai.agent.name: {"stringValue":"openai/gpt-5"}
        gen_ai.response.finish_reasons: {"arrayValue":{"values":[{"stringValue":"tool-calls"}]}}
        gen_ai.usage.input_tokens: {"intValue":"300"}
        gen_ai.usage.cache_read.input_tokens: {"intValue":"100"}
        gen_ai.usage.output_tokens: {"intValue":"15"}
        thinkingbox.request.messages: {"intValue":"1"}
        thinkingbox.request.characters: {"intValue":"900"}
      - chat gpt-5 (kind 3), 900 to 1000 ms, status {}
        gen_ai.operation.name: {"stringValue":"chat"}
        gen_ai.request.model: {"stringValue":"gpt-5"}
        gen_ai.provider.name: {"stringValue":"openai"}
        gen_ai.agent.name: {"stringValue":"openai/gpt-5"}
        gen_ai.response.finish_reasons: {"arrayValue":{"values":[{"stringValue":"stop"}]}}
        thinkingbox.request.messages: {"intValue":"5"}
        thinkingbox.request.characters: {"intValue":"1200"}
      - execute_tool update_ticket (kind 1), 0 to 1 ms, status {"code":2,"message":"the call was refused and changed nothing"}
        gen_ai.operation.name: {"stringValue":"execute_tool"}
        gen_ai.tool.name: {"stringValue":"update_ticket"}
        gen_ai.tool.type: {"stringValue":"function"}
        error.type: {"stringValue":"refused"}
        thinkingbox.tool.writes: {"boolValue":true}
      - execute_tool update_ticket (kind 1), 500 to 501 ms, status {}
        gen_ai.operation.name: {"stringValue":"execute_tool"}
        gen_ai.tool.name: {"stringValue":"update_ticket"}
        gen_ai.tool.type: {"stringValue":"function"}
        thinkingbox.tool.writes: {"boolValue":true}
        thinkingbox.tool.effects: {"arrayValue":{"values":[{"stringValue":"update tickets"}]}}

      invoke_agent openai/gpt-5 (kind 1), 0 to 1234.5 ms, status {"code":2,"message":"connect ECONNREFUSED"}
        gen_ai.operation.name: {"stringValue":"invoke_agent"}
        gen_ai.provider.name: {"stringValue":"openai"}
        gen_ai.request.model: {"stringValue":"gpt-5"}
        gen_ai.agent.name: {"stringValue":"openai/gpt-5"}
        gen_ai.conversation.id: {"stringValue":"odd/retail/ST003_006/openai/gpt-5/2"}
        error.type: {"stringValue":"network"}
        thinkingbox.run: {"stringValue":"odd"}
        thinkingbox.domain: {"stringValue":"retail"}
        thinkingbox.task: {"stringValue":"ST003_006"}
        thinkingbox.level: {"stringValue":"severe"}
        thinkingbox.attempt: {"intValue":"2"}
        thinkingbox.verdict: {"stringValue":"invalid"}
        thinkingbox.cost_usd: {"doubleValue":2e-7}
        event gen_ai.evaluation.result at 1234.5 ms
          gen_ai.evaluation.name: {"stringValue":"end state"}
          error.type: {"stringValue":"network"}"
    `)
    for (const [root, ...others] of lines) {
      expect(root?.parentSpanId).toBeUndefined()
      expect(new Set(others.map(({ parentSpanId }) => parentSpanId)).size).toBeLessThan(2)
      for (const other of others)
        expect(other).toMatchObject({ traceId: root?.traceId, parentSpanId: root?.spanId })
    }
    const all = lines.flat()
    expect(new Set(all.map(({ spanId }) => spanId)).size).toBe(all.length)
    expect(new Set(all.map(({ traceId }) => traceId)).size).toBe(2)
  })

  test('has what was said and called only with --content, and never a key', async () => {
    const without = await exportTraces(['odd'])
    expect(without.stdout).not.toContain('On hold.')
    const { stdout } = await exportTraces(['odd', '--content'])
    const [first] = stdout.split('\n')
    const spans = spansOf(traces.parse(JSON.parse(first ?? '')))
    const content = spans.flatMap((each) =>
      each.attributes.flatMap(({ key, value }) =>
        /messages$|arguments$|call\.result$/.test(key) && key.startsWith('gen_ai')
          ? `${key} ${value.stringValue}`
          : [],
      ),
    )
    expect(content.join('\n')).toMatchInlineSnapshot(`
      "gen_ai.input.messages [{"role":"user","parts":[{"type":"text","content":"Where is it?"}]}]
      gen_ai.output.messages [{"role":"assistant","parts":[{"type":"text","content":"On hold."}]}]
      gen_ai.tool.call.arguments {}
      gen_ai.tool.call.result "no (key removed)"
      gen_ai.tool.call.arguments {}
      gen_ai.tool.call.result "ok""
    `)
    expect(without.stdout + stdout).not.toContain(saidKey)
  })

  test('sends the same to a collector, with its headers', async () => {
    using server = await collector()
    const key = 'other-words-that-no-pattern-knows'
    const { output, exitCode } = await exportTraces(['odd', '--to', server.address], {
      OTEL_EXPORTER_OTLP_HEADERS: `Authorization=Bearer%20${key}, x-project=a=b`,
    })
    expect(output).toBe(`Sent 2 traces to ${server.address}.\n`)
    expect(exitCode).toBe(0)
    const [request] = server.requests
    expect(server.requests).toHaveLength(1)
    expect(request?.path).toBe('/v1/traces')
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
      'x-project': 'a=b',
    })
    const sent = spansOf(traces.parse(JSON.parse(request?.body ?? '')))
    const { stdout } = await exportTraces(['odd'])
    expect(sent).toEqual(
      stdout
        .trimEnd()
        .split('\n')
        .flatMap((line) => spansOf(traces.parse(JSON.parse(line)))),
    )
  })

  test('sends many trials in requests of a bearable size, to the path that is named', async () => {
    using server = await collector()
    const { output } = await exportTraces([
      'large',
      '--content',
      '--to',
      `${server.address}/api/otel/v1/traces`,
    ])
    expect(output).toContain('Sent 200 traces')
    expect(server.requests.length).toBeGreaterThan(1)
    for (const { path, body } of server.requests) {
      expect(path).toBe('/api/otel/v1/traces')
      expect(body.length).toBeLessThan(1_100_000)
    }
    const roots = server.requests
      .flatMap(({ body }) => spansOf(traces.parse(JSON.parse(body))))
      .filter(({ parentSpanId }) => parentSpanId === undefined)
    expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(200)
  })

  test('tries again what a collector cannot take at the time', async () => {
    const busy = { status: 429, headers: { 'retry-after': '0' } }
    using server = await collector(busy, { ...busy, status: 503 })
    const { output } = await exportTraces(['odd', '--to', server.address])
    expect(output).toContain('Sent 2 traces')
    expect(server.requests).toHaveLength(3)
    expect(new Set(server.requests.map(({ body }) => body)).size).toBe(1)
  })

  test.for([
    [{ status: 401, body: `no key ${saidKey}` }, 'status 401 no key (key removed)'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'unexpected redirect'],
    [
      { status: 200, body: '{"partialSuccess":{"rejectedSpans":"3","errorMessage":"too old"}}' },
      'it rejected 3 spans: too old',
    ],
  ] as const)('says why a collector did not take them: %j', async ([answer, reason]) => {
    using server = await collector(answer)
    const { output, exitCode } = await exportTraces(['odd', '--to', server.address])
    expect(output).toContain(`thinkingbox: ${server.address} did not take the traces: ${reason}`)
    expect(exitCode).toBe(1)
    expect(server.requests).toHaveLength(1)
  })

  test('says that nobody is there', async () => {
    const server = await collector()
    server[Symbol.dispose]()
    const { output, exitCode } = await exportTraces(['odd', '--to', server.address])
    expect(output).toContain('did not take the traces: connect ECONNREFUSED')
    expect(exitCode).toBe(1)
  })

  test.for([
    [['odd', '--to', 'localhost:4318'], {}, 'Give an http:// or https:// address', 2],
    [['odd', '--to', `http://user:${saidKey}@localhost`], {}, 'OTEL_EXPORTER_OTLP_HEADERS holds keys', 2],
    [['odd'], { OTEL_EXPORTER_OTLP_HEADERS: 'Bearer%' }, 'OTEL_EXPORTER_OTLP_HEADERS', 1],
  ] as const)('refuses %j', async ([args, env, message, code]) => {
    const { output, exitCode } = await exportTraces(args, env)
    expect(output).toContain(message)
    expect(exitCode).toBe(code)
  })

  test('what is about traces is refused for tables', async () => {
    const { output, exitCode } = await thinkingbox(['export', 'odd', '--content'], {
      env: { RESULTS: results },
    })
    expect(output).toContain('--to and --content are for traces: add --format otel.')
    expect(exitCode).toBe(2)
  })
})
