import type { TestContext } from 'vitest'
import { InfrastructureError } from '../core/infrastructure-error.ts'
import type { Judge } from '../judge/index.ts'
import type { JudgedAnswer } from '../trial/trial.ts'
import { UsageMeter } from '../trial/usage-meter.ts'
import type { GradedTrial } from './graded-trial.ts'
import { worker } from './worker.ts'

/** A judge answered No: the trial failed although its end state is correct. */
export class JudgedNoError extends Error {
  override readonly name = 'JudgedNoError'
  readonly code = 'JUDGED_NO'

  constructor(answers: readonly JudgedAnswer[]) {
    const no = answers.filter(({ answer }) => answer === 'no')
    const of = answers.length === 1 ? 'the question' : `${no.length} of ${answers.length} questions`
    super(
      [
        `The end state is correct, but the judge answered No to ${of} about the final response.`,
        ...no.map(({ question, reason }) => `- ${question}\n  No: ${reason}`),
      ].join('\n'),
    )
  }
}

/**
 * Asks the judge yes/no questions about a trial's final response, once its end state has passed. Where nobody can be
 * asked, the end state alone decides, and a note on the test says so. A trial from the journal keeps the answers that
 * it was given when it ran.
 *
 * @throws JudgedNoError when an answer is No
 */
export async function judgeTrial(
  trial: GradedTrial,
  questions: readonly string[],
  { annotate, signal }: Pick<TestContext, 'annotate' | 'signal'>,
): Promise<void> {
  if (questions.length === 0) return
  const { agentAnswers, judge: createJudge } = worker()
  const judge = agentAnswers ? await createJudge() : undefined
  const answers =
    storedAnswers(trial, questions) ??
    (judge && !trial.stored ? await ask(judge, trial, questions, signal) : undefined)
  if (!answers) {
    const why = trial.stored
      ? 'were not asked when the trial ran'
      : agentAnswers
        ? 'were not asked because JUDGE_MODEL is not set'
        : 'were not asked because this agent has no answer of its own'
    await annotate(`its yes/no questions ${why}: graded on the end state alone`, 'notice')
    return
  }
  if (answers.some(({ answer }) => answer === 'no')) throw new JudgedNoError(answers)
}

function storedAnswers(
  { answers }: GradedTrial,
  questions: readonly string[],
): readonly JudgedAnswer[] | undefined {
  const same = answers?.length === questions.length
  return same && answers.every(({ question }, index) => question === questions[index]) ? answers : undefined
}

async function ask(
  judge: Judge,
  trial: GradedTrial,
  questions: readonly string[],
  signal: AbortSignal,
): Promise<readonly JudgedAnswer[]> {
  const response = trial.conversation.findLast(({ role, unsaid }) => role === 'agent' && !unsaid)?.text
  const usage = new UsageMeter()
  const answers: JudgedAnswer[] = []
  try {
    for (const question of questions) {
      const answer =
        response === undefined
          ? { answer: 'no' as const, reason: 'The agent wrote nothing to the customer.' }
          : await judge.answer({ question, response, signal, addUsage: (used) => usage.add(used) })
      answers.push({ question, ...answer })
    }
  } catch (error) {
    if (error instanceof InfrastructureError) trial.invalidate(error, usage.total())
    throw error
  }
  trial.onJudged({ answers, usage: usage.total() })
  return answers
}
