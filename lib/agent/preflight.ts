import { loopbackNames } from '../http/foreign-request.ts'
import { agentKind } from '../settings/agent-kind.ts'
import { parseModelName } from '../settings/model-name.ts'
import { namedModels } from '../settings/named-models.ts'
import { type ProviderAccess, providerNames, providers } from '../settings/providers.ts'
import { type Settings, settingTable } from '../settings/setting-table.ts'
import { SettingsError, type SettingsProblem } from '../settings/settings-error.ts'

/** Makes sure that what `AGENT` names can be used; throws an error whose message says what is wrong. */
export type CheckAgent = (agent: string) => Promise<unknown>

/**
 * Checks, before any trial starts and without asking the network, that every model can be reached (its provider is known, its key
 * and address are set) and that your own agent's module loads or its command starts.
 *
 * @param checkAgent - tries what `AGENT` names; default: load the module or start the command
 * @returns what is worth saying although it is no error, one sentence each
 * @throws SettingsError with one line for each thing that is missing, naming the variable to set
 */
export async function preflight(
  settings: Settings,
  checkAgent: CheckAgent = tryOwnAgent,
): Promise<readonly string[]> {
  const varied = [...(settings.variants?.variants.values() ?? [])].map(({ settings: own = {} }) => own)
  const hasCustomer =
    settings.customerModel !== undefined ||
    (varied.length > 0 && varied.every((own) => own.CUSTOMER_MODEL !== undefined))
  const problems = namedModels(settings).flatMap(([variable, model]) => missingFor(settings, variable, model))
  if (settings.agent) {
    try {
      await checkAgent(settings.agent)
    } catch (error) {
      problems.push({ variable: 'AGENT', message: error instanceof Error ? error.message : String(error) })
    }
  }
  if (settings.agent && settings.mcpHost) {
    const { checkHost } = await import('./external/trial-addresses.ts')
    await checkHost(settings.mcpHost).catch((error: unknown) => {
      problems.push({ variable: 'MCP_HOST', message: error instanceof Error ? error.message : String(error) })
    })
  }
  if (problems.length > 0) throw new SettingsError('NOT_READY', problems)
  const warnings = [...settings.warnings]
  if (settings.agent && !hasCustomer) {
    warnings.push(
      "No CUSTOMER_MODEL is set: the customer says nothing after the request, and the conversation is over at the agent's first message.",
    )
  }
  if (settings.agent && settings.mcpHost === undefined && isElsewhere(settings.agent)) {
    warnings.push(
      'AGENT is on another machine, and reaches no tools on 127.0.0.1 of this one: set MCP_HOST to the address by which it reaches this machine.',
    )
  }
  return warnings
}

function isElsewhere(agent: string): boolean {
  return agentKind(agent) === 'url' && !loopbackNames.includes(new URL(agent).hostname)
}

function missingFor(settings: Settings, variable: string, model: string): SettingsProblem[] {
  const parsed = parseModelName(model)
  if (typeof parsed === 'string') return [{ variable, message: parsed }]
  if (parsed.kind !== 'model') return []
  const access: ProviderAccess = providers[parsed.provider]
  const missing = [
    ...(access.keyNeeded ? [access.keyVariable] : []),
    ...(access.addressVariable ? [access.addressVariable] : []),
  ].filter((needed) => !isSet(settings, needed))
  if (missing.length === 0) return []
  const ready = providerNames.filter((name) => {
    const other: ProviderAccess = providers[name]
    return isSet(settings, other.addressVariable ?? other.keyVariable)
  })
  const others = ready.length > 0 ? `ready to use: ${ready.join(', ')}` : 'no provider is ready to use'
  return [{ variable, message: `${model} needs ${missing.join(' and ')} to be set (${others})` }]
}

function isSet(settings: Settings, variable: string): boolean {
  return Object.entries(settingTable).some(
    ([key, setting]) =>
      setting.variable === variable && settings[key as keyof typeof settingTable] !== undefined,
  )
}

async function tryOwnAgent(agent: string): Promise<void> {
  // Imported when needed: most runs have no agent of their own.
  const { ownAgentName } = await import('./own-agent-name.ts')
  const name = await ownAgentName(agent)
  if (agentKind(agent) !== 'command') return
  const { checkCommand } = await import('./external/command-agent.ts')
  await checkCommand(name, agent)
}
