import { type Setting, settingTable } from '../settings/setting-table.ts'

/** A setting that decides outcomes and has two values. */
export interface ChangedSetting {
  readonly name: string
  readonly before: string
  readonly now: string
}

/**
 * Which settings that decide a trial's outcome differ between two sessions, as their `run.json` has them.
 *
 * @param before - settings by name
 * @param now - settings by name
 */
export function changedSettings(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): ChangedSetting[] {
  return Object.values<Setting>(settingTable)
    .filter(({ variable, matters }) => matters && before[variable] !== now[variable])
    .map(({ variable, unset = 'not set' }) => ({
      name: variable,
      before: before[variable] ?? unset,
      now: now[variable] ?? unset,
    }))
}
