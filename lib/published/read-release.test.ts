import { homedir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type CheckoutFiles,
  checkoutFiles,
  madeUpPaths,
  madeUpScenario,
  type WrittenDomain,
  type WrittenTask,
  writeCheckout,
} from './fixtures/made-up-checkout.ts'
import { recordedDomain, recordedFactsExist } from './fixtures/recorded-checkout.ts'
import { type PublishedServerName, publishedServerNames, publishedServers } from './published-servers.ts'
import { readRelease } from './read-release.ts'
import { ReleaseError } from './release-error.ts'

const server = 'external_booking_v1'

function madeUpTask(source: string, more: Partial<WrittenTask> = {}): WrittenTask {
  const call = { tool: 'get_hotel', parameters: { id: 'H-1' } }
  return { source, query: 'We land late.', userContext: 'You are Noor.', records: {}, calls: [call], ...more }
}

const hotel = { id: 'H-1', name: 'Pension Alder', stars: 3.5, opened: '2019-04-01' }

const travel: WrittenDomain = {
  server,
  tools: ['get_hotel'],
  baseRecords: { lookup_hotels: [{ id: 'H-0' }], zendesk_tickets: [{ id: 'T1' }] },
  tasks: [
    madeUpTask(`${server}_group1.py:test_bmd_901`, {
      query: 'Said: "late",\nthen \\n',
      records: { lookup_hotels: [hotel], zendesk_tickets: [] },
    }),
    madeUpTask(`${server}_group1.py:test_doc_901`),
    madeUpTask(`${server}_group1_rubrics_yesno.py:test_bmd_902`, { questions: ['Is the hotel named?'] }),
  ],
}
const insurance: WrittenDomain = {
  server: 'sandbox_auto_insurance',
  tools: [],
  baseRecords: {},
  tasks: [madeUpTask('sandbox_auto_insurance_group1.py:test_doc_901')],
}
const files: CheckoutFiles = checkoutFiles([travel, insurance])
const tables = Object.keys(travel.baseRecords)

describe('a server of a checkout', () => {
  it('is read with its scenario, base records and tasks; ids that two servers use have the domain before them', () => {
    using checkout = writeCheckout(files)
    const { tasks, ...domain } = readRelease(checkout.root, server, tables)
    expect(domain).toEqual({
      domain: 'travel',
      ...madeUpScenario,
      tools: ['get_hotel'],
      baseRecords: travel.baseRecords,
      listed: 4,
    })
    expect(tasks[0]).toEqual({
      id: 'BMD_901',
      source: `${server}_group1.py:test_bmd_901`,
      query: 'Said: "late",\nthen \\n',
      userContext: 'You are Noor.',
      records: { lookup_hotels: [hotel], zendesk_tickets: [] },
      golden: [{ tool: 'get_hotel', parameters: { id: 'H-1' } }],
      questions: [],
    })
    expect(tasks.map(({ id, questions }) => [id, questions])).toEqual([
      ['BMD_901', []],
      ['travel.DOC_901', []],
      ['BMD_902', ['Is the hotel named?']],
    ])
  })

  it.each([false, true])(
    'has the definition with questions when both are listed (reversed: %s)',
    (reversed) => {
      const plain = madeUpTask(`${server}_group1.py:test_bmd_902`)
      const tasks = [plain, ...travel.tasks]
      using checkout = writeCheckout(
        checkoutFiles([{ ...travel, tasks: reversed ? tasks.toReversed() : tasks }]),
      )
      const read = readRelease(checkout.root, server, tables)
      expect(read.listed).toBe(3)
      expect(read.tasks.find(({ id }) => id === 'BMD_902')?.questions).toEqual(['Is the hotel named?'])
    },
  )

  it('reads the same from CRLF files with a byte-order mark, in any directory', () => {
    using plain = writeCheckout(files)
    const windows = Object.entries(files).map(([path, text]) => [
      path,
      `\uFEFF${text?.replaceAll('\n', '\r\n')}`,
    ])
    using checkout = writeCheckout(Object.fromEntries(windows), 'my data (1)/thinking box')
    const expected = readRelease(plain.root, server, tables)
    for (const path of [
      checkout.root,
      `${checkout.root}/`,
      relative(process.cwd(), checkout.root),
      `~/${relative(homedir(), checkout.root)}`,
    ]) {
      expect(readRelease(path, server, tables)).toEqual(expected)
    }
  })

  it('has the shared ticket desk only where it has none of its own, and an empty table where there is no file', () => {
    const shared = madeUpPaths.baseRecords('sandbox_external_retail', 'zendesk_tickets')
    using checkout = writeCheckout({ ...files, [shared]: '[{"id": "shared"}]' })
    expect(readRelease(checkout.root, server, ['zendesk_tickets', 'zendesk_users']).baseRecords).toEqual({
      zendesk_tickets: [{ id: 'T1' }],
      zendesk_users: [],
    })
    const own = madeUpPaths.baseRecords(server, 'zendesk_tickets')
    using without = writeCheckout({ ...files, [own]: undefined, [shared]: '[{"id": "shared"}]' })
    expect(readRelease(without.root, server, ['zendesk_tickets']).baseRecords).toEqual({
      zendesk_tickets: [{ id: 'shared' }],
    })
  })
})

