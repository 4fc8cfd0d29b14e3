import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyOf, anyText, anyValue, textMatching, updated } from '../grading/index.ts'
import { defineSandbox, defineTool } from '../sandbox/index.ts'
import { sandboxFingerprint, taskFingerprint } from './fingerprint.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'thinkingbox-print-'))
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
    ...definition,
  })
}

describe("a sandbox's fingerprint", () => {
  test('is the same for the same sandbox', () => {
    const print = sandboxFingerprint(depot())
    expect(print).toMatch(/^[0-9a-f]{64}$/)
    expect(sandboxFingerprint(depot())).toBe(print)
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
})

describe("a sandbox's files", () => {
  /** A project of two domains with one desk; the first has its tools in another place than its sandbox. */
  const texts = {
    'sandboxes/yard/index.ts': `
      import { open } from '../../open.ts'
      import { tools } from './tools.ts'
      export const yard = open('yard', tools)`,
    'sandboxes/yard/tools.ts': `
      import { deskTool } from '../desk/index.ts'
      import { fee } from './rules.ts'
      export const tools = [deskTool('note ' + fee)]`,
    'sandboxes/yard/rules.ts': 'export const fee = 5',
    'sandboxes/yard/rules.test.ts': "import './rules.ts'",
    'sandboxes/shop/index.ts': `
      import { open } from '../../open.ts'
      export const shop = open('shop', [])`,
    'sandboxes/desk/index.ts': `
      import { defineTool } from '${resolve('lib/sandbox/index.ts')}'
      import { z } from 'zod'
      const nothing = z.strictObject({})
      export const deskTool = (description) =>
        defineTool({ name: 'note', description, readOnly: true, input: nothing, output: nothing, handler: async () => ({}) })`,
    'open.ts': `
      import { pgTable, text } from 'drizzle-orm/pg-core'
      import { defineSandbox } from '${resolve('lib/sandbox/index.ts')}'
      const notes = pgTable('notes', { id: text().primaryKey() })
      export const open = (name, tools) =>
        defineSandbox({ name, tables: { notes }, tools, instructions: 'Note it.', now: '2025-10-01T13:00:00Z' })`,
    'node_modules/own/index.js': '',
    'results/run.json': '{}',
    '.cache/x': '',
  }

  beforeEach(() => {
    for (const [name, text] of Object.entries(texts)) write(name, text)
    symlinkSync(resolve('node_modules/zod'), join(directory, 'node_modules/zod'))
    symlinkSync(resolve('node_modules/drizzle-orm'), join(directory, 'node_modules/drizzle-orm'))
  })

  function write(name: string, text: string) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), text)
  }

  /** What a process that is started now finds. */
  function read(domain: 'yard' | 'shop'): { files: Record<string, string>; print: string } {
    const script = `
      import { ${domain} } from './sandboxes/${domain}/index.ts'
      import { sandboxFiles, sandboxFingerprint } from '${resolve('lib/define/fingerprint.ts')}'
      console.log(JSON.stringify({ files: sandboxFiles(${domain}), print: sandboxFingerprint(${domain}) }))`
    const options = { cwd: directory, encoding: 'utf8' } as const
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options))
  }

  test('are the modules that define it and its tools, with what they import', () => {
    expect(Object.keys(read('yard').files)).toEqual([
      'open.ts',
      'sandboxes/desk/index.ts',
      'sandboxes/yard/index.ts',
      'sandboxes/yard/rules.ts',
      'sandboxes/yard/tools.ts',
    ])
    expect(Object.keys(read('shop').files)).toEqual(['open.ts', 'sandboxes/shop/index.ts'])
  })

  test('decide its fingerprint, and that of no sandbox that does not import them', () => {
    const before = { yard: read('yard'), shop: read('shop') }
    write('sandboxes/yard/rules.test.ts', "import './rules.ts'\ntest()")
    for (const name of ['node_modules/own/index.js', 'results/run.json', '.cache/x']) write(name, 'other')
    expect(read('yard')).toEqual(before.yard)
    write('sandboxes/desk/index.ts', `${texts['sandboxes/desk/index.ts']}\n// Another comment.`)
    const after = read('yard')
    expect(after.print).not.toBe(before.yard.print)
    expect(Object.keys(after.files).filter((name) => after.files[name] !== before.yard.files[name])).toEqual([
      'sandboxes/desk/index.ts',
    ])
    expect(read('shop')).toEqual(before.shop)
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
