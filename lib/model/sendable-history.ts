import type { LanguageModel, LanguageModelMiddleware } from 'ai'
import { toolNamePattern } from '../core/tool-name.ts'

type Resolved = Extract<LanguageModel, { specificationVersion: 'v4' }>
type Prompt = Parameters<Resolved['doGenerate']>[0]['prompt']
type Content = Exclude<Prompt[number]['content'], string>[number]

/**
 * Sends a model's own mistakes back in a form that its provider takes: a call of a tool with an impossible name, or with
 * arguments that are no object. Providers refuse the whole conversation otherwise. What the model wrote is on record.
 */
export const sendableHistory: LanguageModelMiddleware = {
  specificationVersion: 'v4',
  transformParams: async ({ params }) => ({
    ...params,
    prompt: params.prompt.map((message) =>
      typeof message.content === 'string'
        ? message
        : ({ ...message, content: (message.content as Content[]).map(sendablePart) } as typeof message),
    ),
  }),
}

function sendablePart(part: Content): Content {
  if (part.type === 'tool-result') return { ...part, toolName: sendableName(part.toolName) }
  if (part.type !== 'tool-call') return part
  const { input } = part
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  return { ...part, toolName: sendableName(part.toolName), input: isObject ? input : { arguments: input } }
}

function sendableName(name: string): string {
  if (toolNamePattern.test(name)) return name
  const spelt = name.replaceAll(/[^a-zA-Z0-9_-]+/gu, '_').slice(0, 60)
  return `not_${spelt === '' || spelt === '_' ? 'named' : spelt}`
}
