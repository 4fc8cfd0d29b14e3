import { inject } from 'vitest'
import { type CreatedAgent, createAgent } from '../agent/create-agent.ts'
import { isDebugged } from '../core/is-debugged.ts'
import type { Task } from '../define/define-task.ts'
import { varySandbox } from '../define/variant.ts'
import type { Judge } from '../judge/index.ts'
import { type AnySandbox, type OpenSandbox, openSandbox } from '../sandbox/index.ts'
import { agentKind, isModel, readSettings, type Settings, secretsOf } from '../settings/index.ts'
import { providerAddresses } from '../settings/provider-addresses.ts'
import { variantName } from '../settings/variant-name.ts'

/** What the trials of one worker share. */
export interface Worker {
  readonly settings: Settings
  /** Milliseconds; undefined while a debugger is attached. */
  readonly trialTimeoutMs: number | undefined
  /** The agent under test and its customer, made when the first trial needs them. */
  agent(): Promise<CreatedAgent>
  /** The task as the agent's variant has it. */
  vary(task: Task): Task
  /** The sandbox as all of this worker's trials share it. */
  open(sandbox: AnySandbox): Promise<OpenSandbox>
  /** The judge of final responses; undefined when the settings name no judge. */
  judge(): Promise<Judge | undefined>
  /** The agent under test answers customers, so there is something to judge. */
  readonly agentAnswers: boolean
}

let current: Worker | undefined

/** This worker, set up from its environment on first use. */
export function worker(): Worker {
  current ??= openWorker()
  return current
}

function openWorker(): Worker {
  const settings = readSettings(process.env)
  if (inject('thinkingbox')?.startsTrials && !settings.regrade) {
    // Loads while the suite still imports.
    import('../sandbox/bake.ts').then(({ loadPostgres }) => loadPostgres())
  }
  // Every project has one of them, except where a run is graded again: that plays nothing.
  const [variant] = settings.regrade ? [] : (settings.variants?.variants ?? [])
  let agent: Promise<CreatedAgent> | undefined
  let judge: Promise<Judge | undefined> | undefined
  const varied = new WeakMap<Task, Task>()
  const opened = new WeakMap<AnySandbox, Promise<OpenSandbox>>()
  return {
    settings,
    trialTimeoutMs: isDebugged() ? undefined : settings.trialTimeout * 1000,
    agent: () => {
      agent ??= createAgent(settings).then((created) => withVariant(created, variant?.[0]))
      return agent
    },
    vary: (task) => {
      if (!variant) return task
      // The same object each time: what is known of a task is kept by it.
      const known = varied.get(task) ?? { ...task, sandbox: varySandbox(task.sandbox, ...variant) }
      varied.set(task, known)
      return known
    },
    open: (sandbox) => {
      const known = opened.get(sandbox)
      if (known) return known
      const { slots, leakCheck } = settings
      const opening = openSandbox(sandbox, {
        slots,
        leakCheck,
        // An agent's own module runs in this process, and could reach the database.
        readAll: settings.agent !== undefined && agentKind(settings.agent) === 'module',
      })
      opened.set(sandbox, opening)
      return opening
    },
    judge: () => {
      judge ??= createJudge(settings)
      return judge
    },
    // Reference and simulated agents say the same in every trial.
    agentAnswers: settings.agent !== undefined || settings.models.some(isModel),
  }
}

/** The agent under the name that reports give it. */
function withVariant(created: CreatedAgent, variant: string | undefined): CreatedAgent {
  if (variant === undefined) return created
  const { agent } = created
  const name = variantName(agent.name, variant)
  return { ...created, agent: { name, run: (session, task) => agent.run(session, task) } }
}

async function createJudge(settings: Settings): Promise<Judge | undefined> {
  const { judgeModel: name, maxRetries } = settings
  if (name === undefined) return undefined
  const [{ createModelJudge }, { resolveLanguageModel }] = await Promise.all([
    import('../judge/index.ts'),
    import('../model/language-model.ts'),
  ])
  const model = await resolveLanguageModel(settings, name)
  return createModelJudge({
    name,
    model,
    maxRetries,
    secrets: secretsOf(settings),
    addresses: providerAddresses(settings),
  })
}
