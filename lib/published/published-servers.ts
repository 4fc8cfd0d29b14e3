/** The release's five tool servers and the domain that each one is. */
export const publishedDomains = {
  sandbox_external_retail: 'retail',
  external_booking_v1: 'travel',
  sandbox_auto_insurance: 'insurance',
  sandbox_consulting: 'consulting',
  sandbox_neobank_support_v1: 'neobank',
} as const

export type PublishedServerName = keyof typeof publishedDomains
export type PublishedDomain = (typeof publishedDomains)[PublishedServerName]

/** What the caller has for one of the release's servers. */
export interface SupportedServer {
  /** The caller's name of the domain. */
  readonly domain: string
  /** The SQL names of all tables of the caller's sandbox: each one must have base records in the checkout. */
  readonly tables: readonly string[]
  /** The names of all tools of the caller's sandbox: the scenario may offer no other. Not checked when left out. */
  readonly tools?: readonly string[]
  /**
   * The folder under `toolslib` that holds the server's own base records. Found by name when left out; tables that
   * it lacks (the shared ticket desk) come from a folder that belongs to no server.
   */
  readonly toolset?: string
}

/** Supported servers by the release's name for them. */
export type SupportedServers = Readonly<Record<string, SupportedServer>>

/**
 * Names the domains that the caller can run, in the form that `readRelease` takes.
 *
 * @param tablesByDomain - for each domain, the SQL names of the sandbox's tables
 * @example
 * ```ts
 * import { publishedServers } from './index.ts'
 *
 * const servers = publishedServers({ retail: ['zendesk_tickets', 'zendesk_users'] })
 * servers.sandbox_external_retail?.domain // 'retail'
 * ```
 */
export function publishedServers(
  tablesByDomain: Readonly<Partial<Record<PublishedDomain, readonly string[]>>>,
): SupportedServers {
  return Object.fromEntries(
    Object.entries(publishedDomains).flatMap(([server, domain]) => {
      const tables = tablesByDomain[domain]
      return tables ? [[server, { domain, tables }]] : []
    }),
  )
}

/** The published domain of a server, or nothing for a server that is none of the five. */
export function publishedDomainOf(server: string): PublishedDomain | undefined {
  return Object.entries(publishedDomains).find(([name]) => name === server)?.[1]
}
