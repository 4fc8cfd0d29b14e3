import type { Vitest } from 'vitest/node'
import type { Gates } from './gates.ts'

/** The reporter and the set-up of the suites may each load this module for themselves; what they share lives outside. */
const key = Symbol.for('vitest-thinkingbox.reporter')

interface Presence {
  /** Of the reporter's options. */
  readonly gates: Gates | undefined
  /** Whether tests are running, as opposed to being collected for an editor or a list. */
  readonly isRunning: boolean
}

/** Told by the reliability reporter, before any set-up runs. */
export function announceReporter(vitest: Vitest, presence: Presence): void {
  present().set(vitest, presence)
}

/** Undefined when this Vitest runs without the reliability reporter. */
export function reporterOf(vitest: Vitest): Presence | undefined {
  return present().get(vitest)
}

function present(): WeakMap<Vitest, Presence> {
  const holder = globalThis as { [key]?: WeakMap<Vitest, Presence> }
  holder[key] ??= new WeakMap()
  return holder[key]
}
