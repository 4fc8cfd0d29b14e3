import { visible } from '../lib/core/inline-value.ts'
import type { PlacedRequest } from '../lib/core/model-request.ts'
import { formatCount, formatNoun } from '../reporters/number-format.ts'

/** One request to the model, in a line: its size, and how its answer ended. */
export function showRequest(index: number, request: PlacedRequest): string {
  const { messages, characters, inputTokens, cachedInputTokens = 0, outputTokens, finish } = request
  const tokens =
    inputTokens === undefined || outputTokens === undefined
      ? 'tokens not reported'
      : `${formatCount(inputTokens)} tokens in${cachedInputTokens > 0 ? ` (${formatCount(cachedInputTokens)} cached)` : ''}, ${formatCount(outputTokens)} out`
  return (
    `  request ${index + 1}: ${formatNoun(messages, 'message')}, ${formatCount(characters)} characters, ${tokens}, ` +
    `${(request.durationMs / 1000).toFixed(1)} s, ended: ${visible(finish)}`
  )
}
