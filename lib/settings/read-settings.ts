import type { z } from 'zod'
import { misspeltVariables } from './misspelt-variables.ts'
import { isModel } from './model-name.ts'
import { redactKeys } from './redact.ts'
import { type Setting, type Settings, settingTable } from './setting-table.ts'
import { SettingsError, type SettingsProblem } from './settings-error.ts'
import { variantProblems } from './variant-problems.ts'
import { VariantsFile } from './variants-file.ts'

/** Where settings are read from. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads every setting from environment variables. An empty variable counts as unset.
 *
 * @param env - the environment; default `process.env`
 * @throws SettingsError listing every variable that cannot be read, with what it must look like
 * @example
 * ```ts
 * const settings = readSettings({ MODEL: 'openai/gpt-5', ATTEMPTS: '5' })
 * settings.models // ['openai/gpt-5']
 * settings.attempts // 5
 * ```
 */
export function readSettings(env: Environment = process.env): Settings {
  const problems: SettingsProblem[] = []
  const values: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries<Setting>(settingTable)) {
    const written = env[setting.variable]?.trim()
    const value = written ? written : setting.default
    if (value === undefined) {
      values[key] = undefined
      continue
    }
    const parsed = setting.schema.safeParse(value)
    if (parsed.success) values[key] = parsed.data
    else problems.push(...problemsOf(setting, value, parsed.error))
  }
  if (values.agent !== undefined && env.MODEL?.trim()) {
    problems.push({
      variable: 'AGENT',
      message:
        'AGENT and MODEL are both set, and only one can be tested; unset MODEL (CUSTOMER_MODEL names the model that plays the customer)',
    })
  }
  if (values.variants instanceof VariantsFile) problems.push(...variantProblems(values.variants.variants))
  if (problems.length > 0) throw new SettingsError('BAD_SETTINGS', problems)

  const known = Object.entries<Setting>(settingTable).flatMap(([key, { variable, group }]) => [
    { name: variable, variable },
    // The reporter's option of a gate is called so.
    ...(group === 'Gates' ? [{ name: key, variable }] : []),
  ])
  const written = Object.keys(env).filter((variable) => env[variable])
  const warnings = misspeltVariables(written, known).map(
    ({ variable, meant }) => `${variable} is not a setting and does nothing; did you mean ${meant}?`,
  )
  // Every key of the table has been read by its own schema; only the mapping is too general to be followed.
  const settings = values as unknown as Settings
  const concurrency = (values.concurrency as number | undefined) ?? defaultConcurrency(settings)
  return { ...settings, concurrency, slots: (values.slots as number | undefined) ?? concurrency, warnings }
}

/**
 * Trials in flight hide the time that a model takes. Where nobody waits for one, each only costs a slot of the database
 * to be set up.
 */
function defaultConcurrency({ agent, models }: Settings): number {
  return agent !== undefined || models.some(isModel) ? 20 : 1
}

function problemsOf(setting: Setting, value: string, error: z.ZodError): SettingsProblem[] {
  const { variable, unit } = setting
  return error.issues.map((issue) => {
    const shown = setting.secret ? '' : `, not ${JSON.stringify(shorten(redactKeys(value)))}`
    const inWords = issue.message.startsWith('must')
    return {
      variable,
      message: inWords ? `${issue.message}${shown}${unit ? ` (${unit})` : ''}` : redactKeys(issue.message),
    }
  })
}

function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 59)}…` : value
}
