import type { Command } from 'commander'
import type { CommandIo } from './command-io.ts'
import { runSuites } from './run-suites.ts'

export function registerCheck(program: Command, io: CommandIo): void {
  program
    .command('check')
    .description(
      'check tasks: the reference solution passes, and every single-step spoiling of it fails as it should',
    )
    .argument('[files...]', 'only suite files whose path contains one of these')
    .option('-t, --task <id>', 'only this task')
    .action(async (files: string[], { task }: { task?: string }) => {
      process.env.CHECK_TASKS = '1'
      process.env.ATTEMPTS = '1'
      process.env.MODEL = 'reference'
      delete process.env.AGENT
      await runSuites({ files, agents: ['reference'], task }, io)
    })
}
