import type { CommandIo } from './command-io.ts'

/** A signal that the first Ctrl-C aborts; the second ends the process as usual. */
export function stopOnInterrupt(): { readonly signal: AbortSignal } & Disposable {
  const stop = new AbortController()
  const onInterrupt = () => stop.abort()
  process.once('SIGINT', onInterrupt)
  return { signal: stop.signal, [Symbol.dispose]: () => process.off('SIGINT', onInterrupt) }
}

/** Says that a trial was not played to its end. */
export function leftEarly(io: CommandIo): void {
  io.err('Left before the end: this trial is neither graded nor kept.')
  io.exitCode = 1
}
