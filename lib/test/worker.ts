import { type CreatedAgent, createAgent } from '../agent/index.ts'
import { isDebugged } from '../config/is-debugged.ts'
import { readSettings, type Settings } from '../settings/index.ts'

/** What the trials of one worker share. */
export interface Worker {
  readonly settings: Settings
  /** Milliseconds; undefined while a debugger is attached. */
  readonly trialTimeoutMs: number | undefined
  /** The agent under test and its customer, made when the first trial needs them. */
  agent(): Promise<CreatedAgent>
}

let current: Worker | undefined

/** This worker, set up from its environment on first use. */
export function worker(): Worker {
  current ??= openWorker()
  return current
}

function openWorker(): Worker {
  const settings = readSettings(process.env)
  let agent: Promise<CreatedAgent> | undefined
  return {
    settings,
    trialTimeoutMs: isDebugged() ? undefined : settings.trialTimeout * 1000,
    agent: () => {
      agent ??= createAgent(settings)
      return agent
    },
  }
}
