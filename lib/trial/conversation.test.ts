import { expect, test } from 'vitest'
import { depotTasks } from '../agent/testing/depot-sandbox.ts'
import type { CustomerTurn } from '../customer/customer.ts'
import { Conversation } from './conversation.ts'
import { UsageMeter } from './usage-meter.ts'

/** Talks until the conversation is over; what the agent got, and what was said. */
async function talk(turns: readonly CustomerTurn[], replies: readonly string[], maxTurns = 10) {
  const [task] = depotTasks(1)
  if (!task) throw new Error('There is no task.')
  const left = [...turns]
  const customer = {
    respond: async () => left.shift() ?? { message: 'I have nothing to add.', finished: false },
  }
  const conversation = new Conversation(task, customer, maxTurns, { calls: [] }, new UsageMeter())
  const got: (string | null)[] = []
  for (const text of replies) got.push(await conversation.reply(text, new AbortController().signal))
  const said = conversation.messages.slice(1).map(({ role, text, unsaid }) => `${unsaid ?? role}: ${text}`)
  return { got, said, end: conversation.end }
}

test("the customer's last words reach the agent, which may answer once", async () => {
  const { got, said, end } = await talk(
    [{ message: 'Yes, move it.', finished: true }],
    ['Shall I move it?', 'Done.', 'Anything else?'],
  )
  expect(got).toEqual(['Yes, move it.', null, null])
  expect(said).toEqual(['agent: Shall I move it?', 'customer: Yes, move it.', 'agent: Done.'])
  expect(end).toBe('customer finished')
})

test('a customer who leaves without a word ends the conversation at once', async () => {
  const { got, said } = await talk([{ message: '', finished: true }], ['Done.', 'Still there?'])
  expect(got).toEqual([null, null])
  expect(said).toEqual(['agent: Done.'])
})

test('at the turn limit nobody is heard any more', async () => {
  const { got, end } = await talk([], ['One?', 'Two?', 'Three?'], 2)
  expect(got).toEqual(['I have nothing to add.', null, null])
  expect(end).toBe('turn limit')
})

test('what the customer only thought is kept apart', async () => {
  const { got, said } = await talk(
    [{ message: 'P-1.', finished: false, reasoning: 'Which one?' }],
    ['Which?'],
  )
  expect(got).toEqual(['P-1.'])
  expect(said).toEqual(['agent: Which?', 'reasoning: Which one?', 'customer: P-1.'])
})
