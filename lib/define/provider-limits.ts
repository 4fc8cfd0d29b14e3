import type { z } from 'zod'
import { toolNamePattern } from '../core/tool-name.ts'
import { jsonSchemaOf } from './tool-listing.ts'

/** How many tools OpenAI takes in one request: the fewest of the large providers. Source: see `toolNamePattern`. */
export const mostTools = 128

/** Names of properties that Anthropic takes; what it answers to others names this pattern. */
const propertyPattern = /^[a-zA-Z0-9_.-]{1,64}$/

/** What Anthropic and OpenAI refuse at the root of a tool's input; inside of a property it is taken. */
const rootRefusals = ['anyOf', 'oneOf', 'allOf', 'not', 'enum'] as const

/** What a large provider would refuse about a tool's name. */
export function refusedName(name: string): string | undefined {
  if (toolNamePattern.test(name)) return undefined
  return `is called ${JSON.stringify(name)}, which OpenAI, Anthropic or Google refuse; a name has at most 64 letters, digits, _ and -, and begins with a letter or _`
}

/** What a large provider would refuse about a tool's input. */
export function refusedInput(input: z.ZodType): string | undefined {
  const schema = jsonSchemaOf(input, 'input')
  const root = rootRefusals.find((keyword) => keyword in schema)
  if (root !== undefined) {
    return `it is a union (${root}), which Anthropic and OpenAI refuse for a whole input; make it one object, and a union one of its fields`
  }
  const name = propertyNames(schema).find((property) => !propertyPattern.test(property))
  if (name === undefined) return undefined
  return `the field ${JSON.stringify(name)} has a name that Anthropic refuses; use at most 64 letters, digits, _, . and -`
}

function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap(propertyNames)
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    if (keyword === 'enum' || keyword === 'const' || keyword === 'default' || keyword === 'examples')
      return []
    const isNamed =
      (keyword === 'properties' || keyword === '$defs') && typeof value === 'object' && value !== null
    if (!isNamed) return propertyNames(value)
    return [
      ...(keyword === 'properties' ? Object.keys(value) : []),
      ...Object.values(value).flatMap(propertyNames),
    ]
  })
}
