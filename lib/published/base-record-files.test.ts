import { describe, expect, it } from 'vitest'
import { type BaseRecordFile, listBaseRecordFiles, matchBaseRecordFiles } from './base-record-files.ts'
import { writeCheckout } from './fixtures/made-up-checkout.ts'
import { recordedFactsExist, recordedTableFiles } from './fixtures/recorded-facts.ts'
import { publishedDomains } from './published-servers.ts'
import { ReleaseFindings } from './release-error.ts'

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

describe.skipIf(!recordedFactsExist)(
  'the recorded facts (skipped where they are not beside the repository)',
  () => {
    const everything = Object.values(publishedDomains).flatMap((domain) =>
      Object.values(recordedTableFiles(domain)),
    )

    it.each(Object.entries(publishedDomains))(
      'every table of %s finds exactly its own file',
      (server, domain) => {
        const expected = recordedTableFiles(domain)
        const { matched, problems } = match(server, Object.keys(expected), [...new Set(everything)])
        expect(problems).toEqual([])
        expect(matched).toEqual(expected)
      },
    )
  },
)
