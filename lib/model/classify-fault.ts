import { z } from 'zod'
import { InfrastructureError, type InvalidCause } from '../core/infrastructure-error.ts'
import type { ProviderAddress } from '../settings/provider-addresses.ts'
import { redact } from '../settings/redact.ts'
import type { Secret } from '../settings/secret.ts'
import { type ProviderAnswer, providerWords, statusOf } from './provider-words.ts'

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
 * @param error - the thrown value
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
  if (ownFailure(error)) return undefined
  const cause = causeOf(chain)
  return cause && new InfrastructureError(cause, describeFault(error, secrets, addresses))
}

/** What happened in one line: status and words of the provider, without keys, and the address that was asked. */
export function describeFault(
  error: unknown,
  secrets: readonly Secret[] = [],
  addresses: readonly ProviderAddress[] = [],
): string {
  const chain = causesOf(error)
  const tries = chain[0]?.errors?.length ?? 0
  const facts = [...addressIn(chain, addresses), ...(tries > 1 ? [`tried ${tries} times`] : [])]
  const more = facts.length > 0 ? ` (${facts.join('; ')})` : ''
  return `${describe(chain, secrets)}${more}`
}

/** Why an error of a provider is the agent's own failure all the same. */
export function ownFailure(error: unknown): 'CONTEXT_LENGTH' | 'CONTENT_FILTER' | undefined {
  for (const answer of causesOf(error)) {
    const status = statusOf(answer)
    if (status === undefined || status < 400 || status >= 500 || isRateLimit(answer)) continue
    if (isAboutAccess(status, providerWords(answer))) continue
    const text = textOf(answer)
    if (status === 413 || contextLength.test(text)) return 'CONTEXT_LENGTH'
    if (contentFilter.test(text)) return 'CONTENT_FILTER'
  }
  return undefined
}

/** Whether a provider asks for patience. Some say so under another status than 429. */
export function isRateLimit(answer: ProviderAnswer): boolean {
  const status = statusOf(answer)
  if (status === undefined || status < 400 || status === 401 || status === 402) return false
  return status === 429 || rateLimit.test(textOf(answer))
}

/** A key, an account or a plan is refused, and not what was sent. Under 403 some providers refuse either. */
function isAboutAccess(status: number, words: string): boolean {
  if (status === 401 || status === 402) return true
  return accessRefused.test(words) || (status === 403 && !contentRefused.test(words))
}

function textOf({ message, responseBody }: ProviderAnswer): string {
  return `${message} ${responseBody ?? ''}`
}

// How the providers, and servers such as vLLM and llama.cpp, say it.
const rateLimit =
  /rate[_ -]?limit|too many requests|(tokens|requests) per (second|min|minute|hour|day)|\b[rt]p[dms]\b|resource[_ ]exhausted|throttl(ed|ing)/i
const contextLength =
  /context[_ -]?(length|window|size|limit)|maximum (model|prompt) length|exceeded model token limit|prompt is too long|too many input tokens|input.{0,40}(too long|exceeds)/i
const contentFilter =
  /content[_ -]?(filter|management|policy)|responsible ?ai ?policy|flagged|violates (our |the )?usage guidelines|content exists risk|data_inspection_failed/i
const contentRefused =
  /violates (our |the )?usage guidelines|\b(content|input|prompt|messages?|request|text)\b.{0,40}\b(violates?|flagged|filter)/i
const accessRefused =
  /\b(account|key|plan|subscription|organi[sz]ation|team|project)\b[^.]{0,40}\b(flagged|suspended|disabled|blocked|restricted|violat)/i

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
  for (const answer of chain) {
    const answered = statusOf(answer)
    if (isRateLimit(answer)) return 'rate limit'
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
  const url = chain.find((each) => each.url)?.url
  const origin = url === undefined ? undefined : URL.parse(url)?.origin
  if (origin === undefined || origin === 'null') return []
  const variables = addresses.filter((each) => each.origin === origin).map(({ variable }) => variable)
  return [variables.length > 0 ? `${origin}, set by ${variables.join(' and ')}` : origin]
}

/** Keys are removed before the text is cut: half a key is none that could be recognised. */
function describe(chain: readonly ErrorShape[], secrets: readonly Secret[]): string {
  // A retry's own message repeats the last error's; the innermost tells what the network did.
  const told = chain.filter(({ lastError }) => lastError === undefined)
  const answered = told.find((each) => (each.statusCode ?? each.status) !== undefined)
  const messages = told
    .map(({ message }) => message.trim())
    // What wraps an error often quotes it.
    .filter((text, index, all) => text !== '' && !all.slice(0, index).some((outer) => outer.includes(text)))
  const words = answered && providerWords(answered)
  const status = answered?.statusCode ?? answered?.status
  const text = redact(words || messages.slice(0, 2).join(': '), secrets)
  const whole = `${status ? `HTTP ${status}: ` : ''}${text === '' ? 'no message' : text}`
  return whole.length > 450 ? `${whole.slice(0, 449)}…` : whole
}
