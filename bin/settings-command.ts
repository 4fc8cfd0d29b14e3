import type { Command } from 'commander'
import { describeSettings, readSettings } from '../lib/settings/index.ts'
import type { CommandIo } from './command-io.ts'

export function registerSettings(program: Command, io: CommandIo): void {
  program
    .command('settings')
    .description('list every setting: what it does, its default and its present value')
    .action(() => {
      for (const line of settingLines()) io.out(line)
    })
}

/** One paragraph a setting: name, value, description, unit and default. */
function settingLines(): string[] {
  const settings = describeSettings(readSettings(process.env))
  const width = Math.max(...settings.map(({ name }) => name.length))
  return settings.map(({ name, value, secret, description, unit, default: fallback }) => {
    const shown = secret ? (value === undefined ? '(not set)' : '(set)') : (value ?? '(not set)')
    const facts = [...(unit ? [unit] : []), ...(fallback === undefined ? [] : [`default: ${fallback}`])].join(
      '; ',
    )
    return `${name.padEnd(width)}  ${shown}\n${' '.repeat(width)}  ${description}${facts ? ` (${facts})` : ''}`
  })
}
