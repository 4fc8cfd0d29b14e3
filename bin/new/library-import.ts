import { dirname, join, relative } from 'node:path'
import { ownPackage } from '../package-file.ts'

/**
 * How a file of a project imports a part of this library: by the package's name, and in the library's own repository
 * by its path.
 *
 * @param project - the project's directory
 * @param file - the importing file, relative to it
 * @param part - `sandbox`, `task` or `testing`; nothing for the main one
 */
export function libraryImport(project: string, file: string, part?: 'sandbox' | 'task' | 'testing'): string {
  const { directory, name } = ownPackage()
  if (directory !== project) return part === undefined ? name : `${name}/${part}`
  const target =
    part === undefined ? 'lib/index.ts' : part === 'task' ? 'lib/task.ts' : `lib/${part}/index.ts`
  return relative(dirname(join(project, file)), join(project, target)).replaceAll('\\', '/')
}
