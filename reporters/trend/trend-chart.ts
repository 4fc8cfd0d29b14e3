import type { Figures } from '../../lib/results/summary.ts'
import type { TrendLine, TrendPoint } from '../../lib/results/trend.ts'
import { escapeMarkup } from './markup.ts'
import { commitText, timeText } from './trend-format.ts'
import type { TrendMark } from './trend-marks.ts'

/** A figure that is drawn over time. */
export interface ChartedFigure {
  readonly title: string
  /** With its interval, in the unit of the axis; null where it cannot be computed. */
  estimate(figures: Figures): {
    readonly value: number
    readonly interval: readonly [number, number] | null
  } | null
  /** As it is written beside a point. */
  text(figures: Figures): string
  /** Of a number on the axis. */
  tick(value: number): string
  /** The end of the axis; default: what the values need. */
  readonly most?: number
}

const width = 960
const height = 300
const plot = { left: 64, right: width - 24, top: 30, bottom: height - 34 }
const glyphs = ['●', '■', '▲', '◆', '✚', '▼', '★'] as const
const dashes = ['none', '7 4', '2 4'] as const
const colors = 8

/** What tells an agent from the others: colour, shape and, past eight agents, the kind of line. */
export function lookOf(number: number): { readonly glyph: string; readonly className: string; dash: string } {
  return {
    glyph: glyphs[number % glyphs.length] ?? '●',
    className: `series-${(number % colors) + 1}`,
    dash: dashes[Math.floor(number / colors) % dashes.length] ?? 'none',
  }
}

/**
 * One figure of every agent over time, as SVG: a point a run with its interval. Points that can be compared are joined;
 * where they cannot, a numbered mark stands between them.
 */
export function drawTrend(
  lines: readonly TrendLine[],
  marks: readonly TrendMark[],
  figure: ChartedFigure,
): string {
  const x = timeScale(lines)
  const most = figure.most ?? roundUp(largestValue(lines, figure))
  const y = (value: number) => plot.bottom - (Math.min(value, most) / most) * (plot.bottom - plot.top)
  const label = `${figure.title} over time: ${lines.map((line) => spoken(line, figure)).join('; ')}.`
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(label)}">`,
    ...[0, 0.25, 0.5, 0.75, 1].map((share) => {
      const at = y(share * most).toFixed(1)
      return `<line class="grid" x1="${plot.left}" x2="${plot.right}" y1="${at}" y2="${at}"/><text class="axis" x="${plot.left - 8}" y="${at}" text-anchor="end">${escapeMarkup(figure.tick(share * most))}</text>`
    }),
    ...dateTicks(lines, x),
    ...drawMarks(marks, x),
    ...lines.map((line, number) => drawLine(line, number, lines.length, figure, x, y)),
    '</svg>',
  ].join('\n')
}

type Scale = (value: number) => number

/** Where a moment is; a single one is in the middle. */
function timeScale(lines: readonly TrendLine[]): (point: TrendPoint) => number {
  const times = lines.flatMap(({ points }) => points.map(timeOf))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  // Room for the points of several agents beside each other.
  const [from, to] = [plot.left + 30, plot.right - 30]
  return (point) => (span === 0 ? (from + to) / 2 : from + ((timeOf(point) - first) / span) * (to - from))
}

function timeOf({ startedAt }: TrendPoint): number {
  return Date.parse(startedAt)
}

/** The days of runs, as many as there is room for. */
function dateTicks(lines: readonly TrendLine[], x: (point: TrendPoint) => number): string[] {
  const points = lines.flatMap(({ points }) => points).toSorted((a, b) => timeOf(a) - timeOf(b))
  const shown: string[] = []
  let last = -Infinity
  let day = ''
  for (const point of points) {
    const at = x(point)
    const date = point.startedAt.slice(0, 10)
    if (date === day || at - last < 90) continue
    shown.push(
      `<text class="axis" x="${at.toFixed(1)}" y="${plot.bottom + 18}" text-anchor="middle">${escapeMarkup(date)}</text>`,
    )
    last = at
    day = date
  }
  return shown
}

