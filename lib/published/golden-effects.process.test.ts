import { describe, expect, test } from 'vitest'
import { depot } from '../grading/fixtures/depot.ts'
import { gradeEffects } from '../grading/index.ts'
import { type OpenSandbox, openSandbox } from '../sandbox/index.ts'
import { replayGolden, toExpected } from './golden-effects.ts'
import type { PublishedTask } from './published-tasks.ts'

const sandbox = depot.with({
  name: 'depot-golden',
  ungraded: {},
  stamps: { pallets: ['note', 'updated_at'] },
})

const hale = { id: 'P-1', bay: 'A1', owner: 'Hale', weight: 310, status: 'stored' }

function published(
  ...golden: readonly (readonly [tool: string, parameters: Readonly<Record<string, unknown>>])[]
): PublishedTask {
  return {
    id: 'ST900_001',
    family: 'ST900',
    title: 'a made-up task',
    domain: sandbox.name,
    request: 'Please.',
    customer: 'You are Hale.',
    records: { pallets: [hale] },
    solution: golden,
    expected: { endStates: [] },
    sandbox,
    questions: [],
    warnings: [],
  }
}

async function replayed(task: PublishedTask) {
  await using open = await openSandbox(sandbox, { slots: 1 })
  return await replayGolden(task, async () => open)
}

describe('golden calls', () => {
  test('give the one end state that passes, without the columns that are not compared', async () => {
    const task = await replayed(
      published(
        ['move_pallet', { pallet_id: 'P-1', bay: 'B2', note: 'Moved at night.' }],
        ['set_status', { pallet_id: 'P-1', status: 'held' }],
      ),
    )
    expect(task.expected).toEqual({
      endStates: [
        [{ op: 'update', sqlTable: 'depot_pallets', key: 'P-1', changes: { bay: 'B2', status: 'held' } }],
      ],
      exactKeys: true,
    })
    expect(task.warnings).toEqual([])
  })

  test('that are refused are named, and the next one is made all the same', async () => {
    const task = await replayed(
      published(
        ['set_status', { pallet_id: 'P-9', status: 'held' }],
        ['launder_pallet', {}],
        ['set_status', { pallet_id: 'P-1', status: 'held' }],
      ),
    )
    expect(task.warnings).toEqual([
      'its golden call 1 of 3 (set_status) is refused: No pallet has the id P-9.',
      expect.stringMatching(/^its golden call 2 of 3 \(launder_pallet\) is refused: There is no tool/),
    ])
    expect(task.expected).toMatchObject({ endStates: [[{ changes: { status: 'held' } }]] })
  })

  test('that change nothing that is compared are worth a warning', async () => {
    const there = published(
      ['set_status', { pallet_id: 'P-1', status: 'held' }],
      ['set_status', { pallet_id: 'P-1', status: 'stored' }],
    )
    for (const task of [published(), there]) {
      const { expected, warnings } = await replayed(task)
      expect(expected).toMatchObject({ endStates: [[]] })
      expect(warnings).toContain('its golden calls change nothing: every trial that changes nothing passes')
    }
  })

  test('are replayed once a task, but again after a failure', async () => {
    await using open = await openSandbox(sandbox, { slots: 2 })
    let begun = 0
    const counting: OpenSandbox = {
      slots: open.slots,
      begin: (...args) => {
        begun++
        if (begun === 1) return Promise.reject(new Error('the disk is full'))
        return open.begin(...args)
      },
      [Symbol.asyncDispose]: async () => {},
    }
    const task = published(['set_status', { pallet_id: 'P-1', status: 'held' }])
    await expect(replayGolden(task, async () => counting)).rejects.toThrow('the disk is full')
    const [first, second] = await Promise.all([
      replayGolden(task, async () => counting),
      replayGolden(task, async () => counting),
    ])
    expect(first).toBe(second)
    expect(begun).toBe(2)
  })
})

test('every kind of effect passes against its own expectation, and only against that', () => {
  const { shapes } = sandbox
  const pallet = { ...hale, fragile: false, tags: ['cold'], due_at: null, note: 'x', updated_at: null }
  const permit = { holder_email: 'ines@hale.example', zone: 'B', level: 'free' }
  const effects = [
    { op: 'insert' as const, table: 'pallets', key: 'P-1', row: pallet },
    {
      op: 'update' as const,
      table: 'permits',
      key: 'ines@hale.example|B',
      changes: { level: ['free', 'paid'] as [string, string] },
      unchanged: { holder_email: 'ines@hale.example', zone: 'B' },
    },
    {
      op: 'delete' as const,
      table: 'permits',
      key: 'tom@hale.example|B',
      row: { ...permit, holder_email: 'tom@hale.example' },
    },
  ]
  const expected = { endStates: [toExpected(effects, shapes)], exactKeys: true }
  expect(gradeEffects(effects, expected, shapes).deviations).toEqual([])
  for (const [index] of effects.entries()) {
    const rest = effects.toSpliced(index, 1)
    expect(gradeEffects(rest, expected, shapes).deviations).toMatchObject([{ kind: 'missing effect' }])
  }
})
