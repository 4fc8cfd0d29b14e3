/**
 * Messages of Postgres' protocol: a letter, the length of what follows with itself, the content
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */
export interface WireMessage {
  readonly type: string
  readonly content: Buffer
  /** As it came, with letter and length. */
  readonly bytes: Buffer
}

/** A message to the client. */
export function wireMessage(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  // A text ends with a zero byte.
  const parts = content.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part))
  const length = parts.reduce((sum, part) => sum + part.length, 4)
  return Buffer.concat([Buffer.from(type), int32(length), ...parts])
}

/** A number as four bytes. */
export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

/** Idle, outside of a transaction. */
export const readyForQuery = wireMessage('Z', Buffer.from('I'))

/**
 * What went wrong.
 *
 * @param code - a SQLSTATE
 */
export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  const fields = { S: severity, V: severity, C: code, M: text }
  const parts = Object.entries(fields).map(([field, value]) => Buffer.from(`${field}${value}\0`))
  return wireMessage('E', ...parts, Buffer.from([0]))
}

/** The messages that some bytes hold. */
export function* messagesIn(bytes: Uint8Array): Generator<WireMessage> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let start = 0; start < all.length; ) {
    const end = start + 1 + all.readInt32BE(start + 1)
    yield {
      type: all.toString('latin1', start, start + 1),
      content: all.subarray(start + 5, end),
      bytes: all.subarray(start, end),
    }
    start = end
  }
}

/** The text that begins at an offset, without its zero byte. */
export function textAt(content: Buffer, offset = 0): string {
  const end = content.indexOf(0, offset)
  return content.toString('utf8', offset, end === -1 ? undefined : end)
}
