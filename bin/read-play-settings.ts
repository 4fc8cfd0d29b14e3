import { preflight } from '../lib/agent/preflight.ts'
import { readSettings, type Settings } from '../lib/settings/index.ts'
import type { CommandIo } from './command-io.ts'

/**
 * The settings of played trials, in which only the customer may be a model.
 *
 * @throws SettingsError when a setting is wrong, or the customer's model lacks its key
 */
export async function readPlaySettings(io: CommandIo): Promise<Settings> {
  const settings: Settings = {
    ...readSettings(process.env),
    agent: undefined,
    models: [],
    judgeModel: undefined,
  }
  for (const warning of await preflight(settings)) io.err(warning)
  return settings
}
