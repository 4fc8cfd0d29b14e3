import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FixtureProject } from '../lib/results/fixtures/open-project.ts'

const project = new FixtureProject()

/** A task as a module of its own. */
function writeTask(folder: string, id: string, more = ''): void {
  mkdirSync(project.path(folder), { recursive: true })
  const up = folder
    .split('/')
    .map(() => '..')
    .join('/')
  const text = `import { yard } from '${up}/sandboxes/yard/index.ts'
import { moveTask } from '${up}/sandboxes/yard/move-task.ts'

export const ${id} = yard.task({ ...moveTask('${id}', 1, 'B1')${more} })
`
  writeFileSync(project.path(folder, `${id}.ts`), text)
}

async function thinkingbox(...args: string[]) {
  const { exitCode, output } = await project.thinkingbox(args)
  return { exitCode, output: output.replaceAll(project.directory, '<project>').trimEnd() }
}

beforeAll(() => {
  writeTask(
    'suites/one',
    'YD101_002',
    ", level: 'severe', traits: ['time', 'who-may'], decidedBy: ['a rule']",
  )
  writeTask('suites/one', 'YD101_001', ", level: 'routine'")
  writeTask('suites/two', 'YD102_001', ", family: 'moves'")
})
afterAll(() => project.remove())

describe('tasks', { timeout: 60_000 }, () => {
  test('lists tasks that are modules of their own, by domain and id', async () => {
    expect(await thinkingbox('tasks')).toEqual({
      exitCode: 0,
      output: `domain  task       level    calls  effects  traits         title
yard    YD101_001  routine  2      2        –              move P-1 to B1
yard    YD101_002  severe   2      2        time, who-may  move P-1 to B1
yard    YD102_001  –        2      2        –              move P-1 to B1`,
    })
  })

  test('gives them as JSON', async () => {
    const { output } = await thinkingbox('tasks', 'yard', '--level', 'severe', '--json')
    expect(JSON.parse(output)).toEqual([
      {
        id: 'YD101_002',
        title: 'move P-1 to B1',
        domain: 'yard',
        family: 'YD101',
        level: 'severe',
        traits: ['time', 'who-may'],
        decidedBy: ['a rule'],
        calls: 2,
        effects: [2],
      },
    ])
  })

  test('gives a pattern that selects them', async () => {
    expect((await thinkingbox('tasks', '--pattern')).output).toBe('YD101_001|YD101_002|YD102_001')
  })

  test('says which domains and levels there are', async () => {
    expect(await thinkingbox('tasks', 'yord')).toEqual({
      exitCode: 1,
      output: 'thinkingbox: There is no task of the domain yord. Did you mean yard?',
    })
    const { exitCode, output } = await thinkingbox('tasks', '--level', 'hard')
    expect(output).toContain('Allowed choices are routine, demanding, severe.')
    expect(exitCode).toBe(2)
  })

  test('says what the tasks must show together and do not', async () => {
    const without = await thinkingbox('tasks', '--requirements')
    expect(without.output).toContain('yard: 3 tasks, ')
    expect(without.output).toContain(
      [
        ' not met:',
        '  every task has a level, the traits that it takes, and the policy sections that decide it',
        '    YD101_001 has no list of traits',
        '    YD101_002 is severe and has 2 of 3 traits',
        '    YD102_001 has no level',
        '  no two tasks have the same traits, the same shape of effects and the same deciding sections',
        '    YD101_001, YD102_001',
        ' not met yet, and required of the complete set:',
        '  no family has fewer than 5 tasks',
        '    YD101: 2',
        '    moves: 1',
      ].join('\n'),
    )
    expect(without.exitCode).toBe(1)
    const plan = project.path('sandboxes/yard/task-plan.ts')
    writeFileSync(plan, "export const taskPlan = { size: 3, unchangedTables: ['moves'] }\n")
    const complete = await thinkingbox('tasks', 'yard', '--requirements')
    expect(complete.output).toContain('yard: 3 of 3 tasks, ')
    expect(complete.output).not.toContain('required of the complete set')
    writeFileSync(plan, 'export const taskPlan = { sizes: 3 }\n')
    expect((await thinkingbox('tasks', '--requirements')).output).toMatch(
      /^thinkingbox: The export taskPlan of sandboxes\/yard\/task-plan\.ts is no plan: .*"sizes"/,
    )
    rmSync(plan)
  })

  test('names the module that cannot be loaded, or whose name is not its task', async () => {
    writeTask('suites/two', 'YD102_002', ', expectd: []')
    expect((await thinkingbox('tasks')).output).toMatch(
      /^thinkingbox: Cannot load suites\/two\/YD102_002\.ts: Task YD102_002 of sandbox yard, expectd: a task has no such field\. Did you mean expected\?$/,
    )
    writeTask('suites/two', 'YD102_002')
    project.edit('suites/two/YD102_002.ts', 'YD102_002', 'YD102_003')
    expect((await thinkingbox('tasks')).output).toBe(
      "thinkingbox: suites/two/YD102_002.ts exports no task YD102_002: write export const YD102_002 = <sandbox>.task({ id: 'YD102_002', … }).",
    )
    rmSync(project.path('suites/two/YD102_002.ts'))
  })

  test('reads a project without suites/ as a whole, but for what is not its own', async () => {
    const flat = new FixtureProject()
    try {
      rmSync(flat.path('suites'), { recursive: true })
      expect((await flat.thinkingbox(['tasks'])).output).toContain(
        'There is no task here: looked for modules',
      )
      for (const folder of ['results', '.cache', 'sandboxes/node_modules/copy', 'tasks']) {
        mkdirSync(flat.path(folder), { recursive: true })
        cpSync(project.path('suites/two/YD102_001.ts'), flat.path(folder, 'YD102_001.ts'))
      }
      flat.edit('tasks/YD102_001.ts', '../../sandboxes', '../sandboxes')
      const { exitCode, output } = await flat.thinkingbox(['tasks', '--pattern'])
      expect([exitCode, output]).toEqual([0, 'YD102_001\n'])
    } finally {
      flat.remove()
    }
  })
})
