import type { z } from 'zod'
import { didYouMean } from '../core/near-names.ts'
import { describeValue } from './describe-value.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/**
 * What an agent has to correct in a tool's arguments, one line for each problem: where it is, what was sent, what is
 * accepted.
 *
 * @param issues - what zod found
 * @param given - the arguments
 * @param schema - the tool's input as JSON Schema, for the names of the fields there are
 */
export function explainInput(issues: readonly Issue[], given: unknown, schema: unknown): string[] {
  return [...new Set(issues.flatMap((issue) => explain(issue, given, schema, [])))]
}

function explain(issue: Issue, given: unknown, schema: unknown, above: Path): string[] {
  const path = [...above, ...issue.path]
  const received = valueAt(given, path)
  const line = (problem: string) => [path.length === 0 ? problem : `${showPath(path)}: ${problem}`]
  switch (issue.code) {
    case 'invalid_type':
      return line(unfit(typeName(issue.expected), received))
    case 'invalid_value':
      return line(unfit(anyOf(issue.values.map(show)), received))
    case 'unrecognized_keys':
      return issue.keys.flatMap((key) => line(unknownField(key, fieldsAt(schema, path))))
    case 'too_big':
    case 'too_small':
      return line(`expected ${bound(issue)}, got ${show(received)}`)
    case 'invalid_format':
      return line(`expected ${formatName(issue)}, got ${show(received)}`)
    case 'not_multiple_of':
      return line(`expected a multiple of ${issue.divisor}, got ${show(received)}`)
    case 'invalid_union':
      return explainUnion(issue, given, schema, path)
    case 'invalid_key':
      return line(`${show(issue.path.at(-1))} is not accepted as a field name here`)
    case 'invalid_element':
      return issue.issues.flatMap((inner) => explain(inner, given, schema, path))
    default:
      return line(issue.message)
  }
}

function explainUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  given: unknown,
  schema: unknown,
  path: Path,
): string[] {
  const received = valueAt(given, path)
  const where = path.length === 0 ? '' : `${showPath(path)}: `
  // When no alternative takes this kind of value, say which kinds there are.
  const kinds = issue.errors.map((branch) => {
    const [first] = branch
    return branch.length === 1 && first?.code === 'invalid_type' && first.path.length === 0
      ? typeName(first.expected)
      : undefined
  })
  if (kinds.length > 0 && kinds.every((kind) => kind !== undefined)) {
    return [`${where}${unfit(anyOf([...new Set(kinds)]), received)}`]
  }
  // Otherwise the alternative with the fewest problems is the one that was meant.
  const fitting = issue.errors.filter((_, index) => kinds[index] === undefined && issue.errors[index]?.length)
  const [best] = fitting.toSorted((a, b) => a.length - b.length)
  if (!best) return [`${where}${show(received)} fits none of the accepted forms`]
  return best.flatMap((inner) => explain(inner, given, schema, path))
}

function unfit(expected: string, received: unknown): string {
  if (received === undefined) return `is missing; expected ${expected}`
  return `expected ${expected}, got ${show(received)}${hint(expected, received)}`
}

/** What was probably meant by a value of the wrong type. */
function hint(expected: string, received: unknown): string {
  if (typeof received !== 'string') {
    return expected.startsWith('text') && typeof received === 'number' ? '; write it in quotes' : ''
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(received)
  } catch {
    return ''
  }
  if (typeof parsed === 'object' && parsed !== null) {
    return '; that is JSON inside a text: send the value itself, not its JSON text'
  }
  const isWanted =
    (typeof parsed === 'number' && expected.includes('number')) ||
    (typeof parsed === 'boolean' && expected.includes('true or false'))
  return isWanted ? '; write it without quotes' : ''
}

function unknownField(key: string, fields: readonly string[]): string {
  const near = didYouMean(key, fields)
  const known = fields.length > 0 ? ` The fields are: ${fields.join(', ')}.` : ' There are no fields here.'
  return `${show(key)} is not a field.${near ? ` ${near}` : ''}${known}`
}

function bound(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>): string {
  const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum
  const how = issue.code === 'too_big' ? 'at most' : 'at least'
  const strict = issue.code === 'too_big' ? 'less than' : 'more than'
  const amount = `${issue.inclusive === false ? strict : how} ${limit}`
  if (issue.origin === 'string') return `${amount} characters`
  if (issue.origin === 'array' || issue.origin === 'set') return `${amount} entries`
  return issue.origin === 'int' || issue.origin === 'number' ? `a number of ${amount}` : amount
}

function formatName(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  switch (issue.format) {
    case 'datetime':
      return 'a date and time such as 2025-10-01T13:00:00Z'
    case 'date':
      return 'a date such as 2025-10-01'
    case 'email':
      return 'an e-mail address'
    case 'regex':
      return `text of the form ${'pattern' in issue ? String(issue.pattern) : 'described'}`
    case 'starts_with':
      return `text that starts with ${show('prefix' in issue ? issue.prefix : '')}`
    default:
      return `text in the form ${issue.format}`
  }
}

function typeName(type: string): string {
  switch (type) {
    case 'string':
      return 'text'
    case 'number':
      return 'a number'
    case 'int':
      return 'a whole number'
    case 'boolean':
      return 'true or false'
    case 'object':
    case 'record':
      return 'an object'
    case 'array':
      return 'a list'
    default:
      return type
  }
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  return describeValue(value)
}

function anyOf(choices: readonly string[]): string {
  const last = choices.at(-1) ?? 'nothing'
  return choices.length < 2 ? last : `${choices.slice(0, -1).join(', ')} or ${last}`
}

function showPath(path: Path): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`,
    '',
  )
}

function valueAt(value: unknown, path: Path): unknown {
  let inner = value
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined
    inner = (inner as Record<PropertyKey, unknown>)[key]
  }
  return inner
}

/** The fields that a JSON Schema has at a path, of all alternatives. */
function fieldsAt(schema: unknown, path: Path): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const {
    properties,
    items,
    anyOf: some,
    oneOf,
    allOf,
    additionalProperties,
  } = schema as Record<string, unknown>
  const alternatives = [some, oneOf, allOf].filter(Array.isArray).flat()
  const [key, ...rest] = path
  const own: string[] = []
  if (key === undefined) own.push(...Object.keys(properties ?? {}))
  else if (typeof key === 'number') own.push(...fieldsAt(items, rest))
  else
    own.push(
      ...fieldsAt((properties as Record<string, unknown>)?.[String(key)] ?? additionalProperties, rest),
    )
  return [...new Set([...own, ...alternatives.flatMap((alternative) => fieldsAt(alternative, path))])]
}
