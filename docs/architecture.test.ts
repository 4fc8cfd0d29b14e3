import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The folders of the table, with what it says that each loads. */
const folders = [
  ...readFileSync(join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| `([\w/]+)` \|.*\| ([^|]*)\|$/gm),
].map(([, folder = '', loads = '']) => ({
  folder,
  loads: [...loads.matchAll(/`([\w/]+)`/g)].map(([, name = '']) => name).sort(),
}))

/** `lib/grading`, `reporters`: what the table calls the place of a file. */
function folderOf(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('lib/') ? 2 : 1)
    .join('/')
}

/** The project's own files that a folder loads at run time. Tests and what belongs to them do not count. */
function loadedBy(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[jt]s$/.test(path) && !/\.test(-d)?\.ts$|(^|\/)(fixtures|testing)\//.test(path))
    .flatMap((path) => {
      const file = join(root, folder, path)
      const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
      return importsOf(code).map((specifier) => relative(root, resolve(dirname(file), specifier)))
    })
}

/** What a module imports from files, apart from types. */
function importsOf(code: string): string[] {
  const declarations = code.matchAll(/^(?:import|export) (?!type )([^'"]*) from '(\.[^']+)'/gm)
  const bare = code.matchAll(/^import '(\.[^']+)'/gm)
  const dynamic = code.matchAll(/\bimport\(\s*'(\.[^']+)'/g)
  return [
    ...[...declarations].flatMap(([, names = '', specifier = '']) => (typesOnly(names) ? [] : [specifier])),
    ...[...bare, ...dynamic].map(([, specifier = '']) => specifier),
  ]
}

function typesOnly(names: string): boolean {
  const list = /^\{([^}]*)\}/.exec(names)?.[1]?.split(',') ?? []
  const named = list.map((name) => name.trim()).filter((name) => name !== '')
  return named.length > 0 && named.every((name) => name.startsWith('type '))
}

describe('the table of folders', () => {
  test('has every folder of the library', () => {
    const existing = readdirSync(join(root, 'lib'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `lib/${name}`)
    expect(folders.map(({ folder }) => folder).sort()).toEqual([...existing, 'bin', 'reporters'].sort())
  })

  test.each(folders)('says what $folder loads', ({ folder, loads }) => {
    const loaded = [...new Set(loadedBy(folder).map(folderOf))].filter((name) => name !== folder).sort()
    if (loads.includes('lib')) {
      // Whatever of the library: only that nothing else is loaded.
      expect(loaded.filter((name) => !name.startsWith('lib/') && !loads.includes(name))).toEqual([])
    } else {
      expect(loaded).toEqual(loads)
    }
  })
})

test('the library loads nothing of sandboxes, suites, reporters and commands; sandboxes only of the library', () => {
  const outside = loadedBy('lib').filter((file) => !file.startsWith('lib/'))
  expect(outside).toEqual([])
  expect(new Set(loadedBy('sandboxes').map((file) => file.split('/')[0]))).toEqual(
    new Set(['lib', 'sandboxes']),
  )
})
