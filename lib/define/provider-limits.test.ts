import { pgTable, text } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defineSandbox } from './define-sandbox.ts'
import { defineTool } from './define-tool.ts'

const tables = { pallets: pgTable('pallets', { id: text().primaryKey() }) }

function toolWith({ name = 'get_pallet', input = z.strictObject({}) as z.ZodType } = {}) {
  return defineTool({
    name,
    description: 'Look a pallet up.',
    readOnly: true,
    input,
    output: z.strictObject({}),
    handler: async () => ({}),
  })
}

const sandboxWith = (...tools: ReturnType<typeof toolWith>[]) =>
  defineSandbox({ name: 'limits', tables, tools, instructions: '', now: '2025-10-01T13:00:00Z' })

describe('what a large provider refuses is refused at definition', () => {
  test.for(['get pallet', '', 'x'.repeat(65), '1st', 'get.pallet', 'hämta', 'a/b'])(
    'a tool called %j',
    (name) => {
      expect(() => sandboxWith(toolWith({ name }))).toThrow(
        `tools[0] is called ${JSON.stringify(name)}, which OpenAI, Anthropic or Google refuse; a name has at most 64`,
      )
    },
  )

  test.for<[string, z.ZodType]>([
    ['$filter', z.strictObject({ $filter: z.string() })],
    ['two words', z.strictObject({ where: z.strictObject({ 'two words': z.string() }) })],
    ['größe', z.strictObject({ items: z.array(z.union([z.string(), z.object({ größe: z.int() })])) })],
    ['x'.repeat(65), z.strictObject({ ['x'.repeat(65)]: z.string() })],
    ['', z.strictObject({ '': z.string() })],
  ])('a field called %j', ([name, input]) => {
    expect(() => sandboxWith(toolWith({ input }))).toThrow(
      `tool get_pallet: input: the field ${JSON.stringify(name)} has a name that Anthropic refuses`,
    )
  })

  test('a union as the whole input', () => {
    const input = z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })])
    expect(() => sandboxWith(toolWith({ input }))).toThrow(
      'it is a union (anyOf), which Anthropic and OpenAI',
    )
    const told = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b') }),
    ])
    expect(() => sandboxWith(toolWith({ input: told }))).toThrow(
      'make it one object, and a union one of its fields',
    )
  })

  test('more tools than one request takes', () => {
    const tools = Array.from({ length: 129 }, (_, index) => toolWith({ name: `tool_${index}` }))
    expect(() => sandboxWith(...tools)).toThrow(
      'it has 129 tools, and OpenAI takes at most 128 in one request',
    )
    expect(sandboxWith(...tools.slice(1)).tools).toHaveLength(128)
  })

  test('and nothing else: unions of fields, free keys, values of any kind', () => {
    const input = z.strictObject({
      'a.b-C_1': z.union([z.string(), z.strictObject({ x: z.null() })]),
      free: z.record(z.string(), z.json()),
      choice: z.enum(['$filter', 'two words']),
      preset: z.object({ key: z.string() }).default({ key: 'properties' }),
    })
    expect(sandboxWith(toolWith({ name: `_${'x'.repeat(63)}`, input })).tools).toHaveLength(1)
  })
})
