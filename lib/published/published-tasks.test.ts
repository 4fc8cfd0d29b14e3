import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { taskFingerprint } from '../define/fingerprint.ts'
import { defineSandbox, defineTool } from '../sandbox/index.ts'
import { type CheckoutFiles, madeUpFiles, madeUpPaths, writeCheckout } from './fixtures/made-up-checkout.ts'
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

/** A domain that this project does not have: a sandbox and a mapping are all it takes. */
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

const scenario = madeUpFiles[madeUpPaths.travelScenario].replace(
  '- name: get_order\n- name: list_policies',
  '- name: get_hotel',
)
const files: CheckoutFiles = { ...madeUpFiles, [madeUpPaths.travelScenario]: scenario }

afterEach(() => vi.restoreAllMocks())

describe('a domain of the release', () => {
  test('is the sandbox with the content of the checkout', () => {
    using checkout = writeCheckout(files)
    const { sandbox, tasks, warnings } = readPublishedDomain(travel, mapping, checkout.root)
    expect(sandbox).toMatchObject({
      name: 'thinkingbox-bench-travel',
      tables: travel.tables,
      instructions: 'You help at Alder Stays.\n',
      knowledge: {
        policies: [
          {
            id: 'policy-1',
            title: 'Late parcels',
            body: 'A parcel is late after ten days.\n\nSay so\nkindly.\n',
          },
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
    expect(tasks).toHaveLength(1)
    expect(warnings).toMatchObject([
      { code: 'UNLISTED_TOOL', message: expect.stringContaining('does not list close_hotel') },
    ])
  })

  test('needs its tools: a scenario that offers another one is an error with its place', () => {
    using checkout = writeCheckout({
      ...files,
      [madeUpPaths.travelScenario]: scenario.replace('get_hotel', 'get_hotell'),
    })
    expect(() => readPublishedDomain(travel, mapping, checkout.root)).toThrow(
      expect.objectContaining({
        code: 'UNKNOWN_TOOL',
        file: checkout.path(madeUpPaths.travelScenario),
        line: scenario.slice(0, scenario.indexOf('get_hotel')).split('\n').length,
        hint: expect.stringContaining('get_hotel'),
      }),
    )
  })
})

describe('its tasks', () => {
  test('have the release’s ids, stories, records, golden calls and questions', () => {
    using checkout = writeCheckout(files)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(publishedTasks(travel, mapping, checkout.root)).toMatchObject([
      {
        id: 'BMD_901',
        family: 'BMD',
        domain: 'thinkingbox-bench-travel',
        request: 'We land after midnight.',
        customer: 'You are Noor Lindqvist.',
        records: { hotels: [{ id: 'H-1', name: 'Pension Alder' }] },
        solution: [['get_hotel', { id: 'H-1' }]],
        questions: ['Does the answer name the hotel?'],
        // Nothing passes before the golden calls have said what should.
        expected: { endStates: [] },
        warnings: [],
      },
    ])
  })

  test('carry what was noticed about them; what concerns no task is printed', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const python = madeUpFiles[madeUpPaths.travelRubrics]
    using checkout = writeCheckout({
      ...files,
      [madeUpPaths.travelRubrics]: python.replace('    user_context:', '    mood: tired\n    user_context:'),
    })
    const [task] = publishedTasks(travel, mapping, checkout.root)
    expect(task?.warnings).toEqual([expect.stringMatching(/^line \d+: test_bmd_901: mood is not used$/)])
    expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('does not list close_hotel')])
  })

  test('are other tasks when their golden calls change', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const python = madeUpFiles[madeUpPaths.travelRubrics]
    const read = (rubrics: string) => {
      using checkout = writeCheckout({ ...files, [madeUpPaths.travelRubrics]: rubrics })
      const [task] = publishedTasks(travel, mapping, checkout.root)
      return task && taskFingerprint(task)
    }
    expect(read(python)).toBe(read(python))
    expect(read(python)).not.toBe(read(python.replace('parameters: {id: H-1}', 'parameters: {id: H-2}')))
  })

  test('are none without a checkout', () => {
    vi.stubEnv('THINKINGBOX_DATA', '')
    expect(publishedTasks(travel, mapping)).toEqual([])
    vi.unstubAllEnvs()
  })
})
