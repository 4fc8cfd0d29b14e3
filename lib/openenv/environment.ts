import { didYouMean } from '../core/near-names.ts'
import type { Task } from '../define/define-task.ts'
import { seededRandom } from '../metrics/seeded-random.ts'
import { Episode, type EpisodeOptions, type ToolAnswer } from './episode.ts'
import type { EpisodeTool } from './episode-tools.ts'
import { splitsOf } from './task-api.ts'
import type { Action, EnvironmentState, Observation, ResetParameters, StepResult } from './wire.ts'

export interface EnvironmentOptions extends Omit<EpisodeOptions, 'signal'> {
  readonly domain: string
  /** What `reset` chooses from, in the order of their ids. */
  readonly tasks: readonly Task[]
  readonly tools: readonly EpisodeTool[]
}

/** The result of a tool as OpenEnv's MCP gives it back. */
export type ToolResult = NonNullable<Observation['result']>

/**
 * What one client of OpenEnv plays in: one episode after another. What it is asked for happens in the order in which it was
 * asked, from whichever connection.
 */
export class Environment implements AsyncDisposable {
  readonly tools: readonly EpisodeTool[]
  readonly #options: EnvironmentOptions
  readonly #over = new AbortController()
  #episode: Episode | undefined
  #steps = 0
  #turn: Promise<unknown> = Promise.resolve()

  constructor(options: EnvironmentOptions) {
    this.#options = options
    this.tools = options.tools
  }

  /**
   * Begins an episode, and gives up the one before.
   *
   * @throws Error when there is no such task
   */
  reset({ episode_id, ...choice }: ResetParameters): Promise<StepResult> {
    return this.#inTurn(async () => {
      const task = this.#chooseTask(choice)
      await this.#episode?.[Symbol.asyncDispose]()
      this.#episode = new Episode(task, episode_id ?? undefined, {
        ...this.#options,
        signal: this.#over.signal,
      })
      this.#steps = 0
      const metadata = {
        user_message: task.request,
        policy: task.sandbox.instructions,
        task_id: task.id,
      }
      return { observation: { metadata }, reward: 0, done: false, metadata }
    })
  }

  /** @throws Error when a tool is called before the first reset, or the sandbox or the customer failed */
  step(action: Action): Promise<StepResult> {
    return this.#inTurn(async () => {
      const observed = action.type === 'list_tools' ? this.#listTools() : await this.#callTool(action)
      this.#steps += 1
      const { reward, rewardInfo } = this.#episode ?? {}
      const metadata = rewardInfo ? { reward_info: rewardInfo } : {}
      return {
        observation: { ...observed, metadata },
        reward: reward ?? 0,
        done: reward !== undefined,
        metadata,
      }
    })
  }

  /** Calls a tool beside the steps: it changes the same records, and counts as no step. */
  call(name: string, given: Readonly<Record<string, unknown>>): Promise<ToolAnswer> {
    return this.#inTurn(() => this.#playing().call(name, given))
  }

  state(): Promise<EnvironmentState> {
    return this.#inTurn(async () => {
      const { id, task, isDone = false, reward, rewardInfo } = this.#episode ?? {}
      return {
        episode_id: id ?? null,
        step_count: this.#steps,
        domain: this.#options.domain,
        task_id: task?.id ?? null,
        done: isDone,
        reward: reward ?? null,
        reward_info: rewardInfo ? { end: rewardInfo.end, deviations: [...rewardInfo.deviations] } : null,
      }
    })
  }

  /** Gives up what is going on. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#over.abort()
    await this.#turn
    await this.#episode?.[Symbol.asyncDispose]()
  }

  #listTools(): Pick<Observation, 'tools'> {
    return {
      tools: this.tools.map(({ name, description, inputSchema }) => ({
        name,
        description,
        input_schema: inputSchema,
      })),
    }
  }

  async #callTool(action: Extract<Action, { type: 'call_tool' }>): Promise<Omit<Observation, 'metadata'>> {
    const answer = await this.#playing().call(action.tool_name, action.arguments)
    return answer.ok
      ? { tool_name: action.tool_name, result: toolResult(answer), error: null }
      : {
          tool_name: action.tool_name,
          result: null,
          error: { error_type: answer.errorType, message: answer.message },
        }
  }

  #playing(): Episode {
    if (!this.#episode) throw new Error('No episode has begun: call reset first.')
    return this.#episode
  }

  /** By its id, by its place in a split, or drawn from the split by the seed. */
  #chooseTask({ task_id: id, split, index, seed }: Omit<ResetParameters, 'episode_id'>): Task {
    const { tasks, domain } = this.#options
    if (typeof id === 'string') {
      const named = tasks.find((task) => task.id === id)
      if (named) return named
      const hint = didYouMean(
        id,
        tasks.map((task) => task.id),
      )
      throw new Error(
        `There is no task ${id} of ${domain} here. ${hint ?? 'GET /openapi.json lists the tasks.'}`,
      )
    }
    const splits = splitsOf(tasks)
    const drawn = splits.get(split ?? 'all')
    if (!drawn) throw new Error(`There is no split ${split}; there are ${[...splits.keys()].join(', ')}.`)
    const random = typeof seed === 'number' ? seededRandom(`openenv:${seed}`) : Math.random
    const chosen = drawn[index ?? Math.floor(random() * drawn.length)]
    if (chosen) return chosen
    throw new Error(
      `There is no task ${index} of the split ${split ?? 'all'}; the last is ${drawn.length - 1}.`,
    )
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const acted = this.#turn.then(async () => {
      this.#over.signal.throwIfAborted()
      return await act()
    })
    this.#turn = acted.catch(() => {})
    return acted
  }
}

/** A tool's answer in the shape that OpenEnv's clients know from their own MCP library. */
export function toolResult({ text, data }: Extract<ToolAnswer, { ok: true }>): ToolResult {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  return {
    content: [{ type: 'text', text }],
    structured_content: isObject ? (data as Record<string, unknown>) : null,
    meta: null,
    data,
    is_error: false,
  }
}
