// First, so that what a command loads later is loaded quickly.
import '../lib/config/quick-imports.js'
import { Command, CommanderError } from 'commander'
import { printedText } from '../lib/core/github-commands.ts'
import { printable } from '../lib/core/printable.ts'
import type { CommandIo } from './command-io.ts'

/**
 * The command line tool.
 *
 * @param argv - the arguments after the program's name
 * @returns the exit code: 0 when the command did what was asked, 1 when it found a failure, 2 when it was used wrongly
 */
export async function main(argv: readonly string[]): Promise<number> {
  const io: CommandIo = {
    out: (line) => process.stdout.write(`${printedText(printable(line))}\n`),
    err: (line) => process.stderr.write(`${printedText(printable(line))}\n`),
    exitCode: 0,
  }
  const program = new Command('thinkingbox')
    .description(
      'Starts projects of tests for agents; looks at, compares and checks what agents left behind.',
    )
    .exitOverride()
    .showHelpAfterError('(add --help for the options)')
  try {
    for (const load of neededBy(argv)) (await load())(program, io)
    await program.parseAsync([...argv], { from: 'user' })
    return io.exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!isExpected(error)) throw error
    io.err(`thinkingbox: ${error.message}`)
    return 1
  }
}

/** Every command registers itself; its own file holds its options and what it does. */
const commands: Readonly<Record<string, () => Promise<(program: Command, io: CommandIo) => void>>> = {
  init: async () => (await import('./init-command.ts')).registerInit,
  new: async () => (await import('./new-command.ts')).registerNew,
  settings: async () => (await import('./settings-command.ts')).registerSettings,
  runs: async () => (await import('./runs-command.ts')).registerRuns,
  show: async () => (await import('./show-command.ts')).registerShow,
  compare: async () => (await import('./compare-command.ts')).registerCompare,
  trend: async () => (await import('./trend-command.ts')).registerTrend,
  merge: async () => (await import('./merge-command.ts')).registerMerge,
  regrade: async () => (await import('./regrade-command.ts')).registerRegrade,
  report: async () => (await import('./report-command.ts')).registerReport,
  export: async () => (await import('./export-command.ts')).registerExport,
  prune: async () => (await import('./prune-command.ts')).registerPrune,
  tasks: async () => (await import('./tasks-command.ts')).registerTasks,
  check: async () => (await import('./check-command.ts')).registerCheck,
  replay: async () => (await import('./replay-command.ts')).registerReplay,
  openenv: async () => (await import('./openenv-command.ts')).registerOpenEnv,
  serve: async () => (await import('./serve-command.ts')).registerServe,
  play: async () => (await import('./play-command.ts')).registerPlay,
  grade: async () => (await import('./grade-command.ts')).registerGrade,
}

/** The command that is named alone, because loading all takes longer than most of them run; for help, all. */
function neededBy([name = '']: readonly string[]) {
  return Object.hasOwn(commands, name)
    ? [commands[name]].filter((each) => each !== undefined)
    : Object.values(commands)
}

/** The library's own errors explain themselves; anything else is a bug and keeps its stack. */
function isExpected(error: unknown): error is Error & { code: string } {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    !error.code.startsWith('ERR_')
  )
}
