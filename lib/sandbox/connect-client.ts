import { setImmediate } from 'node:timers/promises'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { checkedAlready, mcpVersion } from './tool-server.ts'

/** Milliseconds: the longest that a timer takes. */
const longest = 2 ** 31 - 1

/** Connects a client to an MCP server in this process. */
export async function connectClient(server: Server): Promise<Client> {
  const client = new Client(
    { name: 'vitest-thinkingbox', version: mcpVersion },
    { jsonSchemaValidator: checkedAlready },
  )
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
