import type { AgentSummary } from '../lib/results/summary.ts'
import { formatNoun, formatPoints } from './number-format.ts'

/** The figures of one agent under one of several customers. */
export type CustomerFigures = NonNullable<AgentSummary['customers']>[number]

/** `−6.5 (−15.0 to +2.0) over 12 tasks, within noise`. */
export function describeDifference(difference: NonNullable<CustomerFigures['difference']>): string {
  const { value, interval, withinNoise, tasks } = difference
  const range = interval ? `(${interval.map(formatPoints).join(' to ')})` : '(no interval)'
  return `${formatPoints(value)} ${range} over ${formatNoun(tasks, 'task')}${withinNoise ? ', within noise' : ''}`
}
