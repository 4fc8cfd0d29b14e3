import type { SerializedError } from 'vitest/node'

/** Errors that say all there is to know: their stack would only bury the message. */
const selfExplaining = new Set(['SettingsError', 'ResultsError'])

export function isSelfExplaining(error: { readonly name?: string }): boolean {
  return selfExplaining.has(error.name ?? '')
}

/**
 * Takes apart the errors that no test caused.
 *
 * @returns the messages of self-explaining errors, one per line and each once, and all other errors
 */
export function splitKnownErrors(errors: readonly SerializedError[]): {
  readonly lines: readonly string[]
  readonly others: readonly SerializedError[]
} {
  const known = errors.filter(isSelfExplaining)
  return {
    lines: [...new Set(known.flatMap((error) => error.message.split('\n')))],
    others: errors.filter((error) => !known.includes(error)),
  }
}
