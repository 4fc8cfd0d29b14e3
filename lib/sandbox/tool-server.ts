import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import type { JsonSchemaValidator, jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js'
import type { ToolListing } from '../define/tool-listing.ts'
import { offerTexts, type ServedTexts } from './served-texts.ts'

/** Answers one `tools/call` request, with the parameters that the agent sent, unchecked. */
export type AnswerCall = (parameters: unknown, signal: AbortSignal) => Promise<CallToolResult>

export const mcpVersion = '1.0.0'

/**
 * Checks nothing: arguments and outputs are checked with the tools' own schemas, and a new validator for each trial would
 * cost more than the trial.
 */
export const checkedAlready: jsonSchemaValidator = {
  getValidator:
    <T>(): JsonSchemaValidator<T> =>
    (input: unknown) => ({ valid: true, data: input as T, errorMessage: undefined }),
}

/**
 * Makes an MCP server with these tools, to be connected to any one transport.
 *
 * @param texts - told as instructions, prompts and resources; without them the server has only tools
 *
 * The low-level server, because `McpServer` and the request schema of `tools/call` answer arguments that are not an
 * object with a protocol error and others with zod's issues as JSON; here the agent gets a tool result that says what
 * to correct.
 */
export function createToolServer(
  name: string,
  listing: ToolListing,
  answer: AnswerCall,
  texts?: ServedTexts,
): Server {
  const server = new Server(
    { name, version: mcpVersion },
    {
      capabilities: { tools: {}, ...(texts && { prompts: {}, resources: {} }) },
      jsonSchemaValidator: checkedAlready,
      ...(texts && { instructions: texts.instructions }),
    },
  )
  if (texts) offerTexts(server, texts)
  // Each list is a new one: nothing crosses the in-process transport but references, and what an agent does to it is not for the next.
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: structuredClone([...listing.tools]) }))
  server.fallbackRequestHandler = async (request, { signal }) => {
    if (request.method === 'tools/call') return await answer(request.params, signal)
    throw new McpError(
      ErrorCode.MethodNotFound,
      `There is no method ${request.method}; use tools/list and tools/call`,
    )
  }
  return server
}
