import type { z } from 'zod'

/** One problem in the form that clients of this protocol read. */
export interface Problem {
  readonly type: string
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly input: unknown
}

/**
 * What is wrong with a body or a frame, a problem each.
 *
 * @param place - where it stood, such as `body`
 */
export function describeProblems(error: z.ZodError, input: unknown, place: readonly string[]): Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    const found = valueAt(input, path)
    const problem = (type: string, msg: string, ...more: string[]): Problem => ({
      type,
      loc: [...place, ...path, ...more],
      msg,
      input: valueAt(found, more) ?? null,
    })
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => problem('extra_forbidden', 'There is no such field.', key))
    }
    if (issue.code === 'invalid_type' && found === undefined)
      return [problem('missing', 'This field is required.')]
    return [problem(issue.code === 'invalid_type' ? `${issue.expected}_type` : 'value_error', issue.message)]
  })
}

function valueAt(input: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    input,
  )
}
