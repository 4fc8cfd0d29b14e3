import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ProjectFile } from './project-file.ts'

/** What became of the files of a project. */
export interface WrittenProject {
  readonly written: readonly string[]
  /** Those that were there and are as they were. */
  readonly kept: readonly string[]
  /** Whether one of them is a configuration of Vitest that is not the one that would have been written. */
  readonly hasOtherConfig: boolean
}

/** Writes the files of a project that are not there yet. */
export function writeProject(directory: string, files: readonly ProjectFile[]): WrittenProject {
  const config = existsSync(directory)
    ? readdirSync(directory).find((name) => configFile.test(name))
    : undefined
  const written: string[] = []
  const kept: string[] = []
  let hasOtherConfig = false
  for (const { path, text } of files) {
    const target = join(directory, path)
    if (config !== undefined && configFile.test(path)) {
      kept.push(config)
      hasOtherConfig = readFileSync(join(directory, config), 'utf8') !== text
      continue
    }
    if (existsSync(target)) {
      kept.push(path)
      continue
    }
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text, { flag: 'wx' })
    written.push(path)
  }
  return { written, kept, hasOtherConfig }
}

/** Vitest reads one of them, so a second one would take the place of the project's own. */
const configFile = /^vite(st)?\.config\.[cm]?[jt]s$/
