import { describe, expect, it } from 'vitest'
import { writeCheckout } from './fixtures/made-up-checkout.ts'
import { recordedCheckoutFiles } from './fixtures/recorded-checkout.ts'
import { recordedBaseRecords, recordedFactsExist, recordedTasks } from './fixtures/recorded-facts.ts'
import { publishedDomains, publishedServers } from './published-servers.ts'
import { readRelease } from './read-release.ts'

const servers = Object.entries(publishedDomains)

describe.skipIf(!recordedFactsExist)(
  'the recorded facts (skipped where they are not beside the repository)',
  () => {
    it('come back unchanged from a checkout in the release’s form', { timeout: 120_000 }, () => {
      using checkout = writeCheckout(recordedCheckoutFiles(Object.values(publishedDomains)))
      const tables = Object.fromEntries(
        servers.map(([, domain]) => [domain, Object.keys(recordedBaseRecords(domain))]),
      )
      const release = readRelease(checkout.root, { servers: publishedServers(tables) })
      expect(release.skipped).toEqual([])
      expect(release.warnings).toEqual([])
      for (const [server, domain] of servers) {
        const found = release.domains.find((candidate) => candidate.server === server)
        expect(found?.baseRecords).toEqual(recordedBaseRecords(domain))
        expect(
          found?.tasks.map(({ id, source, records, golden }) => ({
            id,
            source,
            records,
            calls: golden.map(({ tool, parameters }) => ({ tool, parameters })),
          })),
        ).toEqual(recordedTasks(domain))
      }
      const uniqueIds = release.domains.flatMap(({ tasks }) => tasks.map(({ uniqueId }) => uniqueId))
      expect(new Set(uniqueIds).size).toBe(release.size)
      expect(uniqueIds).toContain('ST003_006')
      expect(uniqueIds).toContain('insurance.DOC_002')
      expect(uniqueIds).toContain('consulting.DOC_002')
    })
  },
)
