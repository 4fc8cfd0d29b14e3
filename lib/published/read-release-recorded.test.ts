import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { madeUpPaths, pythonTask, writeCheckout } from './fixtures/made-up-checkout.ts'
import {
  type RecordedTask,
  recordedBaseRecords,
  recordedFactsExist,
  recordedTableFiles,
  recordedTasks,
} from './fixtures/recorded-facts.ts'
import { publishedDomains, publishedServers } from './published-servers.ts'
import { readRelease } from './read-release.ts'

const servers = Object.entries(publishedDomains)

/** The docstring of a recorded task; every backslash is doubled, as Python needs it in a plain docstring. */
function docstringOf(server: string, task: RecordedTask): string {
  const definition = {
    query: `A request for ${task.id}.`,
    user_context: `You are the customer of ${task.id}.\nYou know no more.`,
    init: {
      [server]: {
        data_patch: task.records,
        golden_test_case: {
          tool_interactions: task.calls.map(({ tool, parameters }) => ({ tool, parameters })),
        },
      },
    },
  }
  const yaml = stringify(definition, { version: '1.1', aliasDuplicateObjects: false })
  return yaml.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
}

/** All that is recorded of the release, written as a checkout in the release's layout. */
function recordedCheckout() {
  const files: Record<string, string> = {}
  const listed: string[] = []
  for (const [server, domain] of servers) {
    const byFile = Map.groupBy(recordedTasks(domain), ({ source }) => source.split(':')[0] ?? '')
    for (const [file, tasks] of byFile) {
      files[`dataset/test_case/${server}/${file}`] = tasks
        .map((task) => pythonTask(task.source.split(':')[1] ?? '', docstringOf(server, task)))
        .join('\n\n')
      listed.push(...tasks.map(({ source }) => source))
    }
    const tables = recordedTableFiles(domain)
    for (const [table, rows] of Object.entries(recordedBaseRecords(domain))) {
      const path = (tables[table] ?? '').replace(/\/([^/]+)$/, '/initial_data/$1.json')
      files[`${madeUpPaths.library}/${path}`] = JSON.stringify(rows)
    }
    files[`dataset/scenario/${server}.yaml`] = stringify({
      bot_instructions: 'Help.',
      tools: [],
      world_state: { [server]: { sources: [] } },
    })
  }
  files[madeUpPaths.testList] = stringify(listed)
  return writeCheckout(files)
}

describe.skipIf(!recordedFactsExist)(
  'the recorded facts (skipped where they are not beside the repository)',
  () => {
    it('come back unchanged from a checkout in the release’s form', { timeout: 120_000 }, () => {
      using checkout = recordedCheckout()
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
