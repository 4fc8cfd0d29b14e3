import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type BaseRecordFile, listBaseRecordFiles, matchBaseRecordFiles } from './base-record-files.ts'
import { writeCheckout } from './fixtures/made-up-checkout.ts'
import { publishedDomains } from './published-servers.ts'
import { ReleaseFindings } from './release-error.ts'
import { taskId } from './test-list.ts'

function fileAt(path: string): BaseRecordFile {
  const [set = '', ...rest] = path.split('/')
  const table = rest.pop() ?? ''
  return { file: path, set, part: rest.length === 0 ? undefined : rest.join('_'), table }
}

function match(server: string, tables: readonly string[], paths: readonly string[]) {
  const findings = new ReleaseFindings()
  const matched = matchBaseRecordFiles(server, tables, paths.map(fileAt), '/lib', undefined, findings)
  return {
    matched: Object.fromEntries([...matched].map(([table, { file }]) => [table, file])),
    problems: findings.problems.map(({ code, message }) => [code, message.match(/the table (\S+)/)?.[1]]),
  }
}

it('lists only JSON files in `initial_data` folders, however deep', () => {
  using folder = writeCheckout({
    'shop/oms/initial_data/orders.json': '[]',
    'shop/oms/deep/er/initial_data/items.json': '[]',
    'shop/oms/initial_data/notes.txt': '',
    'shop/oms/config.json': '{}',
    'desk/initial_data/tickets.json': '[]',
    'desk/initial_data/old/tickets.json': '[]',
  })
  const files = listBaseRecordFiles(folder.root).map(({ file: _, ...rest }) => rest)
  expect(files.sort((a, b) => (a.table < b.table ? -1 : 1))).toEqual([
    { set: 'shop', part: 'oms_deep_er', table: 'items' },
    { set: 'shop', part: 'oms', table: 'orders' },
    { set: 'desk', part: undefined, table: 'tickets' },
  ])
})

describe('a table and its file', () => {
  const shop = ['shop/oms/orders', 'shop/oms/order_items', 'shop/crm/people']
  const desks = ['desk/tickets', 'desk/comments', 'inn/desk/tickets', 'inn/lookup/rooms']

  it('match by set, part and name, with and without `models` between them', () => {
    const { matched, problems } = match(
      'any',
      ['shop_oms_models_orders', 'shop_oms_order_items', 'crm_people'],
      shop,
    )
    expect(problems).toEqual([])
    expect(matched).toEqual({
      shop_oms_models_orders: 'shop/oms/orders',
      shop_oms_order_items: 'shop/oms/order_items',
      crm_people: 'shop/crm/people',
    })
  })

  it('match in the server’s own set first, and in the shared one where the server has no such part', () => {
    expect(match('inn_v1', ['desk_tickets', 'lookup_rooms'], [...shop, ...desks]).matched).toEqual({
      desk_tickets: 'inn/desk/tickets',
      lookup_rooms: 'inn/lookup/rooms',
    })
    expect(
      match('sandbox_shop', ['desk_tickets', 'shop_oms_models_orders'], [...shop, ...desks]).matched,
    ).toEqual({
      desk_tickets: 'desk/tickets',
      shop_oms_models_orders: 'shop/oms/orders',
    })
  })

  it('do not match by a mere ending of the name', () => {
    expect(
      match('any', ['desk_ticket_comments', 'comments', 'helpdesk_tickets'], [...shop, ...desks]),
    ).toEqual({
      matched: {},
      problems: [
        ['MISSING_BASE_RECORDS', 'desk_ticket_comments'],
        ['MISSING_BASE_RECORDS', 'comments'],
        ['MISSING_BASE_RECORDS', 'helpdesk_tickets'],
      ],
    })
  })

  it('do not match across servers', () => {
    expect(match('inn_v1', ['desk_comments', 'lookup_rooms'], [...shop, ...desks]).problems).toEqual([
      ['MISSING_BASE_RECORDS', 'desk_comments'],
    ])
  })
})

const recorded = join(import.meta.dirname, '../../../shared/thinkingbox-bench')

describe.skipIf(!existsSync(recorded))(
  'the recorded facts (skipped where they are not beside the repository)',
  () => {
    const tablesOf = (domain: string) =>
      Object.keys(JSON.parse(readFileSync(join(recorded, domain, 'tables.json'), 'utf8')))

    /** The folders of the release: set, or set and part; a table is what its recorded name says behind them. */
    const folders: Record<string, readonly string[]> = {
      retail: [
        'extend',
        'jobber',
        'loop_returns',
        'netsuite',
        'oms',
        'promo',
        'salesforce',
        'shopify_pim',
        'stripe',
      ].map((part) => `external_retail_toolset/${part}`),
      travel: [
        'booking_api',
        'corporate_api',
        'crm_api',
        'hotel_partner_api',
        'lookup',
        'payment_api',
        'zendesk',
      ].map((part) => `external_booking/${part}`),
      insurance: ['billing', 'claims', 'crm', 'policy', 'zendesk'].map(
        (part) => `sandbox_auto_insurance/${part}`,
      ),
      consulting: [
        'approval',
        'asset_management',
        'box',
        'client_access',
        'concur',
        'degreed',
        'license_management',
        'mavenlink',
        'okta',
        'salesforce_crm',
        'software_catalog',
        'workday',
        'zendesk',
      ].map((part) => `sandbox_consulting/${part}`),
      neobank: ['main', 'zendesk'].map((part) => `sandbox_neobank_support/${part}`),
    }
    const shared = [
      'articles',
      'comments',
      'organizations',
      'ticket_comments',
      'ticket_status_violations',
      'tickets',
      'users',
    ]

    const own = Object.fromEntries(
      Object.entries(folders).map(([domain, places]) => [
        domain,
        tablesOf(domain).flatMap((table) => {
          const place = places.find((folder) => `_${table}`.includes(`_${folder.split('/')[1]}_`))
          if (place === undefined) return []
          const behind = table.slice(
            table.lastIndexOf(`${place.split('/')[1]}_`) + (place.split('/')[1]?.length ?? 0) + 1,
          )
          const bare =
            table === 'software_catalog_software_catalog'
              ? 'software_catalog'
              : behind.replace(/^models_/, '')
          return [
            [table, `${place}/${table === 'policy_policy_documents' ? 'policy_documents' : bare}`],
          ] as const
        }),
      ]),
    )
    const everything = [
      ...Object.values(own).flatMap((files) => files.map(([, file]) => file)),
      ...shared.map((table) => `zendesk/${table}`),
    ]

    it.each(Object.entries(publishedDomains))(
      'every table of %s finds exactly its own file',
      (server, domain) => {
        const tables = tablesOf(domain)
        const { matched, problems } = match(server, tables, everything)
        expect(problems).toEqual([])
        const desk = tables.filter((table) => domain === 'retail' && table.startsWith('zendesk_'))
        expect(matched).toEqual({
          ...Object.fromEntries(own[domain] ?? []),
          ...Object.fromEntries(desk.map((table) => [table, table.replace('zendesk_', 'zendesk/')])),
        })
      },
    )

    it.each(Object.values(publishedDomains))('ids of %s follow from the function names', (domain) => {
      const lines = readFileSync(join(recorded, domain, 'tasks.jsonl'), 'utf8')
        .trim()
        .split('\n')
      for (const line of lines) {
        const { id, source } = JSON.parse(line)
        expect(taskId(source.split(':')[1])).toBe(id)
      }
    })
  },
)
