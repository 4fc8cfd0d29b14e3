import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { ResourceSpans } from './export-traces.ts'

/** A collector did not take what was sent to it. */
export class CollectorError extends Error {
  override readonly name = 'CollectorError'
  readonly code = 'NOT_TAKEN'
}

export interface SendOptions {
  /** The collector's, with the path for traces. */
  readonly address: URL
  readonly headers: Readonly<Record<string, string>>
  /** Takes keys out of what the collector says. */
  clean(text: string): string
  /** Further tries of a request that the collector could not take at the time. */
  readonly maxRetries: number
}

/** Characters of one request, unless a single trial has more. */
const requestLength = 1_000_000

const requestTimeoutMs = 60_000

const responseSchema = z.object({
  partialSuccess: z
    .object({ rejectedSpans: z.coerce.number().default(0), errorMessage: z.string().default('') })
    .optional(),
})

/**
 * Sends traces to a collector: OTLP in JSON over HTTP, many trials a request.
 *
 * @returns how many traces were sent
 * @throws CollectorError when the collector does not take all of it
 */
export async function sendTraces(traces: Iterable<ResourceSpans>, options: SendOptions): Promise<number> {
  let sent = 0
  let batch: string[] = []
  let length = 0
  const flush = async () => {
    if (batch.length > 0) await send(`{"resourceSpans":[${batch.join(',')}]}`, options, sent)
    sent += batch.length
    batch = []
    length = 0
  }
  for (const trace of traces) {
    const text = JSON.stringify(trace)
    if (length + text.length > requestLength) await flush()
    batch.push(text)
    length += text.length
  }
  await flush()
  return sent
}

async function send(body: string, options: SendOptions, sent: number): Promise<void> {
  const failed = (why: string) =>
    new CollectorError(
      `${options.address.origin} did not take the traces: ${options.clean(why)}. ${sent} were sent before; sending them again does no harm.`,
    )
  for (let tries = 0; ; tries += 1) {
    const response = await post(body, options).catch((error: unknown) => {
      throw failed(reasonOf(error))
    })
    const text = await response.text().catch(() => '')
    if (response.ok) {
      const { rejectedSpans = 0, errorMessage = '' } = partialSuccess(text)
      if (rejectedSpans > 0) throw failed(`it rejected ${rejectedSpans} spans: ${errorMessage}`)
      return
    }
    if (![429, 502, 503, 504].includes(response.status) || tries >= options.maxRetries)
      throw failed(`status ${response.status} ${text.slice(0, 200)}`.trim())
    const seconds = Number(response.headers.get('retry-after') ?? 2 ** tries)
    await delay(Math.min(Number.isFinite(seconds) ? seconds : 2 ** tries, 60) * 1000)
  }
}

function post(body: string, { address, headers }: SendOptions): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    // The headers are for this address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeoutMs),
  })
}

/** Why there was no answer: what `fetch` itself says is only that it failed. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}

function partialSuccess(text: string): { readonly rejectedSpans?: number; readonly errorMessage?: string } {
  try {
    return responseSchema.parse(JSON.parse(text)).partialSuccess ?? {}
  } catch {
    return {}
  }
}
