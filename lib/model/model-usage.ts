import type { LanguageModelUsage } from 'ai'
import type { Usage } from '../core/usage.ts'

/** One model call's tokens as the trial records them; what a provider does not report counts as none. */
export function toUsage(model: string, role: Usage['role'], usage: LanguageModelUsage): Usage {
  const inputTokens = count(usage.inputTokens)
  return {
    model,
    role,
    calls: 1,
    inputTokens,
    // A part of the input, also where a provider counts it apart.
    cachedInputTokens: Math.min(inputTokens, count(usage.inputTokenDetails.cacheReadTokens)),
    outputTokens: count(usage.outputTokens),
  }
}

function count(tokens: number | undefined): number {
  return tokens === undefined || !Number.isFinite(tokens) ? 0 : Math.max(0, Math.round(tokens))
}
