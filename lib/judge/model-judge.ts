import { z } from 'zod'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import { type AskedModel, askForObject } from '../model/ask-for-object.ts'
import type { Judge } from './judge.ts'
import { judgeInstructions, judgePrompt } from './judge-prompt.ts'

/** How often a question is asked before an answer that cannot be read makes the trial invalid. */
const tries = 3

const answerSchema = z.object({
  reason: z.string().describe('What in the message decides it.'),
  // Any text: an answer other than yes or no must be seen, not coerced into one of them.
  answer: z.string().describe('yes or no'),
})

/**
 * A judge that is a model. It sees the question and the agent's final response, and nothing else of the trial.
 *
 * An answer in another form is asked for again; one that does not say yes or no is not, because asking until the
 * judge decides would decide for it.
 */
export function createModelJudge(model: AskedModel): Judge {
  const { name } = model
  return {
    name,
    async answer(request) {
      const { question, response, signal, addUsage } = request
      for (let attempt = 1; attempt <= tries; attempt++) {
        const said = await askForObject(model, {
          role: 'judge',
          instructions: judgeInstructions,
          prompt: judgePrompt(question, response),
          schema: answerSchema,
          schemaName: 'judgement',
          signal,
          addUsage,
        })
        if (!said) continue
        const answer = toYesOrNo(said.answer)
        if (answer) return { answer, reason: said.reason.trim() }
        throw new InfrastructureError(
          'judge',
          `${name} answered neither yes nor no but ${JSON.stringify(said.answer.slice(0, 80))} to: ${question}`,
        )
      }
      throw new InfrastructureError(
        'judge',
        `${name} gave no answer that can be read in ${tries} tries to: ${question}`,
      )
    },
  }
}

function toYesOrNo(text: string): 'yes' | 'no' | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^["'*]+|["'*.!]+$/g, '')
  return word === 'yes' || word === 'no' ? word : undefined
}
