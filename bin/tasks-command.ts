import { type Command, Option } from 'commander'
import { checkTaskSet } from '../lib/check/task-set/index.ts'
import { alignColumns } from '../lib/core/align-columns.ts'
import { didYouMean } from '../lib/core/near-names.ts'
import { type FoundTask, findTasks } from '../lib/define/find-tasks.ts'
import { levels } from '../lib/define/levels.ts'
import { outlineTask, type TaskOutline } from '../lib/define/outline-task.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { loadTaskPlan } from './load-task-plan.ts'
import { renderRequirements } from './render-requirements.ts'

interface TasksOptions {
  readonly level?: string
  readonly json?: true
  readonly pattern?: true
  readonly requirements?: true
}

export function registerTasks(program: Command, io: CommandIo): void {
  program
    .command('tasks')
    .description("list the project's tasks: level, calls of the solution, effects, traits, title")
    .argument('[domain]', 'only tasks of this domain')
    .addOption(new Option('--level <level>', 'only tasks of this level').choices(levels))
    .option('--json', 'as JSON')
    .option('--pattern', 'as a pattern for -t, which selects these tasks')
    .option(
      '--requirements',
      "what the domain's tasks must show together and do not; 1 when it is required already",
    )
    .action(async (domain: string | undefined, { level, json, pattern, requirements }: TasksOptions) => {
      const found = ofDomain(await findTasks(process.cwd()), domain)
      if (requirements) return listRequirements(found, io)
      const tasks = found.filter((task) => level === undefined || task.level === level).map(outlineTask)
      if (json) return io.out(JSON.stringify(tasks, undefined, 2))
      if (pattern) return io.out(tasks.map(({ id }) => id).join('|'))
      const rows = [['domain', 'task', 'level', 'calls', 'effects', 'traits', 'title'], ...tasks.map(toRow)]
      for (const line of alignColumns(rows)) io.out(line)
    })
}

function ofDomain(tasks: readonly FoundTask[], domain: string | undefined): readonly FoundTask[] {
  if (domain === undefined) return tasks
  const found = tasks.filter((task) => task.domain === domain)
  if (found.length > 0) return found
  const known = [...new Set(tasks.map((task) => task.domain))]
  const hint = didYouMean(domain, known) ?? `There are tasks of ${known.join(', ')}.`
  throw new CommandError('UNKNOWN_DOMAIN', `There is no task of the domain ${domain}. ${hint}`)
}

async function listRequirements(tasks: readonly FoundTask[], io: CommandIo): Promise<void> {
  for (const [domain, own] of Map.groupBy(tasks, (task) => task.domain)) {
    const plan = await loadTaskPlan(process.cwd(), domain)
    const requirements = checkTaskSet((own[0] as FoundTask).sandbox, own, plan)
    for (const line of renderRequirements(domain, own.length, plan, requirements)) io.out(line)
    if (requirements.some(({ binds, problems }) => binds && problems.length > 0)) io.exitCode = 1
  }
}

function toRow({ domain, id, level, calls, effects, traits, title }: TaskOutline): string[] {
  return [domain, id, level ?? '–', String(calls), effects.join(' or '), traits.join(', ') || '–', title]
}
