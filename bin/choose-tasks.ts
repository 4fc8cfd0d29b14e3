import { didYouMean } from '../lib/core/near-names.ts'
import { type FoundTask, findTasks } from '../lib/define/find-tasks.ts'
import { CommandError } from './command-error.ts'

/**
 * Tasks of the project that the command is called in, by their ids; `retail/ST003_006` chooses among those of several domains.
 *
 * @throws CommandError when there is no such task, or more than one
 */
export async function chooseTasks(ids: readonly string[]): Promise<readonly FoundTask[]> {
  const tasks = await findTasks(process.cwd())
  return ids.map((id) => {
    const [found, ...others] = tasks.filter((task) => task.id === id || `${task.domain}/${task.id}` === id)
    if (found && others.length === 0) return found
    if (found) {
      const names = [found, ...others].map((task) => `${task.domain}/${task.id}`)
      throw new CommandError(
        'UNKNOWN_TASK',
        `Several domains have a task ${id}: write ${names.join(' or ')}.`,
      )
    }
    const hint = didYouMean(
      id,
      tasks.map((task) => task.id),
    )
    throw new CommandError(
      'UNKNOWN_TASK',
      `There is no task ${id}. ${hint ?? 'thinkingbox tasks lists them.'}`,
    )
  })
}
