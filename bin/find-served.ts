import { existsSync } from 'node:fs'
import { didYouMean } from '../lib/core/near-names.ts'
import { idForm } from '../lib/define/define-task.ts'
import { type FoundTask, findTask, findTasks } from '../lib/define/find-tasks.ts'
import type { Served } from '../lib/serve/served-session.ts'
import { CommandError } from './command-error.ts'
import { loadSandboxes } from './load-sandboxes.ts'

/**
 * Finds the task or the domain that a command names.
 *
 * @param directory - the project's
 * @throws CommandError or ProjectError when the project has no such task or domain
 */
export async function findServed(directory: string, name: string): Promise<Served> {
  if (!existsSync(directory)) {
    throw new CommandError(
      'CANNOT_READ',
      `There is no directory ${directory}: name the one of your project with --project.`,
    )
  }
  if (idForm.test(name)) {
    const task = await findTask(directory, name)
    return { sandbox: task.sandbox, task }
  }
  const sandboxes = (await loadSandboxes(directory)).map(({ sandbox }) => sandbox)
  const sandbox = sandboxes.find((each) => each.name === name)
  if (sandbox) return { sandbox }
  const known = sandboxes.map((each) => each.name)
  const hint = didYouMean(name, known) ?? `The domains are ${known.join(', ')}.`
  throw new CommandError(
    'UNKNOWN_DOMAIN',
    `There is no domain ${name}. ${hint} A task is named by its id, such as ST003_006.`,
  )
}

/**
 * Finds the tasks that a command names: one by its id, or all of a domain, which all have the same sandbox.
 *
 * @param directory - the project's
 * @throws CommandError or ProjectError when the project has no such task or domain
 */
export async function findServedTasks(
  directory: string,
  name: string,
): Promise<readonly [FoundTask, ...FoundTask[]]> {
  if (idForm.test(name)) return [await findTask(directory, name)]
  const { sandbox } = await findServed(directory, name)
  const [first, ...others] = (await findTasks(directory)).filter((task) => task.domain === sandbox.name)
  if (first) return [first, ...others]
  throw new CommandError('UNKNOWN_DOMAIN', `There is no task of the domain ${name}.`)
}
