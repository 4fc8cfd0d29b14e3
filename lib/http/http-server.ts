import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asUrlHost, foreignRequest, loopbackNames, namesOf } from './foreign-request.ts'

export interface HttpServerOptions {
  /** Address to listen on; loopback when not said. */
  readonly host?: string | undefined
  /** 0, which is also the default, takes a free one. */
  readonly port?: number | undefined
  /** What clients may call this server in `Host` and `Origin`, besides loopback's names and `host`: names without port. */
  readonly names?: readonly string[] | undefined
  /** Answers one request. What it throws becomes an answer with status 500 that says no more. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> | void
}

export interface HttpServer extends AsyncDisposable {
  /** As in `http://127.0.0.1:4100`. */
  readonly origin: string
  /** For what is not a plain request: upgrades, and whether it keeps its process alive. */
  readonly server: Server
  /** What clients may call this server. */
  readonly names: readonly string[]
}

/**
 * Starts an HTTP server that answers only who means it: a browser that was led here under another name, or by another
 * site's page, is refused with 403. Disposing of it ends every connection.
 *
 * @throws the system's error when it cannot listen there
 */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { host = '127.0.0.1', port = 0 } = options
  const names = [...loopbackNames, ...namesOf(host), ...(options.names ?? [])]
  const server = createServer(
    {
      // Half a request holds a connection no longer than this.
      headersTimeout: 20_000,
      requestTimeout: 120_000,
      // An agent's model may think for long between two calls, and plain clients do not notice that a connection was closed.
      keepAliveTimeout: 600_000,
    },
    async (request, response) => {
      const foreign = foreignRequest(request, names)
      if (foreign !== undefined) return answerText(response, 403, foreign)
      try {
        await options.handle(request, response)
      } catch {
        if (response.headersSent) response.destroy()
        else answerText(response, 500, 'This request could not be answered.')
      }
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    origin: `http://${asUrlHost(host)}:${(server.address() as AddressInfo).port}`,
    server,
    names,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** Answers with one sentence. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  // What is left of the request is not read: the connection cannot carry another.
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end(`${text}\n`)
}
