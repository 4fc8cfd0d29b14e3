// An agent of one's own, without a model: a clerk who looks up whatever the customer names and changes nothing.
// Try it with AGENT=./examples/my-agent.ts.
import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import type { Agent, AgentSession } from 'vitest-thinkingbox/agent'

export const agent: Agent = {
  name: 'my-agent',
  async run(session) {
    const { tools } = await session.mcp.listTools()
    let message: string | null = session.request
    while (message !== null) {
      const found = await lookUp(session, tools, message)
      message = await session.reply(
        found.length > 0
          ? `This is what I found:\n${found.join('\n')}`
          : 'Please tell me your e-mail address, or the number of what this is about.',
      )
    }
  },
}

/** Calls every read-only tool that takes one thing the message names: an e-mail address, or a number like ORD-77. */
async function lookUp(
  { mcp, signal }: AgentSession,
  tools: readonly Tool[],
  message: string,
): Promise<string[]> {
  const emails = message.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []
  const numbers = message.match(/\b[A-Z]+-[A-Z0-9-]*\d\b/g) ?? []
  const found: string[] = []
  for (const { name, annotations, inputSchema } of tools) {
    const [parameter, ...more] = inputSchema.required ?? []
    if (!annotations?.readOnlyHint || parameter === undefined || more.length > 0) continue
    for (const value of /mail/.test(parameter) ? emails : /_id$/.test(parameter) ? numbers : []) {
      const result = await mcp.callTool({ name, arguments: { [parameter]: value } }, undefined, { signal })
      if (!result.isError)
        found.push(`${name}: ${JSON.stringify(result.structuredContent ?? result.content)}`)
    }
  }
  return found
}
