import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { workshopTools, workshopWith } from './fixtures/workshop.ts'
import { type AnySandbox, defineSandbox, openSandbox, type TrialState } from './index.ts'

const directory = mkdtempSync(join(tmpdir(), 'thinkingbox-contents-'))

const images = () => readdirSync(directory).filter((name) => !/^base-|-tables-/.test(name))

beforeEach(() => {
  for (const image of images()) rmSync(join(directory, image))
})

afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function inTrial<T>(sandbox: AnySandbox, look: (trial: TrialState) => T | Promise<T>): Promise<T> {
  await using open = await openSandbox(sandbox, { slots: 2, cacheDirectory: directory })
  await using trial = await open.begin({})
  return await look(trial)
}

const owners = (sandbox: AnySandbox) =>
  inTrial(sandbox, ({ initial }) => initial.bikes?.map((bike) => bike.owner))

const ask = (sandbox: AnySandbox, question: string) =>
  inTrial(sandbox, async ({ client }) => {
    const answer = await client.callTool({ name: 'ask_manual', arguments: { question } })
    return answer.structuredContent
  })

/** Every sandbox of this file has tables of its own, as in a process of its own. */
const workshop = () => workshopWith(workshopTools)
const other = {
  baseline: { bikes: [{ id: 'B-1', owner: 'Mina Okafor', brand: 'Quill' as const }] },
  knowledge: { manual: [{ id: 'M-9', title: 'Chains', body: 'Oil them.' }] },
}

test('an image holds the baseline and the documents', async () => {
  expect(await owners(workshop())).toEqual(['Otto Brandt', 'Ines Falk'])
  const image = readFileSync(join(directory, images()[0] ?? 'none'))
  expect([image.includes('Otto Brandt'), image.includes('Turn the spoke nipples')]).toEqual([true, true])
})

test('a database that begins with them is as one that does not', async () => {
  // A variant has everything put in by its first trial.
  const variant = workshop().with(other).with({ baseline: workshop().baseline })
  const [baked, filled] = await Promise.all(
    [workshop(), variant].map((sandbox) => inTrial(sandbox, (trial) => trial.initial)),
  )
  expect(filled).toEqual(baked)
})

test('a variant has its own records and documents, and starts from the image of what it is a variant of', async () => {
  const original = workshop()
  const variant = original.with(other)
  expect(await owners(variant)).toEqual(['Mina Okafor'])
  expect(await ask(variant, 'oil the chain')).toEqual({ titles: ['Chains'] })
  expect(await owners(original)).toEqual(['Otto Brandt', 'Ines Falk'])
  expect(await ask(original, 'bleed brakes')).toMatchObject({ titles: ['Brakes'] })
  expect(images()).toHaveLength(1)
})

test('an edited baseline, document or clock has an image of its own', async () => {
  const edited = (changes: object) => {
    const { tables, ...rest } = workshop()
    return defineSandbox({ ...rest, tables: { ...tables }, now: '2025-10-01T13:00:00Z', ...changes })
  }
  await owners(edited({}))
  expect(await owners(edited({ baseline: other.baseline }))).toEqual(['Mina Okafor'])
  expect(await ask(edited({ knowledge: other.knowledge }), 'oil')).toEqual({ titles: ['Chains'] })
  const booked = await inTrial(edited({ now: '2026-01-01T00:00:00Z' }), ({ initial }) =>
    initial.jobs?.map((job) => job.booked_at),
  )
  expect(booked).toContain('2026-01-01T00:00:00+00:00')
  expect(images()).toHaveLength(4)
})

test('two sandboxes over the same tables each fill them by their own clock', async () => {
  const early = workshop()
  const late = defineSandbox({ ...early, now: '2026-01-01T00:00:00Z' })
  const options = { slots: 1, cacheDirectory: directory }
  await using openEarly = await openSandbox(early, options)
  await using openLate = await openSandbox(late, options)
  const booked: unknown[] = []
  for (const open of [openLate, openEarly, openLate]) {
    await using trial = await open.begin({})
    booked.push(trial.initial.jobs?.find((job) => job.id === 7)?.booked_at)
  }
  const [atEarly, atLate] = ['2025-10-01T13:00:00+00:00', '2026-01-01T00:00:00+00:00']
  expect(booked).toEqual([atLate, atEarly, atLate])
})

test("what an author's function makes up is made up each time", async () => {
  let made = 0
  const lots = () =>
    pgTable('lots', {
      id: text().primaryKey(),
      code: text()
        .notNull()
        .$defaultFn(() => `made ${++made}`),
    })
  const hall = () =>
    defineSandbox({
      name: 'hall',
      tables: { lots: lots() },
      tools: [],
      instructions: 'You run an auction.',
      baseline: { lots: [{ id: 'L-1' }] },
      now: '2025-10-01T13:00:00Z',
    })
  const codes = (sandbox: AnySandbox) =>
    inTrial(sandbox, ({ initial }) => initial.lots?.map((lot) => lot.code))
  expect([await codes(hall()), await codes(hall())]).toEqual([['made 1'], ['made 2']])
  expect(images()).toHaveLength(1)
})

test('a baseline that the database refuses is reported by its first trial, and is no matter for a variant', async () => {
  const { tables, tools, instructions } = workshop()
  const broken = defineSandbox({
    name: 'broken',
    tables,
    tools,
    instructions,
    baseline: { jobs: [{ bike_id: 'B-404' }] },
    now: '2025-10-01T13:00:00Z',
  })
  await expect(owners(broken)).rejects.toThrow(
    /^Sandbox broken: its baseline does not fit: .*"workshop_jobs_bike_id_fkey": Key \(bike_id\)=\(B-404\) is not present in table "workshop_bikes"\.$/,
  )
  expect(await owners(broken.with(other).with({ knowledge: {} }))).toEqual(['Mina Okafor'])
})
