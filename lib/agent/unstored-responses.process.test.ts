import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readSettings } from '../settings/index.ts'
import { createAgent } from './create-agent.ts'
import { openDepotSession } from './testing/depot-session.ts'

const bodySchema = z.looseObject({
  store: z.boolean().optional(),
  include: z.array(z.string()).nullish(),
  input: z.array(z.looseObject({ type: z.string().optional(), role: z.string().optional() })),
})

/** A server of OpenAI's Responses API that keeps nothing: it asks for a call, and then says something. */
const requests: z.infer<typeof bodySchema>[] = []
const server = createServer(async (incoming, response) => {
  let text = ''
  for await (const chunk of incoming) text += chunk
  const body = bodySchema.parse(JSON.parse(text))
  requests.push(body)
  const output =
    requests.length === 1
      ? [
          { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'sealed thoughts' },
          {
            type: 'function_call',
            id: 'fc_1',
            call_id: 'call_1',
            name: 'move_pallet',
            arguments: '{"pallet_id":"P-1","bay":"B"}',
            status: 'completed',
          },
        ]
      : [
          {
            type: 'message',
            id: 'msg_1',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text: 'Moved.', annotations: [] }],
          },
        ]
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: `resp_${requests.length}`,
      object: 'response',
      created_at: 0,
      model: 'gpt-5',
      status: 'completed',
      output,
      usage: { input_tokens: 10, output_tokens: 5, total_tokens: 15 },
    }),
  )
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('OpenAI is asked to store nothing, and gets the reasoning back in encrypted form', async () => {
  const { port } = server.address() as AddressInfo
  const { agent } = await createAgent(
    readSettings({
      MODEL: 'openai/gpt-5',
      OPENAI_API_KEY: 'test',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      MAX_RETRIES: '0',
    }),
  )
  await using session = await openDepotSession()
  await agent.run(session, undefined as never)
  expect(session.said).toEqual(['Moved.'])
  expect(session.bays.get('P-1')).toBe('B')
  expect(requests.map(({ store, include }) => [store, include])).toEqual([
    [false, ['reasoning.encrypted_content']],
    [false, ['reasoning.encrypted_content']],
  ])
  const [, second] = requests
  expect(second?.input).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'reasoning', encrypted_content: 'sealed thoughts' }),
      expect.objectContaining({ type: 'function_call', call_id: 'call_1' }),
      expect.objectContaining({ type: 'function_call_output', call_id: 'call_1' }),
    ]),
  )
  expect(JSON.stringify(requests)).not.toContain('item_reference')
})
