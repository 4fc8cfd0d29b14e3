import { type CurvePoint, type Estimate, passCurve } from '../../../lib/metrics/index.ts'
import { formatPercent } from '../../number-format.ts'
import { type ChartContent, chartText } from './chart-frame.ts'
import { type Filters, shownSeries } from './filters.ts'
import { type Palette, seriesLook } from './palette.ts'
import type { Report, Series } from './report.ts'

/** With more series than this, intervals and pass@k would hide what the chart is about. */
const mostWithIntervals = 3

interface Curve {
  readonly series: Series
  readonly points: readonly CurvePoint[]
}

/** pass^k against k: what is left of a success when it has to happen every time. */
export function cliffChart(report: Report, filters: Filters, palette: Palette): ChartContent {
  const curves = shownSeries(report, filters).map(
    (series): Curve => ({
      series,
      points: passCurve(report.tasksOf(series, filters).map((task) => report.tally(task))),
    }),
  )
  const axis = {
    axisLine: { lineStyle: { color: palette.line } },
    axisTick: { show: false },
    axisLabel: { color: palette.muted },
    splitLine: { lineStyle: { color: palette.line, width: 0.6 } },
    nameTextStyle: { color: palette.muted },
  }
  return {
    option: {
      grid: { left: 48, right: labelRoom(curves), top: 28, bottom: 44 },
      xAxis: {
        ...axis,
        type: 'value',
        min: 1,
        max: Math.max(2, report.attempts),
        minInterval: 1,
        name: 'k attempts in a row',
        nameLocation: 'middle',
        nameGap: 28,
        splitLine: { show: false },
        axisLabel: { ...axis.axisLabel, customValues: ticks(report.attempts) },
      },
      yAxis: {
        ...axis,
        type: 'value',
        min: 0,
        max: 100,
        interval: 25,
        name: '% of tasks',
        axisLabel: { ...axis.axisLabel, formatter: '{value}' },
      },
      tooltip: tooltip(palette, curves),
      series: curves.flatMap((curve) => lines(curve, palette, curves.length)),
    },
    description: describe(curves),
    table: [
      [
        'k',
        ...curves.flatMap(({ series: { label } }) => [
          `pass^k ${label}`,
          `pass@k ${label}`,
          `plug-in (c/n)^k ${label}`,
        ]),
      ],
      ...Array.from({ length: Math.max(0, ...curves.map(({ points }) => points.length)) }, (_, index) => [
        `${index + 1}`,
        ...curves.flatMap(({ points }) => {
          const point = points[index]
          if (!point) return ['–', '–', '–']
          const { passHatK, passAtK, plugInPassHatK } = point
          return [withInterval(passHatK), withInterval(passAtK), formatPercent(plugInPassHatK)]
        }),
      ]),
    ],
  }
}

function lines({ series, points }: Curve, palette: Palette, curves: number): object[] {
  const alone = curves === 1
  const look = seriesLook(palette, series.number)
  const at = (value: (point: CurvePoint) => number) => points.map((point) => [point.k, 100 * value(point)])
  const name = chartText(series.label)
  const silent = { type: 'line', silent: true, symbol: 'none', tooltip: { show: false }, z: 1 }
  const label = {
    show: true,
    color: look.color,
    fontSize: 12,
    distance: 8,
    lineHeight: 15,
  }
  const hat = {
    type: 'line',
    name,
    data: at(({ passHatK }) => passHatK.value),
    symbol: look.symbol,
    symbolSize: 6,
    showSymbol: true,
    color: look.color,
    lineStyle: { width: 2.2, type: look.line },
    itemStyle: { color: look.color },
    emphasis: { focus: 'series', lineStyle: { width: 3.4 } },
    blur: { lineStyle: { opacity: 0.18 }, itemStyle: { opacity: 0.18 }, endLabel: { opacity: 0.3 } },
    endLabel: { ...label, formatter: endText(alone ? 'every time' : name, points, 'passHatK') },
    labelLayout: { moveOverlap: 'shiftY' },
    z: 3,
  }
  if (curves > mostWithIntervals) return [hat]
  return [
    {
      ...silent,
      name: `${name} low`,
      stack: `band ${series.number}`,
      data: at(({ passHatK }) => passHatK.interval.low),
      lineStyle: { opacity: 0 },
    },
    {
      ...silent,
      name: `${name} band`,
      stack: `band ${series.number}`,
      data: at(({ passHatK }) => passHatK.interval.high - passHatK.interval.low),
      lineStyle: { opacity: 0 },
      areaStyle: { color: look.color, opacity: 0.13 },
    },
    {
      ...silent,
      name: `${name} pass@k`,
      data: at(({ passAtK }) => passAtK.value),
      color: look.color,
      lineStyle: { width: 1.3, type: 'dotted', opacity: 0.9 },
      endLabel: { ...label, show: alone, formatter: endText('at least once', points, 'passAtK') },
      labelLayout: { moveOverlap: 'shiftY' },
      z: 2,
    },
    hat,
  ]
}

