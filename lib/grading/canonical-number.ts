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
 * Whether two numbers are the same by value. A double carries 15 decimal digits: `0.1 + 0.2` is 0.3, while whole
 * numbers and decimals written out are compared exactly.
 */
export function sameNumber(a: unknown, b: unknown): boolean {
  const [left, right] = [canonicalNumber(a), canonicalNumber(b)]
  if (left === undefined || right === undefined) return false
  if (left === right) return true
  if (typeof a !== 'number' && typeof b !== 'number') return false
  const [x, y] = [Number(a), Number(b)]
  return !(Number.isInteger(x) && Number.isInteger(y)) && x.toPrecision(15) === y.toPrecision(15)
}
