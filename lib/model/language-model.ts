import type { LanguageModel, LanguageModelMiddleware } from 'ai'
import { parseModelName } from '../settings/model-name.ts'
import type { ProviderName } from '../settings/providers.ts'
import type { Settings } from '../settings/setting-table.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { sendableHistory } from './sendable-history.ts'
import { thinkingAloud } from './thinking-aloud.ts'
import { uniqueCallIds } from './unique-call-ids.ts'
import { warnOncePerKind } from './warn-once.ts'

type Provider = Parameters<typeof import('ai')['createProviderRegistry']>[0][string]

/** Providers' SDKs load when a model of theirs is used, and only then: together they take longer to load than the rest. */
const load: { readonly [P in ProviderName]: (settings: Settings) => Promise<Provider> } = {
  gateway: async ({ gatewayKey }) => {
    const { createGateway } = await import('ai')
    return createGateway({ ...(gatewayKey && { apiKey: gatewayKey.reveal() }) })
  },
  openai: async ({ openaiKey, openaiBaseUrl }) => {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI({
      ...(openaiKey && { apiKey: openaiKey.reveal() }),
      ...(openaiBaseUrl && { baseURL: openaiBaseUrl }),
    })
  },
  anthropic: async ({ anthropicKey, anthropicBaseUrl }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({
      ...(anthropicKey && { apiKey: anthropicKey.reveal() }),
      ...(anthropicBaseUrl && { baseURL: anthropicBaseUrl }),
    })
  },
  openrouter: async ({ openrouterKey }) => {
    const { createOpenRouter } = await import('@openrouter/ai-sdk-provider')
    return createOpenRouter({ ...(openrouterKey && { apiKey: openrouterKey.reveal() }) })
  },
  'openai-compatible': async ({ openaiCompatibleBaseUrl, openaiCompatibleKey }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    return createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: openaiCompatibleBaseUrl ?? '',
      // vLLM, Ollama and LM Studio all take a JSON schema for the answer.
      supportsStructuredOutputs: true,
      ...(openaiCompatibleKey && { apiKey: openaiCompatibleKey.reveal() }),
    })
  },
}

/**
 * Has OpenAI keep no answer: organisations and proxies without retention refuse to, and know nothing of answers that a later
 * request refers to. The SDK then asks for the reasoning in encrypted form and sends it along.
 */
const unstoredResponses: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({
    ...params,
    providerOptions: {
      ...params.providerOptions,
      openai: { store: false, ...params.providerOptions?.openai },
    },
  }),
}

/**
 * The AI SDK's model for a model string.
 *
 * Keys and addresses come from the settings; whether they are set is `preflight`'s question.
 *
 * @param name - `provider/model-id`; the model id may hold slashes
 * @throws SettingsError when the name does not name a model
 */
export async function resolveLanguageModel(
  settings: Settings,
  name: string,
): Promise<Exclude<LanguageModel, string>> {
  const parsed = parseModelName(name)
  if (typeof parsed === 'string' || parsed.kind !== 'model') {
    const message = typeof parsed === 'string' ? parsed : `${name} is no language model`
    throw new SettingsError('BAD_SETTINGS', [{ variable: 'MODEL', message }])
  }
  const [
    { createProviderRegistry, wrapLanguageModel },
    provider,
    { limitRequestTime },
    { setUpConnections },
  ] = await Promise.all([
    import('ai'),
    load[parsed.provider](settings),
    import('./request-timeout.ts'),
    import('./http-connections.ts'),
  ])
  warnOncePerKind()
  setUpConnections()
  const registry = createProviderRegistry({ [parsed.provider]: provider }, { separator: '/' })
  return wrapLanguageModel({
    model: registry.languageModel(`${parsed.provider}/${parsed.modelId}`),
    // The last is the one next to the provider.
    middleware: [
      unstoredResponses,
      thinkingAloud,
      uniqueCallIds,
      sendableHistory,
      limitRequestTime(settings.requestTimeout),
    ],
  })
}
