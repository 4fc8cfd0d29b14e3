import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'

/** One hostile call of a tool. */
export interface HostileCall {
  /** What is hostile about it, for people. */
  readonly what: string
  readonly arguments: unknown
  /** It must be refused: no tool could process it, or the tool's own schema excludes it. */
  readonly mustFail: boolean
  /** A name that the refusal must mention, so that the agent knows what to correct. */
  readonly mentions?: string
}

type Schema = Readonly<Record<string, unknown>>
type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object'

interface Site {
  readonly path: readonly string[]
  readonly schema: Schema
}

interface Hostile {
  readonly what: string
  readonly value: unknown
  /** Its JSON type when the tool may accept it; absent when nothing can. */
  readonly type?: JsonType
}

const hugeText = 'x'.repeat(10_000_000)

const sqlTexts = [
  "'; drop table workshop_bikes; --",
  "' or '1'='1",
  '"; delete from slot_1.zendesk_tickets; select "',
  "x'); set role postgres; set search_path = slot_1; --",
  '$$; commit; truncate slot_2.orders; $$',
  "\\'; select pg_sleep(10) --",
  '%_%\\',
]

/** Values that are put in the place of every field. */
function hostileValues(): Hostile[] {
  return [
    { what: 'a NUL character', value: 'a\0b' },
    { what: 'a lone high surrogate', value: 'a\ud800b' },
    { what: 'a lone low surrogate', value: '\udc00' },
    { what: 'a text of ten million characters', value: hugeText },
    { what: 'nesting of ten thousand lists', value: nest(10_000, (inner) => [inner]) },
    { what: 'nesting of ten thousand objects', value: nest(10_000, (inner) => ({ inner })) },
    {
      what: 'a list of a hundred thousand numbers',
      value: Array.from({ length: 100_000 }, (_, index) => index),
    },
    { what: 'an object with its own __proto__', value: JSON.parse('{"__proto__": {"polluted": true}}') },
    { what: 'NaN', value: Number.NaN },
    { what: 'Infinity', value: Number.POSITIVE_INFINITY },
    { what: 'a big integer', value: 10n ** 30n },
    { what: 'a function', value: () => 'x' },
    { what: 'a Date', value: new Date(0) },
    { what: 'an object that contains itself', value: selfContaining() },
    { what: 'a number as text', value: '25', type: 'string' },
    { what: 'true as text', value: 'true', type: 'string' },
    { what: 'an object as JSON text', value: '{"status":"open"}', type: 'string' },
    { what: 'a list as JSON text', value: '["a"]', type: 'string' },
    { what: 'an empty text', value: '', type: 'string' },
    { what: 'characters outside the basic plane', value: '𝕏 🛵 \u202e\u0007', type: 'string' },
    ...sqlTexts.map((value): Hostile => ({ what: `SQL ${JSON.stringify(value)}`, value, type: 'string' })),
    { what: 'a huge number', value: 1e308, type: 'number' },
    { what: 'a huge whole number', value: 2 ** 53 - 1, type: 'number' },
    { what: 'a negative fraction', value: -0.1, type: 'number' },
    { what: 'true', value: true, type: 'boolean' },
    { what: 'null', value: null, type: 'null' },
    { what: 'a list', value: ['x', 1, null], type: 'array' },
    { what: 'an object', value: { constructor: 'x', toString: null }, type: 'object' },
  ]
}

/**
 * Hostile calls of a tool, made from its input schema: each starts from plausible arguments and breaks one thing.
 *
 * Always the same for the same schema, so a failure can be repeated by its description.
 *
 * @param tool - as `tools/list` shows it
 */
export function hostileCalls(tool: Pick<ListedTool, 'inputSchema'>): HostileCall[] {
  const schema = tool.inputSchema as Schema
  const plausible = sample(schema) as Record<string, unknown>
  const calls: HostileCall[] = [
    ...wholeArguments(schema, plausible),
    ...sites(schema, []).flatMap((site) => atSite(site, plausible)),
  ]
  return calls
}

