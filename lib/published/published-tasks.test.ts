import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { taskFingerprint } from '../define/fingerprint.ts'
import { defineSandbox, defineTool } from '../sandbox/index.ts'
import {
  checkoutFiles,
  madeUpDomain,
  madeUpScenario,
  type WrittenDomain,
  type WrittenTask,
  writeCheckout,
} from './fixtures/made-up-checkout.ts'
import { type PublishedMapping, readPublishedDomain } from './published-sandbox.ts'
import { publishedTasks } from './published-tasks.ts'

const hotels = pgTable('lookup_hotels', { id: text().primaryKey(), name: text().notNull() })
const tickets = pgTable('zendesk_tickets', { id: text().primaryKey(), note: text(), rank: integer() })

const readHotel = (name: string) =>
  defineTool({
    name,
    description: 'Read a hotel.',
    readOnly: true,
    input: z.strictObject({ id: z.string() }),
    output: z.strictObject({}),
    handler: async () => ({}),
  })

/** Any sandbox and a mapping are all it takes. */
const travel = defineSandbox({
  name: 'travel',
  tables: { hotels, tickets },
  tools: [readHotel('get_hotel'), readHotel('close_hotel')],
  instructions: 'Ours.',
  knowledge: { policies: [{ id: 'own', title: 'Own', body: 'Ours.' }] },
  baseline: { hotels: [{ id: 'H-own', name: 'Ours' }] },
  now: '2025-10-01T13:00:00Z',
  ungraded: { tickets: ['note'] },
})
const mapping: PublishedMapping = { server: 'external_booking_v1', ungraded: { tickets: ['rank'] } }

const domain = (hotel = 'H-1'): WrittenDomain => ({
  ...madeUpDomain(mapping.server, travel, [
    {
      source: 'external_booking_v1_group1_rubrics_yesno.py:test_bmd_901',
      query: 'We land after midnight.',
      userContext: 'You are Noor Lindqvist.',
      records: { lookup_hotels: [{ id: 'H-1', name: 'Pension Alder', column_of_another_version: 1 }] },
      calls: [{ tool: 'get_hotel', parameters: { id: hotel } }],
      questions: ['Does the answer name the hotel?'],
    },
  ]),
  tools: ['get_hotel'],
  baseRecords: { lookup_hotels: [], zendesk_tickets: [{ id: 'T1' }, { id: 'T2' }] },
})

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

test('a domain of the release is the sandbox with the content of the checkout', () => {
  using checkout = writeCheckout(checkoutFiles([domain()]))
  const { sandbox } = readPublishedDomain(travel, mapping, checkout.root)
  expect(sandbox).toMatchObject({
    name: 'thinkingbox-bench-travel',
    tables: travel.tables,
    instructions: madeUpScenario.instructions,
    knowledge: {
      policies: [
        { id: 'policy-1', title: 'Lanterns', body: 'A lantern that flickers is mended for nothing.' },
        { id: 'policy-2', title: 'Looms', body: 'A loom goes back within a month.\n\nIts yarn does not.' },
      ],
      articles: [],
    },
    baseline: { hotels: [], tickets: [{ id: 'T1' }, { id: 'T2' }] },
    now: travel.now,
  })
  expect(sandbox.tools).toEqual([travel.tools[0]])
  // Only the columns that the mapping names are left out, and they are no change either.
  expect(sandbox.shapes.tickets?.columns).toMatchObject({
    note: { grading: 'graded' },
    rank: { grading: 'stamp' },
  })
  // It is read once, so that all suite files of a worker share a database.
  expect(readPublishedDomain(travel, mapping, checkout.root).sandbox).toBe(sandbox)
})

test('a scenario that offers a tool the sandbox lacks is an error', () => {
  using checkout = writeCheckout(checkoutFiles([{ ...domain(), tools: ['get_hotell'] }]))
  expect(() => readPublishedDomain(travel, mapping, checkout.root)).toThrow(
    'offers the tool get_hotell, which the sandbox travel does not have',
  )
})

describe('its tasks', () => {
  test('have the release’s ids, stories, records, golden calls and questions', () => {
    using checkout = writeCheckout(checkoutFiles([domain()]))
    expect(publishedTasks(travel, mapping, { data: checkout.root })).toEqual([
      {
        id: 'BMD_901',
        family: 'BMD',
        title: 'external_booking_v1_group1_rubrics_yesno.py:test_bmd_901',
        domain: 'thinkingbox-bench-travel',
        request: 'We land after midnight.',
        customer: 'You are Noor Lindqvist.',
        records: { hotels: [{ id: 'H-1', name: 'Pension Alder' }] },
        solution: [['get_hotel', { id: 'H-1' }]],
        questions: ['Does the answer name the hotel?'],
        // Nothing passes before the golden calls have said what should.
        expected: { endStates: [] },
        warnings: [],
        sandbox: expect.objectContaining({ name: 'thinkingbox-bench-travel' }),
      },
    ])
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/lists 1 tasks, the release 507: .* `git checkout thinkingbox-bench-v1\.0`/),
    ])
  })

  test('are dealt out to slices, each to one of them', () => {
    const [task] = domain().tasks
    const tasks = Array.from({ length: 7 }, (_, index) => ({
      ...task,
      source: `external_booking_v1_group1.py:test_bmd_${index + 1}`,
    })) as WrittenTask[]
    using checkout = writeCheckout(checkoutFiles([{ ...domain(), tasks }]))
    const idsOf = (slice: '1/3' | '2/3' | '3/3') =>
      publishedTasks(travel, mapping, { data: checkout.root, slice }).map(({ id }) => id)
    expect([idsOf('1/3'), idsOf('2/3'), idsOf('3/3')]).toEqual([
      ['BMD_1', 'BMD_4', 'BMD_7'],
      ['BMD_2', 'BMD_5'],
      ['BMD_3', 'BMD_6'],
    ])
  })

  test('are other tasks when their golden calls change', () => {
    const fingerprint = (hotel: string) => {
      using checkout = writeCheckout(checkoutFiles([domain(hotel)]))
      const [task] = publishedTasks(travel, mapping, { data: checkout.root })
      return task && taskFingerprint(task)
    }
    expect(fingerprint('H-1')).toBe(fingerprint('H-1'))
    expect(fingerprint('H-1')).not.toBe(fingerprint('H-2'))
  })

  test('are none without a checkout', () => {
    vi.stubEnv('THINKINGBOX_DATA', '')
    expect(publishedTasks(travel, mapping)).toEqual([])
    vi.unstubAllEnvs()
  })
})
