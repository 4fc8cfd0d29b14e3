import type { TrendLine } from '../../lib/results/trend.ts'
import { formatMoney } from '../number-format.ts'
import { escapeMarkup } from './markup.ts'
import { type ChartedFigure, drawTrend, lookOf } from './trend-chart.ts'
import { commitText, costText, hasCost, observedName, rateText, tasksText, timeText } from './trend-format.ts'
import { marksOf, type TrendMark } from './trend-marks.ts'
import { trendStyle } from './trend-style.ts'

/**
 * A trend as one page: a chart for each of pass@1, observed k/k and cost per success with a line for each agent, what the
 * marks mean, and the values. It has no script and asks no network.
 *
 * @param chosen - which runs these are, in words
 * @param now - when it is written
 */
export function renderTrendPage(lines: readonly TrendLine[], chosen: string, now = new Date()): string {
  const marks = marksOf(lines)
  const observed = observedName({ points: lines.flatMap(({ points }) => points) })
  const priced = lines.filter(hasCost)
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>Trend of ${escapeMarkup(chosen)}</title>`,
    `<style>${trendStyle}</style>`,
    '</head>',
    '<body>',
    `<h1>Trend of ${escapeMarkup(chosen)}</h1>`,
    `<p class="fine">Written ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC. Each point is a run; its bar is the 95 % interval. Points that are not joined cannot be compared: see the numbered marks.</p>`,
    ...(lines.some(({ simulated }) => simulated)
      ? [
          '<p class="notice">Agents whose names begin with simulated/ are simulated: no model was asked, and their figures say nothing about any model.</p>',
        ]
      : []),
    legend(lines),
    ...chart(lines, marks, rateOf('pass@1 %', 'passAt1')),
    ...chart(lines, marks, rateOf(`${observed} %`, 'allPassed')),
    ...(priced.length > 0 ? chart(lines, marks, costOf(priced)) : []),
    ...explainMarks(marks),
    ...lines.map(table),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function rateOf(title: string, figure: 'passAt1' | 'allPassed'): ChartedFigure {
  return {
    title,
    most: 100,
    estimate: (figures) => {
      const rate = figures[figure]
      return rate && { value: 100 * rate.value, interval: rate.interval && inPercent(rate.interval) }
    },
    text: (figures) => rateText(figures[figure]),
    tick: String,
  }
}

function inPercent([low, high]: readonly [number, number]): [number, number] {
  return [100 * low, 100 * high]
}

/** An agent that asks no model has no cost. */
function costOf(priced: readonly TrendLine[]): ChartedFigure {
  const known = new Set(priced.flatMap(({ points }) => points.map(({ figures }) => figures)))
  return {
    title: 'cost per success',
    estimate: (figures) => (known.has(figures) ? figures.cost.perSuccess : null),
    text: costText,
    tick: formatMoney,
  }
}

function chart(lines: readonly TrendLine[], marks: readonly TrendMark[], figure: ChartedFigure): string[] {
  return [`<h2>${escapeMarkup(figure.title)}</h2>`, drawTrend(lines, marks, figure)]
}

function legend(lines: readonly TrendLine[]): string {
  const items = lines.map(({ agent }, number) => {
    const { glyph, className } = lookOf(number)
    return `<li class="${className}"><span aria-hidden="true">${glyph}</span> ${escapeMarkup(agent)}</li>`
  })
  return `<ul class="legend">${items.join('')}</ul>`
}

function explainMarks(marks: readonly TrendMark[]): string[] {
  if (marks.length === 0) return []
  return [
    '<h2>Why points cannot be compared</h2>',
    '<ol>',
    ...marks.map(
      ({ before, after, changes, agents }) =>
        `<li>${escapeMarkup(`${before.run} → ${after.run}: ${changes.join('; ')} (${agents.join(', ')})`)}</li>`,
    ),
    '</ol>',
  ]
}

function table(line: TrendLine): string {
  const priced = hasCost(line)
  const head = [
    'started (UTC)',
    'run',
    'commit',
    'tasks',
    'pass@1 %',
    `${observedName(line)} %`,
    ...(priced ? ['cost per success'] : []),
  ]
  const rows = line.points.flatMap((point) => {
    const { figures, changes } = point
    const cells = [
      point.run,
      commitText(point),
      tasksText(figures),
      rateText(figures.passAt1),
      rateText(figures.allPassed),
      ...(priced ? [costText(figures)] : []),
    ]
    return [
      ...(changes.length > 0
        ? [`<tr class="change"><td colspan="${head.length}">${escapeMarkup(changes.join('; '))}</td></tr>`]
        : []),
      `<tr><th scope="row">${escapeMarkup(timeText(point))}</th>${cells.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('')}</tr>`,
    ]
  })
  return [
    `<h2>${escapeMarkup(line.agent)}</h2>`,
    `<div class="scroll"><table><thead><tr>${head.map((title) => `<th scope="col">${escapeMarkup(title)}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table></div>`,
  ].join('\n')
}
