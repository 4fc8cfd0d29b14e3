import { existsSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { didYouMean } from '../core/near-names.ts'
import { projectFiles } from '../core/project-files.ts'
import { idForm, type Task } from './define-task.ts'
import { ProjectError } from './project-error.ts'

/** A task, and the module that it is in. */
export interface FoundTask extends Task {
  /** Absolute path. */
  readonly file: string
}

/**
 * Finds the tasks of a project without running Vitest: whatever modules called after their task's id export,
 * `ST003_006.ts` in `suites/` or, where there is no such folder, anywhere in the project. What a suite defines itself
 * is not found.
 *
 * @param directory - the project's
 * @returns the tasks by domain and id
 * @throws ProjectError when there is none, or a module cannot be loaded or exports no task of its name
 * @example
 * ```ts
 * const tasks = await findTasks(process.cwd())
 * const severe = tasks.filter((task) => task.level === 'severe')
 * ```
 */
export async function findTasks(directory: string): Promise<readonly FoundTask[]> {
  const files = taskFiles(directory)
  if (files.length === 0) {
    throw new ProjectError(
      'NO_TASK',
      `There is no task here: looked for modules called after a task's id, such as ST003_006.ts, in ${directory}. ` +
        'Call the command in the directory of your project, and give each task a module of its own.',
    )
  }
  const tasks = await Promise.all(files.map((file) => loadTask(file, relative(directory, file))))
  return tasks.sort((a, b) => compare(a.domain, b.domain) || compare(a.id, b.id))
}

/**
 * Finds one task of a project, and loads no other.
 *
 * @param directory - the project's
 * @throws ProjectError when there is no such task, or more than one, or its module cannot be loaded
 * @example
 * ```ts
 * const task = await findTask(process.cwd(), 'ST003_006')
 * ```
 */
export async function findTask(directory: string, id: string): Promise<FoundTask> {
  const files = new Map(taskFiles(directory).map((file) => [relative(directory, file), file]))
  const places = [...files.keys()].filter((place) => basename(place, extname(place)) === id)
  const [place] = places
  const file = place && files.get(place)
  if (file && places.length === 1) return await loadTask(file, place)
  if (file) throw new ProjectError('NO_TASK', `There are several tasks ${id}: ${places.join(', ')}.`)
  const ids = [...files.keys()].map((known) => basename(known, extname(known)))
  const hint = didYouMean(id, ids) ?? 'List the tasks with npx thinkingbox tasks.'
  throw new ProjectError('NO_TASK', `There is no task ${id} in ${directory}. ${hint}`)
}

function taskFiles(directory: string): readonly string[] {
  const suites = join(directory, 'suites')
  return projectFiles(existsSync(suites) ? suites : directory).filter(
    (file) => /\.m?[jt]s$/.test(file) && idForm.test(basename(file, extname(file))),
  )
}

async function loadTask(file: string, place: string): Promise<FoundTask> {
  const id = basename(file, extname(file))
  const module: Record<string, unknown> = await import(pathToFileURL(file).href).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ProjectError('TASK_NOT_LOADED', `Cannot load ${place}: ${reason}`, { cause: error })
  })
  const task = Object.values(module)
    .filter(isTask)
    .find((each) => each.id === id)
  if (task) return { ...task, file }
  throw new ProjectError(
    'TASK_NOT_LOADED',
    `${place} exports no task ${id}: write export const ${id} = <sandbox>.task({ id: '${id}', … }).`,
  )
}

/** By shape and not by class: the project may have its own copy of the library. */
function isTask(value: unknown): value is Task {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'domain' in value &&
    'solution' in value &&
    'expected' in value &&
    'sandbox' in value
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
