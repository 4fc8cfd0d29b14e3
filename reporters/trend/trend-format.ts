import type { Figures } from '../../lib/results/summary.ts'
import type { TrendLine, TrendPoint } from '../../lib/results/trend.ts'
import { isModelFree } from '../../lib/settings/model-name.ts'
import { formatMoney, formatPercent } from '../number-format.ts'

/** Whether a trend has a cost to show. That of an agent which asks no model is none, and not one of nothing. */
export function hasCost({ agent, points }: TrendLine): boolean {
  return points.some(
    ({ figures }) => figures.cost.perSuccess && !(isModelFree(agent) && figures.cost.total === 0),
  )
}

/** `observed 20/20`, where the runs asked for the same number of attempts. */
export function observedName({ points }: Pick<TrendLine, 'points'>): string {
  const [k, ...others] = new Set(points.map(({ attempts }) => attempts))
  return others.length > 0 || k === undefined ? 'observed k/k' : `observed ${k}/${k}`
}

/** `12`, or `10 of 12` where two are incomplete. */
export function tasksText({ tasks: { complete, total } }: Figures): string {
  return complete === total ? `${total}` : `${complete} of ${total}`
}

/** `61.2 (55.0–67.1)`. */
export function rateText(rate: Figures['passAt1']): string {
  if (!rate) return '–'
  const { value, interval } = rate
  return `${formatPercent(value)}${interval ? ` (${interval.map(formatPercent).join('–')})` : ''}`
}

/** `$0.12 ($0.10–$0.15)`. */
export function costText({ cost: { perSuccess } }: Figures): string {
  if (!perSuccess) return '–'
  const { value, interval } = perSuccess
  return `${formatMoney(value)}${interval ? ` (${interval.map(formatMoney).join('–')})` : ''}`
}

/** The commit's beginning, with a plus where files had been changed since. */
export function commitText({ commit }: TrendPoint): string {
  return commit ? `${commit.hash.slice(0, 8)}${commit.modified ? '+' : ''}` : '–'
}

/** When its run started, to the minute; UTC. */
export function timeText({ startedAt }: TrendPoint): string {
  return startedAt.slice(0, 16).replace('T', ' ')
}
