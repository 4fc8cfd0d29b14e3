import type { Snapshot } from '../core/effect.ts'

/** Tells whether a text occurs as a value anywhere in a state. Bare digits do not count: they occur everywhere. */
export function stateContains(state: Snapshot): (text: string) => boolean {
  const all = JSON.stringify(state)
  return (text) => /\D/.test(text) && all.includes(JSON.stringify(text))
}
