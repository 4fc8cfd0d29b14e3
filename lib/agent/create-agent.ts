import { InfrastructureError } from '../core/infrastructure-error.ts'
import { inlineValue } from '../core/inline-value.ts'
import type { Customer } from '../customer/customer.ts'
import { classifyFault } from '../model/classify-fault.ts'
import { agentKind } from '../settings/agent-kind.ts'
import { customerModels } from '../settings/customer-models.ts'
import { secretsOf } from '../settings/describe-settings.ts'
import { parseModelName } from '../settings/model-name.ts'
import { providerAddresses } from '../settings/provider-addresses.ts'
import { redact } from '../settings/redact.ts'
import type { Settings } from '../settings/setting-table.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { AgentResult, BuiltInAgent, OwnAgent } from './agent.ts'
import { AgentError } from './agent-error.ts'
import { agentFingerprint } from './agent-fingerprint.ts'
import { idleAgent } from './idle-agent.ts'
import { loadAgent } from './load-agent.ts'
import { ownAgentName } from './own-agent-name.ts'
import { ownSession } from './own-session.ts'
import { referenceAgent } from './reference-agent.ts'

/** An agent under test, and who it talks to. */
export interface CreatedAgent {
  readonly agent: BuiltInAgent
  /**
   * Who plays the customer, an attempt in turn each. None for the reference and simulated agents, which hold no conversation, and where
   * no model plays the customer.
   */
  readonly customers: readonly Customer[]
  /** Changes when an own agent's code does; absent for the others, and for one at an address. */
  readonly fingerprint?: string | undefined
}

/**
 * Makes the agent that the settings name, and its customer. Only what this agent needs is loaded.
 *
 * @param model - which entry of `MODEL`, when there are several; default: the first
 * @throws SettingsError when the model is not known
 * @throws AgentError when what `AGENT` names cannot be used
 */
export async function createAgent(settings: Settings, model?: string): Promise<CreatedAgent> {
  if (settings.agent) {
    const { setUpConnections } = await import('../model/http-connections.ts')
    setUpConnections()
    return {
      agent: guarded(await ownAgent(settings.agent, settings), settings),
      fingerprint: agentFingerprint(settings.agent),
      customers: await modelCustomers(settings, customerModels(settings)),
    }
  }
  const name = model ?? settings.models[0] ?? 'reference'
  const parsed = parseModelName(name)
  if (typeof parsed === 'string') {
    throw new SettingsError('BAD_SETTINGS', [{ variable: 'MODEL', message: parsed }])
  }
  if (parsed.kind === 'reference') return { agent: referenceAgent, customers: [] }
  if (parsed.kind === 'idle') return { agent: idleAgent, customers: [] }
  if (parsed.kind === 'simulated') {
    const { createSimulatedAgent } = await import('./simulated/simulated-agent.ts')
    return { agent: createSimulatedAgent(parsed.name, settings.seed), customers: [] }
  }
  const [{ createModelAgent }, { resolveLanguageModel }] = await Promise.all([
    import('./model-agent.ts'),
    import('../model/language-model.ts'),
  ])
  return {
    agent: createModelAgent({
      name,
      model: await resolveLanguageModel(settings, name),
      settings,
      secrets: secretsOf(settings),
      addresses: providerAddresses(settings),
    }),
    customers: await modelCustomers(
      settings,
      settings.customerModel === undefined ? [name] : customerModels(settings),
    ),
  }
}

/**
 * The customer as the first model of `CUSTOMER_MODEL` plays it; undefined when it names none.
 *
 * @throws SettingsError when the model is not known or lacks its key
 */
export async function createCustomer(settings: Settings): Promise<Customer | undefined> {
  const [name] = customerModels(settings)
  return name === undefined ? undefined : await modelCustomer(settings, name)
}

async function modelCustomers(settings: Settings, names: readonly string[]): Promise<readonly Customer[]> {
  return await Promise.all(names.map((name) => modelCustomer(settings, name)))
}

async function modelCustomer(settings: Settings, name: string): Promise<Customer> {
  const [{ createModelCustomer }, { resolveLanguageModel }] = await Promise.all([
    import('../customer/model-customer.ts'),
    import('../model/language-model.ts'),
  ])
  return createModelCustomer({
    name,
    model: await resolveLanguageModel(settings, name),
    maxRetries: settings.maxRetries,
    secrets: secretsOf(settings),
    addresses: providerAddresses(settings),
  })
}

/** The agent that `AGENT` names, not yet guarded. */
async function ownAgent(agent: string, settings: Settings): Promise<OwnAgent> {
  if (agentKind(agent) === 'module') {
    const own = await loadAgent(agent)
    return { name: own.name, run: (session) => own.run(ownSession(session)) }
  }
  const name = await ownAgentName(agent)
  const { TrialAddresses } = await import('./external/trial-addresses.ts')
  const addresses = new TrialAddresses(settings.mcpHost)
  if (agentKind(agent) === 'command') {
    const { createCommandAgent } = await import('./external/command-agent.ts')
    return createCommandAgent(name, agent, addresses)
  }
  const { createUrlAgent } = await import('./external/url-agent.ts')
  return createUrlAgent({ name, url: agent, headers: settings.agentHeaders?.reveal() ?? {} }, addresses)
}

/**
 * A user's agent, which gets the session and never the task, and whose errors are told apart and freed of keys before anybody
 * records them.
 */
function guarded(agent: OwnAgent, settings: Settings): BuiltInAgent {
  const secrets = secretsOf(settings)
  return {
    name: agent.name,
    async run(session) {
      try {
        return checkedResult(
          await agent.run({
            ...session,
            keepStderr: (read) => session.keepStderr(() => redact(read(), secrets)),
          }),
        )
      } catch (error) {
        const fault = classifyFault(error, secrets, providerAddresses(settings))
        if (fault) throw new InfrastructureError(fault.invalidCause, redact(fault.message, secrets))
        const message = error instanceof Error ? error.message : String(error)
        throw new AgentError('OWN_ERROR', agent.name, redact(message, secrets))
      }
    },
  }
}

/** @throws TypeError when an own agent's `run` resolved to something that has no meaning */
function checkedResult(result: unknown): AgentResult {
  const isObject = typeof result === 'object' && result !== null
  const end = isObject && 'end' in result ? result.end : undefined
  if (end === 'step limit' || end === 'output limit') return { end }
  if (end === undefined) return undefined
  throw new TypeError(
    `run must resolve to nothing, { end: 'step limit' } or { end: 'output limit' }, and not to an end of ${inlineValue(end, { text: 80 })}`,
  )
}