function endText(name: string, points: readonly CurvePoint[], figure: 'passAtK' | 'passHatK'): string {
  const last = points.at(-1)
  return `${last ? formatPercent(last[figure].value) : '–'} %  ${shorten(name)}`
}

/** 1 and every fifth, and the last one. */
function ticks(attempts: number): number[] {
  const step = Math.max(1, Math.ceil(attempts / 20) * 5)
  const fifths = Array.from({ length: Math.floor((attempts - 1) / step) }, (_, index) => (index + 1) * step)
  // One beside the last would be printed over it.
  const inner = fifths.filter((k) => attempts - k >= step / 2)
  return [
    ...new Set([1, ...(attempts < 8 ? Array.from({ length: attempts }, (_, k) => k + 1) : inner), attempts]),
  ]
}

function shorten(name: string): string {
  return name.length > 22 ? `${name.slice(0, 21)}…` : name
}

function labelRoom(curves: readonly Curve[]): number {
  const longest = Math.max(14, ...curves.map(({ series }) => shorten(series.label).length))
  return 64 + longest * 6.6
}

function tooltip(palette: Palette, curves: readonly Curve[]): object {
  return {
    trigger: 'axis',
    renderMode: 'richText',
    confine: true,
    backgroundColor: palette.background,
    borderColor: palette.line,
    textStyle: { color: palette.text, fontSize: 12 },
    axisPointer: { lineStyle: { color: palette.muted, type: 'dotted' } },
    formatter: (hovered: unknown) => {
      const first: unknown = Array.isArray(hovered) ? hovered[0] : hovered
      const value = first && typeof first === 'object' && 'value' in first ? first.value : undefined
      const k = Array.isArray(value) ? Number(value[0]) : 1
      const rows = curves
        .flatMap(({ series, points }) => {
          const point = points[k - 1]
          return point ? [{ name: chartText(series.label), point }] : []
        })
        .sort((a, b) => b.point.passHatK.value - a.point.passHatK.value)
      return [
        `${k} of ${k} attempts pass`,
        ...rows.map(({ name, point }) => `${withInterval(point.passHatK)}  ${name}`),
      ].join('\n')
    },
  }
}

function withInterval({ value, interval }: Estimate): string {
  return `${formatPercent(value)} (${formatPercent(interval.low)}–${formatPercent(interval.high)})`
}

function describe(curves: readonly Curve[]): string {
  const parts = curves.map(({ series, points }) => {
    const [first] = points
    const last = points.at(-1)
    if (!first || !last) return `${series.label}: no valid trials`
    return `${series.label}: ${formatPercent(first.passHatK.value)} % at k = 1, ${formatPercent(last.passHatK.value)} % at k = ${last.k}`
  })
  return `Line chart of pass^k against k. ${parts.join('; ')}.`
}
