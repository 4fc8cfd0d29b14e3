import { Writable } from 'node:stream'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Sessions } from './sessions.ts'

/**
 * Takes standard output for the protocol: whatever else writes there, a tool's `console.log` included, writes to standard
 * error from now on.
 */
export function takeStandardOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr)
  // A client that hears nothing any more is no fault: the end of standard input tells that it has gone.
  return new Writable({ write: (chunk: Uint8Array, _encoding, done) => void write(chunk, () => done()) })
}

/**
 * Serves one session over standard input and output.
 *
 * @param output - from {@link takeStandardOutput}
 * @param signal - ends it
 * @returns when the client has closed standard input
 */
export async function serveStdio(sessions: Sessions, output: Writable, signal: AbortSignal): Promise<void> {
  const over = Promise.withResolvers<void>()
  const transport = new StdioServerTransport(process.stdin, output)
  transport.onclose = over.resolve
  const session = await sessions.start(transport)
  process.stdin.once('end', over.resolve)
  process.stdin.once('close', over.resolve)
  signal.addEventListener('abort', () => over.resolve(), { once: true })
  if (signal.aborted) over.resolve()
  await over.promise
  await sessions.end(session, signal.aborted ? 'the server stopped' : 'closed by its client')
}
