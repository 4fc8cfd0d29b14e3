import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { missingOrWrong } from './describe-value.ts'
import { mostTools, refusedInput, refusedName } from './provider-limits.ts'
import { SandboxError } from './sandbox-error.ts'
import { unsendableField } from './unsendable-field.ts'

type Field = readonly [name: string, fits: (value: unknown) => boolean, takes: string]

const isText = (value: unknown) => typeof value === 'string'
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isSchema = (value: unknown) => isObject(value) && '_zod' in Object(value)

const sandboxFields: readonly Field[] = [
  ['name', isText, 'text, such as retail'],
  ['tables', isObject, 'an object of Drizzle tables by their short names'],
  ['tools', Array.isArray, 'a list of tools'],
  ['instructions', isText, "text: the agent's system prompt"],
  ['now', isText, 'an instant as text, such as 2025-10-01T13:00:00Z'],
]

const toolFields: readonly Field[] = [
  ['name', isText, 'text, such as get_order'],
  ['description', isText, 'text: what the agent is told about the tool'],
  ['readOnly', (value) => typeof value === 'boolean', 'true when the tool only reads, false otherwise'],
  ['input', isSchema, 'a schema of zod 4, such as z.strictObject({ id: z.string() })'],
  ['output', isSchema, 'a schema of zod 4, such as z.strictObject({ id: z.string() })'],
  ['handler', (value) => typeof value === 'function', 'a function that answers a call'],
]

/**
 * Checks that a sandbox's definition has what its type asks for. Vitest does not check types, and the code that fails on
 * a missing field does not name the field or its owner.
 *
 * @throws SandboxError naming the sandbox, the tool or table, and the field
 */
export function checkDefinition(definition: object): void {
  const { name, tables, tools } = definition as Readonly<Record<string, unknown>>
  const sandbox = isText(name) ? String(name) : 'without a name'
  checkFields(sandbox, '', definition, sandboxFields)
  for (const [table, value] of Object.entries(Object(tables))) {
    checkFields(sandbox, 'tables: ', { [table]: value }, [
      [table, (each) => is(each, PgTable), 'a table made with pgTable'],
    ])
  }
  const count = (tools as readonly unknown[]).length
  if (count > mostTools) {
    throw new SandboxError(
      'BAD_DEFINITION',
      sandbox,
      `it has ${count} tools, and OpenAI takes at most ${mostTools} in one request; leave some out`,
    )
  }
  for (const [index, tool] of (tools as readonly unknown[]).entries()) {
    const place = `tools[${index}]`
    checkFields(sandbox, '', { [place]: tool }, [[place, isObject, 'what defineTool returns']])
    const named = Object(tool).name
    const where = `tool ${isText(named) ? named : place}: `
    checkFields(sandbox, where, Object(tool), toolFields)
    const refusal = refusedName(named)
    if (refusal) throw new SandboxError('BAD_DEFINITION', sandbox, `${place} ${refusal}`)
    checkInput(sandbox, where, Object(tool).input)
  }
}

/** Variants of a sandbox have the same tools. */
const sendable = new WeakSet<z.ZodType>()

function checkInput(sandbox: string, where: string, input: z.ZodType): void {
  if (sendable.has(input)) return
  const problem = unsendableField(input) ?? refusedInput(input)
  if (problem) throw new SandboxError('BAD_DEFINITION', sandbox, `${where}input: ${problem}`)
  sendable.add(input)
}

function checkFields(sandbox: string, where: string, given: object, fields: readonly Field[]): void {
  for (const [field, fits, takes] of fields) {
    const value: unknown = (given as Readonly<Record<string, unknown>>)[field]
    if (fits(value)) continue
    throw new SandboxError(
      'BAD_DEFINITION',
      sandbox,
      `${where}${field} ${missingOrWrong(value)}; it takes ${takes}`,
    )
  }
}
