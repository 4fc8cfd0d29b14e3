import type { TestCase, Vitest } from 'vitest/node'
import { printedText } from '../lib/core/github-commands.ts'
import { formatAttempts } from './attempt-ranges.ts'
import type { OtherFailure, ReportedTrial } from './collect-trials.ts'
import { isSelfExplaining } from './known-errors.ts'
import { formatNoun } from './number-format.ts'
import type { Paint } from './paint.ts'
import { reportWidth } from './report-text.ts'

/** An error once, with everything that failed because of it. */
interface ErrorGroup<E = unknown> {
  readonly error: E
  readonly project: ReportedTrial['test']['project']
  readonly names: string[]
}

/** So many different errors are printed in full; a fault that breaks a whole suite mostly has one. */
const mostErrors = 20
const mostSkipped = 5

/**
 * Prints the full explanation of every failed and invalid trial; attempts that failed in the same way share one.
 *
 * @param vitest - prints errors with their place in the file
 * @param trials - of one task
 */
export function explainTrials(vitest: Vitest, trials: readonly ReportedTrial[], paint: Paint): void {
  const groups = new Map<string, ErrorGroup & { attempts: number[]; task: string }>()
  for (const { meta, test } of trials) {
    if (meta.verdict !== 'failed') continue
    const [error] = test.result().errors ?? []
    const key = `${meta.agent}\0${messageOf(error)}`
    const group = groups.get(key) ?? {
      error,
      project: test.project,
      names: [],
      attempts: [],
      task: `${meta.agent} · ${meta.domain} · ${meta.task}`,
    }
    group.attempts.push(meta.attempt)
    groups.set(key, group)
  }
  for (const { error, project, task, attempts } of groups.values()) {
    vitest.logger.error(`\n ${paint(['bold', 'red'], 'FAIL')} ${withAttempts(task, attempts)}`)
    if (error !== undefined) vitest.logger.printError(asPrinted(error), { project, showCodeFrame: false })
  }
  for (const { task, note, attempts } of invalidAttempts(trials)) {
    vitest.logger.error(
      `\n ${paint(['bold', 'yellow'], 'INVALID')} ${withAttempts(task, attempts)}\n ${asPrinted(note)}`,
    )
  }
}

/** The attempts that were invalid for the same reason. */
function invalidAttempts(
  trials: readonly ReportedTrial[],
): { readonly task: string; readonly note: string; readonly attempts: number[] }[] {
  const groups = new Map<string, { task: string; note: string; attempts: number[] }>()
  for (const { meta, test } of trials) {
    if (meta.verdict !== 'invalid') continue
    const result = test.result()
    const note = (result.state === 'skipped' && result.note) || (meta.cause ?? 'no cause was recorded')
    const task = `${meta.agent} · ${meta.domain} · ${meta.task}`
    const group = groups.get(`${task}\0${note}`) ?? { task, note, attempts: [] }
    group.attempts.push(meta.attempt)
    groups.set(`${task}\0${note}`, group)
  }
  return [...groups.values()]
}

/** Prints tests of suites that their author skipped: the reason is in the name or the note. */
export function listSkipped(vitest: Vitest, skipped: readonly TestCase[], paint: Paint): void {
  for (const test of skipped.slice(0, mostSkipped)) {
    const result = test.result()
    const note = result.state === 'skipped' && result.note ? `: ${result.note}` : ''
    vitest.logger.log(
      ` ${paint('yellow', 'SKIP')}  ${test.module.relativeModuleId} > ${test.fullName}${note}`,
    )
  }
  if (skipped.length > mostSkipped) {
    vitest.logger.log(` ${paint('yellow', 'SKIP')}  ${formatNoun(skipped.length - mostSkipped, 'more test')}`)
  }
}

/** Prints what failed in suite files without being a trial, each error once. */
export function explainOtherFailures(vitest: Vitest, failures: readonly OtherFailure[], paint: Paint): void {
  const groups = new Map<string, ErrorGroup<OtherFailure['errors'][number]>>()
  for (const { entity, errors } of failures) {
    const file = entity.type === 'module' ? entity : entity.module
    const name =
      entity.type === 'module' ? file.relativeModuleId : `${file.relativeModuleId} > ${entity.fullName}`
    for (const error of errors) {
      const group = groups.get(messageOf(error)) ?? { error, project: entity.project, names: [] }
      group.names.push(name)
      groups.set(messageOf(error), group)
    }
  }
  const shown = [...groups.values()].slice(0, mostErrors)
  for (const { error, project, names } of shown) {
    const [first, ...others] = names
    vitest.logger.error(`\n ${paint(['bold', 'red'], 'FAIL')} ${first}`)
    if (others.length > 0)
      vitest.logger.error(`      and ${formatNoun(others.length, 'other')} for the same reason`)
    if (isSelfExplaining(error)) vitest.logger.error(` ${error.message}`)
    else vitest.logger.printError(error, { project })
  }
  if (groups.size > shown.length) {
    vitest.logger.error(`\n ${formatNoun(groups.size - shown.length, 'more error')} not shown.`)
  }
}

function asPrinted<T>(said: T): T {
  if (typeof said === 'string') return printedText(said) as T
  if (typeof said !== 'object' || said === null) return said
  const parts = Object.entries(said).map(([name, part]) => [
    name,
    typeof part === 'string' ? printedText(part) : part,
  ])
  return Object.fromEntries(parts)
}

function withAttempts(task: string, attempts: readonly number[]): string {
  const listed = formatAttempts(attempts)
  return `${task}${task.length + listed.length > reportWidth - 12 ? '\n ' : ' · '}${listed}`
}

function messageOf(error: unknown): string {
  return error && typeof error === 'object' && 'message' in error ? String(error.message) : String(error)
}
