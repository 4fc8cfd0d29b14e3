import { z } from 'zod'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import { type AskedModel, askForObject } from '../model/ask-for-object.ts'
import type { Customer, CustomerTurn } from './customer.ts'
import { customerInstructions, transcript } from './customer-prompt.ts'

/** How often the customer is asked before its trial is given up as invalid. */
const tries = 3

const turnSchema = z.object({
  message: z.string().describe('What you, the customer, write next.'),
  finished: z.boolean().describe('Whether the conversation is over for you.'),
})

/**
 * The customer as a model plays it. The model sees the task's customer text and what the two have written to each other; of
 * records, tool calls and expected effects it learns nothing.
 */
export function createModelCustomer(model: AskedModel): Customer {
  return {
    async respond(turn) {
      let wrong = ''
      for (let attempt = 1; attempt <= tries; attempt++) {
        const answer = await ask(model, turn)
        if (typeof answer !== 'string') return answer
        wrong = answer
      }
      throw new InfrastructureError(
        'customer simulator',
        `${model.name} gave no usable answer as the customer in ${tries} tries: ${wrong}`,
      )
    },
  }
}

/** Asks once; a text says what was wrong with the answer. */
async function ask(
  model: AskedModel,
  { customer, conversation, signal, addUsage }: Parameters<Customer['respond']>[0],
): Promise<CustomerTurn | string> {
  let reasoning: string | undefined
  const turn = await askForObject(model, {
    role: 'customer',
    instructions: customerInstructions(customer),
    prompt: transcript(conversation),
    schema: turnSchema,
    schemaName: 'customer_turn',
    signal,
    addUsage,
    onReasoning: (text) => {
      reasoning = text
    },
  })
  if (!turn) return 'the answer was not in the form that was asked for'
  const message = turn.message.trim()
  if (message === '' && !turn.finished) return 'the message was empty'
  return { message, finished: turn.finished, ...(reasoning !== undefined && { reasoning }) }
}
