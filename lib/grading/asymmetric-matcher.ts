import type { Json } from '../core/json.ts'
import type { ValueKind } from '../core/table-shape.ts'
import type { AsymmetricMatcher } from './matchers.ts'

/** Whether a value is a matcher: one of this library's, of Vitest's, or an object that behaves like one. */
export function isAsymmetricMatcher(value: unknown): value is AsymmetricMatcher {
  return (
    typeof value === 'object' &&
    value !== null &&
    'asymmetricMatch' in value &&
    typeof value.asymmetricMatch === 'function'
  )
}

/**
 * Whether a matcher accepts a value, as often as it is asked: `/x/g` would go on where it left off.
 *
 * @param kind - the kind of the column that holds the value
 */
export function isAccepted(value: unknown, matcher: AsymmetricMatcher, kind: ValueKind): boolean {
  if ('accepts' in matcher && typeof matcher.accepts === 'function') return matcher.accepts(value, kind)
  startOver(matcher)
  return matcher.asymmetricMatch(value)
}

const startingOver = new WeakSet<object>()

/** Lets every pattern of a matcher, and of those inside it, begin at the start of each text. */
function startOver(value: unknown): void {
  if (typeof value !== 'object' || value === null || startingOver.has(value)) return
  if (value instanceof RegExp && Object.isExtensible(value)) {
    Object.defineProperty(value, 'exec', {
      value(this: RegExp, text: string) {
        this.lastIndex = 0
        return RegExp.prototype.exec.call(this, text)
      },
    })
  }
  startingOver.add(value)
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  if (isPlain || isAsymmetricMatcher(value)) Object.values(value).forEach(startOver)
}

/** Whether a matcher occurs anywhere in a value. */
export function containsMatcher(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return isAsymmetricMatcher(value) || Object.values(value).some(containsMatcher)
}

/** A matcher in words, as Vitest prints it: `StringContaining "TRK-"`. */
function describeMatcher(matcher: AsymmetricMatcher): string {
  if ('toAsymmetricMatcher' in matcher && typeof matcher.toAsymmetricMatcher === 'function') {
    return String(matcher.toAsymmetricMatcher())
  }
  const name = matcher.toString()
  if (name.startsWith('[object')) return 'a custom matcher'
  if (!('sample' in matcher) || matcher.sample === undefined) return name
  const { sample } = matcher
  return `${name} ${sample instanceof RegExp ? sample : JSON.stringify(toExpectedJson(sample))}`
}

/**
 * An expected value as a result file can hold it: matchers become `{ $matcher: 'in words' }`, and numbers that no double
 * holds `{ $number: 'digits' }`.
 */
export function toExpectedJson(value: unknown): Json {
  if (value === undefined || value === null) return null
  if (isAsymmetricMatcher(value)) return { $matcher: describeMatcher(value) }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? String(value) : value.toISOString()
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : { $number: String(value) }
  if (Array.isArray(value)) return value.map(toExpectedJson)
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toExpectedJson(each)]))
  }
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  return String(value)
}
