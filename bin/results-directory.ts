import { resolve } from 'node:path'
import { readSettings } from '../lib/settings/index.ts'

/** The directory that holds the runs, as the settings have it. */
export function resultsDirectory(): string {
  return resolve(readSettings(process.env).results)
}
