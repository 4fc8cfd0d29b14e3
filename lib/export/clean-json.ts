/**
 * A JSON value with every text of it cleaned, names of fields too. Halves of characters are replaced: databases refuse
 * them.
 *
 * @param clean - takes what no export may hold, such as keys, out of a text
 */
export function cleanJson<Value>(value: Value, clean: (text: string) => string): Value {
  return cleaned(value, (text) => clean(text).toWellFormed()) as Value
}

function cleaned(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => cleaned(each, clean))
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [clean(name), cleaned(each, clean)]))
}
