import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFiles } from './imported-files.ts'

const texts = {
  'index.ts':
    "import { tools } from './tools'\nexport * from './rules.js'\nimport './node_modules/zod/index.js'\nimport 'zod'\n",
  'tools/index.ts': "import type { Tool } from '../index.ts'\nconst lazy = () => import(`../lazy.mjs`)\n",
  'rules.ts': "const page = new URL('./pages/rules.md', import.meta.url)\n// once: import './gone.ts'\n",
  'lazy.mjs': "import data from './data.json' with { type: 'json' }\n",
  'data.json': '{}',
  'pages/rules.md': 'One.',
  'pages/other.md': 'Two.',
  'node_modules/zod/index.js': '',
  'other.ts': "import './pages/other.md'",
}
let directory: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'imported-'))
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), text)
  }
})
afterAll(() => rmSync(directory, { recursive: true }))

function namesFrom(modules: readonly string[], isWanted?: (file: string) => boolean): string[] {
  const files = importedFiles(
    modules.map((module) => join(directory, module)),
    isWanted,
  )
  return [...files.keys()].map((file) => relative(directory, file))
}

test('follows relative imports, whole and short, in circles too, and files that are named as URLs', () => {
  expect(namesFrom(['index.ts'], (file) => !file.includes('node_modules'))).toEqual([
    'index.ts',
    'tools/index.ts',
    'rules.ts',
    'lazy.mjs',
    'pages/rules.md',
    'data.json',
  ])
})

test('leaves out what is not wanted, and what only that imports', () => {
  expect(namesFrom(['rules.ts', 'other.ts'], (file) => !file.endsWith('rules.md'))).toEqual([
    'rules.ts',
    'other.ts',
    'pages/other.md',
  ])
})
