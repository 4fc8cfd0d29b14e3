import type { Usage } from '../core/usage.ts'

/** Adds up what a trial's model calls used, per model and role. */
export class UsageMeter {
  readonly #usage = new Map<string, Usage>()

  add(used: Usage): void {
    const key = `${used.role} ${used.model}`
    const known = this.#usage.get(key)
    const unreportedCalls = (known?.unreportedCalls ?? 0) + (used.unreportedCalls ?? 0)
    this.#usage.set(
      key,
      known
        ? {
            ...known,
            calls: known.calls + used.calls,
            inputTokens: known.inputTokens + used.inputTokens,
            cachedInputTokens: known.cachedInputTokens + used.cachedInputTokens,
            outputTokens: known.outputTokens + used.outputTokens,
            ...(unreportedCalls > 0 && { unreportedCalls }),
          }
        : { ...used },
    )
  }

  total(): Usage[] {
    return [...this.#usage.values()]
  }
}
