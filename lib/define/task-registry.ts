import type { CallSite } from './call-site.ts'

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
