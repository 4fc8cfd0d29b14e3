import http from 'node:http'
import https from 'node:https'
import { InfrastructureError } from '../../core/infrastructure-error.ts'
import { AgentError } from '../agent-error.ts'
import type { AgentEnd, AgentQuestion } from './contract.ts'
import { excerpt } from './converse.ts'

/** Bytes of an agent's answer. */
const longestAnswer = 4_000_000

/** Statuses of whoever stands before the agent, or of a wrong address or key: the agent itself has not answered. */
const notTheAgent: ReadonlySet<number> = new Set([401, 403, 404, 405, 407, 408, 502, 503, 504])

export interface AgentAddress {
  /** The agent's, for messages. */
  readonly name: string
  readonly url: string
  /** For its authentication. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Posts a question to an agent at an address. There is no limit of time but the signal: the answer comes when the agent has
 * made its calls.
 *
 * @returns what the body says; whether it is an answer as agreed is not known
 * @throws AgentError when the agent answers with an error or what is no JSON; InfrastructureError when it cannot be reached
 */
export async function postQuestion(
  address: AgentAddress,
  question: AgentQuestion | AgentEnd,
  signal: AbortSignal,
): Promise<unknown> {
  const { status, text } = await post(address, JSON.stringify(question), signal)
  const answered = `the agent answered with HTTP ${status}${text.trim() === '' ? '' : `: ${excerpt(text.trim())}`}`
  if (status === 429) throw new InfrastructureError('rate limit', answered)
  // A redirect is not followed, or the headers would go along.
  if (notTheAgent.has(status) || (status >= 300 && status < 400)) {
    throw new InfrastructureError('agent unavailable', answered)
  }
  if (status >= 400) throw new AgentError('BAD_ANSWER', address.name, answered)
  if (question.type === 'end') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new AgentError('BAD_ANSWER', address.name, `the agent's answer is not JSON: ${excerpt(text)}`)
  }
}

// Not `fetch`, which gives an answer up after five minutes.
function post(
  { name, url, headers }: AgentAddress,
  body: string,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof post>>>()
  const { request: send } = url.startsWith('https:') ? https : http
  const request = send(url, {
    method: 'POST',
    signal,
    headers: {
      accept: 'application/json',
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // One that is kept may be closed by the agent just when it is used again.
      connection: 'close',
    },
  })
  let isConnected = false
  const fail = (error: Error & { readonly code?: string }) => {
    const [cause, what] = isConnected
      ? (['network', 'the connection to the agent broke'] as const)
      : (['agent unavailable', 'the agent cannot be reached'] as const)
    // An address that has several meanings fails in as many ways, and says nothing of it.
    reject(new InfrastructureError(cause, `${what}: ${error.message || error.code}`, { cause: error }))
  }
  request.on('error', fail)
  request.on('socket', (socket) => socket.on('connect', () => (isConnected = true)))
  request.on('response', (response) => {
    const pieces: Buffer[] = []
    let length = 0
    response.on('error', fail)
    response.on('data', (piece: Buffer) => {
      length += piece.length
      pieces.push(piece)
      if (length <= longestAnswer) return
      reject(new AgentError('BAD_ANSWER', name, `the agent's answer has more than ${longestAnswer} bytes`))
      request.destroy()
    })
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') }),
    )
  })
  request.end(body)
  return promise
}
