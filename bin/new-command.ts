import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Command } from 'commander'
import { didYouMean } from '../lib/core/near-names.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { loadSandboxes, type ProjectSandbox } from './load-sandboxes.ts'
import type { Addition } from './new/addition.ts'
import { newDomain } from './new/new-domain.ts'
import { newTask } from './new/new-task.ts'
import { newTool } from './new/new-tool.ts'

export function registerNew(program: Command, io: CommandIo): void {
  const project = process.cwd()
  const command = program
    .command('new')
    .description('add a domain, a tool or a task, and say what to fill in')
  command
    .command('domain')
    .description('a sandbox in sandboxes/<name>: a table, instructions, tests of it')
    .argument('<name>', 'such as late-parcels')
    .action((name: string) => add(project, newDomain(project, name), io))
  command
    .command('tool')
    .description('a tool in sandboxes/<domain>/tools, listed with the others')
    .argument('<domain>', 'one that is there')
    .argument('<name>', 'what the agent calls, such as get_order')
    .action(async (domain: string, name: string) =>
      add(project, newTool(project, await findDomain(project, domain), name), io),
    )
  command
    .command('task')
    .description('the next task of a family in suites/<domain>/<family>; a new family gets its suite too')
    .argument('<domain>', 'one that is there')
    .argument('<family>', 'what its tasks are about, such as late-parcels')
    .action(async (domain: string, family: string) =>
      add(project, newTask(project, await findDomain(project, domain), family), io),
    )
}

async function findDomain(project: string, name: string): Promise<ProjectSandbox> {
  const found = await loadSandboxes(project)
  const domain = found.find(({ sandbox }) => sandbox.name === name)
  if (domain) return domain
  const known = found.map(({ sandbox }) => sandbox.name)
  const hint = didYouMean(name, known) ?? `The domains are ${known.join(', ')}.`
  throw new CommandError('UNKNOWN_DOMAIN', `There is no domain ${name}. ${hint}`)
}

/** Writes all of it, or nothing when a file is there already. */
function add(project: string, { files, changed, toFillIn, check }: Addition, io: CommandIo): void {
  const there = files.find(({ path }) => existsSync(join(project, path)))
  if (there) throw new CommandError('ALREADY_THERE', `${there.path} is there already; nothing was written.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text, { flag: 'wx' })
    io.out(`wrote ${path}`)
  }
  for (const change of changed) {
    if ('by' in change) {
      io.out(`left ${change.path} to you: ${change.by}`)
    } else {
      writeFileSync(join(project, change.path), change.text)
      io.out(`added it to ${change.path}`)
    }
  }
  io.out('\nTo fill in (look for TODO):')
  for (const line of toFillIn) io.out(`  ${line}`)
  io.out(`Then: ${check}`)
}
