import type { ModelRequest } from '../lib/core/model-request.ts'
import { formatCount, formatDuration, formatNoun } from './number-format.ts'

/** One request to a model for reading: its size, what it took, and how its answer ended. */
export function requestFacts(request: ModelRequest): string[] {
  const { messages, characters, inputTokens, cachedInputTokens = 0, outputTokens, finish } = request
  const cached = cachedInputTokens > 0 ? ` (${formatCount(cachedInputTokens)} cached)` : ''
  return [
    formatNoun(messages, 'message'),
    `${formatCount(characters)} characters`,
    inputTokens === undefined || outputTokens === undefined
      ? 'tokens not reported'
      : `${formatCount(inputTokens)} tokens in${cached}, ${formatCount(outputTokens)} out`,
    formatDuration(request.durationMs),
    `ended: ${finish}`,
  ]
}
