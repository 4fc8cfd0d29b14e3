import { didYouMean } from '../../core/near-names.ts'
import { describeKind, type ToolField } from './tool-fields.ts'

/** What was typed cannot be a value of the field; the message says why. */
export class UnfitValue extends Error {
  override readonly name = 'UnfitValue'
}

/**
 * A value as it is typed: `ORD-1`, `"two words"`, `3`, `yes`, `null`, `a, b`, `[…]`, `{…}`, or for an object
 * `status=hold priority=high`.
 *
 * @throws UnfitValue when the field takes no such value
 */
export function readValue(field: ToolField, typed: string): unknown {
  const text = typed.trim()
  if (text === 'null' && (field.mayBeNull || field.kind === 'JSON')) return null
  if (field.choices.length > 0) return readChoice(field, text)
  switch (field.kind) {
    case 'text':
      return /^".*"$/s.test(text) ? (parseJson(text) ?? text) : text
    case 'whole number':
    case 'number':
      return readNumber(field, text)
    case 'yes or no':
      if (/^(y|yes|true)$/i.test(text)) return true
      if (/^(n|no|false)$/i.test(text)) return false
      throw unfit(field, text)
    case 'list':
      return readList(field, text)
    case 'object':
      if (text.startsWith('{')) return readJson(field, text)
      return readAssignments(field.fields, text)
    case 'JSON':
      return parseJson(text) ?? text
  }
}

/**
 * Fields as they are typed: `order_id=ORD-1 note="a b" item.status=hold tags=["late"]`.
 *
 * @throws UnfitValue when this is not of that form, names a field that does not exist, or has a value that a field cannot have
 */
export function readAssignments(fields: readonly ToolField[], text: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  let rest = text.trim()
  while (rest !== '') {
    const [head, key = ''] = /^([^\s="'{}[\]]+)=/.exec(rest) ?? []
    if (head === undefined) {
      throw new UnfitValue(`Write field=value, or one JSON object, and not: ${rest}`)
    }
    const value = valueAhead(rest.slice(head.length))
    assign(values, fields, key.split('.'), value)
    rest = rest.slice(head.length + value.length).trimStart()
  }
  return values
}

function assign(
  values: Record<string, unknown>,
  fields: readonly ToolField[],
  [name = '', ...below]: readonly string[],
  value: string,
): void {
  const field = fields.find((each) => each.name === name)
  if (!field) {
    const names = fields.map((each) => each.name)
    const hint = didYouMean(name, names) ?? `The fields are ${names.join(', ')}.`
    throw new UnfitValue(`There is no field ${name}. ${hint}`)
  }
  if (below.length === 0) {
    values[name] = readValue(field, value)
    return
  }
  const inner = values[name]
  const own = typeof inner === 'object' && inner !== null ? { ...inner } : {}
  assign(own, field.fields, below, value)
  values[name] = own
}

/** A value up to the blank that ends it: blanks in quotes and brackets belong to it. */
function valueAhead(text: string): string {
  let depth = 0
  let quote = ''
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (quote !== '') {
      if (character === '\\') index += 1
      else if (character === quote) quote = ''
    } else if (character === '"' && (depth > 0 || index === 0)) quote = character
    else if ('{['.includes(character)) depth += 1
    else if ('}]'.includes(character)) depth -= 1
    else if (/\s/.test(character) && depth <= 0) return text.slice(0, index)
  }
  return text
}

function readChoice(field: ToolField, text: string): string | number {
  const choice = field.choices.find((each) => each === text || JSON.stringify(each) === text)
  if (choice === undefined) throw unfit(field, text)
  return field.kind === 'whole number' || field.kind === 'number' ? Number(choice) : choice
}

function readNumber(field: ToolField, text: string): number {
  const isNumber = field.kind === 'number' ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/
  if (!isNumber.test(text)) throw unfit(field, text)
  return Number(text)
}

function readList(field: ToolField, text: string): unknown {
  if (text.startsWith('[')) return readJson(field, text)
  const { item } = field
  const parts = text === '' ? [] : text.split(',')
  return parts.map((part) => (item ? readValue(item, part) : part.trim()))
}

function readJson(field: ToolField, text: string): unknown {
  const value = parseJson(text)
  if (value === undefined) throw new UnfitValue(`${field.name}: this is not JSON: ${text}`)
  return value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function unfit(field: ToolField, text: string): UnfitValue {
  return new UnfitValue(
    `${field.name}: expected ${describeKind(field)}, and not ${text === '' ? 'nothing' : text}`,
  )
}
