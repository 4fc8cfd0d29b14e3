import { pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineSandbox, defineTool, SandboxError } from '../sandbox/index.ts'

const members = pgTable('members', { id: text().primaryKey() })

const tool = {
  name: 'get_member',
  description: 'Look a member up.',
  readOnly: true,
  input: z.strictObject({ id: z.string() }),
  output: z.strictObject({ id: z.string() }),
  handler: async ({ id }: { id: string }) => ({ id }),
}

const gym = { name: 'gym', tables: { members }, tools: [defineTool(tool)], instructions: 'You run a gym.' }

/** What a definition that no compiler has seen is told. */
function problem(changes: Record<string, unknown>): string {
  try {
    defineSandbox({ ...gym, now: '2025-10-01T13:00:00Z', ...changes })
  } catch (error) {
    if (error instanceof SandboxError) return error.message
    throw error
  }
  return 'none'
}

const withTool = (changes: Record<string, unknown>) => problem({ tools: [{ ...tool, ...changes }] })

test('a complete definition is accepted', () => {
  expect([problem({}), withTool({})]).toEqual(['none', 'none'])
})

test('what is missing in a sandbox is named', () => {
  expect(problem({ name: undefined })).toBe(
    'Sandbox without a name: name is missing; it takes text, such as retail.',
  )
  expect(problem({ tables: undefined })).toMatch('Sandbox gym: tables is missing; it takes an object of')
  expect(problem({ tables: { members: undefined } })).toBe(
    'Sandbox gym: tables: members is missing; it takes a table made with pgTable.',
  )
  expect(problem({ tools: undefined })).toBe('Sandbox gym: tools is missing; it takes a list of tools.')
  expect(problem({ tools: [undefined] })).toBe(
    'Sandbox gym: tools[0] is missing; it takes what defineTool returns.',
  )
  expect(problem({ instructions: undefined })).toBe(
    "Sandbox gym: instructions is missing; it takes text: the agent's system prompt.",
  )
})

test('a clock that is no text is told from one that is no instant', () => {
  expect(problem({ now: new Date('2025-10-01T13:00:00Z') })).toBe(
    'Sandbox gym: now is a Date; it takes an instant as text, such as 2025-10-01T13:00:00Z.',
  )
  expect(problem({ now: undefined })).toMatch('now is missing; it takes an instant as text')
  expect(problem({ now: '2025-10-01' })).toMatch('now is "2025-10-01"; write an instant with a zone')
})

test('what is missing in a tool is named', () => {
  expect(withTool({ name: undefined })).toMatch('Sandbox gym: tool tools[0]: name is missing; it takes text')
  expect(withTool({ input: undefined })).toBe(
    'Sandbox gym: tool get_member: input is missing; it takes a schema of zod 4, such as z.strictObject({ id: z.string() }).',
  )
  expect(withTool({ output: { id: 'text' } })).toMatch('output is an object; it takes a schema of zod 4')
  expect(withTool({ description: undefined })).toMatch('description is missing; it takes text')
  expect(withTool({ readOnly: undefined })).toMatch(
    'readOnly is missing; it takes true when the tool only reads',
  )
  expect(withTool({ handler: undefined })).toMatch('handler is missing; it takes a function')
})

test('a tool must not take what no call can send', () => {
  const input = (field: z.ZodType) =>
    withTool({ input: z.strictObject({ stay: z.strictObject({ from: field }) }) })
  expect(input(z.date().optional())).toBe(
    'Sandbox gym: tool get_member: input: field stay.from is a z.date(), which no call can send, because JSON has none; ' +
      'use z.iso.datetime() or z.iso.date().',
  )
  expect(input(z.array(z.union([z.string(), z.bigint()])))).toMatch('field stay.from is a z.bigint()')
  const day = z.iso.date()
  const read = [
    day,
    day.transform((text) => new Date(text)),
    z.coerce.date(),
    z.preprocess((text) => ({ on: new Date(String(text)) }), z.object({ on: z.date() })),
    z.codec(day, z.date(), { decode: (text) => new Date(text), encode: (date) => date.toISOString() }),
  ]
  expect(read.map(input)).toEqual(read.map(() => 'none'))
})
