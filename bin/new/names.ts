import { CommandError } from '../command-error.ts'

/** Checks a name that becomes one of a file or folder: `late-parcels`. */
export function checkName(kind: string, name: string): void {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return
  throw new CommandError(
    'BAD_NAME',
    `"${name}" is no name of a ${kind}: write small letters, digits and single hyphens, such as late-parcels.`,
  )
}

/** `late-parcels` or `late_parcels` as a variable's name: `lateParcels`. */
export function camelCase(name: string): string {
  return name.replaceAll(/[-_]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
