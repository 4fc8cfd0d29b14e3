import {
  extractJsonMiddleware,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai'
import { z } from 'zod'
import { classifyFault } from '../agent/classify-fault.ts'
import { InfrastructureError } from '../agent/infrastructure-error.ts'
import { toUsage } from '../agent/model-usage.ts'
import type { Secret } from '../settings/secret.ts'
import type { Customer, CustomerTurn } from '../trial/conversation.ts'
import { customerInstructions, transcript } from './customer-prompt.ts'

/** How often the customer is asked before its trial is given up as invalid. */
const tries = 3

const turnSchema = z.object({
  message: z.string().describe('What you, the customer, write next.'),
  finished: z.boolean().describe('Whether the conversation is over for you.'),
})

export interface ModelCustomerOptions {
  /** Recorded with the usage: `provider/model-id`. */
  readonly name: string
  readonly model: Exclude<LanguageModel, string>
  /** Further tries of a request that met a passing fault of the provider. */
  readonly maxRetries: number
  /** Keys to keep out of error messages. */
  readonly secrets?: readonly Secret[]
}

/**
 * The customer as a model plays it. The model sees the task's customer text and what the two have written to each other; of
 * records, tool calls and expected effects it learns nothing.
 */
export function createModelCustomer(options: ModelCustomerOptions): Customer {
  // Some models wrap their JSON into a Markdown fence whatever they are told.
  const model = wrapLanguageModel({ model: options.model, middleware: extractJsonMiddleware() })
  return {
    async respond(turn) {
      let wrong = ''
      for (let attempt = 1; attempt <= tries; attempt++) {
        const answer = await ask({ ...options, model }, turn)
        if (typeof answer !== 'string') return answer
        wrong = answer
      }
      throw new InfrastructureError(
        'customer simulator',
        `${options.name} gave no usable answer as the customer in ${tries} tries: ${wrong}`,
      )
    },
  }
}

/** Asks once; a text says what was wrong with the answer. */
async function ask(
  { name, model, maxRetries, secrets = [] }: ModelCustomerOptions,
  { customer, conversation, signal, addUsage }: Parameters<Customer['respond']>[0],
): Promise<CustomerTurn | string> {
  try {
    const { output } = await generateText({
      model,
      instructions: customerInstructions(customer),
      prompt: transcript(conversation),
      output: Output.object({ schema: turnSchema, name: 'customer_turn' }),
      maxRetries,
      abortSignal: signal,
      onLanguageModelCallEnd: ({ usage }) => addUsage(toUsage(name, 'customer', usage)),
    })
    const message = output.message.trim()
    return message === '' && !output.finished
      ? 'the message was empty'
      : { message, finished: output.finished }
  } catch (error) {
    if (signal.aborted) throw new InfrastructureError('cancelled', 'the trial was stopped')
    if (isUnusable(error)) return 'the answer was not in the form that was asked for'
    const fault = classifyFault(error, secrets)
    if (!fault) throw new InfrastructureError('customer simulator', `${name} could not play the customer`)
    throw new InfrastructureError(fault.invalidCause, `the customer's model: ${fault.message}`)
  }
}

function isUnusable(error: unknown): boolean {
  return (
    NoObjectGeneratedError.isInstance(error) ||
    // What `output` throws when the model said nothing at all.
    (error instanceof Error && error.name === 'AI_NoOutputGeneratedError')
  )
}
