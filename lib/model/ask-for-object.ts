import { generateText, type LanguageModel, NoObjectGeneratedError, Output, wrapLanguageModel } from 'ai'
import { z } from 'zod'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import type { Usage } from '../core/usage.ts'
import type { ProviderAddress } from '../settings/provider-addresses.ts'
import { redact } from '../settings/redact.ts'
import type { Secret } from '../settings/secret.ts'
import { answerFormat } from './answer-format.ts'
import { classifyFault } from './classify-fault.ts'
import { toUsage } from './model-usage.ts'

/** A model that takes a part beside the agent's. */
export interface AskedModel {
  /** Recorded with the usage: `provider/model-id`. */
  readonly name: string
  readonly model: Exclude<LanguageModel, string>
  /** Further tries of a request that met a passing fault of the provider. */
  readonly maxRetries: number
  /** Keys to keep out of error messages. */
  readonly secrets?: readonly Secret[]
  /** Which variables say where providers are, for error messages. */
  readonly addresses?: readonly ProviderAddress[]
}

/** What a model is asked. */
export interface ObjectRequest<Schema extends z.ZodType> {
  readonly role: 'customer' | 'judge'
  readonly instructions: string
  readonly prompt: string
  readonly schema: Schema
  /** What the provider calls the object. */
  readonly schemaName: string
  readonly signal: AbortSignal
  addUsage(usage: Usage): void
  /** Told what the model thought before it answered. */
  onReasoning?(text: string): void
}

/**
 * Asks a model once for an answer of a given form.
 *
 * @returns the answer, or undefined when it is not in that form
 * @throws InfrastructureError when the provider fails or the trial is stopped
 */
export async function askForObject<Schema extends z.ZodType>(
  { name, model, maxRetries, secrets = [], addresses = [] }: AskedModel,
  { role, instructions, prompt, schema, schemaName, signal, addUsage, onReasoning }: ObjectRequest<Schema>,
): Promise<z.output<Schema> | undefined> {
  try {
    const { output } = await generateText({
      model: wrapLanguageModel({ model, middleware: answerFormat(model) }),
      // A server may take no schema, or overlook it.
      instructions: `${instructions}\n\nAnswer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(z.toJSONSchema(schema))}`,
      prompt,
      output: Output.object({ schema, name: schemaName }),
      maxRetries,
      abortSignal: signal,
      onLanguageModelCallEnd: ({ usage, content }) => {
        addUsage(toUsage(name, role, usage))
        const thoughts = content.flatMap((part) => (part.type === 'reasoning' ? [part.text.trim()] : []))
        if (thoughts.some((thought) => thought !== '')) onReasoning?.(thoughts.join('\n\n'))
      },
    })
    return output as z.output<Schema>
  } catch (error) {
    if (signal.aborted) throw new InfrastructureError('cancelled', 'the trial was stopped')
    if (isUnreadable(error)) return undefined
    const fault = classifyFault(error, secrets, addresses)
    const reason = error instanceof Error ? error.message : String(error)
    throw new InfrastructureError(
      fault?.invalidCause ?? (role === 'judge' ? 'judge' : 'customer simulator'),
      `the ${role}'s model: ${fault?.message ?? redact(reason, secrets)}`,
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
