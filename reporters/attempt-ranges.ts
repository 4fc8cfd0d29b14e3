/** `[1, 2, 3, 7]` becomes `attempts 1–3, 7`. */
export function formatAttempts(attempts: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const attempt of attempts.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && attempt === range[1] + 1) range[1] = attempt
    else ranges.push([attempt, attempt])
  }
  const label = attempts.length === 1 ? 'attempt' : 'attempts'
  return `${label} ${ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')}`
}
