export { type AgentName, agentNames } from './agent-names.ts'
export {
  describeSettings,
  type SettingDescription,
  secretsOf,
  settingsFingerprint,
} from './describe-settings.ts'
export { isModel, isSimulated, type ModelName, parseModelName, type SimulatedName } from './model-name.ts'
export { type CheckAgent, preflight } from './preflight.ts'
export { isProviderName, type ProviderName, providerNames } from './providers.ts'
export { type Environment, readSettings } from './read-settings.ts'
export { redact } from './redact.ts'
export { Secret } from './secret.ts'
export type { SettingGroup, Settings } from './setting-table.ts'
export { SettingsError, type SettingsProblem } from './settings-error.ts'
