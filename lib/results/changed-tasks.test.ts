import { expect, test } from 'vitest'
import { taskKey } from '../metrics/index.ts'
import { changedTasks } from './changed-tasks.ts'
import { storedTrial } from './fixtures/stored-trial.ts'

const trial = (task: string, more: { task?: string; sandbox?: string; agent?: string } = {}) =>
  storedTrial({ task }, more)

test('a task is changed when it or its sandbox differs, whatever agent and settings were', () => {
  const before = ['ST001_001', 'ST001_002', 'ST001_003', 'ST001_004'].map((task) => trial(task))
  const after = [
    trial('ST001_001', { agent: 'other' }),
    trial('ST001_002', { task: 'other' }),
    trial('ST001_003', { sandbox: 'other' }),
    trial('ST001_005'),
  ]
  const changed = ['ST001_002', 'ST001_003'].map((task) => taskKey(trial(task).meta))
  expect([...changedTasks(before, after)]).toEqual(changed)
  expect([...changedTasks(before, after, ['task'])]).toEqual(changed.slice(0, 1))
  expect([...changedTasks(before, after, ['sandbox'])]).toEqual(changed.slice(1))
})

test('a task of which a run holds trials from before and after is changed', () => {
  const mixed = [trial('ST001_001'), trial('ST001_001', { task: 'other' })]
  expect(changedTasks(mixed, [trial('ST001_001')]).size).toBe(1)
  expect(changedTasks(mixed, mixed).size).toBe(0)
})
