import { checkSpoilings, countSpoilings, playOn, type SpoilingCounts } from '../check/index.ts'
import type { Task } from '../define/define-tasks.ts'
import { TaskError } from '../define/task-error.ts'
import type { OpenSandbox } from '../sandbox/trial-state.ts'

/**
 * Proves that a task can be passed and that its checks can fail.
 *
 * @param onChecked - told what was tried, also where that shows something to be wrong
 * @throws TaskError listing what its reference solution or a spoiling of it shows to be wrong
 */
export async function checkTask(
  task: Task,
  sandbox: OpenSandbox,
  onChecked: (counts: SpoilingCounts) => void,
): Promise<void> {
  const { problems, outcomes } = await checkSpoilings(task, playOn(sandbox, task))
  onChecked(countSpoilings({ outcomes }))
  if (problems.length > 0) {
    const place = { sandbox: task.domain, task: task.id, field: 'solution' }
    throw new TaskError('NOT_SOUND', place, problems.join('; '))
  }
}
