import type { LanguageModelUsage } from 'ai'
import type { Usage } from '../core/usage.ts'

/**
 * One model call's tokens as the trial records them.
 *
 * Some providers leave reasoning out of the output, or cached input out of the input, and still charge for it: their total
 * shows that, or a part that is larger than its whole. The usage of a call without a report is unknown.
 */
export function toUsage(model: string, role: Usage['role'], usage: LanguageModelUsage): Usage {
  const input = count(usage.inputTokens)
  const output = count(usage.outputTokens)
  const cached = count(usage.inputTokenDetails.cacheReadTokens)
  const reasoning = count(usage.outputTokenDetails.reasoningTokens)
  const total = usage.raw?.total_tokens
  let unexplained = typeof total === 'number' ? total - input - output : 0
  const isReasoningApart = reasoning > output || (reasoning > 0 && unexplained >= reasoning)
  if (isReasoningApart) unexplained -= reasoning
  const isCacheApart = cached > input || (cached > 0 && unexplained >= cached)
  return {
    model,
    role,
    calls: 1,
    inputTokens: input + (isCacheApart ? cached : 0),
    cachedInputTokens: cached,
    outputTokens: output + (isReasoningApart ? reasoning : 0),
    ...((usage.inputTokens === undefined || usage.outputTokens === undefined || input + output === 0) && {
      unreportedCalls: 1,
    }),
  }
}

function count(tokens: number | undefined): number {
  return tokens === undefined || !Number.isFinite(tokens) ? 0 : Math.max(0, Math.round(tokens))
}
