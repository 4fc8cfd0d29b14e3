/** A number with its unit, as a text quotes it. */
export interface Figure {
  readonly value: number
  /** Value and unit in one spelling: `$15`, `12%`, `45 day`. */
  readonly name: string
}

const usualUnits = ['minute', 'hour', 'day', 'week', 'month', 'night', 'year']

/**
 * The figures that a text quotes: sums in dollars, percentages, and numbers of a unit, with at most one word between
 * (`5 business days` is 5 days).
 *
 * @param units - units besides the usual ones of time, in the singular: `point`, `lb`
 */
export function figuresOf(text: string, units: readonly string[] = []): Figure[] {
  const unit = [...usualUnits, ...units].join('|')
  const pattern = new RegExp(
    `\\$(\\d[\\d,]*(?:\\.\\d+)?)|(\\d+(?:\\.\\d+)?)\\s?%|(\\d[\\d,]*(?:\\.\\d+)?)[ -](?:[a-z]+ )?(${unit})s?\\b`,
    'g',
  )
  return [...text.replaceAll(/\s+/g, ' ').matchAll(pattern)].map(([, dollars, percent, count, unit]) => {
    const value = Number((dollars ?? percent ?? count ?? '').replaceAll(',', ''))
    const name = dollars ? `$${value}` : percent ? `${value}%` : `${value} ${unit}`
    return { value, name }
  })
}

/** Every number in a value, and in texts that are nothing but a number or a span: `'4 to 7'`. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return /^\d+(?: to \d+)?$/.test(value) ? value.split(' to ').map(Number) : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
