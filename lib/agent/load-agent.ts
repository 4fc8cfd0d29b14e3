import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { explainLoadError } from '../core/explain-load-error.ts'
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
    throw new AgentError(
      'MODULE_NOT_LOADED',
      path,
      `${path} cannot be loaded: ${explainLoadError(error, file)}`,
      { cause: error },
    )
  }
}
