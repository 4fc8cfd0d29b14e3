import type { Addition } from './addition.ts'
import { libraryImport } from './library-import.ts'
import { checkName, variableName } from './names.ts'

/** A domain of its own: one table, no tool yet, and the tests of the sandbox. */
export function newDomain(project: string, name: string): Addition {
  checkName('domain', name)
  const folder = `sandboxes/${name}`
  const exported = variableName(name, 'Sandbox')
  const path = (file: string) => `${folder}/${file}`
  return {
    files: [
      { path: path('schema.ts'), text: schema },
      {
        path: path('tools/index.ts'),
        text: '/** Every tool that the agent has. */\nexport const tools = [] as const\n',
      },
      { path: path('instructions.ts'), text: instructions },
      {
        path: path('index.ts'),
        text: index(name, exported, libraryImport(project, path('index.ts'), 'sandbox')),
      },
      {
        path: path('sandbox.test.ts'),
        text: sandboxTest(exported, libraryImport(project, path('sandbox.test.ts'), 'testing')),
      },
    ],
    changed: [],
    toFillIn: [
      `${path('schema.ts')}: the tables`,
      `${path('instructions.ts')}: what the agent is and may do`,
      `${path('index.ts')}: the records that are there before any task, and the clock`,
      `its tools: npx thinkingbox new tool ${name} <name>`,
      `its tasks: npx thinkingbox new task ${name} <family>`,
    ],
    check: `npx vitest run ${folder}`,
  }
}

const schema = `import { pgTable, text } from 'drizzle-orm/pg-core'

// TODO: your tables. Each needs a primary key, and a column's property has the column's own name.
export const items = pgTable('items', {
  id: text().primaryKey(),
  status: text({ enum: ['open', 'closed'] }).notNull(),
})

export const tables = { items }
`

const instructions = `/** The agent's system prompt. */
export const instructions = \`TODO: who the agent is, whom it serves, what it may do and what it must not do.\`
`

function index(name: string, exported: string, library: string): string {
  return `import { defineSandbox } from '${library}'
import { instructions } from './instructions.ts'
import { tables } from './schema.ts'
import { tools } from './tools/index.ts'

export const ${exported} = defineSandbox({
  name: '${name}',
  tables,
  tools,
  instructions,
  // TODO: the records that are there before any task.
  baseline: { items: [{ id: 'I-1', status: 'open' }] },
  // TODO: what time it is in every trial.
  now: '2025-10-01T13:00:00Z',
})
`
}

function sandboxTest(exported: string, library: string): string {
  return `import { testSandbox } from '${library}'
import { ${exported} } from './index.ts'

// TODO: links between tables, and how many records there are at least.
testSandbox(${exported}, { atLeast: { records: 1 } })
`
}
