import { taskKey } from '../metrics/index.ts'
import type { StoredTrial } from './stored-trials.ts'

/**
 * The tasks that two runs share and that are not the same in both: the definition of the task or of its sandbox differs.
 * A difference of their figures may come from there.
 *
 * @returns their keys, as `taskKey` makes them
 */
export function changedTasks(before: Iterable<StoredTrial>, after: Iterable<StoredTrial>): Set<string> {
  const then = definitionsOf(before)
  return new Set(
    [...definitionsOf(after)].flatMap(([task, now]) => {
      const known = then.get(task)
      return known && (known.size !== now.size || [...now].some((each) => !known.has(each))) ? [task] : []
    }),
  )
}

/** By task; more than one where a run was continued after a change. */
function definitionsOf(trials: Iterable<StoredTrial>): Map<string, Set<string>> {
  const definitions = new Map<string, Set<string>>()
  for (const { meta, fingerprints } of trials) {
    const known = definitions.get(taskKey(meta)) ?? new Set()
    definitions.set(taskKey(meta), known.add(`${fingerprints.task}/${fingerprints.sandbox}`))
  }
  return definitions
}
