import type { ServerResponse } from 'node:http'

/** One tool call as a model writes it. A text as arguments is sent as it is, malformed or not. */
export interface ScriptedCall {
  readonly tool: string
  readonly arguments: unknown
  /** Default: one that no other call has. */
  readonly id?: string
}

/** How the loopback provider answers one request. */
export type LoopbackAnswer = LoopbackReply | LoopbackFault

/** An ordinary answer of a model. */
export interface LoopbackReply {
  /** What the model says; a value that is no text is sent as JSON, for structured output. */
  readonly say?: unknown
  readonly calls?: readonly ScriptedCall[]
  /** Default: `stop`, or `tool_calls` when there are calls. */
  readonly finishReason?: string
  /** Milliseconds before the answer. */
  readonly delayMs?: number
  /** In place of the usage that is counted; null for none. */
  readonly usage?: object | null
}

/** An answer that goes wrong. */
export type LoopbackFault =
  /** A status with the provider's message or a body of any shape, and after how many seconds to try again. */
  | {
      readonly fault: 'status'
      readonly status: number
      readonly message?: string
      readonly body?: string
      readonly retryAfter?: number
    }
  /** The head and half of the body, then the end of the connection. */
  | { readonly fault: 'truncated' }
  /** A whole body that is no JSON. */
  | { readonly fault: 'garbled' }
  /** JSON without any choice. */
  | { readonly fault: 'no choices' }
  /** Nothing at all until the client goes away. */
  | { readonly fault: 'silence' }
  /** The connection is reset without an answer. */
  | { readonly fault: 'reset' }

/** Sends an answer of the chat-completions protocol. */
export async function send(
  response: ServerResponse,
  answer: LoopbackAnswer,
  request: { readonly model: string; readonly index: number; readonly promptCharacters: number },
): Promise<void> {
  if ('fault' in answer) return sendFault(response, answer)
  if (answer.delayMs) await new Promise((resolve) => setTimeout(resolve, answer.delayMs))
  sendJson(response, 200, completion(answer, request))
}

function sendFault(response: ServerResponse, answer: LoopbackFault): void {
  switch (answer.fault) {
    case 'status': {
      if (answer.retryAfter !== undefined) response.setHeader('retry-after', String(answer.retryAfter))
      if (answer.body !== undefined) {
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
        return
      }
      const message = answer.message ?? `status ${answer.status}`
      sendJson(response, answer.status, {
        error: { message, type: 'scripted', code: null, param: null },
      })
      return
    }
    case 'truncated':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"id":"chatcmpl-1","object":"chat.completion","choices":[{"index":0,"mess')
      response.socket?.end()
      return
    case 'garbled':
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('<html>Bad gateway, says a proxy</html>')
      return
    case 'no choices':
      sendJson(response, 200, { id: 'chatcmpl-1', object: 'chat.completion', choices: [] })
      return
    case 'silence':
      return
    case 'reset':
      response.socket?.resetAndDestroy()
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Tokens are counted as four characters each; every prompt's first half was read from the cache. */
function completion(
  { say, calls, finishReason, usage }: LoopbackReply,
  request: { readonly model: string; readonly index: number; readonly promptCharacters: number },
) {
  const content = say === undefined ? null : typeof say === 'string' ? say : JSON.stringify(say)
  const toolCalls = calls?.map(({ tool, arguments: input, id }, position) => ({
    id: id ?? `call_${request.index}_${position}`,
    type: 'function',
    function: { name: tool, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }))
  const promptTokens = Math.ceil(request.promptCharacters / 4)
  const completionTokens = Math.ceil((content ?? '').length / 4) + (toolCalls?.length ?? 0) * 10
  return {
    id: `chatcmpl-${request.index}`,
    object: 'chat.completion',
    created: 0,
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, ...(toolCalls && { tool_calls: toolCalls }) },
        finish_reason: finishReason ?? (toolCalls ? 'tool_calls' : 'stop'),
      },
    ],
    usage:
      usage !== undefined
        ? usage
        : {
            prompt_tokens: promptTokens,
            completion_tokens: completionTokens,
            total_tokens: promptTokens + completionTokens,
            prompt_tokens_details: { cached_tokens: Math.floor(promptTokens / 2) },
          },
  }
}
