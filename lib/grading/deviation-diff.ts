import { contrast, inlineValue, tellApart, visible } from '../core/inline-value.ts'
import type { Json } from '../core/json.ts'
import { isLongNumber } from '../core/long-number.ts'
import type { Deviation } from './deviation.ts'

type Side = Record<string, Record<string, Json>>

/** Of one value, in characters. */
const longest = 400

/**
 * The deviations as two objects whose difference a test runner or an editor can show: only what deviates, by row and
 * column, long values shortened around their first difference.
 */
export function deviationDiff(deviations: readonly Deviation[]): { actual: Side; expected: Side } {
  const actual: Side = {}
  const expected: Side = {}
  for (const deviation of deviations.slice(0, 50)) {
    const row = visible(`${deviation.table} ${deviation.key}`).slice(0, 100)
    if (deviation.kind === 'wrong field') {
      const [wanted, got] = shortened(deviation.expected, deviation.received)
      expected[row] = { ...expected[row], [deviation.column]: wanted }
      actual[row] = { ...actual[row], [deviation.column]: got }
    } else {
      const side = deviation.kind === 'extra effect' ? actual : expected
      const columns = Object.entries(deviation.columns).map(([name, value]) => [
        name,
        shortened(value, value)[0],
      ])
      side[`${row} ${deviation.op}`] = Object.fromEntries(columns)
    }
  }
  return { actual, expected }
}

function shortened(wanted: Json, got: Json): [Json, Json] {
  const isShort = (value: Json) => inlineValue(value).length <= longest
  if (!isShort(wanted) || !isShort(got)) return contrast(wanted, got, longest)
  const [left, right] = [readable(wanted), readable(got)]
  return typeof left === 'string' && typeof right === 'string' ? tellApart(left, right) : [left, right]
}

/**
 * The diff is printed as it stands, so nothing that a terminal would act on, and nothing unseen, may be in it. A matcher is
 * shown in its own words, a long number by its digits, not as the object that stands for it.
 */
function readable(value: Json): Json {
  const isMatcher = typeof value === 'object' && value !== null && '$matcher' in value
  if (isMatcher || isLongNumber(value)) return inlineValue(value)
  if (typeof value === 'string') return visible(value)
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [visible(name), readable(each)]))
}
