import type { Command } from 'commander'
import type { CommandIo } from './command-io.ts'
import type { PlayOptions } from './play-here.ts'

export function registerPlay(program: Command, io: CommandIo): void {
  program
    .command('play')
    .description('play the agent yourself, in the terminal or from a program')
    .argument('<task...>', 'tasks, by id, e.g. ST003_006')
    .option('--json', 'one JSON object a line in and out, for programs')
    .option('--keep', 'keep the trials as a run (so does RUN=<name>)')
    .option('--no-grade', 'do not tell what a trial came to')
    .action(async (ids: string[], options: PlayOptions) => {
      // Loaded here: the other commands have no use for a sandbox.
      const { playHere } = await import('./play-here.ts')
      await playHere(ids, options, io)
    })
}
