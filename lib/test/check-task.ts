import { checkSpoilings, playOn } from '../grading/spoiling/index.ts'
import type { OpenSandbox } from '../sandbox/trial-state.ts'
import type { Task } from '../task/define-tasks.ts'
import { TaskError } from '../task/task-error.ts'

/**
 * Proves that a task can be passed and that its checks can fail.
 *
 * @throws TaskError listing what its reference solution or a spoiling of it shows to be wrong
 */
export async function checkTask(task: Task, sandbox: OpenSandbox): Promise<void> {
  const { problems } = await checkSpoilings(task, playOn(sandbox, task))
  if (problems.length > 0) {
    const place = { sandbox: task.domain, task: task.id, field: 'solution' }
    throw new TaskError('NOT_SOUND', place, problems.join('; '))
  }
}
