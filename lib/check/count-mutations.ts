import type { MutationReport } from './check-mutations.ts'

/** What a check of a task has tried, and what came of it. */
export interface MutationCounts {
  /** Mutations tried, by kind. */
  readonly dropped: number
  readonly repeated: number
  readonly changed: number
  /** Made the task fail as they should. */
  readonly noticed: number
  /** Cannot be checked, because a matcher of the expectation takes the mutated value too. */
  readonly matched: number
  /** Lead to an end state that is just as good. */
  readonly harmless: number
  /** What the harmless ones are, and why they are. */
  readonly harmlessTitles: readonly string[]
  /** Show the task or its grading to be wrong. */
  readonly wrong: number
  /** Whether an agent that does nothing passes. */
  readonly idlePasses: boolean
}

export function countMutations({
  outcomes,
  idlePasses,
}: Pick<MutationReport, 'outcomes' | 'idlePasses'>): MutationCounts {
  const kind = (name: string) => outcomes.filter(({ mutation }) => mutation.kind === name).length
  const neutral = outcomes.filter((outcome) => outcome.result === 'neutral')
  const matched = neutral.filter(({ reason }) => reason === 'matched').length
  return {
    dropped: kind('dropped'),
    repeated: kind('repeated'),
    changed: kind('changed'),
    noticed: outcomes.filter(({ result }) => result === 'detected').length,
    matched,
    harmless: neutral.length - matched,
    harmlessTitles: neutral.flatMap(({ mutation, reason }) =>
      reason === 'matched' ? [] : [`${mutation.title}: ${reason}`],
    ),
    wrong: outcomes.filter(({ result }) => result === 'wrong').length,
    idlePasses,
  }
}
