import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyTool } from '../../lib/sandbox/index.ts'
import { CommandError } from '../command-error.ts'
import type { ProjectSandbox } from '../load-sandboxes.ts'
import { addToList } from './add-to-list.ts'
import type { Addition } from './addition.ts'
import { libraryImport } from './library-import.ts'
import { variableName } from './names.ts'

/** A tool that refuses every call until its handler is written. */
export function newTool(project: string, { sandbox, folder }: ProjectSandbox, name: string): Addition {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
    throw new CommandError(
      'BAD_NAME',
      `"${name}" is no name of a tool: write small letters, digits and single underscores, such as get_order.`,
    )
  }
  if ((sandbox.tools as readonly AnyTool[]).some((tool) => tool.name === name)) {
    throw new CommandError('ALREADY_THERE', `The domain ${sandbox.name} has a tool ${name} already.`)
  }
  const tools = `sandboxes/${folder}/tools`
  const module = `./${name.replaceAll('_', '-')}.ts`
  const path = `${tools}/${module.slice(2)}`
  return {
    files: [
      {
        path,
        text: toolModule(name, path, Object.keys(sandbox.tables), libraryImport(project, path, 'sandbox')),
      },
    ],
    changed: [listed(project, `${tools}/index.ts`, variableName(name, 'Tool'), module)],
    toFillIn: [
      `${path}: description, what the agent is told about the tool`,
      `${path}: readOnly, whether it only reads`,
      `${path}: input and output, what it takes and gives back`,
      `${path}: handler, what it does; until then it refuses every call`,
    ],
    check: `npx vitest run sandboxes/${folder}`,
  }
}

function listed(project: string, path: string, name: string, module: string): Addition['changed'][number] {
  const file = join(project, path)
  const text = existsSync(file) ? addToList(readFileSync(file, 'utf8'), 'tools', name, module) : undefined
  const by = `import { ${name} } from '${module}', and list it with the sandbox's tools`
  return text === undefined ? { path, by } : { path, text }
}

function toolModule(name: string, path: string, tables: readonly string[], library: string): string {
  return `import { defineTool, ToolError } from '${library}'
import { z } from 'zod'

// TODO: import the tables that it reads or changes from '../schema.ts': ${tables.join(', ')}.

export const ${variableName(name, 'Tool')} = defineTool({
  name: '${name}',
  description: 'TODO: what it does, when to call it, and what it needs.',
  // TODO: true if it only reads.
  readOnly: false,
  // TODO: what it takes. What the schema refuses never reaches the handler.
  input: z.strictObject({ id: z.string() }),
  // TODO: what it gives back.
  output: z.strictObject({ id: z.string() }),
  // TODO: \`async handler({ id }, { db })\`; throw a ToolError to refuse a call in words that say what to correct.
  async handler({ id }) {
    throw new ToolError(\`Nothing is done for \${id}: write the handler of ${name} in ${path}.\`)
  },
})
`
}
