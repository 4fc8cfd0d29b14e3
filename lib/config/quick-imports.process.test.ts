import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const quickImports = new URL('./quick-imports.js', import.meta.url).href

/** What a fresh Node prints. */
function run(program: string, ...flags: string[]): string {
  return execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', program], {
    encoding: 'utf8',
    // Not this worker's flags.
    env: { ...process.env, NODE_OPTIONS: '' },
  }).trim()
}

test('every module of drizzle is still loaded once, however it is named', () => {
  const program = `
    import { is } from 'drizzle-orm'
    import { integer, PgTable, pgTable } from 'drizzle-orm/pg-core'
    const named = await import('drizzle-orm/pg-core/table')
    console.log(named.PgTable === PgTable, is(pgTable('bays', { id: integer() }), PgTable))`
  expect(run(program, '--import', quickImports)).toBe('true true')
})

test('its modules are the same as without', () => {
  const program = `
    const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite']
    const modules = await Promise.all(names.map((name) => import(name)))
    console.log(JSON.stringify(modules.map((module) => Object.keys(module))))`
  expect(run(program, '--import', quickImports)).toBe(run(program))
})

test('what is missing is still named', () => {
  const program = `await import('drizzle-orm/pg-core/nothing').catch((error) => console.log(error.code))`
  expect(run(program, '--import', quickImports)).toBe(run(program))
})
