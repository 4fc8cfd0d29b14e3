/** One plain value somewhere in a tool call's arguments. */
export interface Leaf {
  /** Property names and list positions from the top. */
  readonly path: readonly (string | number)[]
  /** The nearest property name; absent in a bare list. */
  readonly name: string | undefined
  readonly value: unknown
}

/** Every plain value of some arguments, in order. */
export function leavesOf(value: unknown, path: readonly (string | number)[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
  return [{ path, name: path.findLast((part) => typeof part === 'string'), value }]
}

/** A copy of some arguments with another value in one place. */
export function replaceLeaf(value: unknown, path: readonly (string | number)[], leaf: unknown): unknown {
  const [part, ...rest] = path
  if (part === undefined) return leaf
  if (Array.isArray(value))
    return value.map((item, at) => (at === part ? replaceLeaf(item, rest, leaf) : item))
  if (!isRecord(value)) return value
  return { ...value, [part]: replaceLeaf(value[part], rest, leaf) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
