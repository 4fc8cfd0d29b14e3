import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerText } from './http-server.ts'

/**
 * Refuses a request that does not show the token as `Authorization: Bearer <token>`, with 401.
 *
 * @returns whether it was refused: it has had its answer
 */
export function refusedForToken(request: IncomingMessage, response: ServerResponse, token: string): boolean {
  const [, shown] = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (shown !== undefined && timingSafeEqual(digest(shown), digest(token))) return false
  response.setHeader('www-authenticate', 'Bearer')
  answerText(response, 401, 'This server asks for its token: Authorization: Bearer <token>.')
  return true
}

/** Of the same length whatever the text, so that a comparison tells nothing by its time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
