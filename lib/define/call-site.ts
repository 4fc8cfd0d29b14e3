import { fileURLToPath } from 'node:url'

/** Where in the code something was called. */
export interface CallSite {
  /** `file:line` for people. */
  readonly place: string
  readonly file: string
  /** The file, and those whose code called it there: a function of one file may define what another one asks it to. */
  readonly files: readonly string[]
}

const nowhere: CallSite = { file: 'an unknown file', place: 'an unknown place', files: [] }

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
  const frames = stack
    .split('\n')
    .slice(1)
    // Such as Array.map, which calls back into the same code.
    .filter((line) => !line.includes('<anonymous>'))
    .map(readFrame)
    .filter((frame) => !own.some((name) => new RegExp(`[\\\\/]${name}\\.[jt]s$`).test(frame?.file ?? '')))
  // Whatever evaluates modules stands between a module and those that import it.
  const end = frames.findIndex((frame, index) => index > 0 && isOutside(frame))
  const [first, ...callers] = (end === -1 ? frames : frames.slice(0, end)).filter(
    (frame) => frame !== undefined,
  )
  if (!first) return nowhere
  return {
    file: first.file,
    place: `${first.file}:${first.row}`,
    files: [...new Set([first, ...callers].map(({ file }) => file))],
  }
}

interface Frame {
  readonly file: string
  readonly row: string
}

function isOutside(frame: Frame | undefined): boolean {
  return frame === undefined || /[\\/]node_modules[\\/]/.test(frame.file)
}

/** A line of a stack trace; undefined for frames of Node itself, and for those that only waited for another. */
function readFrame(line: string): Frame | undefined {
  if (/^\s*at async /.test(line)) return undefined
  const match = /\(?((?:file:\/\/)?[^()\s][^()]*?):(\d+):\d+\)?$/.exec(
    line.trim().replace(/^at (?:.*? \()?/, ''),
  )
  const [, location, row = ''] = match ?? []
  if (location === undefined || location.startsWith('node:')) return undefined
  const file = (location.startsWith('file:') ? fileURLToPath(location) : location).replace(/\?.*$/, '')
  return { file, row }
}
