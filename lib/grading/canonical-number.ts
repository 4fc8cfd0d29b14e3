const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,6}))?$/i

/**
 * One spelling per number: `25`, `'25.00'` and `2.5e1` give the same text, at any precision.
 *
 * @param value - a number, a bigint, or decimal text as databases write it
 * @returns undefined when the value is not a finite number
 */
export function canonicalNumber(value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'bigint' && typeof value !== 'string') return undefined
  const match = decimal.exec(String(value))
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  if (whole === '' && fraction === '') return undefined
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  const scale = Number(exponent) - fraction.length + (digits.length - significant.length)
  return `${sign === '-' ? '-' : ''}${significant}e${scale}`
}

/**
 * Whether two numbers are the same by value, digit by digit. Only what arithmetic does to the last digit of a double is
 * no difference: `0.1 + 0.2` is 0.3.
 *
 * @param options - `exact`: the received number is a decimal and never a double, so that only the expected one can be
 *   off, from a number of 15 digits at most
 */
export function sameNumber(
  expected: unknown,
  received: unknown,
  options?: { readonly exact?: boolean },
): boolean {
  const [wanted, value] = [canonicalNumber(expected), canonicalNumber(received)]
  if (wanted === undefined || value === undefined) return false
  if (wanted === value) return true
  if (options?.exact) {
    return (
      typeof expected === 'number' &&
      !Number.isInteger(expected) &&
      canonicalNumber(expected.toPrecision(15)) === value &&
      isNear(expected, Number(received))
    )
  }
  if (typeof expected !== 'number' && typeof received !== 'number') return false
  const [x, y] = [Number(expected), Number(received)]
  // Digits that no double holds were written out.
  if (canonicalNumber(x) !== wanted || canonicalNumber(y) !== value) return false
  return (
    !(Number.isInteger(x) && Number.isInteger(y)) && x.toPrecision(15) === y.toPrecision(15) && isNear(x, y)
  )
}

function isNear(x: number, y: number): boolean {
  return Math.abs(x - y) <= 2 * Number.EPSILON * Math.abs(x)
}