/** Marks between the same two runs share one line. */
function drawMarks(marks: readonly TrendMark[], x: (point: TrendPoint) => number): string[] {
  const places = Map.groupBy(marks, ({ before, after }) => ((x(before) + x(after)) / 2).toFixed(1))
  return [...places].map(
    ([at, own]) =>
      `<g class="mark"><title>${escapeMarkup(own.map(({ number, changes }) => `${number}: ${changes.join('; ')}`).join('\n'))}</title>` +
      `<line x1="${at}" x2="${at}" y1="${plot.top}" y2="${plot.bottom}"/>` +
      `<text x="${at}" y="${plot.top - 10}" text-anchor="middle">${own.map(({ number }) => number).join(', ')}</text></g>`,
  )
}

function drawLine(
  line: TrendLine,
  number: number,
  agents: number,
  figure: ChartedFigure,
  x: (point: TrendPoint) => number,
  y: Scale,
): string {
  const { glyph, className, dash } = lookOf(number)
  // Beside each other, so that no interval hides another.
  const shift = (number - (agents - 1) / 2) * Math.min(7, 40 / agents)
  const drawn = line.points.flatMap((point) => {
    const estimate = figure.estimate(point.figures)
    return estimate ? [{ point, estimate, at: x(point) + shift }] : []
  })
  const joined = stretches(line.points)
    .map((stretch) => drawn.filter(({ point }) => stretch.includes(point)))
    .filter((own) => own.length > 1)
    .map((own) => own.map(({ at, estimate }) => `${at.toFixed(1)},${y(estimate.value).toFixed(1)}`).join(' '))
  return [
    `<g class="${className}">`,
    ...joined.map((points) => `<polyline points="${points}" stroke-dasharray="${dash}"/>`),
    ...drawn.map(({ point, estimate: { value, interval }, at }) => {
      const whisker = interval
        ? `<line class="interval" x1="${at.toFixed(1)}" x2="${at.toFixed(1)}" y1="${y(interval[0]).toFixed(1)}" y2="${y(interval[1]).toFixed(1)}"/>`
        : ''
      const title = [
        line.agent,
        `${timeText(point)} UTC, run ${point.run}${point.commit ? `, commit ${commitText(point)}` : ''}`,
        `${figure.title} ${figure.text(point.figures)}`,
      ].join('\n')
      return `<g class="point"><title>${escapeMarkup(title)}</title>${whisker}<text x="${at.toFixed(1)}" y="${y(value).toFixed(1)}" text-anchor="middle">${glyph}</text></g>`
    }),
    '</g>',
  ].join('')
}

/** The points between two marks. */
function stretches(points: readonly TrendPoint[]): TrendPoint[][] {
  const all: TrendPoint[][] = []
  for (const point of points) {
    const current = all.at(-1)
    if (current && point.changes.length === 0) current.push(point)
    else all.push([point])
  }
  return all
}

/** Half as much again as the largest value: an interval may end far above it, and is cut there. */
function largestValue(lines: readonly TrendLine[], figure: ChartedFigure): number {
  const values = lines.flatMap(({ points }) =>
    points.flatMap(({ figures }) => figure.estimate(figures)?.value ?? []),
  )
  return 1.5 * Math.max(0, ...values)
}

/** To two digits, which four parts of an axis divide well. */
function roundUp(value: number): number {
  if (value <= 0) return 1
  const step = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 6, 8, 10].find((factor) => factor * step >= value) ?? 10) * step
}

function spoken({ agent, points }: TrendLine, figure: ChartedFigure): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return agent
  const at = (point: TrendPoint) => `${figure.text(point.figures)} on ${point.startedAt.slice(0, 10)}`
  return points.length === 1 ? `${agent} ${at(first)}` : `${agent} from ${at(first)} to ${at(last)}`
}
