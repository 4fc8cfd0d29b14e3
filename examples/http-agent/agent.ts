// An agent of one's own as a service: a clerk who looks up whatever the customer names and changes nothing.
// Start it with TOKEN=… PORT=8080 node examples/http-agent/agent.ts, and test it with
// AGENT=http://127.0.0.1:8080 AGENT_HEADERS='{"Authorization":"Bearer …"}'.
import { createServer, type IncomingMessage } from 'node:http'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { z } from 'zod'

const questionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    trial: z.string(),
    instructions: z.string(),
    request: z.string(),
    mcp: z.url(),
    seed: z.string(),
    attempt: z.int(),
  }),
  z.object({ type: z.literal('message'), trial: z.string(), text: z.string() }),
  z.object({ type: z.literal('end'), trial: z.string() }),
])

const { PORT = '8080', TOKEN } = process.env
const trials = new Map<string, Client>()

const server = createServer(async (request, response) => {
  if (TOKEN !== undefined && request.headers.authorization !== `Bearer ${TOKEN}`) {
    response.writeHead(401).end('Who are you?')
    return
  }
  try {
    const answer = await answerTo(questionSchema.parse(await bodyOf(request)))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  } catch (error) {
    console.error(error)
    response.writeHead(500).end(error instanceof Error ? error.message : String(error))
  }
})

async function answerTo(question: z.infer<typeof questionSchema>): Promise<object> {
  const { type, trial } = question
  if (type === 'start') {
    const client = new Client({ name: 'http-agent', version: '1.0.0' })
    await client.connect(new StreamableHTTPClientTransport(new URL(question.mcp)) as Transport)
    trials.set(trial, client)
    return await answerCustomer(client, question.request)
  }
  const client = trials.get(trial)
  if (!client) throw new Error(`There is no trial ${trial}.`)
  if (type === 'message') return await answerCustomer(client, question.text)
  trials.delete(trial)
  await client.close()
  return {}
}

async function answerCustomer(client: Client, message: string): Promise<object> {
  const found = await lookUp(client, message)
  return {
    text:
      found.length > 0
        ? `This is what I found:\n${found.join('\n')}`
        : 'Please tell me your e-mail address, or the number of what this is about.',
    // It asks no model. One that does says here what this answer used.
    usage: [{ model: 'none', calls: 0, inputTokens: 0, outputTokens: 0 }],
  }
}

/** Calls every read-only tool that takes one thing the message names: an e-mail address, or a number like ORD-77. */
async function lookUp(client: Client, message: string): Promise<string[]> {
  const emails = message.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []
  const numbers = message.match(/\b[A-Z]+-[A-Z0-9-]*\d\b/g) ?? []
  const found: string[] = []
  const { tools } = await client.listTools()
  for (const { name, annotations, inputSchema } of tools) {
    const [parameter, ...more] = inputSchema.required ?? []
    if (!annotations?.readOnlyHint || parameter === undefined || more.length > 0) continue
    for (const value of /mail/.test(parameter) ? emails : /_id$/.test(parameter) ? numbers : []) {
      const result = await client.callTool({ name, arguments: { [parameter]: value } })
      if (!result.isError)
        found.push(`${name}: ${JSON.stringify(result.structuredContent ?? result.content)}`)
    }
  }
  return found
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece
  return JSON.parse(text)
}

server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  console.log(`Listening on ${typeof address === 'object' ? address?.port : address}`)
})
