import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { importedFiles } from '../core/imported-files.ts'

/**
 * A hash of an own agent's module and of the files that it imports by relative paths, directly or not. What it gets in
 * another way (packages, the model behind an address) is not in it.
 *
 * @param path - as in `AGENT`, relative to the working directory
 * @returns 16 hexadecimal digits
 * @throws the file system's error when the module cannot be read
 */
export function agentFingerprint(path: string): string {
  const hash = createHash('sha256')
  for (const text of importedFiles([resolve(path)]).values()) hash.update(`${text}\0`)
  return hash.digest('hex').slice(0, 16)
}
