import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { nearNames } from '../core/near-names.ts'
import type { ReleaseFindings } from './release-error.ts'

/** `toolslib/<set>/<part>/initial_data/<table>.json`, or the same without a part. */
export interface BaseRecordFile {
  readonly file: string
  readonly set: string
  /** Several folders deep: joined by `_`. */
  readonly part: string | undefined
  readonly table: string
}

/** Finds every file of base records under `toolslib`. */
export function listBaseRecordFiles(toolslib: string): BaseRecordFile[] {
  return readdirSync(toolslib, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const [set, ...folders] = path.split(sep)
    const name = folders.pop()
    const initialData = folders.pop()
    if (set === undefined || initialData !== 'initial_data' || !name?.endsWith('.json')) return []
    return {
      file: join(toolslib, path),
      set,
      part: folders.length === 0 ? undefined : folders.join('_'),
      table: name.replace(/\.json$/, ''),
    }
  })
}

/**
 * The files that hold a server's tables. A table's name ends in the part and the file's name
 * (`lookup_hotels` ↔ `external_booking/lookup/…/hotels.json`), mostly with the set in front and `models` between
 * (`external_retail_toolset_oms_models_orders` ↔ `external_retail_toolset/oms/…/orders.json`). Names like
 * `zendesk_tickets` fit a file in several sets: the server's own set comes first, then one that has no parts and so
 * belongs to no server. Another server's set is never used.
 *
 * @returns the file for each table that has exactly one; the others are reported
 */
export function matchBaseRecordFiles(
  server: string,
  tables: readonly string[],
  files: readonly BaseRecordFile[],
  toolslib: string,
  toolset: string | undefined,
  findings: ReleaseFindings,
): ReadonlyMap<string, BaseRecordFile> {
  const own = toolset ?? ownSet(server, tables, files)
  const matches = new Map<string, BaseRecordFile>()
  for (const table of tables) {
    const usable = usableFiles(table, own, files)
    const [file, ...others] = usable
    if (file && others.length === 0) {
      matches.set(table, file)
    } else {
      const subject = `base records of the table ${table} (server ${server})`
      const shown = (usable.length > 0 ? usable : nearFiles(table, files)).map(({ file }) => file)
      findings.problem({
        code: file ? 'AMBIGUOUS_BASE_RECORDS' : 'MISSING_BASE_RECORDS',
        file: toolslib,
        message: file
          ? `has several files that could hold the ${subject}: ${shown.join(', ')}`
          : `has no file for the ${subject}`,
        hint: file
          ? 'Name the folder under toolslib that belongs to the server, as `toolset`.'
          : `${shown.length > 0 ? `The nearest files are ${shown.join(', ')}. ` : ''}Check that the checkout is complete.`,
      })
    }
  }
  return matches
}

function usableFiles(
  table: string,
  own: string | undefined,
  files: readonly BaseRecordFile[],
): readonly BaseRecordFile[] {
  if (own === undefined) return longestMatches(table, files)
  const ownFiles = files.filter(({ set }) => set === own)
  const inOwn = longestMatches(table, ownFiles)
  // A server with a ticket desk of its own must not be given the shared one's rows because a file is missing.
  if (inOwn.length > 0 || ownFiles.some(({ part }) => part !== undefined && namesPart(table, part)))
    return inOwn
  return longestMatches(
    table,
    files.filter(({ part }) => part === undefined),
  )
}

/** Whether the table's name holds the part as whole words. */
function namesPart(table: string, part: string): boolean {
  return `_${table}`.includes(`_${part}_`)
}

function longestMatches(table: string, files: readonly BaseRecordFile[]): readonly BaseRecordFile[] {
  const lengths = files.map((file) => matchLength(table, file))
  const longest = Math.max(0, ...lengths)
  return longest === 0 ? [] : files.filter((_, index) => lengths[index] === longest)
}

/** How much of the end of a table's name a file accounts for, in characters; 0 when it does not fit. */
function matchLength(table: string, { set, part, table: name }: BaseRecordFile): number {
  const owner = part ?? set
  const tails = [`${owner}_${name}`, `${owner}_models_${name}`]
  return Math.max(0, ...tails.map((tail) => (table === tail || table.endsWith(`_${tail}`) ? tail.length : 0)))
}

/**
 * The server's own set: one that the server is named after (`external_booking_v1` ↔ `external_booking`), else one
 * that its tables are named after, else the one that fits the most tables.
 */
function ownSet(
  server: string,
  tables: readonly string[],
  files: readonly BaseRecordFile[],
): string | undefined {
  const parted = files.filter(({ part }) => part !== undefined)
  const fitting = new Map(tables.map((table) => [table, longestMatches(table, parted)]))
  const sets = new Set([...fitting.values()].flat().map(({ set }) => set))
  const named = [...sets].filter((set) => startsWithWords(server, set))
  if (named.length > 0) return named.sort((a, b) => b.length - a.length)[0]
  const fits = (set: string) =>
    [...fitting.values()].filter((found) => found.some((file) => file.set === set))
  return (
    leader(sets, (set) => tables.filter((table) => startsWithWords(table, set)).length) ??
    leader(sets, (set) => fits(set).length)
  )
}

function startsWithWords(name: string, start: string): boolean {
  return `${name}_`.startsWith(`${start}_`)
}

/** The one set with the highest count, if there is exactly one and it counts anything. */
function leader(sets: ReadonlySet<string>, count: (set: string) => number): string | undefined {
  const counts = [...sets].map((set) => ({ set, count: count(set) })).sort((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && first.count > (second?.count ?? 0) ? first.set : undefined
}

function nearFiles(table: string, files: readonly BaseRecordFile[]): readonly BaseRecordFile[] {
  const names = nearNames(
    table,
    files.map(({ set, part, table: name }) => `${part ?? set}_${name}`),
  )
  const sameTable = files.filter(({ table: name }) => table.endsWith(`_${name}`))
  const near = files.filter(({ set, part, table: name }) => names.includes(`${part ?? set}_${name}`))
  return [...new Set([...near, ...sameTable])].slice(0, 5)
}
