import { createHash } from 'node:crypto'
import { InfrastructureError } from '../../core/infrastructure-error.ts'
import { visible } from '../../core/inline-value.ts'
import type { AgentResult, TrialSession } from '../agent.ts'
import { AgentError } from '../agent-error.ts'
import { type AgentAnswer, type AgentQuestion, answerSchema } from './contract.ts'

/** Asks an agent in another process; resolves to its answer, unchecked. */
export type AskAgent = (question: AgentQuestion) => Promise<unknown>

export interface Interlocutor {
  readonly name: string
  readonly trial: string
  /** Address of the trial's tools. */
  readonly mcp: string
  readonly ask: AskAgent
}

/**
 * Carries one trial's conversation between the session and an agent in another process.
 *
 * @throws AgentError when an answer is not what the contract says, or the agent reports an error of its own
 * @throws InfrastructureError when the agent reports a fault of its provider or network
 */
export async function converse(
  session: TrialSession,
  { name, trial, mcp, ask }: Interlocutor,
): Promise<AgentResult> {
  const { instructions, request, attempt } = session
  // Ours names the task.
  const seed = createHash('sha256').update(session.seed).digest('hex').slice(0, 32)
  let question: AgentQuestion = { type: 'start', trial, instructions, request, mcp, seed, attempt }
  for (;;) {
    const answer = readAnswer(name, await ask(question))
    for (const used of answer.usage) session.addUsage({ ...used, role: 'agent' })
    for (const { kind, text } of answer.notes) session.addNote(kind, text)
    if (answer.error) {
      const { cause, message } = answer.error
      if (cause) throw new InfrastructureError(cause, message)
      throw new AgentError('OWN_ERROR', name, message)
    }
    const reply = answer.text === undefined ? null : await session.reply(answer.text)
    if (answer.end) return { end: answer.end }
    if (reply === null) return
    question = { type: 'message', trial, text: reply }
  }
}

function readAnswer(name: string, given: unknown): AgentAnswer {
  const parsed = answerSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => [...path, message].join(': '))
  throw new AgentError(
    'BAD_ANSWER',
    name,
    `the agent's answer is not as agreed: ${problems.join('; ')}; it was ${excerpt(JSON.stringify(given))}`,
  )
}

/** The beginning of what an agent wrote, for a message. */
export function excerpt(text: string): string {
  return visible(text.length > 200 ? `${text.slice(0, 199)}…` : text)
}
