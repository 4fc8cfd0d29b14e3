import { APICallError, type LanguageModel, type LanguageModelMiddleware } from 'ai'
import { isRateLimit } from './classify-fault.ts'

type Resolved = Extract<LanguageModel, { specificationVersion: 'v4' }>
type GenerateParameters = Parameters<NonNullable<LanguageModelMiddleware['wrapGenerate']>>[0]

/**
 * Gives every single request a time limit, and lets the AI SDK try again what it would give up at once: a request without
 * answer, an answer that breaks off or cannot be read, and a rate limit that comes under another status than 429.
 *
 * @param seconds - time for one request, from sending to the last byte
 */
export function limitRequestTime(seconds: number): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    wrapGenerate: ({ model, params }) => generateInTime(model, params, seconds),
  }
}

async function generateInTime(
  model: Resolved,
  params: GenerateParameters['params'],
  seconds: number,
): Promise<Awaited<ReturnType<Resolved['doGenerate']>>> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('out of time', 'TimeoutError')), seconds * 1000)
  const outer = params.abortSignal
  try {
    const abortSignal = outer ? AbortSignal.any([outer, limit.signal]) : limit.signal
    return await model.doGenerate({ ...params, abortSignal })
  } catch (error) {
    outer?.throwIfAborted()
    if (limit.signal.aborted) throw transient(`no answer within ${seconds} s`, limit.signal.reason)
    if (APICallError.isInstance(error) && (isUnreadable(error) || isUnseenRateLimit(error))) {
      throw transient(error.message, error)
    }
    if (error instanceof Error && unreadable.has(error.name)) throw transient(error.message, error, 200)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Answers of another shape than the provider's code expects; it may trip over one with a plain `TypeError`. */
const unreadable = new Set(['AI_InvalidResponseDataError', 'AI_EmptyResponseBodyError', 'TypeError'])

/** The request went through, and what came back is no answer. */
function isUnreadable(error: APICallError): boolean {
  return !error.isRetryable && (error.statusCode === undefined || error.statusCode < 300)
}

/** A rate limit that has not the status of one, such as tokens per minute under 413. */
function isUnseenRateLimit(error: APICallError): boolean {
  return !error.isRetryable && isRateLimit(error)
}

function transient(message: string, cause: unknown, statusCode?: number): APICallError {
  const call = APICallError.isInstance(cause) ? cause : undefined
  const status = call ? call.statusCode : statusCode
  return new APICallError({
    message,
    cause,
    url: call?.url ?? '',
    requestBodyValues: undefined,
    isRetryable: true,
    ...(status !== undefined && { statusCode: status }),
    // With the time after which to try again.
    ...(call?.responseHeaders && { responseHeaders: call.responseHeaders }),
    ...(call?.responseBody !== undefined && { responseBody: call.responseBody }),
  })
}
