import { McpError } from '@modelcontextprotocol/sdk/types.js'
import { APICallError, LoadAPIKeyError, NoObjectGeneratedError, RetryError } from 'ai'
import { describe, expect, it } from 'vitest'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import { Secret } from '../settings/secret.ts'
import { classifyFault, ownFailure } from './classify-fault.ts'

const call = (statusCode: number | undefined, message = 'message', responseBody?: string) =>
  new APICallError({
    message,
    url: 'http://127.0.0.1/v1',
    requestBodyValues: {},
    ...(statusCode !== undefined && { statusCode }),
    ...(responseBody !== undefined && { responseBody }),
  })
const coded = (code: string | number, message = 'message') => Object.assign(new Error(message), { code })
const answered = (status: number, message = 'message') => Object.assign(new Error(message), { status })

describe('telling faults apart', () => {
  it.for<[string, unknown, string]>([
    ['429', call(429), 'rate limit'],
    [
      '429 after retries',
      new RetryError({ message: 'x', reason: 'maxRetriesExceeded', errors: [call(429), call(429)] }),
      'rate limit',
    ],
    ['500', call(500), 'provider error'],
    ['529', call(529), 'provider error'],
    ['504', call(504), 'provider timeout'],
    ['408', call(408), 'provider timeout'],
    ['401', call(401), 'provider error'],
    ['404', call(404), 'provider error'],
    ['an unreadable answer', call(200, 'Invalid JSON response'), 'provider error'],
    ['a request without answer', call(undefined), 'network'],
    ['a missing key', new LoadAPIKeyError({ message: 'no key' }), 'provider error'],
    ['another SDK’s 429', answered(429), 'rate limit'],
    ['another SDK’s 503', answered(503), 'provider error'],
    [
      'a refused connection, deep down',
      new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
      'network',
    ],
    ['an unknown host', coded('ENOTFOUND'), 'network'],
    ['a timeout of fetch', new DOMException('timed out', 'TimeoutError'), 'provider timeout'],
    [
      'headers that never came',
      new TypeError('fetch failed', { cause: coded('UND_ERR_HEADERS_TIMEOUT') }),
      'provider timeout',
    ],
    ['a closed MCP connection', new McpError(-32000, 'Connection closed'), 'sandbox'],
    [
      'tokens per minute under 413',
      call(413, 'Request too large for model `m` on tokens per minute (TPM): Limit 6000, Requested 8000'),
      'rate limit',
    ],
    [
      'a rate limit by code',
      call(403, 'Forbidden', '{"error":{"code":"rate_limit_exceeded"}}'),
      'rate limit',
    ],
    [
      'a rate limit under 200',
      call(200, 'Invalid JSON', '{"error":{"code":429,"message":"slow"}}'),
      'rate limit',
    ],
    ['an error object under 200', call(200, 'Invalid JSON', '{"error":"upstream"}'), 'provider error'],
    ['a gateway’s 504 under 200', call(200, 'Invalid', '{"error":{"code":504}}'), 'provider timeout'],
    ['a key that was flagged', call(401, 'This key was flagged'), 'provider error'],
    ['credit', call(402, 'Your input was flagged: prompt is too long for your balance'), 'provider error'],
    [
      'an account that was flagged',
      call(403, 'Your account was flagged for prompts that violate'),
      'provider error',
    ],
    ['an account that was flagged, under 400', call(400, 'This organization was flagged'), 'provider error'],
    ['a plan', call(403, 'Your plan does not include this context length'), 'provider error'],
    ['any other 403', call(403, 'flagged for review'), 'provider error'],
    ['an agent’s own word', new InfrastructureError('network', 'the line is dead'), 'network'],
  ])('%s is infrastructure', ([, error, cause]) => {
    expect(classifyFault(error)).toMatchObject({ invalidCause: cause })
  })

  it.for<[string, unknown]>([
    ['a plain error', new Error('I did not think of that')],
    ['a plain error whose text alone names a status', new Error('429 Too Many Requests')],
    ['a type error', new TypeError('x is not a function')],
    ['no error at all', 'text'],
    ['null', null],
    [
      'an answer in the wrong shape',
      new NoObjectGeneratedError({
        response: { id: '', timestamp: new Date(0), modelId: '' },
        usage: {} as never,
        finishReason: 'stop',
      }),
    ],
    ['arguments that MCP cannot carry', new McpError(-32602, 'Invalid params')],
    ['a context that was outgrown', call(400, "This model's maximum context length is 8192 tokens")],
    [
      'a context that was outgrown, by code',
      call(400, 'Bad request', '{"error":{"code":"context_length_exceeded"}}'),
    ],
    ['a prompt that is too long', call(400, 'prompt is too long: 210000 tokens > 200000 maximum')],
    [
      'input that exceeds',
      call(400, 'The input token count (1200000) exceeds the maximum number of tokens allowed'),
    ],
    ['a request that is too large', call(413, 'Payload Too Large')],
    ['a content filter', call(400, "The response was filtered by Azure OpenAI's content management policy")],
    ['an aborted fetch', new DOMException('This operation was aborted', 'AbortError')],
  ])('%s is the agent’s own', ([, error]) => {
    expect(classifyFault(error)).toBeUndefined()
  })

  it.for<[string, 'CONTEXT_LENGTH' | 'CONTENT_FILTER', unknown]>([
    [
      'Anthropic',
      'CONTEXT_LENGTH',
      call(400, 'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000'),
    ],
    [
      'vLLM',
      'CONTEXT_LENGTH',
      call(400, 'The prompt (length 9000) is longer than the maximum model length of 8192.'),
    ],
    [
      'xAI',
      'CONTEXT_LENGTH',
      call(400, "This model's maximum prompt length is 131072 but the request contains 140000 tokens."),
    ],
    [
      'Moonshot',
      'CONTEXT_LENGTH',
      call(400, 'Invalid request: Your request exceeded model token limit: 8192'),
    ],
    [
      'a gateway under 200',
      'CONTEXT_LENGTH',
      call(200, 'Invalid JSON', '{"error":{"message":"maximum context length"}}'),
    ],
    ['DeepSeek', 'CONTENT_FILTER', call(400, 'Content Exists Risk')],
    [
      'DashScope',
      'CONTENT_FILTER',
      call(
        400,
        'Bad Request',
        '{"code":"data_inspection_failed","message":"Output data may contain inappropriate content."}',
      ),
    ],
    [
      'xAI',
      'CONTENT_FILTER',
      call(
        403,
        'Forbidden',
        '{"code":"The caller does not have permission to execute the specified operation","error":"Content violates usage guidelines. Team: t, API key ID: k, Failed check: BIO"}',
      ),
    ],
    [
      'OpenRouter',
      'CONTENT_FILTER',
      call(403, 'openai/m requires moderation on OpenAI. Your input was flagged for "violence"'),
    ],
  ])('in the words of %s: %s', ([, own, error]) => {
    expect(ownFailure(error)).toBe(own)
    expect(classifyFault(error)).toBeUndefined()
  })

  it.for<[string, string, string]>([
    ['an error that is a text', '{"error":"model not loaded"}', 'Bad Request: {"error":"model not loaded"}'],
    [
      'a detail',
      '{"detail":[{"loc":["body"],"msg":"no tools"}]}',
      'Bad Request: {"detail":[{"loc":["body"],"msg":"no tools"}]}',
    ],
    ['a message at the top', '{"message":"bad \\"x\\""}', 'Bad Request: {"message":"bad \\"x\\""}'],
    [
      'a page',
      '<!DOCTYPE html><html><head><style>b{}</style><title>502</title></head>\n<body>Bad <b>gateway</b></body></html>',
      'Bad Request: 502 Bad gateway',
    ],
    [
      'a long text with a key',
      `${'x'.repeat(415)} sk-abcdefghijklmnop1234 ${'x'.repeat(300)}`,
      `Bad Request: ${'x'.repeat(415)} (key remov…`,
    ],
    ['nothing', '', 'Bad Request'],
  ])('shows the start of a body of another shape: %s', ([, body, words]) => {
    expect(classifyFault(call(400, 'Bad Request', body))?.message).toBe(
      `HTTP 400: ${words} (http://127.0.0.1)`,
    )
  })

  it('does not repeat the body that a message was read from', () => {
    const error = call(400, 'no "x"', '{"error":{"message":"no \\"x\\""}}')
    expect(classifyFault(error)?.message).toBe('HTTP 400: no "x" (http://127.0.0.1)')
  })

  it('removes keys from the message: this run’s, and whatever looks like one', () => {
    const error = call(
      401,
      'Incorrect API key provided: my-own-key-1 (sk-abc***wxyz), Authorization: Bearer abcdef123456, see https://x.org/?key=abcdef',
    )
    const { message } = classifyFault(error, [new Secret('my-own-key-1')]) ?? {}
    expect(message).toBe(
      'HTTP 401: Incorrect API key provided: (key removed) ((key removed)), Authorization: Bearer (key removed), see https://x.org/?key=(key removed) (http://127.0.0.1)',
    )
  })

  it.for<[string, unknown, string]>([
    [
      'an address that cannot be one',
      Object.assign(new TypeError('Cannot connect to API: bad port'), {
        name: 'AI_APICallError',
        url: 'http://me:pass@localhost:1/v1/chat?key=k',
        cause: new TypeError('bad port'),
      }),
      'Cannot connect to API: bad port (http://localhost:1, set by OPENAI_COMPATIBLE_BASE_URL)',
    ],
    [
      'nobody listening',
      new RetryError({
        message: 'Failed after 2 attempts',
        reason: 'maxRetriesExceeded',
        errors: [1, 2].map(() =>
          Object.assign(new Error('Cannot connect to API: connect ECONNREFUSED 127.0.0.1:9'), {
            name: 'AI_APICallError',
            url: 'http://127.0.0.1:9/v1/chat',
            cause: coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:9'),
          }),
        ),
      }),
      'Cannot connect to API: connect ECONNREFUSED 127.0.0.1:9 (http://127.0.0.1:9; tried 2 times)',
    ],
    ['an answer', call(501, 'Unsupported method'), 'HTTP 501: Unsupported method (http://127.0.0.1)'],
  ])('names the address once, and no more of it than the host: %s', ([, error, message]) => {
    const addresses = [{ variable: 'OPENAI_COMPATIBLE_BASE_URL', origin: 'http://localhost:1' }]
    expect(classifyFault(error, [], addresses)?.message).toBe(message)
  })

  it('survives errors that wrap themselves', () => {
    const error: Error & { cause?: unknown } = new Error('round')
    error.cause = error
    expect(classifyFault(error)).toBeUndefined()
  })

  it('keeps messages short', () => {
    expect(classifyFault(call(500, 'x'.repeat(10_000)))?.message.length).toBeLessThan(520)
  })
})
