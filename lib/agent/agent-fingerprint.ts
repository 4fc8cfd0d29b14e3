import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { importedFiles } from '../core/imported-files.ts'
import { agentKind, commandFiles } from '../settings/agent-kind.ts'

/**
 * A hash of an own agent's module and of the files that it imports by relative paths, directly or not. Of a command: of
 * the command itself, and of the files of the working directory that it names. What an agent gets in another way (packages, a
 * Python script's imports, the model behind an address) is not in it.
 *
 * @param agent - as in `AGENT`, relative to the working directory
 * @returns 16 hexadecimal digits; undefined for an agent at an address, whose code cannot be known
 * @throws the file system's error when the module cannot be read
 */
export function agentFingerprint(agent: string): string | undefined {
  const kind = agentKind(agent)
  if (kind === 'url') return undefined
  const hash = createHash('sha256')
  if (kind === 'command') hash.update(`${agent}\0`)
  const files = kind === 'command' ? commandFiles(agent) : [agent]
  for (const text of importedFiles(files.map((file) => resolve(file))).values()) hash.update(`${text}\0`)
  return hash.digest('hex').slice(0, 16)
}
