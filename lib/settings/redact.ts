import type { Secret } from './secret.ts'

/**
 * What provider keys look like, whole or half masked as some providers quote them (`sk-abc***xyz`), in headers and in
 * URLs. Deliberately broad: a text that loses a harmless word is better than one that keeps a key.
 */
const keyShapes: readonly (readonly [RegExp, string])[] = [
  // In commands: `--api-key …`, `API_KEY=…`. What is removed already stays as it is.
  [
    /(--[\w-]*(?:key|token|secret|password)[= ]|\b\w*(?:KEY|TOKEN|SECRET|PASSWORD)=)(?!\(key removed\))[^\s&"']+/g,
    '$1(key removed)',
  ],
  [/\b(sk|pk|rk|vck|gsk|xai|hf|key)[-_][\w*.•-]{6,}/gi, '(key removed)'],
  [/\bAIza[\w-]{20,}/g, '(key removed)'],
  [/\b(bearer|basic)\s+[\w.~+/*=-]{6,}/gi, '$1 (key removed)'],
  [
    /([?&](?:api[-_]?key|key|token|access_token|sig|signature|secret|password|auth|code)=)[^&\s"']+/gi,
    '$1(key removed)',
  ],
  [/(\bhttps?:\/\/)[^\s/@"']+@/gi, '$1(key removed)@'],
]

/** Removes everything that looks like a key. */
export function redactKeys(text: string): string {
  return keyShapes.reduce((cleaned, [shape, instead]) => cleaned.replaceAll(shape, instead), text)
}

/**
 * Removes the given secrets, wherever they stand in a text, and everything else that looks like a key.
 *
 * @param text - what a provider or an agent said
 * @param secrets - the keys of this run: see `secretsOf`
 */
export function redact(text: string, secrets: readonly Secret[]): string {
  let cleaned = text
  for (const secret of secrets) {
    const value = secret.reveal()
    // A key of one or two characters (a dummy for a local server) would take the text apart.
    if (value.length > 2) cleaned = cleaned.replaceAll(value, '(key removed)')
  }
  return redactKeys(cleaned)
}

/** A shorter dummy, for a local server, may be a word of the conversation. */
const shortestRemoved = 8

/**
 * A text without the given secrets: an agent that has seen a key may say it, or write it into a record. What only looks like a
 * key stays, because it may be a part of the work.
 */
export function removeSecrets(text: string, secrets: readonly Secret[]): string {
  return secrets
    .map((secret) => secret.reveal())
    .filter((value) => value.length >= shortestRemoved)
    .reduce((cleaned, value) => cleaned.replaceAll(value, '(key removed)'), text)
}