function wholeArguments(schema: Schema, plausible: Record<string, unknown>): HostileCall[] {
  const required = namesOf(schema.required)
  return [
    { what: 'arguments encoded twice', arguments: JSON.stringify(plausible), mustFail: true },
    { what: 'arguments as a list', arguments: [plausible], mustFail: true },
    { what: 'arguments as a number', arguments: 7, mustFail: true },
    {
      what: 'no arguments',
      arguments: undefined,
      mustFail: required.length > 0,
      ...(required[0] !== undefined && { mentions: required[0] }),
    },
    {
      what: '__proto__ among the arguments',
      arguments: JSON.parse(
        `{"__proto__": {"a": 1}, ${JSON.stringify(plausible).slice(1)}`.replace(/, }$/, '}'),
      ),
      mustFail: true,
      mentions: '__proto__',
    },
    ...required.map((name) => ({
      what: `${name} left out`,
      arguments: omit(plausible, name),
      mustFail: true,
      mentions: name,
    })),
  ]
}

function atSite({ path, schema }: Site, plausible: Record<string, unknown>): HostileCall[] {
  const place = path.join('.')
  const mentions = path.at(-1) ?? ''
  const accepted = acceptedTypes(schema)
  const calls = hostileValues().map(({ what, value, type }): HostileCall => {
    const mustFail = type === undefined || (accepted !== undefined && !accepted.has(type))
    return {
      what: `${what} as ${place}`,
      arguments: replace(plausible, path, value),
      mustFail,
      // A text too long for the server to read on is named by its place all the same.
      ...(mustFail && { mentions }),
    }
  })
  if (accepted?.has('object') && schema.additionalProperties === false) {
    const value = { ...(sample(schema) as object), un_known: 1 }
    calls.push({
      what: `an unknown key in ${place}`,
      arguments: replace(plausible, path, value),
      mustFail: true,
      mentions: 'un_known',
    })
  }
  return calls
}

/** Every field of an object schema, optional ones too, and the fields of its fields. */
function sites(schema: Schema, path: readonly string[]): Site[] {
  const own = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const fields = own.flatMap(([name, field]): Site[] => [
    { path: [...path, name], schema: field },
    ...(path.length < 3 ? sites(field, [...path, name]) : []),
  ])
  const unknown: Site[] =
    path.length === 0 && schema.additionalProperties === false
      ? [{ path: ['un_known'], schema: { not: {} } }]
      : []
  return [...fields, ...unknown]
}

/** The JSON types that a schema may accept; undefined when it does not say. */
function acceptedTypes(schema: Schema): ReadonlySet<JsonType> | undefined {
  if ('not' in schema) return new Set()
  const alternatives = [schema.anyOf, schema.oneOf].find(Array.isArray) as Schema[] | undefined
  if (alternatives) {
    const types = alternatives.map(acceptedTypes)
    return types.includes(undefined) ? undefined : new Set(types.flatMap((each) => [...(each ?? [])]))
  }
  if (Array.isArray(schema.enum) || 'const' in schema) {
    const values: unknown[] = Array.isArray(schema.enum) ? schema.enum : [schema.const]
    // The hostile texts are no member of any list of choices.
    return new Set(values.some((value) => value === null) ? ['null'] : [])
  }
  const named = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter(
    (type) => type !== undefined,
  )
  if (named.length === 0) return undefined
  return new Set(named.map((type) => (type === 'integer' ? 'number' : type) as JsonType))
}

/** A value that fits a schema where it is simple enough. */
function sample(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if ('default' in schema) return schema.default
  const alternatives = [schema.anyOf, schema.oneOf].find(Array.isArray) as Schema[] | undefined
  if (alternatives) return sample(alternatives.find((each) => each.type !== 'null') ?? {})
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return schema.format === 'date-time'
        ? '2025-10-01T13:00:00Z'
        : schema.format === 'date'
          ? '2025-10-01'
          : 'A-1'
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' && schema.minimum > 1 ? schema.minimum : 1
    case 'boolean':
      return false
    case 'array':
      return []
    case 'object':
    case undefined: {
      const fields = (schema.properties ?? {}) as Record<string, Schema>
      return Object.fromEntries(
        namesOf(schema.required).flatMap((name) => (fields[name] ? [[name, sample(fields[name])]] : [])),
      )
    }
    default:
      return null
  }
}

function namesOf(required: unknown): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
}

function replace(base: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const object = typeof base === 'object' && base !== null ? (base as Record<string, unknown>) : {}
  return { ...object, [key]: replace(object[key], rest, value) }
}

function omit(object: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
}

function nest(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 'core'
  for (let level = 0; level < levels; level++) value = wrap(value)
  return value
}

function selfContaining(): object {
  const object: Record<string, unknown> = {}
  object.self = object
  return object
}
