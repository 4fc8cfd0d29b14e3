import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { z } from 'zod'
import { sqlLiteral } from '../core/sql-literal.ts'
import type { FirstContents } from './first-contents.ts'
import { cachedImage } from './image-cache.ts'
import { ImageFilesystem } from './image-filesystem.ts'

/**
 * How Postgres is started. One session in memory: nothing to flush, little to log, few buffers. The trial's tables are
 * tiny and its statements few, so one plan for all parameters is right.
 *
 * `statement_timeout` must stay off: PGlite's alarm can leave Postgres hanging for good.
 */
const settings = [
  'shared_buffers=8MB',
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'min_wal_size=2MB',
  'max_wal_size=2MB',
  'wal_recycle=off',
  'wal_init_zero=off',
  'timezone=UTC',
  'datestyle=ISO',
  'plan_cache_mode=force_generic_plan',
]

const initDbStartParams = ['--wal-segsize=1', '--no-sync', '--no-instructions', '--no-data-checksums']

/**
 * What every image has: no template databases (a third of its size), the schema `sandbox` with the frozen clock and
 * the knowledge documents, and nothing for a slot's role but what tools need.
 */
const baseSql = [
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  'drop database template0',
  'drop database template1',
  'create schema sandbox',
  'create extension pg_trgm schema sandbox',
  `create function sandbox.now() returns timestamptz stable language sql
   return current_setting('sandbox.now')::timestamptz`,
  `create table sandbox.documents (
     library int, collection text, place int, id text, title text, body text, category text, search tsvector,
     primary key (library, collection, place))`,
  'create table sandbox.words (library int, collection text, word text, primary key (library, collection, word))',
  'create role slot nologin',
  'grant usage on schema sandbox to slot',
  'grant select on all tables in schema sandbox to slot',
  'create table sandbox.contents (key text)',
  'revoke all on database postgres from public',
  'revoke all on schema public from public',
  'revoke usage on language plpgsql from public',
  // What could block the session, outlive the call or lift its limits.
  ...[
    'pg_sleep(float8)',
    'pg_sleep_for(interval)',
    'pg_sleep_until(timestamptz)',
    'set_config(text, text, bool)',
    'lo_creat(int)',
    'lo_create(oid)',
    'lo_from_bytea(oid, bytea)',
    'pg_notify(text, text)',
    'pg_export_snapshot()',
    ...[
      'pg_advisory_lock',
      'pg_advisory_lock_shared',
      'pg_try_advisory_lock',
      'pg_try_advisory_lock_shared',
    ].flatMap((name) => [`${name}(bigint)`, `${name}(int, int)`]),
  ].map((signature) => `revoke execute on function pg_catalog.${signature} from public`),
]

/** The schema of a slot, which is also the name of the role that its tools run as. */
export function slotName(slot: number): string {
  return `slot_${slot}`
}

/** The schemas in which a slot's statements look names up; before `pg_catalog`, so that `now()` is the frozen clock. */
export function searchPath(slot: number): string {
  return `${slotName(slot)}, sandbox, pg_catalog`
}

function slotSql(slot: number, ddl: string): string {
  const name = slotName(slot)
  return `create role ${name} nologin in role slot;
    create schema ${name};
    set search_path to ${searchPath(slot)};
    ${ddl};
    grant usage on schema ${name} to ${name};
    grant select, insert, update, delete on all tables in schema ${name} to ${name};
    grant usage on all sequences in schema ${name} to ${name};
    reset search_path`
}

/** What makes the statements after it look names up in a slot, and the sandbox's clock stand still at `now`. */
export function slotNames(slot: number, now: Date): readonly string[] {
  return [`set search_path = ${searchPath(slot)}`, `set sandbox.now = ${sqlLiteral(now.toISOString())}`]
}

/** What makes one more slot like those of an image, and leaves names as {@link slotNames} has them. */
export function newSlotSql(
  slot: number,
  ddl: string,
  { inserts, now }: Pick<FirstContents, 'inserts' | 'now'>,
): string {
  const fill = [...slotNames(slot, now), ...inserts.values()].join('; ')
  return `begin; set constraints all deferred; ${slotSql(slot, ddl)}; ${fill}; commit`
}

/** What decides how the tables of an image are made. */
export function tablesRecipe(ddl: string, slots: number): unknown {
  return { ...baseRecipe(), slots, slot: slotSql(0, ddl) }
}

function baseRecipe() {
  return { pglite: pgliteVersion(), initDbStartParams, settings, baseSql }
}

let version: string | undefined

function pgliteVersion(): string {
  if (version === undefined) {
    const load = createRequire(import.meta.url)
    // Its package.json is not exported; its entry is dist/index.cjs.
    const manifest: unknown = load(
      load.resolve('@electric-sql/pglite').replace(/dist[\\/][^\\/]+$/, 'package.json'),
    )
    version = z.object({ version: z.string() }).parse(manifest).version
  }
  return version
}

function startParams(): string[] {
  return [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])]
}

/**
 * Leaves Postgres' code as V8's baseline compiler makes it. The optimizing one takes half a gigabyte for the largest
 * functions, and seconds of another core, and gains a tenth at the end of a run of thousands of trials. Read when a
 * function is first called, so it stays set; other WebAssembly of the process only misses its optimization.
 */
