import type { SessionReport } from '../lib/serve/session-report.ts'
import { formatNoun } from '../reporters/number-format.ts'
import { showEffect } from './show-effect.ts'

/** What a served session has come to, for reading. */
export function showSession(report: SessionReport): string[] {
  const { session, domain, task, ended, calls, effects, passed, failure, fault } = report
  const verdict = fault !== undefined || passed === undefined ? '' : passed ? ': passed' : ': failed'
  const head = [
    `Session ${session}, ${task === undefined ? domain : `${domain} ${task}`}`,
    ended === undefined ? 'open' : `over (${ended})`,
    `${formatNoun(calls, 'tool call')}${verdict}`,
  ].join(', ')
  if (fault !== undefined) return [head, `Its effects cannot be read: ${fault}`]
  const net = [
    ended === undefined ? 'Net effects so far:' : 'Net effects:',
    ...(effects.length === 0 ? ['  none'] : effects.map((effect) => `  ${showEffect(effect)}`)),
  ]
  if (passed === undefined) return [head, ...net]
  if (passed) return [head, ...net, 'Passed: these are exactly the expected effects.']
  return [head, ...net, ...(failure ?? '').trimEnd().split('\n')]
}
