import type { Command } from 'commander'
import type { CommandIo } from './command-io.ts'

interface PlayOptions {
  readonly json?: true
  readonly grade: boolean
  readonly keep?: true
  readonly blind?: true
  readonly join?: string
}

export function registerPlay(program: Command, io: CommandIo): void {
  const command = program
    .command('play')
    .description('play the agent yourself, in the terminal or from a program')
    .argument('[task...]', 'tasks, by id, e.g. ST003_006; with --join, what to do')
    .option('--json', 'one JSON object a line in and out, for programs')
    .option('--keep', 'keep the trials as a run (so does RUN=<name>)')
    .option('--no-grade', 'do not tell what a trial came to')
    .option('--blind', 'offer the parts to players in other shells, who learn no grade, and keep the trials')
    .option('--join <address>', 'play a part that another shell offers')
    .action(async (words: string[], options: PlayOptions) => {
      const { json = false, join, grade } = options
      // Loaded here: the other commands have no use for a sandbox.
      if (join !== undefined) {
        const { playJoined } = await import('./play-joined.ts')
        return await playJoined(join, words, json, io)
      }
      if (words.length === 0)
        command.error('Name a task, or the part to join: play ST003_006, or play --join <address>.')
      if (options.blind) {
        const { playBlind } = await import('./play-blind.ts')
        return await playBlind(words, grade, io)
      }
      const { playHere } = await import('./play-here.ts')
      await playHere(words, { json, grade, keeps: options.keep ?? false }, io)
    })
}
