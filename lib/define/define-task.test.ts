import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleted, inserted, oneOf, updated } from '../grading/index.ts'
import { workshop } from '../sandbox/fixtures/workshop.ts'
import { TaskError } from './task-error.ts'

const { bikes, jobs, fittings } = workshop.tables

let number = 0
const define = (changes: Record<string, unknown> = {}) =>
  workshop.task({
    id: `WS001_${String(++number).padStart(3, '0')}`,
    title: 'a bell is taken off',
    request: 'Please take the bell off.',
    customer: 'You are Otto Brandt. Your bicycle is B-1.',
    solution: [['set_fitting', { bike_id: 'B-1', part: 'bell', count: 0 }]],
    expected: [deleted(fittings, { bike_id: 'B-1', part: 'bell' })],
    ...changes,
  })

function errorOf(changes: Record<string, unknown>): TaskError {
  try {
    define(changes)
  } catch (error) {
    if (error instanceof TaskError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('a task', () => {
  test('is bound to its sandbox and family', () => {
    const task = define({ id: 'WS014_007', records: { jobs: [{ id: 9, bike_id: 'B-2' }] } })
    expect(task).toMatchObject({
      id: 'WS014_007',
      family: 'WS014',
      domain: 'workshop',
      records: { jobs: [{ id: 9, bike_id: 'B-2' }] },
    })
    expect(task.sandbox.name).toBe('workshop')
  })

  test('carries what describes it', () => {
    const description = {
      family: 'bells',
      level: 'routine',
      traits: ['nothing-to-do', 'time'],
      decidedBy: ['a rule of a sandbox without policies'],
      idlePasses: true,
    }
    expect(define(description)).toMatchObject(description)
  })

  test('is decided by sections of the policies, where the sandbox has any', () => {
    const body = '## Bells\nFree.\n\n## Big ones\nNot free.\n'
    const policies = [
      { id: 'P-1', title: 'Parts', body },
      { id: 'P-2', title: 'Prices', body: '## PR-2.1 Bells\nFive.' },
    ]
    const shop = workshop.with({ knowledge: { policies } })
    const names = ['P-1 Bells', 'P-1 Big ones', 'PR-2.1']
    const decided = (decidedBy: string[]) => () =>
      shop.task({
        id: `WS002_${String(++number).padStart(3, '0')}`,
        title: 'a bell is taken off',
        decidedBy,
        request: 'Please take the bell off.',
        customer: 'You are Otto Brandt.',
        solution: [['set_fitting', { bike_id: 'B-1', part: 'bell', count: 0 }]],
        expected: [deleted(fittings, { bike_id: 'B-1', part: 'bell' })],
      })
    expect(decided(names)).not.toThrow()
    expect(decided(['P-1 Bell'])).toThrow(
      /decidedBy\[0\]: it is the text "P-1 Bell"\. Did you mean P-1 Bells\?$/,
    )
  })

  test('may leave a column with certain values to a matcher', () => {
    const brand = expect.stringMatching(/^T/)
    expect(() => define({ expected: [updated(bikes, 'B-1', { brand })] })).not.toThrow()
  })

  test('may state expected effects on what its own records add', () => {
    expect(() =>
      define({
        records: { bikes: [{ id: 'B-3', owner: 'Lea', brand: 'Quill' }] },
        expected: oneOf(
          [updated(bikes, 'B-3', { owner: 'Leo' })],
          [inserted(jobs, { id: 8, bike_id: 'B-3', price: 10 })],
        ),
      }),
    ).not.toThrow()
  })

  test.for([
    '',
    'WS1',
    'WS001_',
    'WS001_06',
    'ws001_006',
    'WS001-006',
    'WS001_006a',
    ' WS001_006',
    'WS001_006 > x',
    '001_006',
    undefined,
  ])('cannot be called %j', (id) => {
    expect(errorOf({ id })).toMatchObject({ code: 'BAD_ID', field: 'id' })
  })

  test.for(['ST003_006', 'EI_003', 'FNOL_120', 'WS1_0001'])('can be called %s', (id) => {
    expect(define({ id }).id).toBe(id)
  })

  test.for([
    [{ record: {} }, 'UNKNOWN_FIELD', 'record', 'a task has no such field. Did you mean records?'],
    [{ expectd: [] }, 'UNKNOWN_FIELD', 'expectd', 'a task has no such field. Did you mean expected?'],
    [{ notes: 'x' }, 'UNKNOWN_FIELD', 'notes', 'The fields are id, title, family, level,'],
    [{ level: 'sever' }, 'BAD_FIELD', 'level', 'it is the text "sever". Did you mean severe?'],
    [
      { traits: ['time', 'lookalikes'] },
      'BAD_FIELD',
      'traits[1]',
      'it is the text "lookalikes". Did you mean look-alikes?',
    ],
    [{ traits: ['time', 'time'] }, 'BAD_FIELD', 'traits[1]', 'time is there twice'],
    [{ traits: 'time' }, 'BAD_FIELD', 'traits', 'it is the text "time"; write a list of names'],
    [{ decidedBy: [' '] }, 'BAD_FIELD', 'decidedBy[0]', 'It takes a text'],
    [{ family: '' }, 'EMPTY_TEXT', 'family', 'it is empty'],
    [{ idlePasses: 'yes' }, 'BAD_FIELD', 'idlePasses', 'it is the text "yes"; write true, or leave it out'],
    [{ request: ' ' }, 'EMPTY_TEXT', 'request', 'it is empty'],
    [{ title: undefined }, 'EMPTY_TEXT', 'title', 'it is missing; write a text'],
    [{ request: undefined }, 'EMPTY_TEXT', 'request', 'it is missing; write a text'],
    [{ customer: ['x'] }, 'EMPTY_TEXT', 'customer', 'it is a list; write a text'],
    [{ solution: undefined }, 'NO_SOLUTION', 'solution', 'it is missing; write a list of tool calls'],
    [
      { solution: ['get_bike'] },
      'BAD_INPUT',
      'solution[0]',
      'it is the text "get_bike"; write a tool\'s name',
    ],
    [{ expected: undefined }, 'BAD_EXPECTED', 'expected', 'it is missing; write a list of effects, or oneOf'],
    [{ expected: { endStates: 1 } }, 'BAD_EXPECTED', 'expected', 'it is an object; write a list of effects'],
    [{ expected: [undefined] }, 'BAD_EXPECTED', 'expected', 'an effect is missing; make each with inserted,'],
    [{ solution: [] }, 'NO_SOLUTION', 'solution', 'no tool call'],
    [{ solution: [['set_fiting', {}]] }, 'UNKNOWN_TOOL', 'solution[0]', /\. Did you mean set_fitting\?$/],
    [
      {
        solution: [
          ['get_bike', { bike_id: 'B-1' }],
          ['set_fitting', { bike_id: 'B-1', part: 'bell', count: '0' }],
        ],
      },
      'BAD_INPUT',
      'solution[1] (set_fitting)',
      'count: expected a number, got "0"',
    ],
    [
      { solution: [['set_fitting', { bike_id: new Date(0), part: 'bell', count: 1n }]] },
      'BAD_INPUT',
      'solution[0] (set_fitting)',
      'bike_id: expected text, got a Date; count: expected a number, got the bigint 1n',
    ],
    [
      { solution: [['get_bike', { bike_id: 'B-1', owner: 'Otto Brandt' }]] },
      'BAD_INPUT',
      'solution[0] (get_bike)',
      /"owner" is not a field\. The fields are: bike_id\.$/,
    ],
    [
      { records: { jobs: [{ bike_id: 'B-1' }, { bike_id: 'B-1', booked_at: '2025-02-30T08:00:00Z' }] } },
      'BAD_RECORD',
      'records',
      'records jobs[1]: column booked_at is "2025-02-30T08:00:00Z"; it takes a day of the calendar',
    ],
    [
      { records: { bikes: [{ id: 'B-9', owner: 'x' }] } },
      'BAD_RECORD',
      'records',
      'bikes[0]: column brand is missing',
    ],
    [
      { records: { bikes: [{ id: 'B-9' }] } },
      'BAD_RECORD',
      'records',
      'bikes[0]: columns owner, brand are missing',
    ],
    [
      { expected: [updated(bikes, 'B-1', { brand: 'Trn' as 'Tern' })] },
      'BAD_EXPECTED',
      'expected',
      /bikes\.brand is expected to be "Trn", but it takes "Harrow", "Tern", "Quill"\. Did you mean Tern\?$/,
    ],
    [
      { expected: oneOf([], [inserted(jobs, { bike_id: 'B-1', state: 'opened' as 'open' })]) },
      'BAD_EXPECTED',
      'expected',
      'jobs.state is expected to be "opened"',
    ],
    [
      { expected: [inserted(bikes, { id: 'B-9' } as never)] },
      'BAD_EXPECTED',
      'expected',
      'it does not state owner, brand, which have no fixed default; state them',
    ],
    [
      { records: { jobs: [{ bike_id: 'B-1', price: 12n }] } },
      'BAD_RECORD',
      'records',
      'column price is the bigint 12n; it takes a number',
    ],
    [
      { expected: [updated(bikes, 'B-1', { owner: new Date('x') as never })] },
      'BAD_EXPECTED',
      'expected',
      'bikes.owner is expected to be a Date that is not a valid date',
    ],
    [{ records: { bike: [] } }, 'BAD_RECORD', 'records', 'Did you mean bikes?'],
    [
      { expected: [updated(bikes, 'B-404', { owner: 'x' })] },
      'BAD_EXPECTED',
      'expected',
      'no such row is there',
    ],
    [
      { expected: [updated(bikes, 'B-1', { color: 'x' } as never)] },
      'BAD_EXPECTED',
      'expected',
      'has no column color',
    ],
    [
      { expected: [updated(bikes, 'B-1', { owner: 'Otto Brandt' })] },
      'BAD_EXPECTED',
      'expected',
      'has these values from the start',
    ],
  ] as const)('is refused with the place that is wrong: %#', ([changes, code, field, message]) => {
    const error = errorOf(changes)
    expect(error).toMatchObject({ code, field, sandbox: 'workshop', task: expect.stringMatching(/^WS001_/) })
    expect(error.message).toMatch(message)
  })

  test("is not blamed for the baseline's faults", () => {
    const broken = workshop.with({ baseline: { bikes: [{ id: 'B-1', owner: 'x' } as never] } })
    expect(() => broken.task({} as never)).toThrow(
      expect.objectContaining({
        name: 'SandboxError',
        message:
          'Sandbox workshop: baseline bikes[0]: column brand is missing; it has no default, so state it.',
      }),
    )
  })

  test('shows the line where it is written, not one of this library', () => {
    const [first] = (errorOf({ solution: [] }).stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
    expect(first).toMatch(/define-task\.test\.ts:\d+:\d+/)
  })
})

describe('an id that occurs twice', () => {
  const one = {
    title: 'x',
    request: 'x',
    customer: 'x',
    solution: [['set_fitting', { bike_id: 'B-1', part: 'bell', count: 0 }]],
    expected: [deleted(fittings, { bike_id: 'B-1', part: 'bell' })],
  } as const
  let directory: string

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'thinkingbox-tasks-'))
  })

  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  /** A suite file that defines the task, as a module of its own. */
  async function suite(name: string, id: string): Promise<unknown> {
    const file = join(directory, name)
    writeFileSync(file, `export default (sandbox, task) => sandbox.task({ ...task, id: '${id}' })`)
    const module: { default: (sandbox: typeof workshop, task: typeof one) => unknown } = await import(
      /* @vite-ignore */ `${file}?${Math.random()}`
    )
    return module.default(workshop, one)
  }

  test('in one file is an error that names both places', () => {
    workshop.task({ ...one, id: 'WS901_001' })
    const define = () => workshop.task({ ...one, id: 'WS901_001' })
    expect(define).toThrow(expect.objectContaining({ code: 'DUPLICATE_ID' }))
    expect(define).toThrow(
      /defined twice, in .*define-task\.test\.ts:\d+ and in .*define-task\.test\.ts:\d+;/,
    )
  })

  test('in two files is an error that names both', async () => {
    await suite('first.test.mjs', 'WS902_001')
    await expect(suite('second.test.mjs', 'WS902_001')).rejects.toThrow(
      /in .*first\.test\.mjs:1 and in .*second\.test\.mjs:1/,
    )
  })

  test('because its file is loaded again is none', async () => {
    await suite('again.test.mjs', 'WS903_001')
    await new Promise((resolve) => setImmediate(resolve))
    await expect(suite('again.test.mjs', 'WS903_001')).resolves.toMatchObject({ id: 'WS903_001' })
  })

  test('in another domain is none', () => {
    workshop.task({ ...one, id: 'WS904_001' })
    expect(workshop.with({ name: 'other' }).task({ ...one, id: 'WS904_001' }).domain).toBe('other')
  })
})
