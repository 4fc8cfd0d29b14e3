import { resolve } from 'node:path'
import type { Command } from 'commander'
import { didYouMean } from '../lib/core/near-names.ts'
import { findCacheDirectory } from '../lib/sandbox/cache-directory.ts'
import { askServers } from '../lib/serve/control.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { showSession } from './show-session.ts'

export function registerGrade(program: Command, io: CommandIo): void {
  program
    .command('grade')
    .description('show what the sessions of running servers have come to, and 1 when one has not passed')
    .argument('[session]', 'only this one, such as 4711.2')
    .option('--project <directory>', 'the project whose servers are asked', '.')
    .action(async (session: string | undefined, { project }: { readonly project: string }) => {
      const servers = await askServers(findCacheDirectory(resolve(project)))
      if (servers.length === 0) {
        throw new CommandError(
          'NOT_SERVED',
          'No server of this project is running; start one with npx thinkingbox serve <task or domain>.',
        )
      }
      const all = servers.flat()
      const shown = all.filter((report) => session === undefined || report.session === session)
      if (session !== undefined && shown.length === 0) {
        const names = all.map((report) => report.session)
        const known = names.length === 0 ? 'There is none yet.' : `There are ${names.join(', ')}.`
        throw new CommandError(
          'NOT_SERVED',
          `There is no session ${session}. ${didYouMean(session, names) ?? known}`,
        )
      }
      if (shown.length === 0) io.out('No client has opened a session yet.')
      for (const [index, report] of shown.entries()) {
        if (index > 0) io.out('')
        for (const line of showSession(report)) io.out(line)
      }
      if (shown.some(({ passed, fault }) => passed === false || fault !== undefined)) io.exitCode = 1
    })
}
