import type { Effect, Snapshot } from '../core/effect.ts'
import { rowKey } from '../core/row-key.ts'
import type { ToolCall } from '../core/tool-call.ts'
import type { Task } from '../define/define-task.ts'
import { isAsymmetricMatcher } from '../grading/asymmetric-matcher.ts'
import { checkExpected } from '../grading/check-expected.ts'
import type { Deviation } from '../grading/deviation.ts'
import type { ExpectedEffect, ExpectedEffects } from '../grading/expected-effect.ts'
import { explainDeviations } from '../grading/explain-deviations.ts'
import { type Grade, gradeEffects } from '../grading/grade-effects.ts'
import { type RequiredDeviation, requiredDeviations } from './end-state-difference.ts'
import { type Mutation, mutations, type Steps } from './mutate-solution.ts'
import { reachesEndState } from './reaches-end-state.ts'

/** What came of playing tool calls on a fresh state of a task. */
export interface PlayedSteps {
  readonly initial: Snapshot
  readonly terminal: Snapshot
  /** Net effects, attributed. */
  readonly effects: readonly Effect[]
  readonly calls: readonly ToolCall[]
}

/** Plays tool calls on a fresh state of the task; a refused call does not stop the ones after it. */
export type Play = (steps: Steps) => Promise<PlayedSteps>

/**
 * Why a mutation leads to an acceptable end state: the tool `refused` the mutated call; the call `changes nothing`, or
 * nothing else than the right one, because the argument leaves `no trace`; only columns that are `not compared`
 * differ; a later step has `overwritten` it; the task has `accepted` this end state too; or it is `matched`: only columns
 * differ for which the task gives a matcher, and the matcher takes the mutated value too, so that no check is possible.
 */
export type NeutralReason =
  | 'refused'
  | 'changes nothing'
  | 'no trace'
  | 'not compared'
  | 'overwritten'
  | 'accepted'
  | 'matched'

export type MutationOutcome =
  | { readonly mutation: Mutation; readonly result: 'detected'; readonly deviations: readonly Deviation[] }
  | { readonly mutation: Mutation; readonly result: 'neutral'; readonly reason: NeutralReason }
  | { readonly mutation: Mutation; readonly result: 'wrong'; readonly problem: string }

export interface MutationReport {
  readonly task: string
  readonly outcomes: readonly MutationOutcome[]
  /** State-changing steps without a detected mutation: they do not matter to the end state. */
  readonly idleSteps: readonly number[]
  /** Whether an agent that does nothing passes. */
  readonly idlePasses: boolean
  /** Why the task or its grading is defective; empty when all is well. */
  readonly problems: readonly string[]
}

/**
 * Proves that a task can be passed and that its checks can fail: its reference solution must produce exactly what is
 * expected, and each single-step mutation of it must fail with the matching deviation, unless replaying shows that
 * it leads to an end state that is just as good. Doing nothing must fail too, unless the task says `idlePasses`.
 *
 * What must deviate is worked out from the end states alone, apart from the grading that is put to the test.
 *
 * @param task - a task of `sandbox.task({...})`
 * @param play - plays steps on a fresh state of the task, see {@link createStepPlayer}
 * @param options - `alternatives`: the most other values per argument, default 3; `grade`: the grading to put to the
 *   test, default {@link gradeEffects}
 * @example
 * ```ts
 * const report = await checkMutations(task, createStepPlayer(await openSandbox(task.sandbox), task))
 * expect(report.problems).toEqual([])
 * ```
 */
