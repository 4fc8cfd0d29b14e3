import { alignColumns } from '../../lib/core/align-columns.ts'
import type { TrendLine } from '../../lib/results/trend.ts'
import { commitText, costText, hasCost, observedName, rateText, tasksText, timeText } from './trend-format.ts'

/**
 * Trends for people: for each agent a row a run, with 95 % intervals, and a line above every row that cannot be compared with
 * the one before it.
 *
 * @returns lines without colours
 */
export function renderTrend(lines: readonly TrendLine[]): string[] {
  return [
    ...lines.flatMap((line, index) => [...(index > 0 ? [''] : []), ...renderLine(line)]),
    '',
    'In brackets: 95 % intervals. Above a line ── is what cannot be compared with what is below it.',
  ]
}

function renderLine(line: TrendLine): string[] {
  const { agent, simulated, points } = line
  const hasCommits = points.some(({ commit }) => commit)
  const hasCosts = hasCost(line)
  const columns = (when: readonly string[], commit: string, rates: readonly string[], cost: string) => [
    ...when,
    ...(hasCommits ? [commit] : []),
    ...rates,
    ...(hasCosts ? [cost] : []),
  ]
  const [head = '', ...rows] = alignColumns([
    columns(
      ['started (UTC)', 'run'],
      'commit',
      ['tasks', 'pass@1 %', `${observedName(line)} %`],
      'cost per success',
    ),
    ...points.map((point) =>
      columns(
        [timeText(point), point.run],
        commitText(point),
        [tasksText(point.figures), rateText(point.figures.passAt1), rateText(point.figures.allPassed)],
        costText(point.figures),
      ),
    ),
  ])
  return [
    `${agent}${simulated ? ' (simulated: the figures say nothing about any model)' : ''}`,
    `  ${head}`,
    ...points.flatMap(({ changes }, index) => [
      ...(changes.length > 0 ? [`  ── ${changes.join('; ')}`] : []),
      `  ${rows[index]}`,
    ]),
  ]
}
