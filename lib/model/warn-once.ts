import type { LogWarningsFunction } from 'ai'

const said = new Set<string>()

/**
 * The AI SDK repeats its warnings (a setting that a model does not take, say) at every call, which over thousands of trials
 * buries everything else: each is shown once. A user's own `AI_SDK_LOG_WARNINGS` stays.
 */
export function warnOncePerKind(): void {
  const holder: { AI_SDK_LOG_WARNINGS?: LogWarningsFunction | false | undefined } = globalThis
  holder.AI_SDK_LOG_WARNINGS ??= ({ warnings, provider = 'model', model = '' }) => {
    for (const warning of warnings) {
      // That a provider's package speaks an older version of the SDK's interface is nothing a user could change.
      if ('feature' in warning && warning.feature === 'specificationVersion') continue
      const text = `${provider} ${model}: ${JSON.stringify(warning)}`
      if (said.has(text)) continue
      said.add(text)
      process.emitWarning(text, { type: 'ModelWarning' })
    }
  }
}
