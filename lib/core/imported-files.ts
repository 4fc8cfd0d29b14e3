import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** An import, or export, of a file by its relative path; Node asks for the whole of it, with the ending. */
const relativeImport = /\b(?:from|import|require)\s*\(?\s*(['"`])(\.{1,2}\/[^'"`\n]+)\1/g

/**
 * A module and the files that it imports by relative paths, directly or not, as text by absolute path: itself first,
 * the others in the order in which they are come upon. Packages are left out.
 *
 * @param start - the module's absolute path
 * @param isWanted - false for files that are to be left out, with what only they import
 * @throws the file system's error when the module itself cannot be read
 */
export function importedFiles(
  start: string,
  isWanted: (file: string) => boolean = () => true,
): ReadonlyMap<string, string> {
  const files = new Map([[start, readFileSync(start, 'utf8')]])
  for (const [file, text] of files) {
    for (const [, , specifier = ''] of text.matchAll(relativeImport)) {
      const imported = resolve(dirname(file), specifier)
      const content = files.has(imported) || !isWanted(imported) ? undefined : readIfThere(imported)
      if (content !== undefined) files.set(imported, content)
    }
  }
  return files
}

/** What looks like an import may stand in a comment or a text. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
