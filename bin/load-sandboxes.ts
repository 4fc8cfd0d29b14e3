import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { PublishedMapping } from '../lib/published/published-sandbox.ts'
import { publishedServerNames } from '../lib/published/published-servers.ts'
import type { AnySandbox } from '../lib/sandbox/index.ts'
import { CommandError } from './command-error.ts'

/** A sandbox of the project that the command is called in. */
export interface ProjectSandbox {
  readonly sandbox: AnySandbox
  /** The name under which its folder exports it. */
  readonly exported: string
  /** Its folder in `sandboxes/`. */
  readonly folder: string
  /** What its folder exports as `published`: the server of the published benchmark that it stands for. */
  readonly published?: PublishedMapping
}

const indexFiles = ['index.ts', 'index.js', 'index.mjs']

/**
 * Finds the sandboxes of a project: those that `sandboxes/<name>/index.ts` (or `.js`) exports.
 *
 * @param directory - the project's
 * @throws CommandError when there is none, or a file cannot be loaded
 */
export async function loadSandboxes(directory: string): Promise<readonly ProjectSandbox[]> {
  const root = join(directory, 'sandboxes')
  const files = existsSync(root)
    ? readdirSync(root)
        .sort()
        .flatMap((name) => indexFiles.map((file) => join(root, name, file)).find(existsSync) ?? [])
    : []
  const found: ProjectSandbox[] = []
  for (const file of files) found.push(...(await loadModule(file, directory)))
  if (found.length > 0) return found
  throw new CommandError(
    'NO_SANDBOX',
    `There is no sandbox here: looked for exports of sandboxes/*/index.ts in ${directory}. ` +
      'Call the command in the directory of your project.',
  )
}

async function loadModule(file: string, directory: string): Promise<ProjectSandbox[]> {
  const place = relative(directory, file)
  const loaded: Record<string, unknown> = await import(pathToFileURL(file).href).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError('SANDBOX_NOT_LOADED', `Cannot load ${place}: ${reason}`, { cause: error })
  })
  const published = loaded.published === undefined ? undefined : readMapping(loaded.published, place)
  const sandboxes = new Map<AnySandbox, string>()
  for (const [exported, value] of Object.entries(loaded)) if (isSandbox(value)) sandboxes.set(value, exported)
  const folder = basename(dirname(file))
  return [...sandboxes].map(([sandbox, exported]) => ({
    sandbox,
    exported,
    folder,
    ...(published && { published }),
  }))
}

const mappingSchema = z.object({
  server: z.enum(publishedServerNames),
  ungraded: z.record(z.string(), z.array(z.string())),
})

function readMapping(value: unknown, place: string): PublishedMapping {
  const parsed = mappingSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const problem = z.prettifyError(parsed.error).replaceAll('\n', ' ')
  throw new CommandError('SANDBOX_NOT_LOADED', `The export published of ${place} is no mapping: ${problem}`)
}

/** By shape and not by class: the project may have its own copy of the library. */
function isSandbox(value: unknown): value is AnySandbox {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'tables' in value &&
    'shapes' in value &&
    'tools' in value &&
    Array.isArray(value.tools) &&
    'with' in value &&
    typeof value.with === 'function'
  )
}
