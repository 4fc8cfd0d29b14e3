import type { IncomingMessage } from 'node:http'

/** What a machine calls itself, as a URL's hostname. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Why a request is not meant for this server: a site that lets its own name point to this machine shows in `Host` (DNS
 * rebinding), a page of another site in `Origin`.
 *
 * @param names - what clients may call this server, without port
 * @returns undefined when it is
 */
export function foreignRequest(
  { headers }: Pick<IncomingMessage, 'headers'>,
  names: readonly string[],
): string | undefined {
  const host = URL.parse(`http://${headers.host}`)?.hostname
  if (headers.host === undefined || host === undefined || !names.includes(host)) {
    return `This server is not called what the Host header says; it is ${names.join(', ')}.`
  }
  if (headers.origin === undefined) return undefined
  const origin = URL.parse(headers.origin)?.hostname
  if (origin !== undefined && names.includes(origin)) return undefined
  return 'A page of another origin may not use this server.'
}
