import type { Json } from '../core/json.ts'
import { isLongNumber, type LongNumber } from '../core/long-number.ts'
import type { ValueKind } from '../core/table-shape.ts'
import { isAccepted, isAsymmetricMatcher } from './asymmetric-matcher.ts'
import { canonicalInstant } from './canonical-instant.ts'
import { canonicalNumber, sameNumber } from './canonical-number.ts'

/**
 * Whether two values are the same, whatever their spelling: numbers by value, timestamps as instants (also in text,
 * where both sides are ISO 8601 with a time), lists of plain values without order, JSON structurally, other text
 * exactly. An absent value is null.
 *
 * The expected side may be, or contain, asymmetric matchers and dates.
 *
 * @param expected - JSON, a Date, a bigint or an asymmetric matcher
 * @param received - JSON as the database gave it
 * @param kind - the kind of the column that holds them
 * @example
 * ```ts
 * sameValue('25.00', 25, 'number') // true
 * sameValue(['vip', 'late'], ['late', 'vip'], 'json') // true
 * ```
 */
export function sameValue(expected: unknown, received: unknown, kind: ValueKind): boolean {
  const value = received ?? null
  if (isAsymmetricMatcher(expected)) return isAccepted(value, expected, kind)
  const wanted = toPlain(expected)
  if (wanted === value) return true
  if (wanted === null || value === null) return false
  if ((kind === 'decimal' || kind === 'number') && canonicalNumber(wanted) !== undefined) {
    return sameNumber(wanted, value, { exact: kind === 'decimal' })
  }
  // Postgres' word for what JSON has no number for.
  if (kind === 'number' || kind === 'decimal') return typeof wanted === 'number' && String(wanted) === value
  if (kind === 'numbers') return sameJson(asNumbers(wanted), value)
  if (typeof wanted === 'string' && typeof value === 'string') {
    return sameInstant(wanted, value, kind === 'timestamp')
  }
  return sameJson(wanted, value)
}

/** Whether a column still holds what it held before: both are the database's, so no digit of a decimal may differ. */
export function isUnchanged(before: Json, after: Json, kind: ValueKind): boolean {
  return sameValue(kind === 'decimal' && typeof before === 'number' ? String(before) : before, after, kind)
}

function toPlain(value: unknown): unknown {
  if (value === undefined) return null
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? String(value) : value.toISOString()
  return value
}

function sameInstant(a: string, b: string, parts: boolean): boolean {
  const options = { dates: parts, times: parts }
  const instant = canonicalInstant(a, options)
  return instant !== undefined && instant === canonicalInstant(b, options)
}

function sameJson(expected: unknown, received: unknown): boolean {
  if (isAsymmetricMatcher(expected)) return isAccepted(received, expected, 'json')
  const wanted = toPlain(expected)
  if (wanted === received) return true
  if (typeof wanted === 'string' && typeof received === 'string') return sameInstant(wanted, received, false)
  if (typeof received === 'number' || isLongNumber(received)) {
    return typeof wanted !== 'string' && sameNumber(digitsOf(wanted), digitsOf(received))
  }
  if (typeof wanted !== 'object' || typeof received !== 'object' || !wanted || !received) return false
  if (Array.isArray(wanted) || Array.isArray(received)) {
    return Array.isArray(wanted) && Array.isArray(received) && sameList(wanted, received)
  }
  const names = Object.keys(wanted).filter((name) => property(wanted, name) !== undefined)
  return (
    names.length === Object.keys(received).length &&
    names.every(
      (name) => Object.hasOwn(received, name) && sameJson(property(wanted, name), property(received, name)),
    )
  )
}

function property(object: object, name: string): unknown {
  return (object as Record<string, unknown>)[name]
}

function sameList(expected: readonly unknown[], received: readonly unknown[]): boolean {
  if (expected.length !== received.length) return false
  const plain =
    received.every(isPlain) && expected.every((item) => isAsymmetricMatcher(item) || isPlain(toPlain(item)))
  return plain
    ? sameBag(expected, received)
    : expected.every((item, index) => sameJson(item, received[index]))
}

/** Decimals in a list, which may be written as text, as numbers. */
function asNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asNumbers)
  const isText = typeof value === 'string' && canonicalNumber(value) !== undefined
  return isText ? ({ $number: value } satisfies LongNumber) : value
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null || isLongNumber(value)
}

function digitsOf(value: unknown): unknown {
  return isLongNumber(value) ? value.$number : value
}

/** Whether the lists hold the same plain values, each as often. Literals pair off first, then matchers. */
function sameBag(expected: readonly unknown[], received: readonly unknown[]): boolean {
  const rest = new Map<string, unknown[]>()
  for (const item of received) {
    const spelling = canonicalPlain(item)
    const same = rest.get(spelling)
    if (same) same.push(item)
    else rest.set(spelling, [item])
  }
  const matchers = []
  for (const item of expected) {
    if (isAsymmetricMatcher(item)) matchers.push(item)
    else if (rest.get(canonicalPlain(toPlain(item)))?.pop() === undefined) return false
  }
  const left = [...rest.values()].flat()
  return canPairAll(matchers.map((matcher) => left.map((item) => isAccepted(item, matcher, 'json'))))
}

function canonicalPlain(value: unknown): string {
  if (typeof value === 'bigint' || isLongNumber(value)) return `number ${canonicalNumber(digitsOf(value))}`
  if (typeof value === 'number') {
    return `number ${canonicalNumber(Number.isInteger(value) ? value : Number(value.toPrecision(15)))}`
  }
  if (typeof value !== 'string') return String(value)
  const instant = canonicalInstant(value)
  return instant === undefined ? `text ${value}` : `instant ${instant}`
}

/** Whether every row of a square table can have a column of its own in which it is true (Kuhn's algorithm). */
function canPairAll(fits: readonly (readonly boolean[])[]): boolean {
  const rowOf = new Map<number, number>()
  const place = (row: number, tried: Set<number>): boolean => {
    for (const [column, fit] of (fits[row] ?? []).entries()) {
      if (!fit || tried.has(column)) continue
      tried.add(column)
      const holder = rowOf.get(column)
      if (holder === undefined || place(holder, tried)) {
        rowOf.set(column, row)
        return true
      }
    }
    return false
  }
  return fits.every((_, row) => place(row, new Set()))
}
