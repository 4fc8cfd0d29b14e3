import type { Command } from 'commander'
import type { CommandIo } from './command-io.ts'

export function registerReplay(program: Command, io: CommandIo): void {
  program
    .command('replay')
    .description(
      'replay recorded tool calls on a fresh sandbox and compare every answer and effect with the recording',
    )
    .argument(
      '<files...>',
      'recorded trajectories (JSON lines), or runs: by name, directory or trials-*.jsonl',
    )
    .option('--domain <name>', 'the sandbox (default: told by the tables and tools of each line)')
    .option('--initial <file>', 'the base records (default: initial.json beside the file, or the baseline)')
    .action(async (files: string[], options: { readonly domain?: string; readonly initial?: string }) => {
      // Loaded here: the other commands have no use for a database.
      const { replay } = await import('./replay.ts')
      await replay(files, options, io)
    })
}
