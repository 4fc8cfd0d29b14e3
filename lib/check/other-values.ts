import { listArguments, type StepArgument } from '../define/step-arguments.ts'
import type { KnownValues } from './known-values.ts'

type JsonSchema = boolean | { readonly [keyword: string]: unknown }

/**
 * Other values that an argument could have: the other options of an enum, other existing ids, the next day, another
 * number, the opposite. Whether the tool's input takes them is for the caller to check.
 *
 * @param argument - one of {@link listArguments}
 * @param args - all arguments of the call
 * @param schema - the tool's input as JSON Schema
 */
export function otherValues(
  { path, name = '', value }: StepArgument,
  args: unknown,
  schema: JsonSchema,
  known: KnownValues,
): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return value.length > 0 ? [value.slice(0, -1)] : []
  const options = enumAt(schema, schema, path)
  if (options.includes(value)) return options.filter((option) => option !== value && option !== null)
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const alike = known.like(
    value,
    name,
    listArguments(args).map((each) => each.value),
  )
  if (alike.length > 0) return alike
  if (typeof value === 'number') return [...new Set([value + 1, value / 2, value - 1])]
  const day = /^\d{4}-\d\d-\d\d/.exec(value)?.[0]
  if (day !== undefined && !Number.isNaN(Date.parse(day))) {
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
    return [next + value.slice(day.length)]
  }
  return [value.includes('@') ? `other.${value}` : `${value} (other)`]
}

/** The options of every enum or constant that a schema allows at a path. */
function enumAt(schema: unknown, root: JsonSchema, path: readonly (string | number)[]): unknown[] {
  if (typeof schema !== 'object' || schema === null) return []
  const node = schema as Readonly<Record<string, unknown>>
  const reference = typeof node.$ref === 'string' ? definition(root, node.$ref) : undefined
  const alternatives = [node.anyOf, node.oneOf, node.allOf].flatMap((each) =>
    Array.isArray(each) ? each : [],
  )
  const inside = [reference, ...alternatives].flatMap((each) => enumAt(each, root, path))
  const [step, ...rest] = path
  if (step === undefined) {
    const own = Array.isArray(node.enum) ? node.enum : 'const' in node ? [node.const] : []
    return [...new Set([...own, ...inside])]
  }
  const child = typeof step === 'number' ? node.items : property(node.properties, step)
  return [...new Set([...enumAt(child, root, rest), ...inside])]
}

function definition(root: JsonSchema, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => property(node, name), root)
}

function property(node: unknown, name: string): unknown {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined
  return (node as Readonly<Record<string, unknown>>)[name]
}
