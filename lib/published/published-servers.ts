/** The release's five tool servers: the domain that each one is, and its folder of base records. */
export const publishedServers = {
  sandbox_external_retail: { domain: 'retail', toolset: 'external_retail_toolset' },
  external_booking_v1: { domain: 'travel', toolset: 'external_booking' },
  sandbox_auto_insurance: { domain: 'insurance', toolset: 'sandbox_auto_insurance' },
  sandbox_consulting: { domain: 'consulting', toolset: 'sandbox_consulting' },
  sandbox_neobank_support_v1: { domain: 'neobank', toolset: 'sandbox_neobank_support' },
} as const

export type PublishedServerName = keyof typeof publishedServers

export const publishedServerNames = Object.keys(publishedServers) as PublishedServerName[]

/** How many tasks the release lists for all servers together. */
export const publishedTaskCount = 507