export async function checkMutations(
  task: Task,
  play: Play,
  options: { readonly alternatives?: number; readonly grade?: typeof gradeEffects } = {},
): Promise<MutationReport> {
  const { shapes } = task.sandbox
  const grader: Grader = (played, expected = task.expected) =>
    (options.grade ?? gradeEffects)(played.effects, expected, shapes, played.calls)
  const reference = await play(task.solution)
  const problems = referenceProblems(task, reference, grader)
  if (problems.length > 0) return { task: task.id, outcomes: [], idleSteps: [], idlePasses: false, problems }
  const { endState } = grader(reference)
  const idlePasses = grader(await play([])).passed
  const outcomes: MutationOutcome[] = []
  for (const mutation of mutations(task, options)) {
    outcomes.push(assess({ task, grader, reference, endState }, mutation, await play(mutation.steps)))
  }
  const steps = [...new Set(outcomes.map(({ mutation }) => mutation.step))]
  const idleSteps = steps.filter(
    (step) => !outcomes.some(({ mutation, result }) => mutation.step === step && result === 'detected'),
  )
  const wrong = outcomes.flatMap((outcome) =>
    outcome.result === 'wrong' ? [`${task.id}, ${outcome.mutation.title}: ${outcome.problem}`] : [],
  )
  const blind = steps.length > 0 && idleSteps.length === steps.length && wrong.length === 0
  return {
    task: task.id,
    outcomes,
    idleSteps,
    idlePasses,
    problems: [
      ...(blind
        ? [`${task.id}: no mutation of its solution makes it fail, so its checks check nothing`]
        : wrong),
      ...idleProblems(task, idlePasses),
    ],
  }
}

function idleProblems(task: Task, passes: boolean): string[] {
  if (passes === (task.idlePasses ?? false)) return []
  return passes
    ? [`${task.id}: an agent that does nothing passes; say idlePasses: true, or expect an effect`]
    : [`${task.id}: it says idlePasses, but an agent that does nothing fails`]
}

type Grader = (played: PlayedSteps, expected?: ExpectedEffects) => Grade

function endStatesOf({ expected }: Task): readonly (readonly ExpectedEffect[])[] {
  return 'endStates' in expected ? expected.endStates : [expected]
}

function referenceProblems(task: Task, played: PlayedSteps, grader: Grader): string[] {
  const { shapes } = task.sandbox
  checkExpected(task.expected, shapes, played.initial)
  const problems = played.calls.flatMap((call, index) =>
    call.isError
      ? [`${task.id}: step ${index + 1}, ${call.tool}, is refused: ${JSON.stringify(call.result)}`]
      : [],
  )
  const grade = grader(played)
  if (!grade.passed) {
    const { deviations, endStates } = grade
    const why = explainDeviations(deviations, { calls: played.calls, endState: grade.endState, endStates })
    return [...problems, `${task.id}: the reference solution does not lead to what is expected.\n${why}`]
  }
  const effects = endStatesOf(task)[grade.endState] ?? []
  if (!reachesEndState(effects, played.initial, played.terminal, shapes)) {
    problems.push(
      `${task.id}: the reference solution passes, but a plain comparison of its end state does not`,
    )
  }
  return [...problems, ...otherIds(task, effects, played.terminal)]
}

/** Grading lets generated ids differ; the reference solution must give exactly those that the task names. */
function otherIds(task: Task, effects: readonly ExpectedEffect[], terminal: Snapshot): string[] {
  return effects.flatMap((effect) => {
    if (effect.op !== 'insert') return []
    const shape = Object.values(task.sandbox.shapes).find(({ sqlName }) => sqlName === effect.sqlTable)
    const stated = shape?.primaryKey.map((column) => effect.row[column]) ?? []
    if (!shape || stated.some((value) => value === undefined || isAsymmetricMatcher(value))) return []
    const key = rowKey(effect.row as never, shape)
    const keys = (terminal[shape.name] ?? []).map((row) => rowKey(row, shape))
    return keys.includes(key)
      ? []
      : [`${task.id}: ${shape.name} ${key} is expected, but gets another id; correct it`]
  })
}

interface Trusted {
  readonly task: Task
  readonly grader: Grader
  readonly reference: PlayedSteps
  /** Index of the end state that the reference solution leads to. */
  readonly endState: number
}

