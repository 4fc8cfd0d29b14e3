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
import { redact } from '../settings/redact.ts'
import type { Secret } from '../settings/secret.ts'
import type { Judge } from './judge.ts'
import { judgeInstructions, judgePrompt } from './judge-prompt.ts'

/** How often a question is asked before an answer that cannot be read spoils the trial. */
const tries = 3

const answerSchema = z.object({
  reason: z.string().describe('What in the message decides it.'),
  // Any text: what is neither yes nor no must be seen, not coerced into one of them.
  answer: z.string().describe('yes or no'),
})

export interface ModelJudgeOptions {
  /** Recorded with the usage: `provider/model-id`. */
  readonly name: string
  readonly model: Exclude<LanguageModel, string>
  /** Further tries of a request that met a passing fault of the provider. */
  readonly maxRetries: number
  /** Keys to keep out of error messages. */
  readonly secrets?: readonly Secret[]
}

/**
 * A judge that is a model. It sees the question and the agent's final response, and nothing else of the trial.
 *
 * An answer in another form is asked for again; one that says neither yes nor no is not, because asking until the
 * judge decides would decide for it.
 */
export function createModelJudge(options: ModelJudgeOptions): Judge {
  const { name } = options
  // Some models wrap their JSON into a Markdown fence whatever they are told.
  const model = wrapLanguageModel({ model: options.model, middleware: extractJsonMiddleware() })
  return {
    name,
    async answer(request) {
      for (let attempt = 1; attempt <= tries; attempt++) {
        const said = await ask({ ...options, model }, request)
        if (!said) continue
        const answer = toYesOrNo(said.answer)
        if (answer) return { answer, reason: said.reason.trim() }
        throw new InfrastructureError(
          'judge',
          `${name} answered neither yes nor no but ${JSON.stringify(said.answer.slice(0, 80))} to: ${request.question}`,
        )
      }
      throw new InfrastructureError(
        'judge',
        `${name} gave no answer that can be read in ${tries} tries to: ${request.question}`,
      )
    },
  }
}

/** Asks once; nothing when the answer is not in the form that was asked for. */
async function ask(
  { name, model, maxRetries, secrets = [] }: ModelJudgeOptions,
  { question, response, signal, addUsage }: Parameters<Judge['answer']>[0],
): Promise<z.infer<typeof answerSchema> | undefined> {
  try {
    const { output } = await generateText({
      model,
      instructions: judgeInstructions,
      prompt: judgePrompt(question, response),
      output: Output.object({ schema: answerSchema, name: 'judgement' }),
      maxRetries,
      abortSignal: signal,
      onLanguageModelCallEnd: ({ usage }) => addUsage(toUsage(name, 'judge', usage)),
    })
    return output
  } catch (error) {
    if (signal.aborted) throw new InfrastructureError('cancelled', 'the trial was stopped')
    if (isUnreadable(error)) return undefined
    const fault = classifyFault(error, secrets)
    const reason = error instanceof Error ? error.message : String(error)
    throw new InfrastructureError(
      fault?.invalidCause ?? 'judge',
      `the judge's model: ${fault?.message ?? redact(reason, secrets)}`,
    )
  }
}

function isUnreadable(error: unknown): boolean {
  return (
    NoObjectGeneratedError.isInstance(error) ||
    // What `output` throws when the model said nothing at all.
    (error instanceof Error && error.name === 'AI_NoOutputGeneratedError')
  )
}

function toYesOrNo(text: string): 'yes' | 'no' | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^["'*]+|["'*.!]+$/g, '')
  return word === 'yes' || word === 'no' ? word : undefined
}
