import type { Task } from '../define/define-tasks.ts'
import { toTrialRecords } from '../replay/replay-target.ts'
import type { AnySandbox } from '../sandbox/index.ts'
import { readSettings } from '../settings/index.ts'
import { type PublishedMapping, readPublishedDomain } from './published-sandbox.ts'
import type { ReleaseTask } from './release.ts'
import { formatFinding, type ReleaseWarning } from './release-error.ts'
import type { GoldenCall } from './task-definition.ts'

/** A task of the published benchmark. What it expects is known when its golden calls have been replayed: `replayGolden`. */
export interface PublishedTask extends Task {
  readonly golden: readonly GoldenCall[]
  /** Yes/no questions about the final response; mostly none. */
  readonly questions: readonly string[]
  /** What deserves attention in this task's definition, one sentence each. */
  readonly warnings: readonly string[]
}

/**
 * The tasks of one domain of the published benchmark, under the release's ids; an id that two domains use has the
 * domain before it. Empty when no checkout is named.
 *
 * Warnings about the release that concern no single task are printed.
 *
 * @param sandbox - has the server's tables, by their recorded SQL names, and its tools
 * @param mapping - which server it stands for
 * @param data - the checkout's directory; default: the setting `THINKINGBOX_DATA`
 * @throws ReleaseError naming every problem of the checkout with file and line
 * @example
 * ```ts
 * const tasks = publishedTasks(retail, published)
 *
 * describe.each(tasks)('$id', (published) => {
 *   test.for(attempts)('attempt %i', async (attempt, { replayGolden, runTrial, askJudge }) => {
 *     const task = await replayGolden(published)
 *     const trial = await runTrial(task, attempt)
 *     expect(trial).toHaveEffects(task.expected)
 *     await askJudge(trial, task.questions)
 *   })
 * })
 * ```
 */
export function publishedTasks(
  sandbox: AnySandbox,
  mapping: PublishedMapping,
  data: string | undefined = readSettings().thinkingboxData,
): readonly PublishedTask[] {
  if (data === undefined) return []
  const domain = readPublishedDomain(sandbox, mapping, data)
  const byTask = Map.groupBy(domain.warnings, (warning) => taskOf(warning, domain.tasks))
  for (const warning of byTask.get(undefined) ?? []) console.warn(formatFinding(warning))
  return domain.tasks.map((task) => toTask(task, domain.sandbox, byTask.get(task) ?? []))
}

/** The task whose function a warning points into. */
function taskOf({ file, line }: ReleaseWarning, tasks: readonly ReleaseTask[]): ReleaseTask | undefined {
  if (line === undefined) return undefined
  return tasks.reduce<ReleaseTask | undefined>(
    (last, task) => (task.file === file && task.line <= line && task.line >= (last?.line ?? 0) ? task : last),
    undefined,
  )
}

function toTask(task: ReleaseTask, sandbox: AnySandbox, warnings: readonly ReleaseWarning[]): PublishedTask {
  return {
    id: task.uniqueId,
    family: task.uniqueId.split('_')[0] ?? task.uniqueId,
    title: task.source,
    domain: sandbox.name,
    request: task.query,
    customer: task.userContext,
    records: toTrialRecords(sandbox, task.records),
    solution: task.golden.map(({ tool, parameters }) => [tool, parameters] as const),
    // Known only when the golden calls have been replayed; until then no end state is right.
    expected: { endStates: [] },
    sandbox,
    golden: task.golden,
    questions: task.rubrics,
    warnings: warnings.map(({ message, line }) => `line ${line}: ${message}`),
  }
}