function keepBaselineCode(): void {
  setFlagsFromString('--no-wasm-dynamic-tiering')
  setFlagsFromString('--no-wasm-tier-up')
}

/**
 * Types that drizzle's driver for PGlite wants as Postgres writes them; the numbers are the arrays of numeric and of
 * the others (https://github.com/postgres/postgres/blob/master/src/include/catalog/pg_type.dat).
 */
const unparsedTypes = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1231, 1115, 1185, 1187, 1182],
]

interface LoadedPostgres {
  readonly image: PromiseWithResolvers<Uint8Array>
  readonly database: Promise<PGlite>
}

/** The one that waits for its image. */
let loaded: LoadedPostgres | undefined

/**
 * Loads Postgres' code for the next database of this thread: much of it is waiting, best done while something else
 * waits too.
 */
export function loadPostgres(): void {
  loaded ??= startLoading()
}

function startLoading(): LoadedPostgres {
  keepBaselineCode()
  const image = Promise.withResolvers<Uint8Array>()
  const database = PGlite.create({
    fs: new ImageFilesystem(image.promise),
    startParams: startParams(),
    extensions: { pg_trgm },
  })
  // Everyone who asks for the database gets the error.
  database.catch(() => {})
  return { image, database }
}

/**
 * Starts Postgres from an image, which is the database's from now on.
 *
 * Drizzle's parsers are set here and not passed with each query: PGlite would merge them every time with those of its
 * thousand types (a table has two), which takes longer than the query.
 */
export async function bootImage(content: Uint8Array): Promise<PGlite> {
  const { image, database } = loaded ?? startLoading()
  loaded = undefined
  image.resolve(content)
  const pg = await database
  for (const type of unparsedTypes) pg.parsers[type] = (value) => value
  return pg
}

/**
 * The image of a database with `slots` schemas, each holding the tables and the contents, from the cache or baked.
 *
 * Contents are put into a cached image of empty tables, and tables into one without any: creating a Postgres from nothing
 * takes seconds and nearly a gigabyte, many tables take seconds too, and of the three it is the contents that are edited.
 */
export async function sandboxImage(options: {
  readonly directory: string
  readonly ddl: string
  readonly slots: number
  readonly contents: FirstContents
  readonly note: (text: string) => void
}): Promise<Uint8Array> {
  const { ddl, slots, contents, ...cache } = options
  const { name } = contents
  const recipe = tablesRecipe(ddl, slots)
  const base = () => cachedImage({ ...cache, name: 'base', recipe: baseRecipe(), build: bakeBase })
  const tables = () =>
    cachedImage({
      ...cache,
      name: `${name}-tables`,
      recipe,
      build: async () => await bakeTables(await base(), ddl, slots),
    })
  return await cachedImage({
    ...cache,
    name,
    // Nothing else decides what is in it, so this is the key of the cache.
    recipe: { tables: recipe, contents: contents.key },
    build: async () => await bakeContents(await tables(), contents, slots),
  })
}

async function bakeBase(): Promise<Uint8Array> {
  keepBaselineCode()
  const pg = await PGlite.create({ initDbStartParams, startParams: startParams(), extensions: { pg_trgm } })
  // One by one: a database cannot be dropped in a transaction, which several statements at once are.
  return await imageOf(pg, async () => {
    for (const statement of baseSql) await pg.exec(statement)
  })
}

async function bakeTables(base: Uint8Array, ddl: string, slots: number): Promise<Uint8Array> {
  const pg = await bootImage(base)
  return await imageOf(pg, async () => {
    for (let slot = 0; slot < slots; slot++) await pg.exec(slotSql(slot, ddl))
  })
}

async function bakeContents(tables: Uint8Array, contents: FirstContents, slots: number): Promise<Uint8Array> {
  const pg = await bootImage(tables)
  return await imageOf(pg, () => putIn(pg, contents, slots))
}

/** The image of a database when something has been put into it. Closes the database. */
async function imageOf(pg: PGlite, fill: () => Promise<void>): Promise<Uint8Array> {
  try {
    await fill()
    return await dump(pg)
  } finally {
    await pg.close()
  }
}

/** All of the contents, or nothing: what does not fit is reported by the trial that would need it. */
async function putIn(
  pg: PGlite,
  { key, knowledgeSql, inserts, now }: FirstContents,
  slots: number,
): Promise<void> {
  const filling = Array.from({ length: slots }, (_, slot) =>
    [...slotNames(slot, now), ...inserts.values()].join('; '),
  )
  try {
    await pg.exec(`begin; set constraints all deferred; ${knowledgeSql}; ${filling.join('; ')};
      insert into sandbox.contents values (${sqlLiteral(key)}); commit`)
  } catch {
    await pg.exec('rollback')
  }
}

async function dump(pg: PGlite): Promise<Uint8Array> {
  // The second one lets the log of the first go.
  await pg.exec('checkpoint')
  await pg.exec('checkpoint')
  const file = await pg.dumpDataDir('none')
  return new Uint8Array(await file.arrayBuffer())
}
