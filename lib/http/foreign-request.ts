import type { IncomingMessage } from 'node:http'
import { hostname, networkInterfaces } from 'node:os'

/** What a machine calls itself, as a URL's hostname. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether only programs of this machine reach an address that a server listens on. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** What clients may call a server that listens on an address, as URLs' hostnames: one that listens on every address has many. */
export function namesOf(host: string): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [asUrlHost(host)]
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  return [hostname().toLowerCase(), ...addresses.map(({ address }) => asUrlHost(address))]
}

/** An address as it stands in a URL. */
export function asUrlHost(host: string): string {
  const bracketed = host.includes(':') ? `[${host}]` : host
  // As a URL has it: in small letters, and the shortest form of an address.
  return URL.parse(`http://${bracketed}`)?.hostname ?? bracketed
}

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