function assess(trusted: Trusted, mutation: Mutation, played: PlayedSteps): MutationOutcome {
  const { task, grader, reference, endState } = trusted
  const { shapes } = task.sandbox
  const { initial, terminal } = played
  const effects = endStatesOf(task)[endState] ?? []
  const named = namedColumns(task, effects)
  const states = { initial, reference: reference.terminal, mutated: terminal }
  const required = requiredDeviations(states, shapes, named.all)
  const grade = grader(played)
  if (!grade.passed) {
    if (required.length === 0) {
      const why = explainDeviations(grade.deviations, { calls: played.calls })
      return {
        mutation,
        result: 'wrong',
        problem: `fails although the end state is that of the reference.\n${why}`,
      }
    }
    // The closest end state may be another one than the reference's.
    const exactKeys = 'endStates' in task.expected && task.expected.exactKeys === true
    const { deviations } = grader(played, { endStates: [effects], exactKeys })
    const unexplained = required.filter(
      (each) =>
        !named.matched.has(`${each.table}.${each.column}`) && !deviations.some((one) => fits(one, each)),
    )
    if (unexplained.length === 0) return { mutation, result: 'detected', deviations: grade.deviations }
    const missed = unexplained.map(spell).join('; ')
    const why = explainDeviations(deviations, { calls: played.calls })
    return { mutation, result: 'wrong', problem: `fails, but without this deviation: ${missed}.\n${why}` }
  }
  if (required.length > 0) {
    if (endStatesOf(task).some((each) => reachesEndState(each, initial, terminal, shapes))) {
      // Of several new rows it is not known which column differs.
      const isMatched = required.every(({ table, column }) =>
        [...named.matched].some((name) =>
          column === undefined ? name.startsWith(`${table}.`) : name === `${table}.${column}`,
        ),
      )
      return { mutation, result: 'neutral', reason: isMatched ? 'matched' : 'accepted' }
    }
    const missed = required.map(spell).join('; ')
    return { mutation, result: 'wrong', problem: `passes, although there is this deviation: ${missed}` }
  }
  return { mutation, result: 'neutral', reason: neutralReason(task, mutation, reference, played) }
}

/** The columns that an end state names, and those of them that it gives a matcher for, as `table.column`. */
function namedColumns(task: Task, effects: readonly ExpectedEffect[]) {
  const all = new Set<string>()
  const matched = new Set<string>()
  for (const effect of effects) {
    const shape = Object.values(task.sandbox.shapes).find(({ sqlName }) => sqlName === effect.sqlTable)
    const values = effect.op === 'delete' ? {} : effect.op === 'insert' ? effect.row : effect.changes
    for (const [column, value] of Object.entries(values)) {
      all.add(`${shape?.name}.${column}`)
      if (isAsymmetricMatcher(value)) matched.add(`${shape?.name}.${column}`)
    }
  }
  return { all, matched }
}

function fits(deviation: Deviation, { kinds, table, key, column }: RequiredDeviation): boolean {
  return (
    kinds.includes(deviation.kind) &&
    deviation.table === table &&
    (key === undefined || deviation.key === key) &&
    (column === undefined || deviation.kind !== 'wrong field' || deviation.column === column)
  )
}

function spell({ kinds, table, key, column }: RequiredDeviation): string {
  return `${kinds.join(' or ')} in ${table}${column ? `.${column}` : ''}${key ? ` of ${key}` : ''}`
}

function neutralReason(
  task: Task,
  { kind, step, position }: Mutation,
  reference: PlayedSteps,
  played: PlayedSteps,
): NeutralReason {
  const right = reference.calls[step]
  const call = kind === 'dropped' ? right : played.calls[position]
  if (call?.isError) return 'refused'
  const { shapes } = task.sandbox
  const isStamp = (table: string, column: string) => shapes[table]?.columns[column]?.grading === 'stamp'
  const changes = (call?.effects ?? []).some(
    ({ table, ...effect }) =>
      effect.op !== 'update' || Object.keys(effect.changes).some((column) => !isStamp(table, column)),
  )
  if (!changes) return 'changes nothing'
  if (kind === 'changed' && JSON.stringify(call?.effects) === JSON.stringify(right?.effects))
    return 'no trace'
  const spelling = ({ terminal }: PlayedSteps) =>
    JSON.stringify(
      Object.values(shapes).map(({ name, columns }) =>
        (terminal[name] ?? []).map((row) =>
          Object.keys(columns).map((column) => (isStamp(name, column) ? null : (row[column] ?? null))),
        ),
      ),
    )
  return spelling(reference) === spelling(played) ? 'overwritten' : 'not compared'
}
