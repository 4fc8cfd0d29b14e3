import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { AgentSession } from './agent.ts'
import { textOf } from './tool-text.ts'

/** One tool call that is known beforehand. */
export type Step = readonly [tool: string, input: unknown]

/** The step that the server refused, and what it answered. */
export interface RefusedStep {
  readonly index: number
  readonly tool: string
  readonly answer: string
}

/** Makes tool calls one after another, up to the first that is refused. */
export async function playSteps(
  { mcp, signal }: Pick<AgentSession, 'mcp' | 'signal'>,
  steps: readonly Step[],
): Promise<RefusedStep | undefined> {
  for (const [index, [tool, input]] of steps.entries()) {
    signal.throwIfAborted()
    const result = await mcp.callTool(
      // What is no object is left for the server to refuse.
      { name: tool, arguments: input as Record<string, unknown> },
      undefined,
      { signal },
    )
    if (result.isError) return { index, tool, answer: textOf(result as CallToolResult) }
  }
  return undefined
}
