import { canonicalInstant } from '../grading/canonical-instant.ts'
import type { Difference } from './difference.ts'

/**
 * Compares JSON as recordings are compared: numbers by value, timestamps as instants where both are ISO 8601, lists
 * of plain values without order, null like an absent key, all else exactly.
 *
 * @param path - where the values are, as differences name it
 * @returns one difference for each place
 */
export function compareJson(expected: unknown, received: unknown, path: string): Difference[] {
  if (sameScalar(expected, received)) return []
  if (Array.isArray(expected) && Array.isArray(received)) return compareLists(expected, received, path)
  if (isObject(expected) && isObject(received)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(received)])
    return [...names].flatMap((name) =>
      compareJson(own(expected, name), own(received, name), `${path}.${name}`),
    )
  }
  return [{ path, expected, received }]
}

/** Recorded numbers were computed in binary floating point and ours in decimals: 14.99 is 14.989999999999998. */
const relativeTolerance = 1e-9

function sameScalar(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b)
  if (typeof a === 'number' && typeof b === 'number') {
    return Math.abs(a - b) <= relativeTolerance * Math.max(Math.abs(a), Math.abs(b))
  }
  if (typeof a !== 'string' || typeof b !== 'string') return false
  const instant = canonicalInstant(a, { dates: true })
  return instant !== undefined && instant === canonicalInstant(b, { dates: true })
}

function compareLists(
  expected: readonly unknown[],
  received: readonly unknown[],
  path: string,
): Difference[] {
  if (expected.every(isPlain) && received.every(isPlain)) {
    return sameBag(expected, received) ? [] : [{ path, expected, received }]
  }
  if (expected.length !== received.length) {
    return [{ path: `${path}.length`, expected: expected.length, received: received.length }]
  }
  return expected.flatMap((item, index) => compareJson(item, received[index], `${path}[${index}]`))
}

function sameBag(expected: readonly unknown[], received: readonly unknown[]): boolean {
  if (expected.length !== received.length) return false
  const rest = [...received]
  return expected.every((item) => {
    const index = rest.findIndex((other) => sameScalar(item, other))
    if (index >= 0) rest.splice(index, 1)
    return index >= 0
  })
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined
}
