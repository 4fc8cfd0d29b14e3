import { z } from 'zod'
import type { Task } from '../define/define-task.ts'
import { levels } from '../define/levels.ts'
import { describeProblems } from './validation.ts'

/** An answer of the task API: a status and its JSON. */
export interface TaskAnswer {
  readonly status: number
  readonly body: unknown
}

const split = z.string()
const questionSchema = z.discriminatedUnion('question', [
  z.strictObject({ question: z.literal('tasks'), split }),
  z.strictObject({ question: z.literal('num_tasks'), split }),
  z.strictObject({ question: z.literal('task'), split, index: z.int() }),
  z.strictObject({
    question: z.literal('task_range'),
    split,
    start: z.int().nullish(),
    stop: z.int().nullish(),
  }),
])
const questions = ['tasks', 'num_tasks', 'task', 'task_range']

/** Parts of a domain's tasks that trainers ask for by name: all of them, and those of each level that there is. */
export function splitsOf(tasks: readonly Task[]): ReadonlyMap<string, readonly Task[]> {
  const byLevel = levels.map((level): [string, readonly Task[]] => [
    level,
    tasks.filter((task) => task.level === level),
  ])
  return new Map([['all', tasks] as const, ...byLevel.filter(([, own]) => own.length > 0)])
}

/**
 * Answers the questions about tasks that trainers may ask before they begin: which there are, and how many.
 *
 * @param asked - method and path, such as `POST /retail/num_tasks`
 * @returns undefined when it is no such question
 */
export function answerAboutTasks(
  asked: string,
  body: string,
  domain: string,
  tasks: readonly Task[],
): TaskAnswer | undefined {
  if (asked === 'GET /list_environments') return { status: 200, body: [domain] }
  const [, method, environment, question] = /^(GET|POST) \/([^/]+)\/([a-z_]+)$/.exec(asked) ?? []
  const isSplits = method === 'GET' && question === 'splits'
  if (!isSplits && !(method === 'POST' && questions.includes(question ?? ''))) return undefined
  if (environment !== domain)
    return problem(404, `There is no environment ${environment}; there is ${domain}.`)
  const splits = splitsOf(tasks)
  if (isSplits) return { status: 200, body: [...splits.keys()].map((name) => ({ name, type: 'test' })) }
  const given = parseJson(body)
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
  const parsed = questionSchema.safeParse(isObject ? { ...given, question } : given)
  if (!parsed.success) return problem(422, describeProblems(parsed.error, given, ['body']))
  const { data } = parsed
  const found = splits.get(data.split)?.map(({ id, level }) => ({ task_id: id, ...(level && { level }) }))
  if (!found)
    return problem(400, `There is no split ${data.split}; there are ${[...splits.keys()].join(', ')}.`)
  switch (data.question) {
    case 'tasks':
      return { status: 200, body: { tasks: found, env_name: domain } }
    case 'num_tasks':
      return { status: 200, body: { num_tasks: found.length } }
    case 'task_range':
      return { status: 200, body: { tasks: found.slice(data.start ?? 0, data.stop ?? undefined) } }
    case 'task': {
      const task = found[data.index]
      return task
        ? { status: 200, body: { task } }
        : problem(400, `There is no task ${data.index}; the last is ${found.length - 1}.`)
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problem(status: number, detail: unknown): TaskAnswer {
  return { status, body: { detail } }
}
