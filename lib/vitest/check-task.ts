import { checkMutations, countMutations, createStepPlayer, type MutationCounts } from '../check/index.ts'
import type { Task } from '../define/define-task.ts'
import { TaskError } from '../define/task-error.ts'
import type { OpenSandbox } from '../sandbox/trial-state.ts'

/**
 * Proves that a task can be passed and that its checks can fail.
 *
 * @param onChecked - told what was tried, also where that shows something to be wrong
 * @throws TaskError listing what its reference solution or a mutation of it shows to be wrong
 */
export async function checkTask(
  task: Task,
  sandbox: OpenSandbox,
  onChecked: (counts: MutationCounts) => void,
): Promise<void> {
  const report = await checkMutations(task, createStepPlayer(sandbox, task))
  onChecked(countMutations(report))
  const { problems } = report
  if (problems.length > 0) {
    const place = { sandbox: task.domain, task: task.id, field: 'solution' }
    throw new TaskError('NOT_SOUND', place, problems.join('; '))
  }
}
