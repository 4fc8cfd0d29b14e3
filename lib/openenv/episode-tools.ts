import { z } from 'zod'
import type { AnySandbox } from '../define/define-sandbox.ts'
import { SandboxError } from '../define/sandbox-error.ts'
import { jsonSchemaOf, toolListing } from '../define/tool-listing.ts'

/** A tool as OpenEnv lists it. */
export interface EpisodeTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: Readonly<Record<string, unknown>>
}

export const speakTool = {
  name: 'respond_to_user',
  description:
    'Says something to the customer, and gives back what the customer answers. It is the only way to reach the customer.',
  input: z.strictObject({ message: z.string().min(1).describe('What the customer reads.') }),
} as const

export const doneTool = {
  name: 'done',
  description:
    'Ends the episode: call it when nothing is left to do. What the records then hold decides the reward.',
  input: z.strictObject({}),
} as const

/** Names that OpenEnv keeps for itself. */
const reserved = ['reset', 'step', 'state', 'close', speakTool.name, doneTool.name]

/**
 * The tools of an episode: the sandbox's, and the two that stand for the conversation.
 *
 * @throws SandboxError when a tool of the sandbox has a name that OpenEnv or one of the two needs
 */
export function episodeTools(sandbox: AnySandbox): readonly EpisodeTool[] {
  const { tools } = toolListing(sandbox)
  const taken = tools.find((tool) => reserved.includes(tool.name))
  if (taken) {
    throw new SandboxError(
      'DUPLICATE_TOOL',
      sandbox.name,
      `the tool ${taken.name} has a name that OpenEnv needs itself (${reserved.join(', ')}); give it another to serve it so`,
    )
  }
  return [
    ...tools.map(({ name, description = '', inputSchema }) => ({ name, description, inputSchema })),
    ...[speakTool, doneTool].map(({ name, description, input }) => ({
      name,
      description,
      inputSchema: jsonSchemaOf(input, 'input'),
    })),
  ]
}
