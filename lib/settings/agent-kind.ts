import { existsSync, statSync } from 'node:fs'
import { basename, extname, relative, resolve } from 'node:path'
import { isReservedName } from './model-name.ts'
import { redactKeys } from './redact.ts'

/** How `AGENT` names an agent. */
export type AgentKind = 'module' | 'command' | 'url'

/**
 * Tells the three ways apart in which `AGENT` names an agent: an address begins with `http://` or `https://`; a module is a
 * path that ends like a JavaScript or TypeScript file, and exists or has no blank in it; everything else is a command.
 */
export function agentKind(agent: string): AgentKind {
  if (/^https?:\/\//i.test(agent)) return 'url'
  const isModule = /\.[cm]?[jt]s$/.test(agent) && (!/\s/.test(agent) || existsSync(agent))
  return isModule ? 'module' : 'command'
}

/**
 * What reports call the agent: a module's and a script's file without its ending, an address without its scheme (unless it then
 * reads like a model's name), query and fragment, the whole
 * command where it names no file of the project.
 */
export function agentFileName(agent: string): string {
  const kind = agentKind(agent)
  if (kind === 'url') {
    const { origin, host, pathname } = new URL(agent)
    const path = pathname.replace(/\/+$/, '')
    // A host in the same network may be called as a provider is.
    return isReservedName(host + path) ? origin + path : host + path
  }
  const file = kind === 'module' ? agent : commandFiles(agent).at(0)
  if (file !== undefined) return basename(file, extname(file))
  return redactKeys(agent).replaceAll(/[\p{Cc}\s]+/gu, ' ')
}

/**
 * The files of the working directory that a command names, the program itself last: what it runs is mostly an argument of
 * an interpreter, which may be in the project too.
 *
 * @returns the words as they are written
 */
export function commandFiles(command: string): readonly string[] {
  const [program = '', ...words] = command
    .split(/\s+/)
    .map((word) => word.replaceAll(/^['"]|['"]$/g, ''))
    .filter((word) => word !== '')
  return [...words, program].filter(isProjectFile)
}

function isProjectFile(word: string): boolean {
  const path = relative('.', resolve(word))
  if (path === '' || path.startsWith('..')) return false
  return existsSync(path) && statSync(path).isFile()
}
