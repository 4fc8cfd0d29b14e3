import { z } from 'zod'
import { InfrastructureError, type InvalidCause } from '../core/infrastructure-error.ts'
import type { ProviderAddress } from '../settings/provider-addresses.ts'
import { redact } from '../settings/redact.ts'
import type { Secret } from '../settings/secret.ts'

/**
 * What errors of the AI SDK, of the providers' own SDKs, of `fetch` and of MCP have in common. Read by shape and not by
 * class, because an agent may bring its own copy of any of these packages.
 */
const errorShape = z.object({
  name: z.string().catch(''),
  message: z.string().catch(''),
  code: z.union([z.string(), z.number()]).optional().catch(undefined),
  statusCode: z.number().optional().catch(undefined),
  status: z.number().optional().catch(undefined),
  url: z.string().optional().catch(undefined),
  responseBody: z.string().optional().catch(undefined),
  errors: z.array(z.unknown()).optional().catch(undefined),
  lastError: z.unknown().optional(),
  cause: z.unknown().optional(),
})

type ErrorShape = z.infer<typeof errorShape>

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'ERR_SSL_PROTOCOL_ERROR',
  'CERT_HAS_EXPIRED',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
])

const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** Errors of the AI SDK that say that a provider's answer, key or model is missing or unusable. */
const providerErrorNames = new Set([
  'AI_EmptyResponseBodyError',
  'AI_InvalidResponseDataError',
  'AI_LoadAPIKeyError',
  'AI_NoSuchModelError',
  'AI_StreamProviderError',
  'GatewayAuthenticationError',
])

/** JSON-RPC codes that the MCP SDK uses for a closed connection and for a request without answer. */
const mcpConnectionCodes = new Set([-32000, -32001])

/**
 * Decides whether an error is infrastructure's fault, and which.
 *
 * Rate limits, server errors, network faults, timeouts, unreadable answers, and refused requests (a wrong key, an unknown
 * model) are. A conversation that outgrew the model's context, and one that the provider's content filter turned away, are
 * not: they come from what the agent did, and would come again.
 *
 * @param error - whatever was thrown
 * @param secrets - keys to remove from the message; texts that look like keys are removed in any case
 * @param addresses - which variables say where providers are, for the message
 * @returns undefined when the error is the agent's own
 */
export function classifyFault(
  error: unknown,
  secrets: readonly Secret[] = [],
  addresses: readonly ProviderAddress[] = [],
): InfrastructureError | undefined {
  if (error instanceof InfrastructureError) return error
  const chain = causesOf(error)
  const [outer] = chain
  if (!outer || ownFailure(error)) return undefined
  const cause = causeOf(chain)
  if (!cause) return undefined
  const facts = [
    ...addressIn(chain, addresses),
    ...(outer.errors && outer.errors.length > 1 ? [`tried ${outer.errors.length} times`] : []),
  ]
  const more = facts.length > 0 ? ` (${facts.join('; ')})` : ''
  return new InfrastructureError(cause, `${redact(describe(chain), secrets)}${more}`)
}

/** Why an error of a provider is the agent's own failure all the same. */
export function ownFailure(error: unknown): 'CONTEXT_LENGTH' | 'CONTENT_FILTER' | undefined {
  for (const { statusCode, status, message, responseBody } of causesOf(error)) {
    const answered = statusCode ?? status
    if (answered === undefined || answered < 400 || answered >= 500 || answered === 429) continue
    const text = `${message} ${responseBody ?? ''}`
    if (answered === 413 || contextLength.test(text)) return 'CONTEXT_LENGTH'
    if (contentFilter.test(text)) return 'CONTENT_FILTER'
  }
  return undefined
}

// How the providers, and servers such as vLLM and llama.cpp, say it.
const contextLength =
  /context[_ -]?(length|window|size)|prompt is too long|too many input tokens|input.{0,40}(too long|exceeds)/i
const contentFilter = /content[_ -]?(filter|management|policy)|responsible ?ai ?policy|flagged/i

/** The error and what it wraps, outermost first. */
function causesOf(error: unknown): ErrorShape[] {
  const chain: ErrorShape[] = []
  let current = error
  while (typeof current === 'object' && current !== null && chain.length < 8) {
    const parsed = errorShape.safeParse(current)
    if (!parsed.success) break
    chain.push(parsed.data)
    current = parsed.data.lastError ?? parsed.data.cause
  }
  return chain
}

function causeOf(chain: readonly ErrorShape[]): InvalidCause | undefined {
  for (const { statusCode, status } of chain) {
    const answered = statusCode ?? status
    if (answered === 429) return 'rate limit'
    if (answered === 408 || answered === 504) return 'provider timeout'
    if (answered !== undefined && answered >= 400) return 'provider error'
  }
  for (const { name, code } of chain) {
    if (name === 'TimeoutError' || timeoutCodes.has(String(code))) return 'provider timeout'
    if (networkCodes.has(String(code))) return 'network'
    if (name === 'McpError' && typeof code === 'number' && mcpConnectionCodes.has(code)) return 'sandbox'
  }
  // What is left of the AI SDK's call errors: an answer that came with status 200 and could not be read, or no answer.
  const call = chain.find(({ name }) => name === 'AI_APICallError')
  if (call) return call.statusCode === undefined ? 'network' : 'provider error'
  return chain.some(({ name }) => providerErrorNames.has(name)) ? 'provider error' : undefined
}

/** The host that was asked: its origin, because the rest of an address may hold a key. */
function addressIn(chain: readonly ErrorShape[], addresses: readonly ProviderAddress[]): string[] {
  const url = chain.find((each) => each.url !== undefined)?.url
  const origin = url === undefined ? undefined : URL.parse(url)?.origin
  if (origin === undefined || origin === 'null') return []
  const variables = addresses.filter((each) => each.origin === origin).map(({ variable }) => variable)
  return [variables.length > 0 ? `${origin}, set by ${variables.join(' and ')}` : origin]
}

function describe(chain: readonly ErrorShape[]): string {
  // A retry's own message repeats the last error's; the innermost tells what the network did.
  const told = chain.filter(({ lastError }) => lastError === undefined)
  const answered = told.find(({ statusCode, status }) => (statusCode ?? status) !== undefined)
  const messages = told
    .map(({ message }) => message.trim())
    // What wraps an error often quotes it.
    .filter((text, index, all) => text !== '' && !all.slice(0, index).some((outer) => outer.includes(text)))
  const status = answered?.statusCode ?? answered?.status
  const text = (answered && answered.message !== '' ? [answered.message] : messages.slice(0, 2)).join(': ')
  const whole = `${status ? `HTTP ${status}: ` : ''}${text === '' ? 'no message' : text}`
  return whole.length > 450 ? `${whole.slice(0, 449)}…` : whole
}
