import type { TestCase, Vitest } from 'vitest/node'
import type { OtherFailure, ReportedTrial } from './collect-trials.ts'
import { formatNoun } from './number-format.ts'
import type { Paint } from './paint.ts'

/** An error once, with everything that failed because of it. */
interface ErrorGroup {
  readonly error: unknown
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
    vitest.logger.error(`\n ${paint(['bold', 'red'], 'FAIL')} ${task} · ${attemptsLabel(attempts)}`)
    if (error !== undefined) vitest.logger.printError(error, { project, showCodeFrame: false })
  }
  for (const [key, attempts] of invalidAttempts(trials)) {
    const [task, note] = key.split('\0')
    vitest.logger.error(
      `\n ${paint(['bold', 'yellow'], 'INVALID')} ${task} · ${attemptsLabel(attempts)}\n ${note}`,
    )
  }
}

/** The attempts that were invalid for the same reason, by task and reason. */
function invalidAttempts(trials: readonly ReportedTrial[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const { meta, test } of trials) {
    if (meta.verdict !== 'invalid') continue
    const result = test.result()
    const note = (result.state === 'skipped' && result.note) || meta.cause
    const key = `${meta.agent} · ${meta.domain} · ${meta.task}\0${note}`
    groups.set(key, [...(groups.get(key) ?? []), meta.attempt])
  }
  return groups
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
  const groups = new Map<string, ErrorGroup>()
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
    vitest.logger.printError(error, { project })
  }
  if (groups.size > shown.length) {
    vitest.logger.error(`\n ${formatNoun(groups.size - shown.length, 'more error')} not shown.`)
  }
}

function attemptsLabel(attempts: readonly number[]): string {
  return `${attempts.length === 1 ? 'attempt' : 'attempts'} ${joinRanges(attempts)}`
}

/** `[1, 2, 3, 7]` becomes `1–3, 7`. */
function joinRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && number === range[1] + 1) range[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}

function messageOf(error: unknown): string {
  return error && typeof error === 'object' && 'message' in error ? String(error.message) : String(error)
}
