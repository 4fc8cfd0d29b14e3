import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import { formatNoun } from '../reporters/number-format.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { exampleProject, neededPackages } from './init/example-project.ts'
import { writeProject } from './init/write-project.ts'

export function registerInit(program: Command, io: CommandIo): void {
  program
    .command('init')
    .description('write a project that runs at once: a sandbox, two tasks, configuration, a CI workflow')
    .argument('[folder]', 'where; made if it is not there. No file that is there is changed', '.')
    .action((folder: string) => {
      const directory = resolve(folder)
      const before = readPackage(join(directory, 'package.json'))
      const { written, kept, hasOtherConfig } = write(directory)
      for (const path of written) io.out(`wrote ${path}`)
      for (const path of kept) io.out(`kept ${path}, which was there`)
      if (hasOtherConfig) {
        io.out(
          '\nThe Vitest configuration that was there needs the reporter and the projects of ' +
            'node_modules/vitest-thinkingbox/examples/own-sandbox/vitest.config.ts.',
        )
      }
      const steps = [
        ...(directory === process.cwd() ? [] : [`cd ${quoted(folder)}`]),
        ...installing(before),
        'npx vitest run',
      ]
      io.out(`\n${formatNoun(written.length, 'file')} written. Now:`)
      for (const step of steps) io.out(`  ${step}`)
      io.out('Then add your own: npx thinkingbox new --help')
    })
}

function write(directory: string) {
  try {
    return writeProject(directory, exampleProject(projectName(directory)))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError('CANNOT_WRITE', `Cannot write the project into ${directory}: ${reason}`, {
      cause: error,
    })
  }
}

/** A name that npm takes. */
function projectName(directory: string): string {
  const name = basename(directory)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return name || 'agent-tests'
}

const packageSchema = z.looseObject({
  type: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})

/** The package file that a project has already. */
function readPackage(file: string): z.infer<typeof packageSchema> | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  try {
    return packageSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new CommandError('BAD_FILE', `${file} is no package file that npm could read. Correct it first.`, {
      cause: error,
    })
  }
}

/** What is left to do about the project's package file. */
function installing(before: z.infer<typeof packageSchema> | undefined): string[] {
  if (before === undefined) return ['npm install']
  const has = { ...before.dependencies, ...before.devDependencies }
  const missing = Object.keys(neededPackages()).filter((name) => !(name in has))
  return [
    ...(before.type === 'module' ? [] : ['npm pkg set type=module']),
    missing.length > 0 ? `npm install --save-dev ${missing.join(' ')}` : 'npm install',
  ]
}

function quoted(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
