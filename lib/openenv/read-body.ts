import type { IncomingMessage } from 'node:http'

/**
 * Reads a request's body as text.
 *
 * @param most - bytes
 * @returns undefined when it is longer
 */
export async function readBody(request: IncomingMessage, most: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > most) return undefined
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
