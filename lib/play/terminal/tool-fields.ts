import { z } from 'zod'

const nodeSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
})

/** What a value may be, as far as a person who types it has to know. */
export type ValueKind = 'text' | 'whole number' | 'number' | 'yes or no' | 'list' | 'object' | 'JSON'

/** One field of a tool's arguments, or of an object among them. */
export interface ToolField {
  readonly name: string
  readonly description: string
  readonly isRequired: boolean
  readonly kind: ValueKind
  readonly mayBeNull: boolean
  /** The values there are; empty when there is no list of them. */
  readonly choices: readonly string[]
  /** Of an object's fields; of several forms of it, those of all. */
  readonly fields: readonly ToolField[]
  /** Of a list's items. */
  readonly item?: ToolField
}

const kinds: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  array: 'list',
  object: 'object',
}

/**
 * The fields of a JSON Schema of an object, the required ones first.
 *
 * @param schema - a tool's `inputSchema`
 */
export function toolFields(schema: unknown): readonly ToolField[] {
  const { properties = {}, required = [] } = nodeSchema.parse(schema)
  const fields = Object.entries(properties).map(([name, each]) =>
    readField(name, each, required.includes(name)),
  )
  return [...fields.filter((field) => field.isRequired), ...fields.filter((field) => !field.isRequired)]
}

function readField(name: string, schema: unknown, isRequired: boolean): ToolField {
  const node = nodeSchema.parse(schema)
  const forms = formsOf(schema)
  const own = forms.filter(({ type }) => type !== 'null')
  const types = new Set(own.map(({ type }) => type))
  const [type] = types
  const named = (types.size === 1 && type !== undefined && kinds[type]) || 'JSON'
  const fields = named === 'object' ? mergeFields(own.map((form) => toolFields(form.schema))) : []
  // An object with any fields can only be written as it is.
  const kind = named === 'object' && fields.length === 0 ? 'JSON' : named
  const items = own.find((form) => form.items !== undefined)?.items
  return {
    name,
    description: node.description ?? own.find((form) => form.description !== undefined)?.description ?? '',
    isRequired,
    kind,
    mayBeNull: forms.length > own.length,
    choices: own.every((form) => form.choices.length > 0) ? own.flatMap((form) => form.choices) : [],
    fields,
    ...(kind === 'list' && items !== undefined && { item: readField('item', items, true) }),
  }
}

interface Form {
  readonly type: string | undefined
  readonly description: string | undefined
  readonly choices: readonly string[]
  readonly items: unknown
  readonly schema: unknown
}

/** What a schema accepts, one form for each type. */
function formsOf(schema: unknown): readonly Form[] {
  const node = nodeSchema.parse(schema)
  if (node.anyOf) return node.anyOf.flatMap(formsOf)
  const types = Array.isArray(node.type) ? node.type : [node.type]
  const values = node.enum ?? (node.const === undefined ? [] : [node.const])
  return types.map((type) => ({
    type,
    description: node.description,
    choices: type === 'null' ? [] : values.filter((value) => value !== null).map(String),
    items: node.items,
    schema,
  }))
}

/** A field that not every form requires can be left out of some. */
function mergeFields(forms: readonly (readonly ToolField[])[]): readonly ToolField[] {
  const merged = new Map<string, ToolField>()
  for (const field of forms.flat()) {
    const isRequired = forms.every((form) =>
      form.some(({ name, isRequired }) => name === field.name && isRequired),
    )
    if (!merged.has(field.name)) merged.set(field.name, { ...field, isRequired })
  }
  return [...merged.values()]
}

/** What a field is for and what it takes, on one line. */
export function describeField(field: ToolField): string {
  return field.description === '' ? describeKind(field) : `${field.description}; ${describeKind(field)}`
}

/** What kind of value a field takes, in words: `text`, `one of open, hold`, `list of text`. */
export function describeKind({ kind, choices, mayBeNull, item }: ToolField): string {
  const what =
    choices.length > 0 ? `one of ${choices.join(', ')}` : item ? `list of ${describeKind(item)}` : kind
  return mayBeNull ? `${what}, or null` : what
}
