import { agentKind } from './agent-kind.ts'
import type { Environment } from './read-settings.ts'
import { redactKeys } from './redact.ts'
import { type Setting, settingTable } from './setting-table.ts'

/** Settings by variable. */
export type ShellSettings = Readonly<Record<string, string | undefined>>

/**
 * A command for a person to type, with its settings in front, quoted for a POSIX shell. What looks like a key is not
 * repeated: the shell's own variable stands in for it.
 *
 * @param words - the program and its arguments
 * @param settings - those without a value are left out
 * @example
 * ```ts
 * terminalCommand(['npx', 'vitest', 'run'], { RUN: 'night', SEED: 'a b' })
 * // RUN=night SEED='a b' npx vitest run
 * ```
 */
export function terminalCommand(words: readonly string[], settings: ShellSettings = {}): string {
  const variables = Object.entries(settings).flatMap(([name, value]) => {
    if (value === undefined) return []
    return [`${name}=${mayHoldKey(name, value) ? `"$${name}"` : quote(value)}`]
  })
  return [...variables, ...words.map(quote)].join(' ')
}

/** Whether a value looks like a key, or is an address with more than plain words and a version as its path. */
function mayHoldKey(name: string, value: string): boolean {
  if (redactKeys(value) !== value) return true
  if (name === 'AGENT') return agentKind(value) === 'url' && /[?#]/.test(value)
  return (
    name.endsWith('_BASE_URL') && !/^https?:\/\/[^/?#]+(?:\/(?:[a-z]{1,12}|v\d[a-z\d]{0,6}))*\/?$/.test(value)
  )
}

/**
 * The settings that are set in an environment, secrets left out: with them in front, a command does the same again in
 * another shell.
 */
export function settingsIn(env: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.values<Setting>(settingTable).flatMap(({ variable, secret }) => {
      const value = env[variable]?.trim()
      return secret || !value ? [] : [[variable, value]]
    }),
  )
}

/**
 * Continues a run with the command that was typed and the settings that were set: finished trials are not run again.
 *
 * @param settings - replace those of the environment; undefined takes one away
 * @param argv - as in `process.argv`
 */
export function continueCommand(
  run: string,
  settings: ShellSettings = {},
  env: Environment = process.env,
  argv: readonly string[] = process.argv,
): string {
  const { RUN: _, ...others } = settingsIn({ ...env, ...settings })
  return terminalCommand(typedCommand(argv), { RUN: run, ...others })
}

/** The command that started this process, for a person to type again, e.g. `npx vitest run suites/retail`. */
export function typedCommand(argv: readonly string[]): string[] {
  const [, program = '', ...args] = argv
  if (/vitest(\.mjs|\.js)?$/.test(program)) return ['npx', 'vitest', ...args]
  if (/thinkingbox(\.js)?$/.test(program)) return ['npx', 'thinkingbox', ...args]
  return ['npx', 'vitest', 'run']
}

/** Quotes an argument for a POSIX shell where it needs that. */
function quote(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`
}
