import { CommandError } from '../command-error.ts'

/** Checks a name that becomes one of a file or folder: `late-parcels`. */
export function checkName(kind: string, name: string): void {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return
  throw new CommandError(
    'BAD_NAME',
    `"${name}" is no name of a ${kind}: write small letters, digits and single hyphens, such as late-parcels.`,
  )
}

/**
 * `late-parcels` or `late_parcels` as a variable's name: `lateParcels`. What JavaScript or the files that are written need
 * for something else gets an ending: `delete` becomes `deleteTool`.
 */
export function variableName(name: string, ending: 'Sandbox' | 'Tool'): string {
  const variable = name.replaceAll(/[-_]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return usedInTemplates.includes(variable) || !canBeDeclared(variable) ? `${variable}${ending}` : variable
}

const usedInTemplates = ['defineSandbox', 'defineTool', 'instructions', 'tables', 'testSandbox', 'tools', 'z']

/** Not so with the words of the language, such as `delete`; in a module `await` is one. */
function canBeDeclared(variable: string): boolean {
  if (variable === 'await') return false
  try {
    new Function(`'use strict'; const ${variable} = 0`)
    return true
  } catch {
    return false
  }
}
