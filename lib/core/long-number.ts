/**
 * A number inside JSON with more digits than a double holds. As a text it would be taken for the text with these digits.
 */
export interface LongNumber {
  readonly $number: string
}

export function isLongNumber(value: unknown): value is LongNumber {
  return (
    typeof value === 'object' &&
    value !== null &&
    '$number' in value &&
    typeof value.$number === 'string' &&
    Object.keys(value).length === 1
  )
}
