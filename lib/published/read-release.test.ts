import { homedir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  madeUpFiles,
  madeUpPaths,
  madeUpServers,
  pythonTask,
  writeCheckout,
} from './fixtures/made-up-checkout.ts'
import { publishedServers } from './published-servers.ts'
import { readRelease } from './read-release.ts'

describe('readRelease on a well-formed checkout', () => {
  it('returns the tasks of the supported domains, typed and whole', () => {
    using checkout = writeCheckout(madeUpFiles)
    const release = readRelease(checkout.root, { servers: madeUpServers })
    expect(release.root).toBe(checkout.root)
    expect(release.size).toBe(5)
    const [retail, travel] = release.domains
    expect(retail?.tasks[0]).toEqual({
      id: 'ST901_001',
      uniqueId: 'ST901_001',
      domain: 'retail',
      server: 'sandbox_external_retail',
      source: 'sandbox_external_retail_group1.py:test_case_ST901_001',
      file: checkout.path(madeUpPaths.retailTests),
      line: 4,
      query: 'My kettle never came.',
      userContext: 'You are Ines Okafor, ines@lantern.example.\nYour order is LL-7.',
      records: {
        external_retail_toolset_oms_models_orders: [
          { id: 'LL-7', total_amount: 39.5, placed_at: '2025-09-02' },
        ],
        zendesk_tickets: [],
      },
      golden: [
        { tool: 'get_order', parameters: { order_id: 'LL-7' }, line: 20 },
        { tool: 'list_policies', parameters: {}, line: 23 },
      ],
      rubrics: [],
    })
    expect(retail?.tasks[1]).toMatchObject({ id: 'ST901_002', line: 29, records: {}, golden: [] })
    expect(travel?.tasks.map(({ id, rubrics }) => [id, rubrics])).toEqual([
      ['BMD_901', ['Does the answer name the hotel?']],
    ])
  })

  it('reads instructions, tools and policies from the scenario', () => {
    using checkout = writeCheckout(madeUpFiles)
    const [retail] = readRelease(checkout.root, { servers: madeUpServers }).domains
    expect(retail).toMatchObject({
      domain: 'retail',
      server: 'sandbox_external_retail',
      instructions: 'You help at Lantern & Loom.\n',
      tools: ['get_order', 'list_policies'],
      policies: [
        { name: 'Late parcels', snippets: ['A parcel is late after ten days.', 'Say so\nkindly.\n'] },
      ],
    })
  })

  it('takes base records from the server’s own folder, and the shared desk where it has none', () => {
    using checkout = writeCheckout(madeUpFiles)
    const [retail, travel] = readRelease(checkout.root, { servers: madeUpServers }).domains
    expect(retail?.baseRecords).toEqual({
      external_retail_toolset_oms_models_orders: [{ id: 'LL-1', total_amount: 12 }],
      zendesk_tickets: [{ id: '1', status: 'open' }],
    })
    expect(travel?.baseRecords).toEqual({ lookup_hotels: [], zendesk_tickets: [{ id: 'T1' }, { id: 'T2' }] })
    expect(retail?.unusedBaseRecordFiles).toEqual([checkout.path(madeUpPaths.sharedViolations)])
    expect(travel?.unusedBaseRecordFiles).toEqual([])
  })

  it('counts and names the tasks of other servers, without needing their files', () => {
    using checkout = writeCheckout({ ...madeUpFiles, [madeUpPaths.travelScenario]: undefined })
    const servers = publishedServers({
      retail: ['zendesk_tickets', 'external_retail_toolset_oms_models_orders'],
    })
    const release = readRelease(checkout.root, { servers })
    expect(release.domains.map(({ domain, tasks }) => [domain, tasks.length])).toEqual([['retail', 2]])
    expect(release.skipped).toEqual([
      { server: 'external_booking_v1', domain: 'travel', tasks: ['BMD_901'] },
      { server: 'sandbox_auto_insurance', domain: 'insurance', tasks: ['DOC_901'] },
      { server: 'sandbox_consulting', domain: 'consulting', tasks: ['DOC_901'] },
    ])
    expect(release.size).toBe(5)
    expect(release.warnings).toEqual([])
  })

  it('skips everything when no server is supported', () => {
    using checkout = writeCheckout({ [madeUpPaths.testList]: madeUpFiles[madeUpPaths.testList] })
    const release = readRelease(checkout.root, { servers: {} })
    expect(release.domains).toEqual([])
    expect(release.skipped.flatMap(({ tasks }) => tasks)).toHaveLength(5)
  })

  it('keeps ids apart that two domains of the release share, whichever of them is supported', () => {
    const travelTask = madeUpFiles[madeUpPaths.travelTests].replace('test_bmd_901', 'test_doc_901')
    using checkout = writeCheckout({
      ...madeUpFiles,
      [madeUpPaths.travelTests]: travelTask,
      [madeUpPaths.testList]:
        '- external_booking_v1_group1.py:test_doc_901\n- sandbox_auto_insurance_group1.py:test_doc_901\n' +
        '- external_booking_v1_group1_rubrics_yesno.py:test_bmd_901\n',
    })
    const servers = publishedServers({ travel: ['lookup_hotels', 'zendesk_tickets'] })
    const [travel] = readRelease(checkout.root, { servers }).domains
    expect(travel?.tasks.map(({ id, uniqueId }) => [id, uniqueId])).toEqual([
      ['DOC_901', 'travel.DOC_901'],
      ['BMD_901', 'BMD_901'],
    ])
  })

  it.each([
    ['plain one first', ['external_booking_v1_group1.py', 'external_booking_v1_group1_rubrics_yesno.py']],
    ['plain one last', ['external_booking_v1_group1_rubrics_yesno.py', 'external_booking_v1_group1.py']],
  ])('lets the definition with questions replace the plain one when both are listed (%s)', (_, files) => {
    using checkout = writeCheckout({
      ...madeUpFiles,
      [madeUpPaths.testList]: files.map((file) => `- ${file}:test_bmd_901\n`).join(''),
    })
    const release = readRelease(checkout.root, { servers: madeUpServers })
    expect(release.domains.flatMap(({ tasks }) => tasks.map(({ source }) => source))).toEqual([
      'external_booking_v1_group1_rubrics_yesno.py:test_bmd_901',
    ])
    expect(release.size).toBe(1)
    expect(release.warnings.map(({ code }) => code).sort()).toEqual([
      'REPLACED_DEFINITION',
      'SERVER_WITHOUT_TASKS',
    ])
  })

  it('reads questions under `golden_test_case` as well', () => {
    const rubrics = madeUpFiles[madeUpPaths.travelRubrics]
      .replace('        rubrics_yesno:', '          rubrics_yesno:')
      .replace('        - Does', '          - Does')
    using checkout = writeCheckout({ ...madeUpFiles, [madeUpPaths.travelRubrics]: rubrics })
    const { domains } = readRelease(checkout.root, { servers: madeUpServers })
    expect(domains[1]?.tasks[0]?.rubrics).toEqual(['Does the answer name the hotel?'])
  })

  it('reads the same release from CRLF files, with and without a byte-order mark', () => {
    using plain = writeCheckout(madeUpFiles)
    const crlf = Object.fromEntries(
      Object.entries(madeUpFiles).map(([path, text]) => [path, `\uFEFF${text.replaceAll('\n', '\r\n')}`]),
    )
    using windows = writeCheckout(crlf)
    const domains = (root: string) =>
      JSON.stringify(readRelease(root, { servers: madeUpServers }).domains).replaceAll(root, '')
    expect(domains(windows.root)).toBe(domains(plain.root))
  })

  it('accepts a path with spaces, a relative one and one below the home directory', () => {
    using checkout = writeCheckout(madeUpFiles, 'my data (1)/thinking box')
    const fromHere = relative(process.cwd(), checkout.root)
    const fromHome = `~/${relative(homedir(), checkout.root)}`
    for (const path of [checkout.root, fromHere, fromHome, `${checkout.root}/`]) {
      expect(readRelease(path, { servers: madeUpServers }).root).toBe(checkout.root)
    }
  })

  it('finds the server of a file that is not named after one in the docstring', () => {
    using checkout = writeCheckout({
      ...madeUpFiles,
      'dataset/test_case/extra/spare.py': madeUpFiles[madeUpPaths.travelTests].replace('bmd_901', 'bmd_902'),
      [madeUpPaths.testList]: `${madeUpFiles[madeUpPaths.testList]}- extra/spare.py:test_bmd_902\n`,
    })
    const retailOnly = publishedServers({
      retail: ['external_retail_toolset_oms_models_orders', 'zendesk_tickets'],
    })
    expect(readRelease(checkout.root, { servers: madeUpServers }).domains[1]?.tasks).toHaveLength(2)
    expect(readRelease(checkout.root, { servers: retailOnly }).skipped[0]?.tasks).toEqual([
      'BMD_901',
      'BMD_902',
    ])
  })

  it('warns of what it does not use and of what counts twice, with the place', () => {
    const yaml = `query: one
query: two
tags: [a]
init:
  sandbox_external_retail:
    golden_test_case:
      tool_interactions:
      - tool: get_order
        server: main
`
    using checkout = writeCheckout({
      ...madeUpFiles,
      [madeUpPaths.testList]: '- sandbox_external_retail_group1.py:test_case_ST901_001\n',
      [madeUpPaths.retailTests]: `${pythonTask('test_case_ST901_001', 'query: old')}\n${pythonTask('test_case_ST901_001', yaml)}`,
    })
    const { warnings, domains } = readRelease(checkout.root, { servers: publishedServers({ retail: [] }) })
    expect(domains[0]?.tasks[0]?.query).toBe('two')
    expect(warnings.map(({ code, line, message }) => [code, line, message])).toEqual([
      ['DUPLICATE_FUNCTION', 7, 'test_case_ST901_001 is defined on lines 1, 7; this one counts'],
      ['DUPLICATE_KEY', 10, 'test_case_ST901_001: repeats the key `query`; the last value counts'],
      ['IGNORED_KEY', 11, 'test_case_ST901_001: tags is not used'],
      [
        'IGNORED_KEY',
        17,
        'test_case_ST901_001: init.sandbox_external_retail.golden_test_case.tool_interactions[0].server is not used',
      ],
      [
        'MISSING_USER_CONTEXT',
        9,
        'test_case_ST901_001: has no `user_context`: the customer will know nothing beyond the request',
      ],
    ])
    expect(warnings.every(({ file }) => file === join(checkout.root, madeUpPaths.retailTests))).toBe(true)
  })
})
