import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toolListing } from '../define/tool-listing.ts'
import { probeTool } from '../testing/probe-tool.ts'
import { runSql, workshop, workshopTools, workshopWith } from './fixtures/workshop.ts'
import { type OpenSandbox, openSandbox } from './index.ts'

const everything = workshopWith([...workshopTools, runSql])
const records = {}
const notes: string[] = []
let open: OpenSandbox

beforeAll(async () => {
  open = await openSandbox(everything, { slots: 3, note: (text) => notes.push(text) })
})

afterAll(() => open[Symbol.asyncDispose]())

describe('hostile arguments', () => {
  test.for([...toolListing(everything).tools])('$name holds', async (tool) => {
    expect(await probeTool(open, tool, records)).toEqual([])
  })

  test('any JSON at all is answered, and a refusal changes nothing', async () => {
    await using trial = await open.begin(records)
    const names = workshop.tools.map((tool) => tool.name)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.jsonValue(), async (name, given) => {
        const before = trial.calls.length
        const answer = await trial.client.callTool({ name, arguments: given as Record<string, unknown> })
        expect(trial.calls).toHaveLength(before + 1)
        expect(answer.isError === true && (trial.calls[before]?.effects.length ?? 0) > 0).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test.for([
    ['', /no tool "".* The tools are: get_bike/],
    ['get_bik', /no tool "get_bik"\. Did you mean get_bike\?/],
    ['__proto__', /no tool "__proto__"/],
    ['constructor', /no tool "constructor"/],
    [`x${'y'.repeat(1e6)}`, /no tool "xy+…"/],
    [undefined, /name must be text/],
    [{ toString: 'x' }, /name must be text/],
  ] as const)('an unknown tool %# is answered with the tools there are', async ([name, message]) => {
    await using trial = await open.begin(records)
    const answer = await trial.client.callTool({ name: name as string, arguments: {} })
    expect(answer.isError).toBe(true)
    expect((answer.content as { text: string }[])[0]?.text).toMatch(message)
    expect(trial.calls).toMatchObject([{ isError: true, writes: false, effects: [] }])
  })
})

describe('a tool that runs any SQL', () => {
  test.for([
    'delete from slot_0.workshop_bikes',
    'select * from slot_1.workshop_jobs',
    'select * from slot_2.workshop_bikes',
    'insert into slot_1.workshop_bikes select * from workshop_bikes',
    'set search_path = slot_1',
    'set role postgres',
    'reset role',
    'commit',
    'rollback',
    '/* x */ commit',
    '-- x\ncommit',
    'begin',
    "select set_config('role', 'postgres', false)",
    "select set_config('search_path', 'slot_1', false)",
    "do $$ begin execute 'reset role'; end $$",
    'create table loot (a int)',
    'create temp table loot (a int)',
    'select 1 as a into loot',
    'drop table workshop_fittings',
    'truncate workshop_fittings',
    'alter table workshop_fittings add column a int',
    'insert into sandbox.documents (library, collection, place) values (1, $$x$$, 99)',
    'delete from sandbox.words',
    "select setval('insertion_order', 5)",
    'select pg_advisory_lock(1)',
    'select pg_sleep(60)',
    'select lo_create(4711)',
    'vacuum',
    'prepare loot as select 1',
    'deallocate all',
    'discard all',
    'copy workshop_bikes to program $$true$$',
    'select 1; commit; delete from slot_1.workshop_bikes',
    'explain analyze delete from slot_1.workshop_bikes',
    'lock table workshop_bikes',
    "select pg_read_file('/etc/passwd')",
  ])('cannot leave its slot or stay after the call: %s', async (statement) => {
    await using victims = new AsyncDisposableStack()
    const trials = []
    for (let slot = 0; slot < 3; slot++) trials.push(victims.use(await open.begin(records)))
    // Each slot in turn, since one of the statements' targets is its own.
    const results = []
    for (const trial of trials) {
      const answer = await trial.client.callTool({ name: 'run_sql', arguments: { statement } })
      results.push(answer.isError === true)
    }
    expect(results.filter((refused) => refused).length).toBeGreaterThanOrEqual(2)
    const named = /slot_(\d)\./.exec(statement)?.[1]
    for (const [index, trial] of trials.entries()) {
      const answer = await trial.client.callTool({ name: 'get_bike', arguments: { bike_id: 'B-1' } })
      const { effects } = await trial.end()
      if (named === undefined) expect(results[index]).toBe(true)
      if (results[index]) {
        expect(answer.structuredContent).toEqual({ id: 'B-1', owner: 'Otto Brandt', jobs: [7] })
        expect(effects).toEqual([])
      }
    }
  })
})
