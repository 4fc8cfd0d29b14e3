import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'

/** What an agent is told that has nothing but an MCP client: all that an agent in a test is told. */
export interface ServedTexts {
  /** The agent's instructions. */
  readonly instructions: string
  /** The customer's first message; undefined when there is no task. */
  readonly request?: string | undefined
}

interface Prompt {
  readonly name: string
  readonly description: string
  /** Messages of the user, in order. */
  readonly messages: readonly string[]
}

interface Resource {
  readonly uri: string
  readonly name: string
  readonly description: string
  readonly text: string
}

/** Serves texts as prompts, which a person chooses in a client, and as resources, which a program reads. */
export function offerTexts(server: Server, { instructions, request }: ServedTexts): void {
  const prompts: Prompt[] = [
    {
      name: 'start',
      description:
        request === undefined ? 'How to work here' : 'How to work here, then what the customer writes',
      messages: request === undefined ? [instructions] : [instructions, request],
    },
  ]
  const resources: Resource[] = [
    {
      uri: 'thinkingbox://instructions',
      name: 'instructions',
      description: "The agent's instructions: its system prompt",
      text: instructions,
    },
  ]
  if (request !== undefined) {
    const description = 'What the customer writes'
    prompts.push({ name: 'request', description, messages: [request] })
    resources.push({ uri: 'thinkingbox://request', name: 'request', description, text: request })
  }
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: prompts.map(({ name, description }) => ({ name, description })),
  }))
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    const prompt = prompts.find(({ name }) => name === params.name)
    if (!prompt) throw unknown('prompt', params.name)
    return {
      description: prompt.description,
      messages: prompt.messages.map((text) => ({ role: 'user', content: { type: 'text', text } })),
    }
  })
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: resources.map(({ text: _, ...shown }) => ({ ...shown, mimeType: 'text/markdown' })),
  }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const resource = resources.find(({ uri }) => uri === params.uri)
    if (!resource) throw unknown('resource', params.uri)
    return { contents: [{ uri: resource.uri, mimeType: 'text/markdown', text: resource.text }] }
  })
}

function unknown(kind: 'prompt' | 'resource', asked: string): McpError {
  return new McpError(
    ErrorCode.InvalidParams,
    `There is no ${kind} ${JSON.stringify(asked)}; ask for ${kind}s/list.`,
  )
}
