import type { Task } from '../define/define-task.ts'
import { toTrialRecords } from '../replay/replay-target.ts'
import type { AnySandbox } from '../sandbox/index.ts'
import { readSettings } from '../settings/index.ts'
import { type PublishedMapping, readPublishedDomain } from './published-sandbox.ts'
import type { ReleaseTask, Row } from './read-release.ts'

/** A task of the published benchmark. What it expects is known when its golden calls have been replayed: `replayGolden`. */
export interface PublishedTask extends Task {
  /** The golden calls. */
  readonly solution: readonly (readonly [tool: string, parameters: Row])[]
  /** Yes/no questions about the final response; mostly none. */
  readonly questions: readonly string[]
  /** What deserves attention in its golden calls, one sentence each; empty until they have been replayed. */
  readonly warnings: readonly string[]
}

export interface PublishedTasksOptions {
  /** The checkout's directory; default: the setting `THINKINGBOX_DATA`. */
  readonly data?: string | undefined
  /** One part of the tasks, as in `'1/4'`: every fourth task, so that the parts take about as long. Default: all. */
  readonly slice?: `${number}/${number}`
}

/**
 * The tasks of one domain of the published benchmark, under the release's ids; an id that two domains use has the
 * domain before it. Empty when no checkout is named.
 *
 * @param sandbox - has the server's tables, by their recorded SQL names, and its tools
 * @param mapping - which server it stands for
 * @throws ReleaseError when the directory does not hold the release
 * @example
 * ```ts
 * const tasks = publishedTasks(retail, published, { slice: '1/4' })
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
  { data = readSettings().thinkingboxData, slice = '1/1' }: PublishedTasksOptions = {},
): readonly PublishedTask[] {
  if (data === undefined) return []
  const domain = readPublishedDomain(sandbox, mapping, data)
  const [part = 1, parts = 1] = slice.split('/').map(Number)
  return domain.tasks
    .filter((_, index) => index % parts === part - 1)
    .map((task) => toTask(task, domain.sandbox))
}

function toTask(task: ReleaseTask, sandbox: AnySandbox): PublishedTask {
  return {
    id: task.id,
    family: task.id.split('_')[0] ?? task.id,
    title: task.source,
    domain: sandbox.name,
    request: task.query,
    customer: task.userContext,
    records: toTrialRecords(sandbox, task.records),
    solution: task.golden.map(({ tool, parameters }) => [tool, parameters] as const),
    // Known only when the golden calls have been replayed; until then no end state is correct.
    expected: { endStates: [] },
    sandbox,
    questions: task.questions,
    warnings: [],
  }
}
