import { expect, test } from 'vitest'
import { runSql, workshopTools, workshopWith } from './fixtures/workshop.ts'
import { openSandbox, type TrialState } from './index.ts'

const everything = workshopWith([...workshopTools, runSql])

/** Small repeatable randomness: mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
function randomness(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const tables = ['workshop_bikes', 'workshop_jobs', 'workshop_fittings']

/** Calls of an agent that writes whatever it can, wherever it can. */
function garbage(random: () => number): { name: string; arguments: Record<string, unknown> }[] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const bike = () => pick(['B-1', 'B-2', 'B-3', "'; delete from workshop_bikes; --"])
  const text = () =>
    pick([
      'x',
      'ä€𝕏',
      "' || current_user || '",
      '"; commit; --',
      '$$',
      '\\',
      'slot_1.workshop_bikes',
      'y'.repeat(9000),
    ])
  const statement = () =>
    pick([
      ...tables.map((table) => `delete from ${table}`),
      ...tables.map((table) => `delete from slot_${Math.floor(random() * 20)}.${table}`),
      "insert into workshop_bikes (id, owner, brand) select 'N-' || n, 'nobody', 'Quill' from generate_series(1, 50) n",
      'insert into workshop_fittings (bike_id, part, count) select id, owner, 9 from workshop_bikes',
      "update workshop_jobs set price = price + 1, labels = labels || 'x'::text, details = '{}'",
      // Looks like nothing, but moves the row to the end and uses numbers up.
      "with gone as (delete from workshop_bikes where id = 'B-1' and not exists (select 1 from workshop_jobs where bike_id = 'B-1') returning *) insert into workshop_bikes (id, owner, brand, electric, notes) select id, owner, brand, electric, notes from gone",
      "with gone as (delete from workshop_fittings where part = 'bell' returning *) insert into workshop_fittings (bike_id, part, count) select bike_id, part, count from gone where false",
      'update workshop_fittings set part = part',
      "select nextval('workshop_jobs_id_seq'), nextval('insertion_order')",
      "insert into workshop_jobs (bike_id) values ('no such bike')",
      "update slot_1.workshop_bikes set owner = 'stolen'",
      'set search_path = slot_0',
      "select set_config('timezone', 'Asia/Tokyo', false)",
      'set datestyle = german',
      'commit',
      'create table slot_0.loot (a int)',
    ])
  return Array.from({ length: 12 }, () =>
    pick([
      () => ({ name: 'run_sql', arguments: { statement: statement() } }),
      () => ({ name: 'note_on_bike', arguments: { bike_id: bike(), note: text() } }),
      () => ({
        name: 'set_fitting',
        arguments: { bike_id: bike(), part: text(), count: Math.floor(random() * 3) },
      }),
      () => ({ name: 'book_job', arguments: { bike_id: bike(), price: random() * 100, labels: [text()] } }),
      () => ({ name: 'update_job', arguments: { id: pick([3, 7, 8, 1e6]), change: { state: 'done' } } }),
      () => ({ name: 'ask_manual', arguments: { question: text() } }),
      () => ({ name: text(), arguments: { [text()]: text() } }),
    ])(),
  )
}

/** What else a trial could notice of an earlier one: the order of rows, the next number, the clock, the settings. */
const look = {
  name: 'run_sql',
  arguments: {
    statement: `select n from generate_series(1, (
      select (array_position(array_agg(id order by inserted_as), 'B-2') = 1)::int
        + (max(inserted_as) = 2)::int + (now() = '2025-10-01T13:00:00Z')::int
        + (current_setting('timezone') = 'UTC')::int + (current_setting('datestyle') like 'ISO%')::int
      from workshop_bikes)) n`,
  },
}

test.each([
  ['20 slots', 20],
  ['2 slots that become 20', 2],
])(
  '200 trials in %s start from the same bytes, whatever the trials before them wrote',
  async (_, firstSlots) => {
    const options = { slots: 20, firstSlots, leakCheck: true, note: () => {} }
    await using open = await openSandbox(everything, options)
    const records = {
      bikes: [{ id: 'B-1', owner: 'Nora Vance', brand: 'Quill' }],
      fittings: [{ bike_id: 'B-2', part: 'basket', count: 1 }],
    }
    const others = { jobs: [{ id: 7, bike_id: 'B-1', state: 'done' }] }
    const initial = new Map<object, string[]>([
      [records, []],
      [others, []],
    ])
    let inFlight = 0
    let most = 0
    let effects = 0

    const run = async (number: number) => {
      const own = number % 3 === 0 ? others : records
      const trial: TrialState = await open.begin(own)
      most = Math.max(most, ++inFlight)
      initial.get(own)?.push(JSON.stringify(trial.initial))
      const first = await trial.client.callTool(look)
      expect(first.structuredContent).toEqual({ rows: 5 })
      const numbered = await trial.client.callTool({ name: 'book_job', arguments: { bike_id: 'B-2' } })
      expect(numbered.structuredContent).toEqual({ id: 8, state: 'booked' })
      const calls = garbage(randomness(number))
      // Half of the agents send everything at once.
      if (number % 2 === 0) await Promise.all(calls.map((call) => trial.client.callTool(call)))
      else for (const call of calls) await trial.client.callTool(call)
      inFlight--
      effects += (await trial.end()).effects.length
    }

    await Promise.all(Array.from({ length: 200 }, (_, number) => run(number)))

    expect(most).toBe(20)
    expect(effects).toBeGreaterThan(300)
    for (const snapshots of initial.values()) expect(new Set(snapshots).size).toBe(1)
    expect([...initial.values()].map((snapshots) => snapshots.length)).toEqual([133, 67])
  },
)
