import type { Usage } from '../core/usage.ts'

/** Adds up what a trial's model calls used, per model and role. */
export class UsageMeter {
  readonly #usage = new Map<string, Usage>()

  add(used: Usage): void {
    const key = `${used.role} ${used.model}`
    const known = this.#usage.get(key)
    this.#usage.set(
      key,
      known
        ? {
            ...known,
            calls: known.calls + used.calls,
            inputTokens: known.inputTokens + used.inputTokens,
            cachedInputTokens: known.cachedInputTokens + used.cachedInputTokens,
            outputTokens: known.outputTokens + used.outputTokens,
          }
        : { ...used },
    )
  }

  total(): Usage[] {
    return [...this.#usage.values()]
  }
}
