import { fileURLToPath } from 'node:url'

/** Where in the code something was called. */
export interface CallSite {
  /** `file:line` for people. */
  readonly place: string
  readonly file: string
}

interface Entry {
  readonly site: CallSite
  readonly window: object
}

const domains = new Map<string, Map<string, Entry>>()

/** Registrations of one turn of the event loop: a suite file that is loaded again does so in a later one. */
let currentWindow: object | undefined

/**
 * Remembers that a domain has a task with this id.
 *
 * A file that is loaded again (watch mode) may define its tasks again, and a function may make the same tasks for
 * several callers. Two files, or two places of one file, may not.
 *
 * @returns where the task was defined before, when this is a duplicate
 */
export function registerTask(domain: string, id: string, site: CallSite): CallSite | undefined {
  const tasks = domains.get(domain) ?? new Map<string, Entry>()
  domains.set(domain, tasks)
  const window = openWindow()
  const known = tasks.get(id)
  if (known && isDuplicate(known, site, window)) return known.site
  tasks.set(id, { site, window })
  return undefined
}

function isDuplicate(known: Entry, site: CallSite, window: object): boolean {
  if (known.site.file !== site.file) return true
  return known.window === window && known.site.place !== site.place
}

function openWindow(): object {
  if (!currentWindow) {
    currentWindow = {}
    setImmediate(() => {
      currentWindow = undefined
    })
  }
  return currentWindow
}

/**
 * The file that called into the library, from a stack trace.
 *
 * @param own - file names (without directory and extension) of the library's own frames
 */
export function findCallSite(own: readonly string[]): CallSite {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 20
  const stack = new Error('where was this called?').stack ?? ''
  Error.stackTraceLimit = stackTraceLimit
  for (const line of stack.split('\n').slice(1)) {
    const match = /\(?((?:file:\/\/)?[^()\s][^()]*?):(\d+):\d+\)?$/.exec(
      line.trim().replace(/^at (?:.*? \()?/, ''),
    )
    const [, location, row] = match ?? []
    if (location === undefined) continue
    const file = (location.startsWith('file:') ? fileURLToPath(location) : location).replace(/\?.*$/, '')
    if (own.some((name) => new RegExp(`[\\\\/]${name}\\.[jt]s$`).test(file)) || file.startsWith('node:'))
      continue
    return { file, place: `${file}:${row}` }
  }
  return { file: 'an unknown file', place: 'an unknown place' }
}
