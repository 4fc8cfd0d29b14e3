import { createHash } from 'node:crypto'
import { agentKind } from './agent-kind.ts'
import { redactKeys } from './redact.ts'
import { Secret } from './secret.ts'
import { SecretHeaders } from './secret-headers.ts'
import { type Setting, type SettingGroup, type Settings, settingTable } from './setting-table.ts'
import { baseUrl, ownAgent } from './value-schemas.ts'
import { VariantsFile } from './variants-file.ts'

/** One setting, ready to be listed. */
export interface SettingDescription {
  /** The environment variable. */
  readonly name: string
  readonly group: SettingGroup
  readonly description: string
  readonly unit?: string
  /** What an unset variable comes to; absent when nothing does. */
  readonly default?: string
  /** The value in force; `set` for a secret; absent when there is none. */
  readonly value?: string
  readonly secret: boolean
}

/**
 * Lists every setting with its meaning, unit, default and, where settings are given, the value in force. A secret is
 * shown as `set` or not at all.
 *
 * @param settings - the values to show
 */
export function describeSettings(settings?: Settings): SettingDescription[] {
  return rows().map(([key, setting]) => {
    const shown = settings && show(withoutKeyPlaces(setting, settings[key]))
    const fallback = setting.default ?? setting.unset
    return {
      name: setting.variable,
      group: setting.group,
      description: setting.description,
      ...(setting.unit && { unit: setting.unit }),
      ...(fallback !== undefined && { default: fallback }),
      ...(shown !== undefined && { value: shown }),
      secret: setting.secret ?? false,
    }
  })
}

/** The secrets among the settings, for removing them from texts. */
export function secretsOf(settings: Settings): readonly Secret[] {
  return Object.values(settings).flatMap((value) => {
    if (value instanceof SecretHeaders) return value.secrets
    return value instanceof Secret ? [value] : []
  })
}

/**
 * Changes when a setting changes on which the outcome of a valid trial depends: limits of the agent, sampling, customer,
 * seed. What only decides how many trials run, how fast, or where results go leaves it as it is.
 */
export function settingsFingerprint(settings: Settings): string {
  const values = rows()
    .filter(([, setting]) => setting.matters)
    .map(([key, setting]) => [setting.variable, settings[key] ?? null])
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16)
}

function rows() {
  return Object.entries(settingTable) as [keyof typeof settingTable, Setting][]
}

/** An address may hold a key in its path, query or fragment. The path of an agent's address is a part of its name. */
function withoutKeyPlaces(setting: Setting, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (setting.schema === baseUrl) return URL.parse(value)?.origin
  if (setting.schema !== ownAgent || agentKind(value) !== 'url') return value
  return value.replace(/[?#].*$/s, '')
}

function show(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (value instanceof Secret || value instanceof SecretHeaders) return 'set'
  if (value instanceof VariantsFile) return value.written
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (Array.isArray(value)) return value.join(',')
  return redactKeys(typeof value === 'object' ? JSON.stringify(value) : String(value))
}
