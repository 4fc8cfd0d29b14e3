import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findTasks, testTasks } from '../lib/testing/index.ts'
import { consulting } from './consulting/index.ts'
import { taskPlan as consultingPlan } from './consulting/task-plan.ts'
import { insurance } from './insurance/index.ts'
import { taskPlan as insurancePlan } from './insurance/task-plan.ts'
import { neobank } from './neobank/index.ts'
import { taskPlan as neobankPlan } from './neobank/task-plan.ts'
import { retail } from './retail/index.ts'
import { taskPlan as retailPlan } from './retail/task-plan.ts'
import { travel } from './travel/index.ts'
import { taskPlan as travelPlan } from './travel/task-plan.ts'

const domains = [
  [retail, retailPlan],
  [insurance, insurancePlan],
  [travel, travelPlan],
  [neobank, neobankPlan],
  [consulting, consultingPlan],
] as const

const found = await findTasks(resolve(import.meta.dirname, '..'))
// What docs/authoring-tasks.md shows is there while its test runs.
const tasks = found.filter(({ id }) => id !== 'ST999_001')

for (const [sandbox, plan] of domains) {
  const own = tasks.filter(({ domain }) => domain === sandbox.name)
  if (own.length > 0) testTasks(sandbox, own, plan)
}

describe('the tasks of all domains', () => {
  test('have ids of their own, so that -t selects one', () => {
    const ids = tasks.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.each([...Map.groupBy(tasks, ({ file }) => dirname(file))])(
    'in %s are run by a suite beside it',
    async (folder, inFolder) => {
      const index: { tasks: readonly { id: string }[] } = await import(join(folder, 'index.ts'))
      expect(index.tasks.map(({ id }) => id).sort()).toEqual(inFolder.map(({ id }) => id))
      const suites = readdirSync(dirname(folder)).filter((name) => name.endsWith('.test.ts'))
      const importing = suites.filter((name) =>
        readFileSync(join(dirname(folder), name), 'utf8').includes(`'./${basename(folder)}/index.ts'`),
      )
      expect(importing).toHaveLength(1)
    },
  )
})
