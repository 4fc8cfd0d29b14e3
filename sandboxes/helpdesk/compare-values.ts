export const operators = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const
export type Operator = (typeof operators)[number]

/**
 * Compares a stored value with one from a filter.
 *
 * A number in a filter equals a text id of the same digits, as ids are text in one desk table and numbers in the
 * next. Order is by number where both are numbers and by text otherwise, so ISO dates order by time and the text
 * ids '15' and '2' in that order. Null equals only null and is never more or less than anything.
 */
export function compareValues(stored: unknown, operator: Operator, wanted: unknown): boolean {
  if (operator === 'eq') return same(stored, wanted)
  if (operator === 'ne') return !same(stored, wanted)
  if (isNothing(stored) || isNothing(wanted)) return false
  const order = compareOrder(stored, wanted)
  switch (operator) {
    case 'gt':
      return order > 0
    case 'ge':
      return order >= 0
    case 'lt':
      return order < 0
    case 'le':
      return order <= 0
  }
}

/** Negative, zero or positive, as `Array.prototype.sort` wants it. Nothing sorts before everything. */
export function compareOrder(a: unknown, b: unknown): number {
  if (isNothing(a) || isNothing(b)) return Number(isNothing(b)) - Number(isNothing(a))
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

function same(stored: unknown, wanted: unknown): boolean {
  if (isNothing(stored) || isNothing(wanted)) return isNothing(stored) && isNothing(wanted)
  if (Array.isArray(stored)) return false
  return String(stored) === String(wanted)
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined
}
