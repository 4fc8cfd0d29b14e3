/** Everything that can be wrong with a checkout of the published benchmark's data. */
export const releaseProblemCodes = [
  'MISSING_PATH',
  'NOT_A_DIRECTORY',
  'NOT_A_CHECKOUT',
  'OTHER_RELEASE',
  'MISSING_TEST_LIST',
  'UNREADABLE_FILE',
  'LFS_POINTER',
  'NOT_UTF8',
  'BAD_YAML',
  'BAD_JSON',
  'BAD_PYTHON',
  'WRONG_TYPE',
  'BAD_TEST_NAME',
  'DUPLICATE_TASK',
  'MISSING_FILE',
  'AMBIGUOUS_FILE',
  'MISSING_FUNCTION',
  'MISSING_DOCSTRING',
  'NOT_A_TASK',
  'UNKNOWN_SERVER',
  'UNKNOWN_TABLE',
  'MISSING_SCENARIO',
  'UNKNOWN_TOOL',
  'MISSING_BASE_RECORDS',
  'AMBIGUOUS_BASE_RECORDS',
  'NO_TASK',
] as const

export type ReleaseProblemCode = (typeof releaseProblemCodes)[number]

/** What deserves a reader's attention without making the release unusable. */
export const releaseWarningCodes = [
  'DUPLICATE_KEY',
  'DUPLICATE_FUNCTION',
  'IGNORED_KEY',
  'MISSING_USER_CONTEXT',
  'REPLACED_DEFINITION',
  'SERVER_WITHOUT_TASKS',
  'UNLISTED_TOOL',
] as const

export type ReleaseWarningCode = (typeof releaseWarningCodes)[number]

/** A place in the checkout, with what is wrong there and how to put it right. */
export interface ReleaseFinding<Code extends string> {
  readonly code: Code
  /** What is wrong, in one sentence without the place. */
  readonly message: string
  /** Path of the file or directory, as the user can open it. */
  readonly file: string
  /** 1-based. */
  readonly line?: number
  /** 1-based, counted in UTF-16 units. */
  readonly column?: number
  /** What to do about it. */
  readonly hint?: string
}

export type ReleaseProblem = ReleaseFinding<ReleaseProblemCode>
export type ReleaseWarning = ReleaseFinding<ReleaseWarningCode>

/** The message lists this many problems; `problems` always holds all of them. */
const mostListed = 40

/** `file:line:column message` and the hint on a second line: the form that terminals and editors make clickable. */
export function formatFinding(finding: ReleaseFinding<string>): string {
  const line = finding.line === undefined ? '' : `:${finding.line}`
  const column = finding.column === undefined ? '' : `:${finding.column}`
  const hint = finding.hint === undefined ? '' : `\n    ${finding.hint}`
  return `${finding.file}${line}${column} ${finding.message}${hint}`
}

/**
 * A checkout of the published benchmark that cannot be used as it is. It carries every problem found, not only the
 * first; `code`, `file`, `line`, `column` and `hint` are those of the first one.
 *
 * @example
 * ```ts
 * import { publishedServers, ReleaseError, readRelease } from './index.ts'
 *
 * try {
 *   readRelease('/data/thinkingbox-data', { servers: publishedServers({ retail: ['zendesk_tickets'] }) })
 * } catch (error) {
 *   if (!(error instanceof ReleaseError)) throw error
 *   for (const problem of error.problems) console.error(problem.code, problem.file, problem.line)
 * }
 * ```
 */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
  readonly code: ReleaseProblemCode
  readonly file: string
  readonly line: number | undefined
  readonly column: number | undefined
  readonly hint: string | undefined
  readonly problems: readonly [ReleaseProblem, ...ReleaseProblem[]]

  constructor(problems: readonly [ReleaseProblem, ...ReleaseProblem[]]) {
    const [first] = problems
    super(problems.length === 1 ? formatFinding(first) : listProblems(problems))
    this.code = first.code
    this.file = first.file
    this.line = first.line
    this.column = first.column
    this.hint = first.hint
    this.problems = problems
  }
}

function listProblems(problems: readonly ReleaseProblem[]): string {
  const listed = problems.slice(0, mostListed).map((problem) => `- ${formatFinding(problem)}`)
  const rest = problems.length - listed.length
  const tail = rest > 0 ? [`- … and ${rest} more: see the error's \`problems\``] : []
  return [`${problems.length} problems in the published benchmark's data:`, ...listed, ...tail].join('\n')
}

/** Collects what is wrong while reading goes on, so that one run names everything that needs a repair. */
export class ReleaseFindings {
  readonly problems: ReleaseProblem[] = []
  readonly warnings: ReleaseWarning[] = []

  problem(problem: ReleaseProblem): void {
    this.problems.push(problem)
  }

  warn(warning: ReleaseWarning): void {
    this.warnings.push(warning)
  }

  /** @throws ReleaseError with every problem collected so far, if there is one */
  throwIfAny(): void {
    const [first, ...rest] = this.problems
    if (first) throw new ReleaseError([first, ...rest])
  }
}
