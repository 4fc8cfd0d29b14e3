import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectFiles } from '../../lib/core/project-files.ts'
import { ownPackage } from '../package-file.ts'
import type { ProjectFile } from './project-file.ts'

/** What the example's modules import, or check types with. */
const needed = ['vitest', 'drizzle-orm', 'zod', 'typescript', '@types/node']

/** The packages of a project with the versions that this library is made for. */
export function neededPackages(): Readonly<Record<string, string>> {
  const { name, version, peerDependencies, devDependencies } = ownPackage()
  const known = { ...devDependencies, ...peerDependencies }
  const entries = needed.map((each): [string, string] => [each, known[each] ?? '*'])
  return Object.fromEntries([...entries, [name, `^${version}`] as const].toSorted())
}

/**
 * A whole project: the examples that this package has, an own sandbox and a CI workflow, put together.
 *
 * @param name - the project's, for its `package.json`
 */
export function exampleProject(name: string): readonly ProjectFile[] {
  const examples = join(ownPackage().directory, 'examples')
  const example = join(examples, 'own-sandbox')
  const files = projectFiles(example).map((file) => ({
    path: relative(example, file).replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }))
  const workflow = readFileSync(join(examples, 'ci/thinkingbox.yml'), 'utf8')
  return [
    ...files.map((file) =>
      file.path === 'package.json' ? { ...file, text: withPackages(file.text, name) } : file,
    ),
    // npm keeps no .gitignore in a package.
    { path: '.gitignore', text: 'node_modules/\nresults/\nblobs/\n.vitest/\n' },
    { path: '.github/workflows/thinkingbox.yml', text: withOneShard(workflow) },
  ]
}

function withPackages(text: string, name: string): string {
  const content = { ...JSON.parse(text), name, devDependencies: neededPackages() }
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/** Vitest refuses more shards than there are test files, and a new project has two. */
function withOneShard(workflow: string): string {
  return workflow.replace(/shard: \[[\d, ]+\]/, 'shard: [1]')
}
