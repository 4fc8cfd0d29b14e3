/**
 * Dollars rounded to the cent; half a cent upwards, also where the binary fraction lies just below it: 1.005 is 1.01.
 */
export function cents(dollars: number): number {
  const rounded = Math.round(Number(`${Math.abs(dollars).toFixed(8)}e2`)) / 100
  return dollars < 0 && rounded > 0 ? -rounded : rounded
}

/** So many percent of a sum, to the cent. */
export function percentOf(dollars: number, percent: number): number {
  return cents((dollars * percent) / 100)
}

/** Dollars as texts show them: `$15.00`. */
export function money(dollars: number): string {
  return `$${dollars.toFixed(2)}`
}
