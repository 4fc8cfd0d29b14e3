import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import type { TestCase } from 'vitest/node'
import type { MutationCounts } from '../lib/check/index.ts'
import { describeSettings } from '../lib/settings/index.ts'
import { formatCount, formatNoun } from '../reporters/number-format.ts'
import { CommandError } from './command-error.ts'
import type { CommandIo } from './command-io.ts'
import { runSuites } from './run-suites.ts'

export function registerCheck(program: Command, io: CommandIo): void {
  program
    .command('check')
    .description(
      'check tasks: the reference solution passes, every single-step mutation of it fails as it should, and so does doing nothing',
    )
    .argument('[files...]', 'only suite files whose path contains one of these')
    .option('-t, --task <id>', 'only this task')
    .option('--harmless', 'name every harmless mutation, and why it is')
    .action(async (files: string[], { task, harmless }: { task?: string; harmless?: boolean }) => {
      process.env.CHECK_TASKS = '1'
      process.env.ATTEMPTS = '1'
      process.env.MODEL = 'reference'
      delete process.env.AGENT
      delete process.env.VARIANTS
      // A check is no run: it leaves nothing behind that `show` could take for the latest one.
      delete process.env.RUN
      // Gates are about what agents reach.
      for (const { name, group } of describeSettings()) if (group === 'Gates') delete process.env[name]
      const results = mkdtempSync(join(tmpdir(), 'thinkingbox-check-'))
      process.env.RESULTS = results
      try {
        const tests = await runSuites({ files, agents: ['reference'], task, keepsRun: false }, io)
        for (const line of renderChecked(tests, harmless ?? false)) io.out(line)
        if (io.exitCode === 0 && !tests.some((test) => test.meta().mutations)) {
          throw new CommandError(
            'NOTHING_CHECKED',
            'Nothing was checked: no trial ran, every test was skipped or is an ordinary one.',
          )
        }
      } finally {
        rmSync(results, { recursive: true, force: true })
      }
    })
}

/** What was tried in all, and where no check is possible. */
function renderChecked(tests: readonly TestCase[], namesHarmless: boolean): string[] {
  const checked = tests.flatMap((test) => {
    const { mutations, trial } = test.meta()
    return mutations ? [{ task: trial?.task ?? test.fullName, ...mutations }] : []
  })
  if (checked.length === 0) return []
  const sum = (name: Exclude<keyof MutationCounts, 'idlePasses' | 'harmlessTitles'>) =>
    checked.reduce((total, each) => total + each[name], 0)
  const tried = sum('dropped') + sum('repeated') + sum('changed')
  const say = (count: number, what: string) => (count > 0 ? [`  ${formatCount(count)} ${what}`] : [])
  const wrong = tests.filter((test) => test.result().state === 'failed').length
  const idle = checked.filter(({ idlePasses }) => idlePasses).map(({ task }) => task)
  const untried = checked.flatMap(({ task, dropped, repeated, changed }) =>
    dropped + repeated + changed === 0 ? [task] : [],
  )
  const where = checked.flatMap(({ task, matched }) => (matched > 0 ? [`${task} ${matched}`] : []))
  return [
    `Checked ${formatNoun(checked.length, 'task')}: ${formatNoun(tried, 'mutation')} of their solutions tried ` +
      `(${formatCount(sum('dropped'))} dropped, ${formatCount(sum('repeated'))} repeated, ` +
      `${formatCount(sum('changed'))} with another value)`,
    ...say(sum('noticed'), 'noticed'),
    ...say(
      sum('harmless'),
      `harmless: refused, without effect, or with an end state that is as good${namesHarmless ? '' : ' (--harmless names them)'}`,
    ),
    ...(namesHarmless
      ? checked.flatMap(({ task, harmlessTitles }) => harmlessTitles.map((title) => `    ${task}, ${title}`))
      : []),
    ...say(sum('matched'), `not checkable, the expectation accepts any value there: ${where.join(', ')}`),
    ...say(sum('wrong'), 'not noticed as they should be: see above'),
    ...(untried.length > 0
      ? [`  nothing to mutate in ${formatNoun(untried.length, 'task')}: ${untried.join(', ')}`]
      : []),
    idle.length === 0
      ? '  an agent that does nothing passes none of them'
      : `  an agent that does nothing passes ${formatNoun(idle.length, 'task')}: ${idle.join(', ')}`,
    ...say(wrong, wrong === 1 ? 'task is not sound: see above' : 'tasks are not sound: see above'),
  ]
}
