import { setImmediate } from 'node:timers/promises'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js'
import type { JsonSchemaValidator, jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js'
import type { ToolListing } from '../define/tool-listing.ts'

/** Answers one `tools/call` request, whose parameters are whatever the agent sent. */
export type AnswerCall = (parameters: unknown, signal: AbortSignal) => Promise<CallToolResult>

const version = '1.0.0'

/** Milliseconds: the longest that a timer takes. */
const longest = 2 ** 31 - 1

/**
 * Checks nothing: arguments and outputs are checked with the tools' own schemas, and a new validator for each trial would
 * cost more than the trial.
 */
const checkedAlready: jsonSchemaValidator = {
  getValidator:
    <T>(): JsonSchemaValidator<T> =>
    (input: unknown) => ({ valid: true, data: input as T, errorMessage: undefined }),
}

/**
 * Connects a client to an MCP server with these tools, in this process.
 *
 * The low-level server, because `McpServer` and the request schema of `tools/call` answer arguments that are not an
 * object with a protocol error and others with zod's issues as JSON; here the agent gets a tool result that says what
 * to correct.
 */
export async function connectTools(name: string, listing: ToolListing, answer: AnswerCall): Promise<Client> {
  const server = new Server(
    { name, version },
    { capabilities: { tools: {} }, jsonSchemaValidator: checkedAlready },
  )
  // Each list is a new one: nothing crosses this transport but references, and what an agent does to it is not for the next.
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: structuredClone([...listing.tools]) }))
  server.fallbackRequestHandler = async (request, { signal }) => {
    if (request.method === 'tools/call') return await answer(request.params, signal)
    throw new McpError(
      ErrorCode.MethodNotFound,
      `There is no method ${request.method}; use tools/list and tools/call`,
    )
  }
  const client = new Client({ name: 'vitest-thinkingbox', version }, { jsonSchemaValidator: checkedAlready })
  const request = client.request.bind(client)
  client.request = async (message, schema, options) => {
    // An agent that awaits nothing but calls, answered or not, would keep every timer of the worker from running.
    await setImmediate()
    // The client would give a call up after a minute, which may only wait for others, or for a debugger; its trial has a limit.
    return await request(message, schema, { timeout: longest, ...options })
  }
  const [clientEnd, serverEnd] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(serverEnd), client.connect(clientEnd)])
  return client
}
