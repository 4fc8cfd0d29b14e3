import { type CallToolResult, ListToolsResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { dynamicTool, jsonSchema, type ToolSet } from 'ai'
import { z } from 'zod'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import type { AgentSession } from './agent.ts'
import { textOf } from './tool-text.ts'

const argumentsSchema = z.record(z.string(), z.unknown())

interface ToolAnswer {
  readonly text: string
  readonly isError: boolean
}

/** What the tools tell the agent's loop besides their results. */
export interface McpToolHooks {
  /** Before a call, with the id that the model gave it. */
  beforeCall(toolCallId: string): void
  /** The connection to the sandbox failed: the trial cannot go on. */
  onSandboxFault(fault: InfrastructureError): void
}

/**
 * The tools of the trial's MCP server as tools of the AI SDK. Arguments go to the server as the model wrote them, and the
 * server judges them; only arguments that MCP cannot carry (no object) are refused here.
 *
 * @throws InfrastructureError (`sandbox`) when the server does not list its tools
 */
export async function mcpTools(
  session: Pick<AgentSession, 'mcp' | 'signal' | 'recordRefusedCall'>,
  hooks: McpToolHooks,
): Promise<ToolSet> {
  const tools: ToolSet = {}
  let cursor: string | undefined
  do {
    const page = await list(session, cursor)
    for (const { name, description, inputSchema } of page.tools) {
      tools[name] = dynamicTool({
        ...(description !== undefined && { description }),
        inputSchema: jsonSchema(inputSchema),
        execute: async (input, { toolCallId }) => {
          hooks.beforeCall(toolCallId)
          return await call(session, name, input, hooks)
        },
        toModelOutput: ({ output }) => {
          const { text, isError } = output as ToolAnswer
          return { type: isError ? 'error-text' : 'text', value: text }
        },
      })
    }
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return tools
}

async function list({ mcp, signal }: Pick<AgentSession, 'mcp' | 'signal'>, cursor: string | undefined) {
  try {
    // `listTools()` would compile a validator for every tool's output, 0.1 s a trial; the server has checked its output.
    const params = cursor === undefined ? {} : { cursor }
    return await mcp.request({ method: 'tools/list', params }, ListToolsResultSchema, { signal })
  } catch (error) {
    signal.throwIfAborted()
    throw sandboxFault('listing the tools', error)
  }
}

async function call(
  session: Pick<AgentSession, 'mcp' | 'signal' | 'recordRefusedCall'>,
  name: string,
  input: unknown,
  hooks: McpToolHooks,
): Promise<ToolAnswer> {
  const parsed = argumentsSchema.safeParse(input)
  if (!parsed.success) {
    const text = `The arguments of ${name} must be one JSON object, like {"id": "1"}. Correct them and call again.`
    session.recordRefusedCall(name, JSON.stringify(input), text)
    return { text, isError: true }
  }
  try {
    const result = await session.mcp.callTool({ name, arguments: parsed.data }, undefined, {
      signal: session.signal,
    })
    return { text: textOf(result as CallToolResult), isError: result.isError === true }
  } catch (error) {
    session.signal.throwIfAborted()
    const fault = sandboxFault(`calling ${name}`, error)
    hooks.onSandboxFault(fault)
    throw fault
  }
}

function sandboxFault(doing: string, error: unknown): InfrastructureError {
  const reason = error instanceof Error ? error.message : String(error)
  return new InfrastructureError('sandbox', `${doing} failed: ${reason}`)
}
