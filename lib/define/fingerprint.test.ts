import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyOf, anyText, anyValue, textMatching, updated } from '../grading/index.ts'
import { defineSandbox, defineTool } from '../sandbox/index.ts'
import { sandboxFingerprint, taskFingerprint } from './fingerprint.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'thinkingbox-print-'))
  writeFileSync(join(directory, 'tools.ts'), 'export const fee = 5')
  writeFileSync(join(directory, 'tools.test.ts'), 'test()')
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

interface Parts {
  readonly description?: string
  readonly input?: z.ZodType
  readonly columns?: Record<string, ReturnType<typeof text>>
  readonly definition?: Record<string, unknown>
}

function depot({ description = 'Move it.', input, columns, definition }: Parts = {}) {
  const pallets = pgTable('pallets', {
    id: text().primaryKey(),
    bay: text().notNull(),
    note: text(),
    ...columns,
  })
  const move = defineTool({
    name: 'move',
    description,
    readOnly: false,
    input: input ?? z.strictObject({ id: z.string(), bay: z.string() }),
    output: z.strictObject({}),
    handler: async () => ({}),
  })
  return defineSandbox({
    name: 'depot',
    tables: { pallets },
    tools: [move],
    instructions: 'Move pallets.',
    knowledge: { rules: [{ id: '1', title: 'Bays', body: 'A before B.' }] },
    baseline: { pallets: [{ id: 'P-1', bay: 'A1' }] },
    now: '2025-10-01T13:00:00Z',
    folders: [directory],
    ...definition,
  })
}

describe("a sandbox's fingerprint", () => {
  test('is the same for the same sandbox, wherever its folder is', () => {
    const print = sandboxFingerprint(depot())
    expect(print).toMatch(/^[0-9a-f]{64}$/)
    expect(sandboxFingerprint(depot())).toBe(print)
    const elsewhere = mkdtempSync(join(tmpdir(), 'thinkingbox-print-'))
    cpSync(directory, elsewhere, { recursive: true })
    expect(sandboxFingerprint(depot({ definition: { folders: [elsewhere] } }))).toBe(print)
    rmSync(elsewhere, { recursive: true })
  })

  test.for([
    ['a column', { columns: { lane: text() } }],
    ["a tool's description", { description: 'Move them.' }],
    ["a tool's input", { input: z.strictObject({ id: z.string(), bay: z.enum(['A1', 'B1']) }) }],
    ['the instructions', { definition: { instructions: 'Move pallets slowly.' } }],
    [
      'the knowledge',
      { definition: { knowledge: { rules: [{ id: '1', title: 'Bays', body: 'B before A.' }] } } },
    ],
    ['the baseline', { definition: { baseline: { pallets: [{ id: 'P-1', bay: 'A2' }] } } }],
    ['the clock', { definition: { now: '2025-10-01T13:00:01Z' } }],
    ['what is graded', { definition: { ungraded: { pallets: ['note'] } } }],
    ['what is a stamp', { definition: { stamps: { pallets: ['note'] } } }],
  ] as const)('changes with %s', ([, parts]) => {
    expect(sandboxFingerprint(depot(parts as Parts))).not.toBe(sandboxFingerprint(depot()))
  })

  test("changes with its folder's files, but not with their tests", () => {
    const print = sandboxFingerprint(depot())
    writeFileSync(join(directory, 'tools.test.ts'), 'test(2)')
    expect(sandboxFingerprint(depot())).toBe(print)
    writeFileSync(join(directory, 'tools.ts'), 'export const fee = 6')
    const changed = sandboxFingerprint(depot())
    expect(changed).not.toBe(print)
    mkdirSync(join(directory, 'inner'))
    writeFileSync(join(directory, 'inner', 'more.ts'), '')
    expect(sandboxFingerprint(depot())).not.toBe(changed)
  })
})

describe("a task's fingerprint", () => {
  const { pallets } = depot().tables
  const make = (changes: Record<string, unknown> = {}) => {
    const task = depot({ definition: { name: `depot${Math.random()}` } }).task({
      id: 'DP001_001',
      title: 'a pallet moves',
      request: 'Move P-1 to B1.',
      customer: 'You own P-1.',
      solution: [['move', { id: 'P-1', bay: 'B1' }]],
      expected: [updated(pallets, 'P-1', { bay: 'B1' })],
      ...changes,
    })
    return taskFingerprint({ ...task, domain: 'depot' })
  }

  test('is the same for the same definition, whatever the order of keys and what describes it', () => {
    expect(make()).toMatch(/^[0-9a-f]{64}$/)
    expect(make({ solution: [['move', { bay: 'B1', id: 'P-1' }]], title: 'another name' })).toBe(make())
    const description = { family: 'moves', level: 'routine', traits: ['time'], decidedBy: ['a rule'] }
    expect(make({ ...description, idlePasses: false })).toBe(make())
  })

  test.for([
    { request: 'Move P-1 to B1!' },
    { customer: 'You own nothing.' },
    { records: { pallets: [{ id: 'P-2', bay: 'C1' }] } },
    { solution: [['move', { id: 'P-1', bay: 'B2' }]] },
    { expected: [updated(pallets, 'P-1', { bay: 'B2' })] },
    { expected: [updated(pallets, 'P-1', { bay: expect.stringContaining('B') })] },
    { expected: [updated(pallets, 'P-1', { bay: expect.stringContaining('C') })] },
    { expected: [updated(pallets, 'P-1', { bay: expect.not.stringContaining('C') })] },
    { expected: [updated(pallets, 'P-1', { bay: expect.stringMatching(/B/) })] },
    { expected: [updated(pallets, 'P-1', { bay: expect.anything() })] },
  ])('changes with what decides the outcome: %#', (changes) => {
    expect(make(changes)).not.toBe(make())
  })

  test('tells matchers apart', () => {
    const prints = [
      expect.stringContaining('B'),
      expect.stringContaining('C'),
      expect.not.stringContaining('C'),
      expect.stringMatching(/B/),
      expect.stringMatching(/C/),
      expect.any(String),
      expect.anything(),
      anyText(),
      anyValue(),
      anyOf('B1', 'B2'),
      anyOf('B1', 'B3'),
      textMatching(/B/),
      textMatching(/C/),
      textMatching(/B/i),
    ].map((bay) => make({ expected: [updated(pallets, 'P-1', { bay })] }))
    expect(new Set(prints).size).toBe(prints.length)
  })
})
