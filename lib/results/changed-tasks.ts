import { taskKey } from '../metrics/index.ts'
import type { StoredTrial } from './stored-trials.ts'

/**
 * The tasks that two runs share and that are not the same in both: the definition of the task or of its sandbox differs.
 * A difference of their figures may come from there.
 *
 * @param parts - of the definition, which are looked at
 * @returns their keys, as `taskKey` makes them
 */
export function changedTasks(
  before: Iterable<Pick<StoredTrial, 'meta' | 'fingerprints'>>,
  after: Iterable<Pick<StoredTrial, 'meta' | 'fingerprints'>>,
  parts: readonly DefinitionPart[] = ['task', 'sandbox'],
): Set<string> {
  const then = definitionsOf(before, parts)
  return new Set(
    [...definitionsOf(after, parts)].flatMap(([task, now]) => {
      const known = then.get(task)
      return known && (known.size !== now.size || [...now].some((each) => !known.has(each))) ? [task] : []
    }),
  )
}

type DefinitionPart = 'task' | 'sandbox'

/** By task; more than one where a run was continued after a change. */
function definitionsOf(
  trials: Iterable<Pick<StoredTrial, 'meta' | 'fingerprints'>>,
  parts: readonly DefinitionPart[],
): Map<string, Set<string>> {
  const definitions = new Map<string, Set<string>>()
  for (const { meta, fingerprints } of trials) {
    const known = definitions.get(taskKey(meta)) ?? new Set()
    definitions.set(taskKey(meta), known.add(parts.map((part) => fingerprints[part]).join('/')))
  }
  return definitions
}
