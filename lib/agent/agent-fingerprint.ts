import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** An import, or export, of a file by its relative path; Node asks for the whole of it, with the ending. */
const relativeImport = /\b(?:from|import|require)\s*\(?\s*(['"`])(\.{1,2}\/[^'"`\n]+)\1/g

/**
 * A hash of an own agent's module and of the files that it imports by relative paths, directly or not. What it gets in
 * another way (packages, the model behind an address) is not in it.
 *
 * @param path - as in `AGENT`, relative to the working directory
 * @returns 16 hexadecimal digits
 * @throws the file system's error when the module cannot be read
 */
export function agentFingerprint(path: string): string {
  const start = resolve(path)
  const hash = createHash('sha256')
  const files = new Map([[start, readFileSync(start, 'utf8')]])
  for (const [file, text] of files) {
    hash.update(`${text}\0`)
    for (const [, , specifier = ''] of text.matchAll(relativeImport)) {
      const imported = resolve(dirname(file), specifier)
      const content = files.has(imported) ? undefined : readIfThere(imported)
      if (content !== undefined) files.set(imported, content)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** What looks like an import may stand in a comment or a text. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
