import { inlineValue } from '../core/inline-value.ts'
import { isLongNumber } from '../core/long-number.ts'
import type { ValueKind } from '../core/table-shape.ts'
import { toExpectedJson } from './asymmetric-matcher.ts'
import { sameValue } from './same-value.ts'

/** An object that accepts some values and not others, such as Vitest's `expect.stringContaining('TRK-')`. */
export interface AsymmetricMatcher {
  asymmetricMatch(received: unknown): boolean
  toString(): string
}

declare const accepted: unique symbol

/** A matcher of this library, typed by the values that it accepts: on a column of another type it does not compile. */
export interface ValueMatcher<V> extends AsymmetricMatcher {
  readonly [accepted]?: { readonly value: V }
  /** The same as `asymmetricMatch`, for a value of a column of this kind. */
  accepts(received: unknown, kind: ValueKind): boolean
}

/** A matcher of another library, which any column takes. */
export interface ForeignMatcher extends AsymmetricMatcher {
  readonly accepts?: never
}

// Classes, because a fingerprint tells matchers apart by the names of their classes and by their fields.

abstract class Matcher<V> implements ValueMatcher<V> {
  declare readonly [accepted]?: { readonly value: V }

  asymmetricMatch(received: unknown): boolean {
    return this.accepts(received, 'json')
  }

  abstract accepts(received: unknown, kind: ValueKind): boolean
  abstract toString(): string
}

class AnyValue extends Matcher<never> {
  accepts(received: unknown): boolean {
    return received !== null && received !== undefined
  }

  override toString(): string {
    return 'any value'
  }
}

class AnyText extends Matcher<string> {
  accepts(received: unknown): boolean {
    return typeof received === 'string' && received.trim() !== ''
  }

  override toString(): string {
    return 'any text'
  }
}

class TextMatching extends Matcher<string> {
  readonly pattern: RegExp

  constructor(pattern: RegExp) {
    super()
    // One with the flag g or y would go on where it last stopped.
    this.pattern = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
  }

  accepts(received: unknown): boolean {
    return typeof received === 'string' && this.pattern.test(received)
  }

  override toString(): string {
    return `text matching ${this.pattern}`
  }
}

class AnyOf<V> extends Matcher<V> {
  readonly values: readonly V[]

  constructor(values: readonly V[]) {
    super()
    this.values = values
  }

  accepts(received: unknown, kind: ValueKind): boolean {
    return this.values.some((value) => sameValue(value, received, kind))
  }

  override toString(): string {
    return this.values.map((value) => inlineValue(toExpectedJson(value))).join(' or ')
  }
}

class NumberBetween extends Matcher<number> {
  readonly least: number
  readonly most: number

  constructor(least: number, most: number) {
    super()
    this.least = least
    this.most = most
  }

  accepts(received: unknown): boolean {
    const value = isLongNumber(received) ? Number(received.$number) : received
    return typeof value === 'number' && value >= this.least && value <= this.most
  }

  override toString(): string {
    return `a number from ${this.least} to ${this.most}`
  }
}

/**
 * Accepts every value but null: for a column that must be filled with some value.
 *
 * The matchers of this library load without Vitest, so that a task is a plain module. They are for what the agent may
 * choose. What a rule or a record decides is stated.
 */
export function anyValue(): ValueMatcher<never> {
  return new AnyValue()
}

/** Accepts every text that is not blank. */
export function anyText(): ValueMatcher<string> {
  return new AnyText()
}

/**
 * Accepts texts that have a match of a pattern.
 *
 * @example
 * ```ts
 * updated(shipments, 'SHP-1', { tracking_number: textMatching(/^TRK-\d{8}$/) })
 * ```
 */
export function textMatching(pattern: RegExp): ValueMatcher<string> {
  return new TextMatching(pattern)
}

/**
 * Accepts the values listed, compared as they would be without a matcher: numbers by value, timestamps as instants.
 * Where whole end states differ, list these with `oneOf`.
 *
 * @example
 * ```ts
 * updated(tickets, '20', { priority: anyOf('high', 'urgent') })
 * ```
 */
export function anyOf<const V>(...values: readonly [V, V, ...V[]]): ValueMatcher<V> {
  return new AnyOf(values)
}

/**
 * Accepts numbers within bounds, both included.
 *
 * @throws RangeError when the bounds are no numbers in order
 * @example
 * ```ts
 * inserted(refunds, { order_id: 'ORD-1', amount: numberBetween(50, 60) })
 * ```
 */
export function numberBetween(least: number, most: number): ValueMatcher<number> {
  if (!(least <= most)) {
    throw new RangeError(
      `numberBetween(${least}, ${most}) accepts nothing: write the smaller bound first, both as numbers.`,
    )
  }
  return new NumberBetween(least, most)
}
