import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a project below a directory, as absolute paths in order. What belongs to others or is made by running is
 * never read: `node_modules`, `results`, and folders whose names begin with a dot.
 *
 * @throws the file system's error when the directory cannot be read
 */
export function projectFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name)
      if (entry.isFile()) return [path]
      return entry.isDirectory() && !isForeign(entry.name) ? projectFiles(path) : []
    })
}

function isForeign(name: string): boolean {
  return name === 'node_modules' || name === 'results' || name.startsWith('.')
}
