import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const name = 'vitest-thinkingbox'

/**
 * Where baked databases are kept: `node_modules/.cache/vitest-thinkingbox` of the project that is run, or the
 * operating system's cache when that cannot be written.
 *
 * @param start - the directory from which the project is looked for, upwards
 */
export function findCacheDirectory(start: string = process.cwd()): string {
  for (const candidate of [() => projectCache(start), systemCache, () => join(tmpdir(), name)]) {
    const directory = candidate()
    if (directory && isWritable(directory)) return directory
  }
  return tmpdir()
}

function projectCache(start: string): string | undefined {
  for (let directory = start; ; directory = dirname(directory)) {
    const modules = join(directory, 'node_modules')
    if (existsSync(modules)) return join(modules, '.cache', name)
    if (directory === dirname(directory)) return undefined
  }
}

function systemCache(): string | undefined {
  try {
    return userCache()
  } catch {
    // Without HOME, and for a user whom the system does not know, there is no home directory.
    return undefined
  }
}

function userCache(): string {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches', name)
  if (process.platform === 'win32') {
    return join(process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), name, 'Cache')
  }
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), name)
}

function isWritable(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
    return true
  } catch {
    return false
  }
}
