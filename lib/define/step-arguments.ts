/** One value in a step's arguments, wherever it is nested. */
export interface StepArgument {
  /** Property names and list positions from the top: `['item', 'tags', 0]`. */
  readonly path: readonly (string | number)[]
  /** The nearest property name; absent in a bare list. */
  readonly name: string | undefined
  /** A plain value or a list. */
  readonly value: unknown
}

/** Every plain value and every list inside a step's arguments, in order; a list comes before its items. */
export function listArguments(value: unknown, path: readonly (string | number)[] = []): StepArgument[] {
  const here = { path, name: path.findLast((part) => typeof part === 'string'), value }
  if (Array.isArray(value)) {
    return [here, ...value.flatMap((item, index) => listArguments(item, [...path, index]))]
  }
  if (typeof value !== 'object' || value === null) return [here]
  return Object.entries(value).flatMap(([name, item]) => listArguments(item, [...path, name]))
}

/** A copy of a step's arguments with another value in one of the places that {@link listArguments} lists. */
export function replaceArgument(value: unknown, path: readonly (string | number)[], by: unknown): unknown {
  const [part, ...rest] = path
  if (part === undefined) return by
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === part ? replaceArgument(item, rest, by) : item))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      name === part ? replaceArgument(item, rest, by) : item,
    ]),
  )
}
