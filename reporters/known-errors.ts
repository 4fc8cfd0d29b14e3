import type { SerializedError } from 'vitest/node'

/** Errors that say all there is to know: their stack would only bury the message. */
const selfExplaining = new Set(['SettingsError', 'ResultsError'])

export function isSelfExplaining(error: { readonly name?: string }): boolean {
  return selfExplaining.has(error.name ?? '')
}

/**
 * Takes apart the errors that no test caused.
 *
 * @returns the messages of self-explaining errors, one a fault and each once, and all other errors
 */
export function splitKnownErrors(errors: readonly SerializedError[]): {
  readonly lines: readonly string[]
  readonly others: readonly SerializedError[]
} {
  const known = errors.filter(isSelfExplaining)
  return {
    // Settings are a list of faults; what another error has to say is one.
    lines: [
      ...new Set(
        known.flatMap(({ name, message }) =>
          name === 'SettingsError' ? message.split('\n') : [message.replaceAll('\n', '\n       ')],
        ),
      ),
    ],
    others: errors.filter((error) => !known.includes(error)),
  }
}
