import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnyTool } from '../lib/sandbox/index.ts'
import { triggers } from './helpdesk/index.ts'
import { recordedDomains } from './recorded.ts'

/** Facts about the published benchmark's own servers; they are not part of this repository. */
const recordings = join(import.meta.dirname, '../../shared/thinkingbox-bench')

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.json()).optional(),
    anyOf: z.array(jsonSchema).optional(),
    items: jsonSchema.optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
  }),
) as unknown as z.ZodType<JsonSchema>

const toolFacts = z.record(z.string(), z.object({ input: jsonSchema, output: jsonSchema }))
const tableFacts = z.record(
  z.string(),
  z.object({
    primary_key: z.array(z.string()),
    required: z.array(z.string()),
    columns: z.record(z.string(), jsonSchema),
  }),
)

/** What matters of a schema: types, enums, names and which of them are required, whatever order they are in. */
function essence(schema: JsonSchema): unknown {
  const options = (schema.anyOf ?? [schema]).map(essenceOfOption).filter((option) => option !== 'null')
  // A date is text, and a number that may be digits in text is a number.
  const distinct = [...new Map(options.map((option) => [JSON.stringify(option), option])).values()]
  for (const number of ['integer', 'number']) if (distinct.includes(number)) return number
  return distinct.length === 1 ? distinct[0] : distinct
}

function essenceOfOption(option: JsonSchema): unknown {
  if (option.properties) {
    return {
      required: [...(option.required ?? [])].sort(),
      properties: Object.fromEntries(
        Object.entries(option.properties)
          .sort()
          // Announced without their dollar sign, which some providers refuse.
          .map(([name, property]) => [name.replace(/^\$/, ''), essence(property)]),
      ),
    }
  }
  if (option.enum) return { enum: option.enum.filter((value) => value !== null).sort() }
  if (option.items) return { list: essence(option.items) }
  return [option.type].flat().find((type) => type !== 'null') ?? 'null'
}

describe.each(recordedDomains.map(({ sandbox }) => [sandbox.name, sandbox] as const))(
  '%s',
  (name, sandbox) => {
    const facts = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
      const path = join(recordings, name, file)
      return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
    }

    test('has the recorded tools with the recorded parameters', (context) => {
      const recorded = facts('tools.json', toolFacts)
      context.skip(!recorded, `there are no recordings in ${recordings}`)
      const tools: readonly AnyTool[] = sandbox.tools
      expect(tools.map((tool) => tool.name).sort()).toEqual(Object.keys(recorded ?? {}).sort())
      for (const tool of tools) {
        const given = jsonSchema.parse(z.toJSONSchema(tool.input, { io: 'input' }))
        expect(essence(given), tool.name).toEqual(essence(recorded?.[tool.name]?.input ?? {}))
        const answered = jsonSchema.parse(z.toJSONSchema(tool.output, { io: 'output' }))
        expect(outputNames(answered), tool.name).toEqual(outputNames(recorded?.[tool.name]?.output ?? {}))
      }
    })

    test('has the recorded tables with the recorded columns', (context) => {
      const recorded = facts('tables.json', tableFacts)
      context.skip(!recorded, `there are no recordings in ${recordings}`)
      const all: readonly PgTable[] = Object.values(sandbox.tables)
      const tables = all.filter((table) => table !== triggers)
      expect(tables.map((table) => getTableConfig(table).name).sort()).toEqual(
        Object.keys(recorded ?? {}).sort(),
      )
      for (const table of tables) {
        const { name: sqlName, columns, primaryKeys } = getTableConfig(table)
        const fact = recorded?.[sqlName]
        expect(columns.map((column) => column.name).sort(), sqlName).toEqual(
          Object.keys(fact?.columns ?? {}).sort(),
        )
        const keyColumns = [
          ...columns.filter((column) => column.primary),
          ...primaryKeys.flatMap((key) => key.columns),
        ]
        expect(keyColumns.map((column) => column.name)).toEqual(fact?.primary_key)
        for (const column of columns) {
          const known = fact?.columns[column.name] ?? {}
          const values = (known.anyOf ?? [known]).find((option) => option.enum)?.enum
          expect(column.enumValues ?? undefined, `${sqlName}.${column.name}`).toEqual(values ?? undefined)
        }
        // Whatever must be stated in a recorded row must be stated here, except what the database fills in.
        const stated = columns
          .filter((column) => column.notNull && !column.hasDefault)
          .map((column) => column.name)
        expect(fact?.required, sqlName).toEqual(expect.arrayContaining(stated))
      }
    })
  },
)

function outputNames(schema: JsonSchema): unknown {
  return {
    names: Object.keys(schema.properties ?? {}).sort(),
    required: [...(schema.required ?? [])].sort(),
    lists: Object.values(schema.properties ?? {})
      .filter((property) => property.items?.properties)
      .map((property) => Object.keys(property.items?.properties ?? {}).sort()),
  }
}
