import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** An import, or export, of a file by its relative path, or a file that is named relative to its module. */
const relativeImport = /\b(?:from|import|require|new URL)\s*\(?\s*(['"`])(\.{1,2}\/[^'"`\n]+)\1/g

/**
 * Modules and the files that they import by relative paths, directly or not, as text by absolute path: themselves first,
 * the others in the order in which they are come upon. Packages are left out.
 *
 * @param modules - absolute paths
 * @param isWanted - false for files that are to be left out, with what only they import
 * @throws the file system's error when one of the modules cannot be read
 */
export function importedFiles(
  modules: readonly string[],
  isWanted: (file: string) => boolean = () => true,
): ReadonlyMap<string, string> {
  const files = new Map(modules.map((module) => [module, readFileSync(module, 'utf8')]))
  for (const [file, text] of files) {
    for (const [, , specifier = ''] of text.matchAll(relativeImport)) {
      for (const imported of spellings(resolve(dirname(file), specifier))) {
        if (files.has(imported) || !isWanted(imported)) break
        const content = readIfThere(imported)
        if (content === undefined) continue
        files.set(imported, content)
        break
      }
    }
  }
  return files
}

/** Node asks for a file's whole name. Vite also finds it without its ending, by that of its output, or in a folder. */
function spellings(path: string): readonly string[] {
  return [
    path,
    path.replace(/\.([mc]?)js$/, '.$1ts'),
    ...['.ts', '.js', '/index.ts', '/index.js'].map((ending) => path + ending),
  ]
}

/** What looks like an import may stand in a comment or a text. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
