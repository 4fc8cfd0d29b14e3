import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The folders of the table, in its order, with what it says that each imports. */
const folders = [
  ...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| `([\w/]+)` \|.*\| ([^|]*)\|$/gm),
].map(([, folder = '', imports = '']) => ({
  folder,
  imports: [...imports.matchAll(/`([\w/]+)`/g)].map(([, name = '']) => name).sort(),
}))

/** `lib/grading`, `reporters`: what the table calls the place of a file. */
function folderOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('lib/') ? 2 : 1)
    .join('/')
}

/** The project's own files that a folder imports, types included. Tests and what belongs to them do not count. */
function importedBy(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[jt]s$/.test(path) && !/\.test(-d)?\.ts$|(^|\/)(fixtures|testing)\//.test(path))
    .flatMap((path) => {
      const file = join(root, folder, path)
      const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
      return importsOf(code).map((specifier) => relative(root, resolve(dirname(file), specifier)))
    })
}

/** What a module imports from files, whatever way it does. */
function importsOf(code: string): string[] {
  const declarations = code.matchAll(/^(?:import|export)\b[^'";]*?\bfrom '(\.[^']+)'/gm)
  const bare = code.matchAll(/^import '(\.[^']+)'/gm)
  const dynamic = code.matchAll(/\bimport\(\s*'(\.[^']+)'/g)
  return [...declarations, ...bare, ...dynamic].map(([, specifier = '']) => specifier)
}

/** Other folders whose files a folder imports. */
function foldersImportedBy(folder: string): string[] {
  return [...new Set(importedBy(folder).map(folderOf))].filter((name) => name !== folder).sort()
}

describe('the table of folders', () => {
  test('has every folder of the library', () => {
    const existing = readdirSync(join(root, 'lib'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `lib/${name}`)
    expect(folders.map(({ folder }) => folder).sort()).toEqual([...existing, 'bin', 'reporters'].sort())
  })

  test.each(folders)('says what $folder imports', ({ folder, imports }) => {
    const imported = foldersImportedBy(folder)
    if (imports.includes('lib')) {
      // Whatever of the library: only that nothing else is imported.
      expect(imported.filter((name) => !name.startsWith('lib/') && !imports.includes(name))).toEqual([])
    } else {
      expect(imported).toEqual(imports)
    }
  })

  test.each(folders)(
    'has whatever $folder imports above it, so that no folders import each other in a circle',
    ({ folder }) => {
      const above = folders.slice(
        0,
        folders.findIndex((other) => other.folder === folder),
      )
      const names = new Set(above.map((other) => other.folder))
      expect(foldersImportedBy(folder).filter((name) => !names.has(name))).toEqual([])
    },
  )
})

test('the library imports nothing of sandboxes, suites, reporters and commands; sandboxes only of the library', () => {
  const outside = importedBy('lib').filter((file) => !file.startsWith('lib/'))
  expect(outside).toEqual([])
  expect(new Set(importedBy('sandboxes').map((file) => file.split('/')[0]))).toEqual(
    new Set(['lib', 'sandboxes']),
  )
})

test('sandboxes import the library by its public files only', () => {
  const imported = importedBy('sandboxes').filter((file) => file.startsWith('lib/'))
  expect(imported.filter((file) => !/^lib\/(\w+\/)?(index|task)\.ts$/.test(file))).toEqual([])
})

test('a test that starts a process, a browser or a database says so by its name', () => {
  const starts =
    /from 'node:child_process'|\b(openSandbox|testSandbox|replayLines|callsOn)\b|\/(open-project|run-fixture|run-command|chromium|depot-session)\.ts'/
  const folders = ['bench', 'bin', 'docs', 'examples', 'lib', 'reporters', 'sandboxes']
  const quick = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => path.endsWith('.test.ts') && !/\.(process|browser)\.test\.ts$/.test(path))
    .filter((path) => !/(^|\/)(fixtures|node_modules|own-sandbox)\//.test(path))
    .filter((path) => path !== 'docs/architecture.test.ts')
  expect(quick.length).toBeGreaterThan(0)
  expect(quick.filter((path) => starts.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
