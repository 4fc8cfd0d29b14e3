import { existsSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import { visible } from '../core/inline-value.ts'
import { isReservedName } from '../settings/model-name.ts'
import type { Agent } from './agent.ts'
import { AgentError } from './agent-error.ts'

const agentSchema = z.custom<Agent>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name.trim() !== '' &&
    // It is printed, and a part of names of files.
    visible(value.name) === value.name &&
    'run' in value &&
    typeof value.run === 'function',
)

/**
 * Loads a user's own agent: a module that exports `agent`, or has it as default export.
 *
 * @param path - relative to the working directory, or absolute
 * @throws AgentError when there is no such file, it cannot be loaded, or what it exports is no agent or named like one
 *   of ours
 */
export async function loadAgent(path: string): Promise<Agent> {
  const file = resolve(path)
  if (!existsSync(file)) {
    throw new AgentError('MODULE_NOT_FOUND', path, `there is no file ${file}`)
  }
  const module = await importModule(path, file)
  if (module.agent === undefined && module.default === undefined) {
    const exported = Object.keys(module)
    throw new AgentError(
      'NO_AGENT_EXPORT',
      path,
      `${path} must export its agent, as in: export const agent = { name: 'my-agent', async run(session) { … } } (it exports ${exported.join(', ') || 'nothing'})`,
    )
  }
  const parsed = agentSchema.safeParse(module.agent ?? module.default)
  if (!parsed.success) {
    throw new AgentError(
      'NO_AGENT_EXPORT',
      path,
      `what ${path} exports as its agent must have a name (text without control and invisible characters) and run (an async function that takes the session)`,
    )
  }
  const name = parsed.data.name.trim()
  if (isReservedName(name)) {
    throw new AgentError(
      'RESERVED_NAME',
      path,
      `the agent that ${path} exports is named ${name}, and reports would take it for ours or for a model: give it another name than reference, idle, person, simulated/… or provider/model-id`,
    )
  }
  return name === parsed.data.name ? parsed.data : { name, run: (session) => parsed.data.run(session) }
}

async function importModule(path: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const place = error instanceof SyntaxError ? placeOf(error) : ''
    throw new AgentError(
      'MODULE_NOT_LOADED',
      path,
      `${path} cannot be loaded: ${place}${reason}${adviceOn(error, file)}`,
      { cause: error },
    )
  }
}

function adviceOn(error: unknown, file: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION' && /\.[cm]?ts$/.test(file)) {
    return '; this Node does not run TypeScript files, use Node 22.18 or newer or compile it'
  }
  if (
    error instanceof SyntaxError &&
    /^Unexpected token 'export'|^Cannot use import statement outside a module/.test(error.message)
  ) {
    const esm = basename(file).replace(/\.c?([jt]s)$/, '.m$1')
    return `; it is read as CommonJS: write "type": "module" into your package.json, or name the file ${esm}`
  }
  return ''
}

/** Where a syntax error is, which is often another file: Node writes it above the message, as `file:line`. */
function placeOf(error: SyntaxError): string {
  const [, file, line] = /^(.+):(\d+)$/.exec(error.stack?.split('\n')[0] ?? '') ?? []
  if (file === undefined) return ''
  return `${relative('.', file.startsWith('file:') ? fileURLToPath(file) : file)}:${line}: `
}
