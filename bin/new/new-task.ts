import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../../lib/core/project-files.ts'
import type { ProjectSandbox } from '../load-sandboxes.ts'
import { addToList } from './add-to-list.ts'
import type { Addition } from './addition.ts'
import { libraryImport } from './library-import.ts'
import { checkName } from './names.ts'
import { taskModule } from './task-module.ts'

/** The next task of a family; for a family that is not there yet, its folder and its suite too. */
export function newTask(project: string, found: ProjectSandbox, family: string): Addition {
  checkName('family', family)
  const suites = `suites/${found.folder}`
  const folder = `${suites}/${family}`
  const known = existsSync(join(project, folder)) ? idsIn(readdirSync(join(project, folder))) : []
  const id = known.length > 0 ? nextId(known) : `${nextFamily(project, found.sandbox.name)}_001`
  const path = `${folder}/${id}.ts`
  const index = `${folder}/index.ts`
  const isNew = !existsSync(join(project, index))
  return {
    files: [
      { path, text: taskModule(found, id, libraryImport(project, path, 'task')) },
      ...(isNew ? newSuite(project, suites, family, id) : []),
    ],
    changed: isNew ? [] : [listed(project, index, id)],
    toFillIn: [
      `${path}: title, request and customer; while one is empty the suite says so and does not run`,
      `${path}: records, what this task needs besides the baseline`,
      `${path}: solution and expected, the calls that solve it and every change that may come of them`,
    ],
    check: `npx thinkingbox check ${suites} --task ${id}`,
  }
}

interface Id {
  readonly family: string
  readonly number: string
}

function idsIn(names: readonly string[]): readonly Id[] {
  return names.flatMap((name) => {
    const [, family, number] = /^([A-Z]+[0-9]*)_([0-9]{3,})\.m?[jt]s$/.exec(name) ?? []
    return family && number ? [{ family, number }] : []
  })
}

function nextId(ids: readonly Id[]): string {
  const last = [...ids].sort((a, b) => Number(a.number) - Number(b.number)).at(-1)
  return `${last?.family}_${String(Number(last?.number) + 1).padStart(last?.number.length ?? 3, '0')}`
}

/** The domain's letters, or those of its name, with the next number that no family of the project has. */
function nextFamily(project: string, domain: string): string {
  const suites = join(project, 'suites')
  const files = existsSync(suites) ? projectFiles(suites) : []
  const names = files.map((file) => file.slice(suites.length + 1).replaceAll('\\', '/'))
  const families = names.flatMap((name) => {
    const [, letters = '', digits = ''] =
      /(?:^|\/)([A-Z]+)([0-9]*)(?:_[0-9]{3,}\.|-[^/]*\.test\.)/.exec(name) ?? []
    return letters === '' ? [] : [{ letters, digits, own: name.startsWith(`${domain}/`) }]
  })
  const letters =
    families.find(({ own }) => own)?.letters ?? domain.replaceAll('-', '').slice(0, 2).toUpperCase()
  const numbers = families.filter((each) => each.letters === letters).map(({ digits }) => Number(digits))
  return `${letters}${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`
}

function newSuite(project: string, suites: string, family: string, id: string): Addition['files'] {
  const path = `${suites}/${id.split('_')[0]}-${family}.test.ts`
  return [
    {
      path: `${suites}/${family}/index.ts`,
      text: `import { ${id} } from './${id}.ts'\n\nexport const tasks = [${id}]\n`,
    },
    {
      path,
      text: `import { describe, expect } from 'vitest'
import { attempts, test } from '${libraryImport(project, path)}'
import { tasks } from './${family}/index.ts'

describe.each(tasks)('$id $title', (task) => {
  test.for(attempts)('attempt %i', async (attempt, { runTrial }) => {
    const trial = await runTrial(task, attempt)
    expect(trial).toHaveEffects(task.expected)
  })
})
`,
    },
  ]
}

function listed(project: string, path: string, id: string): Addition['changed'][number] {
  const text = addToList(readFileSync(join(project, path), 'utf8'), 'tasks', id, `./${id}.ts`)
  return text === undefined
    ? { path, by: `import { ${id} } from './${id}.ts', and list it with the family's tasks` }
    : { path, text }
}
