import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTasks } from '../define/find-tasks.ts'
import { policySections } from '../define/policy-sections.ts'
import { toolListing } from '../define/tool-listing.ts'
import {
  type AnySandbox,
  type AnyTool,
  type OpenSandbox,
  openSandbox,
  type RecordsOf,
  type Sandbox,
  type Tables,
} from '../sandbox/index.ts'
import { brokenLinks, type Links } from './broken-links.ts'
import { brokenReferences } from './broken-references.ts'
import { figuresOf, numbersIn } from './figures.ts'
import { probeTool } from './probe-tool.ts'
import { writeGarbage } from './write-garbage.ts'

/** What {@link testSandbox} has to know of a sandbox; options that are left out are not tested. */
export interface SandboxTests<T extends Tables> {
  /** Which columns lead to which: `{ 'orders.customer_id': 'customers.id' }`. Each reference of the baseline is followed. */
  readonly links?: Links<T>
  /**
   * The project whose tasks of this sandbox are read too: the folder that holds `suites`. The references of their
   * records are followed as well.
   */
  readonly project?: string
  /**
   * The object with the figures that texts may quote, usually the module of rules: all numbers in it, however deep.
   * Every sum, percentage and number of a unit in instructions, policies, articles and tool descriptions has to be one.
   */
  readonly figures?: unknown
  /** Units of figures besides minutes, hours, days, weeks, months, nights and years, in the singular: `point`, `lb`. */
  readonly units?: readonly string[]
  /** How much there is at least: documents, their words, records of the baseline. */
  readonly atLeast?: {
    readonly policies?: number
    readonly articles?: number
    readonly words?: number
    readonly records?: number
  }
}

/** Trials in flight while garbage is written. */
const slots = 4

/**
 * Registers Vitest tests that hold for every sandbox:
 *
 * - every tool answers hostile arguments with a refusal that says what to correct, and no refused or reading call changes
 *   anything;
 * - trials that write garbage go the same way again, and leave nothing behind for the trials after them;
 * - documents have ids and titles of their own; every text that looks like the id of a policy or section is one; no help
 *   article quotes a figure that no policy has;
 * - and what {@link SandboxTests} says: references, figures, counts.
 *
 * Call it at the top of a test file.
 *
 * @example
 * ```ts
 * import { testSandbox } from 'vitest-thinkingbox/testing'
 * import * as rules from './rules.ts'
 * import { depot } from './depot.ts'
 *
 * testSandbox(depot, {
 *   links: { 'pallets.owner_id': 'owners.id' },
 *   figures: rules,
 *   atLeast: { policies: 2, records: 10 },
 * })
 * ```
 */
export function testSandbox<T extends Tables>(
  sandbox: Sandbox<string, T>,
  tests: SandboxTests<T> = {},
): void {
  describe(sandbox.name, () => {
    testTools(sandbox)
    testDocuments(sandbox, tests)
    testBaseline(sandbox, tests)
  })
}

function testTools(sandbox: AnySandbox): void {
  let open: OpenSandbox
  beforeAll(async () => {
    open = await openSandbox(sandbox, { slots, leakCheck: true, note: () => {} })
  })
  afterAll(() => open[Symbol.asyncDispose]())

  test.for([...toolListing(sandbox).tools])('$name holds against hostile arguments', async (tool) => {
    expect(await probeTool(open, tool, {})).toEqual([])
  })

  test('trials that write garbage can be repeated, and leave nothing behind', async () => {
    const { effects, initialStates, unrepeatable } = await writeGarbage(open, sandbox, 5 * slots)
    expect(initialStates).toBe(1)
    expect(unrepeatable, 'tools that answer the same call differently').toEqual([])
    const isWritable = (sandbox.tools as readonly AnyTool[]).some(({ readOnly }) => !readOnly)
    expect(effects > 0, 'no call changed anything, so this test shows nothing').toBe(isWritable)
  })
}

function testDocuments<T extends Tables>(sandbox: Sandbox<string, T>, tests: SandboxTests<T>): void {
  const { figures, units, atLeast = {} } = tests
  const { policies = [], articles = [] } = sandbox.knowledge
  const documents = [...policies, ...articles]
  const texts = [
    { title: 'the instructions', body: sandbox.instructions },
    ...sandbox.tools.map(({ name, description }) => ({ title: `the tool ${name}`, body: description })),
    ...documents,
  ]

  test('documents have ids and titles of their own, and so have the sections of policies', () => {
    expect(repeated(documents.map(({ id }) => id))).toEqual([])
    expect(repeated(documents.map(({ title }) => title))).toEqual([])
    expect(repeated(policySections(policies).map(({ name }) => name))).toEqual([])
  })

  test('there are enough documents', () => {
    const words = documents.flatMap(({ body }) => body.match(/\S+/g) ?? []).length
    expect(policies.length).toBeGreaterThanOrEqual(atLeast.policies ?? 0)
    expect(articles.length).toBeGreaterThanOrEqual(atLeast.articles ?? 0)
    expect(words).toBeGreaterThanOrEqual(atLeast.words ?? 0)
  })

  test('policies that are referred to exist', () => {
    expect(brokenReferences(policies, texts)).toEqual([])
  })

  if (policies.length > 0) {
    test('no help article quotes a figure that no policy has', () => {
      const inPolicies = new Set(
        policies.flatMap(({ body }) => figuresOf(body, units).map(({ name }) => name)),
      )
      const missing = articles.flatMap(({ id, body }) =>
        figuresOf(body, units)
          .filter(({ name }) => !inPolicies.has(name))
          .map(({ name }) => `${id}: ${name}`),
      )
      expect(missing).toEqual([])
    })
  }

  if (figures === undefined) return
  const known = new Set(numbersIn({ figures }))
  test('texts quote figures of the rules only', () => {
    const unknown = texts.flatMap(({ title, body }) =>
      figuresOf(body, units)
        .filter(({ value }) => !known.has(value))
        .map(({ name }) => `${title}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
}

function testBaseline<T extends Tables>(sandbox: Sandbox<string, T>, tests: SandboxTests<T>): void {
  const { links, project, atLeast = {} } = tests

  test('there are enough records in the baseline', () => {
    const rows = Object.values<readonly unknown[] | undefined>(sandbox.baseline)
    const count = rows.reduce((sum, list) => sum + (list?.length ?? 0), 0)
    expect(count).toBeGreaterThanOrEqual(atLeast.records ?? 0)
  })

  if (links === undefined) return
  test('every reference of the baseline leads to a record', () => {
    expect(brokenLinks(sandbox, links)).toEqual([])
  })

  if (project === undefined) return
  test("every reference of the tasks' records leads to a record", async () => {
    const tasks = (await findTasks(project)).filter(({ domain }) => domain === sandbox.name)
    expect(tasks.length).toBeGreaterThan(0)
    const broken = tasks.flatMap(({ id, records }) =>
      brokenLinks(sandbox, links, records as RecordsOf<T>).map((problem) => `${id}: ${problem}`),
    )
    expect(broken).toEqual([])
  })
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}
