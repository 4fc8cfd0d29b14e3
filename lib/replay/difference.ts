/** One way in which a replay differs from its recording. */
export interface Difference {
  /** Index of the call in the trajectory; absent for a difference in the net effects. */
  readonly call?: number
  /** The call's tool. */
  readonly tool?: string
  /** Where: `result.items[2].status`, `effects.orders.ORD-7.status`. */
  readonly path: string
  /** What was recorded; undefined when nothing was. */
  readonly expected: unknown
  /** What came now; undefined when nothing did. */
  readonly received: unknown
}

/** What replaying one line came to. It agrees when there are no differences and no problem. */
export interface LineReport {
  /** Line number in the file, from 1. */
  readonly line: number
  /** The task's id or the call's tool; absent when the line could not be read. */
  readonly id?: string
  readonly domain?: string
  readonly differences: readonly Difference[]
  /** Why the line could not be replayed at all. */
  readonly problem?: string
}

/** Whether a line was replayed and everything was as recorded. */
export function agrees(report: LineReport): boolean {
  return report.problem === undefined && report.differences.length === 0
}

/**
 * Says a report in text: one line for each difference, none when it agrees.
 *
 * @example
 * ```ts
 * describeReport(report)
 * // ['line 7 ST003_006, call 8 zendesk_update_item, result.item.status: expected "hold", received "solved"']
 * ```
 */
export function describeReport(report: LineReport): string[] {
  const where = `line ${report.line}${report.id === undefined ? '' : ` ${report.id}`}`
  if (report.problem !== undefined) return [`${where}: ${report.problem}`]
  return report.differences.map(({ call, tool, path, expected, received }) => {
    const which = call === undefined ? '' : `, call ${call}${tool === undefined ? '' : ` ${tool}`}`
    return `${where}${which}, ${path}: expected ${show(expected)}, received ${show(received)}`
  })
}

const maxShown = 400

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}
