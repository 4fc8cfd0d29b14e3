import type { TrendLine, TrendPoint } from '../../lib/results/trend.ts'

/** Where points cannot be compared: between two runs, for the same reasons, however many agents it is about. */
export interface TrendMark {
  /** Counted from 1. */
  readonly number: number
  readonly before: TrendPoint
  readonly after: TrendPoint
  readonly changes: readonly string[]
  readonly agents: readonly string[]
}

/** The marks of a trend, in the order of time. */
export function marksOf(lines: readonly TrendLine[]): TrendMark[] {
  const breaks = lines.flatMap(({ agent, points }) =>
    points.flatMap((after, index) => {
      const before = points[index - 1]
      return before && after.changes.length > 0 ? [{ agent, before, after }] : []
    }),
  )
  const groups = Map.groupBy(breaks, ({ before, after }) =>
    [after.startedAt, after.run, before.run, ...after.changes].join('\u0000'),
  )
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]], index) =>
      first
        ? [
            {
              number: index + 1,
              before: first.before,
              after: first.after,
              changes: first.after.changes,
              agents: [first, ...others].map(({ agent }) => agent),
            },
          ]
        : [],
    )
}