describe('anything else than the release is one error that names the file and says what to check out', () => {
  const python = madeUpPaths.tests(server)
  const hotels = madeUpPaths.baseRecords(server, 'lookup_hotels')
  const edited = (path: string, before: string, after: string) => ({
    [path]: files[path]?.replace(before, after),
  })

  it.each<[what: string, changes: CheckoutFiles, file: string, problem: string]>([
    ['no test list', { [madeUpPaths.testList]: undefined }, madeUpPaths.testList, 'ENOENT'],
    [
      'a test list of another kind',
      { [madeUpPaths.testList]: 'a: 1' },
      madeUpPaths.testList,
      'expected array',
    ],
    [
      'an unknown server',
      { [madeUpPaths.testList]: '- shop.py:test_a' },
      madeUpPaths.testList,
      'shop.py:test_a',
    ],
    ['no scenario', { [madeUpPaths.scenario(server)]: undefined }, madeUpPaths.scenario(server), 'ENOENT'],
    [
      'a Git LFS pointer',
      { [hotels]: 'version https://git-lfs.github.com/spec/v1' },
      hotels,
      'not valid JSON',
    ],
    ['base records of another kind', { [hotels]: '[1]' }, hotels, 'expected record'],
    ['no folder of base records', { [hotels]: undefined }, 'servers', 'the table lookup_hotels'],
    ['no tests', { [python]: undefined }, python, 'ENOENT'],
    ['a missing test', edited(python, 'test_bmd_901', 'test_bmd_999'), python, 'no function test_bmd_901'],
    ['no docstring', edited(python, '"""!', 'f"""!'), python, 'no function test_bmd_901'],
    ['broken YAML', edited(python, 'user_context: You', 'user_context: "You'), python, 'test_bmd_901 that'],
    ['no golden calls', edited(python, 'tool_interactions', 'interactions'), python, 'tool_interactions'],
  ])('%s', (_, changes, file, problem) => {
    using checkout = writeCheckout({ ...files, ...changes })
    const error = failureOf(() => readRelease(checkout.root, server, tables))
    expect(error.file.startsWith(join(checkout.root, file))).toBe(true)
    expect(error.message).toContain(problem)
    expect(error.message).toContain(
      '`git checkout thinkingbox-bench-v1.0` in it (commit 7d4283ce47554858898ceb23b238c1535a3fab67)',
    )
  })

  it('a directory that is not there', () => {
    expect(failureOf(() => readRelease('/no/such/data', server, tables)).message).toContain('/no/such/data')
  })

  function failureOf(run: () => unknown): ReleaseError {
    try {
      run()
    } catch (error) {
      if (error instanceof ReleaseError) return error
      throw error
    }
    throw new Error('reading raised no error')
  }
})

describe.skipIf(!recordedFactsExist)(
  'the recorded facts (skipped where they are not beside the repository)',
  () => {
    it.each(publishedServerNames)(
      'of %s come back unchanged from a checkout in the release’s form',
      (name) => {
        const recorded = recordedDomain(name as PublishedServerName)
        using checkout = writeCheckout(checkoutFiles([recorded]))
        const read = readRelease(checkout.root, name, Object.keys(recorded.baseRecords))
        expect(read.domain).toBe(publishedServers[name].domain)
        expect(read.tools).toEqual(recorded.tools)
        expect(read.baseRecords).toEqual(recorded.baseRecords)
        expect(read.tasks.map(({ source, records, golden }) => ({ source, records, calls: golden }))).toEqual(
          recorded.tasks.map(({ source, records, calls }) => ({ source, records, calls })),
        )
        expect(read.tasks.map(({ id }) => id)).toEqual(
          recorded.tasks.map((task) => /test_(?:case_)?(\w+)$/.exec(task.source)?.[1]?.toUpperCase()),
        )
      },
    )
  },
)
