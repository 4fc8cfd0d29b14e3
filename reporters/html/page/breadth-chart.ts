import { formatPercent } from '../../number-format.ts'
import { type ChartContent, chartText } from './chart-frame.ts'
import { type Filters, shownSeries } from './filters.ts'
import { type Palette, seriesLook, shapeOf } from './palette.ts'
import type { Report, ScopeFigures, Series } from './report.ts'

interface Point {
  readonly series: Series
  readonly domain: string
  readonly domainNumber: number
  readonly breadth: number
  readonly dependability: number
  readonly figures: ScopeFigures
}

/** Solved at least once against solved every time: one point per series and domain, far below the diagonal. */
export function breadthChart(report: Report, filters: Filters, palette: Palette): ChartContent {
  const shown = shownSeries(report, filters)
  const points = shown.flatMap((series) => pointsOf(report, series, filters))
  const k = report.k
  const axis = {
    type: 'value',
    min: 0,
    // A little more than 100, so that points at the edge are whole.
    max: 104,
    interval: 25,
    axisLine: { lineStyle: { color: palette.line } },
    axisTick: { show: false },
    axisLabel: { color: palette.muted, customValues: [0, 25, 50, 75, 100] },
    splitLine: { lineStyle: { color: palette.line, width: 0.6 } },
    nameTextStyle: { color: palette.muted },
  }
  return {
    option: {
      grid: { left: 48, right: 24, top: 28, bottom: 44 },
      xAxis: {
        ...axis,
        name: `breadth: % of tasks solved in at least one of ${k} attempts`,
        nameLocation: 'middle',
        nameGap: 28,
      },
      yAxis: {
        ...axis,
        name: `dependability: % of tasks solved in all ${k}`,
        nameTextStyle: { ...axis.nameTextStyle, align: 'left', padding: [0, 0, 0, -36] },
      },
      tooltip: {
        renderMode: 'richText',
        confine: true,
        backgroundColor: palette.background,
        borderColor: palette.line,
        textStyle: { color: palette.text, fontSize: 12 },
        formatter: (hovered: { dataIndex?: number; seriesIndex?: number }) => {
          const series = shown[hovered.seriesIndex ?? -1]
          const point = points.filter((each) => each.series === series)[hovered.dataIndex ?? -1]
          return point ? tooltipText(point, k) : ''
        },
      },
      series: [
        ...shown.map((series) => {
          const look = seriesLook(palette, series.number)
          return {
            type: 'scatter',
            name: chartText(series.label),
            color: look.color,
            cursor: 'default',
            emphasis: { focus: 'series', scale: 1.25 },
            blur: { itemStyle: { opacity: 0.15 }, label: { opacity: 0.15 } },
            labelLayout: { moveOverlap: 'shiftY' },
            data: points
              .filter((point) => point.series === series)
              .map((point, index, own) => ({
                value: [100 * point.breadth, 100 * point.dependability],
                symbol: shapeOf(point.domainNumber).symbol,
                symbolSize: 11,
                itemStyle: {
                  color: look.color,
                  opacity: 0.85,
                  borderColor: palette.background,
                  borderWidth: 1,
                },
                label: {
                  show: shown.length === 1,
                  position: 'left',
                  distance: 7,
                  color: palette.text,
                  formatter: placeLabel(point, index, own),
                },
              })),
          }
        }),
        ...between(palette),
      ],
    },
    description: describe(points, k),
    table: [
      ['agent and domain', `pass@${k} %`, `observed ${k}/${k} %`, 'complete tasks'],
      ...points.map(({ series, domain, breadth, dependability, figures }) => [
        `${series.label}, ${domain}`,
        formatPercent(breadth),
        formatPercent(dependability),
        `${figures.tasks.complete}`,
      ]),
    ],
  }
}

/** Points at one place share one label, which the first of them carries. */
function placeLabel(point: Point, index: number, own: readonly Point[]): string {
  const here = own.filter(
    ({ breadth, dependability }) => breadth === point.breadth && dependability === point.dependability,
  )
  return here[0] === own[index] ? chartText(here.map(({ domain }) => domain).join(', ')) : ''
}

function pointsOf(report: Report, series: Series, filters: Filters): Point[] {
  return report.domains.flatMap((domain, domainNumber) => {
    if (filters.domain !== '' && filters.domain !== domain) return []
    const figures = report.figures(series, { domain, family: filters.family, level: filters.level })
    const { everPassed, allPassed } = figures
    if (!everPassed || !allPassed) return []
    const [breadth, dependability] = [everPassed.value, allPassed.value]
    return [{ series, domain, domainNumber, breadth, dependability, figures }]
  })
}

/** The diagonal, where dependability would be as high as breadth, and what lies below it. */
function between(palette: Palette): object[] {
  const label = { show: true, color: palette.muted, fontSize: 12 }
  return [
    {
      type: 'line',
      data: [
        [0, 0],
        [100, 100],
      ],
      silent: true,
      symbol: 'none',
      color: palette.muted,
      lineStyle: { type: 'dashed', width: 1 },
      areaStyle: { color: palette.fail, opacity: 0.07 },
      z: 1,
      tooltip: { show: false },
    },
    {
      type: 'scatter',
      silent: true,
      symbolSize: 0,
      tooltip: { show: false },
      data: [
        { value: [40, 46], label: { ...label, formatter: 'every time, if at all', rotate: 38 } },
        {
          value: [66, 22],
          label: { ...label, formatter: 'solved once,\nnot every time', fontSize: 13, lineHeight: 18 },
        },
      ],
      labelLayout: { hideOverlap: false },
    },
  ]
}

function tooltipText({ series, domain, figures }: Point, k: string): string {
  const percent = (figure: ScopeFigures['everPassed']) =>
    figure
      ? `${formatPercent(figure.value)} %${figure.interval ? ` (${figure.interval.map(formatPercent).join('–')})` : ''}`
      : '–'
  return [
    `${chartText(series.label)}, ${chartText(domain)}`,
    `pass@${k}  ${percent(figures.everPassed)}`,
    `observed ${k}/${k}  ${percent(figures.allPassed)}`,
    `${figures.tasks.complete} of ${figures.tasks.total} tasks complete`,
  ].join('\n')
}

function describe(points: readonly Point[], k: string): string {
  const parts = points
    .slice(0, 12)
    .map(
      ({ series, domain, breadth, dependability }) =>
        `${series.label} in ${domain}: ${formatPercent(breadth)} % and ${formatPercent(dependability)} %`,
    )
  const more = points.length > parts.length ? `; and ${points.length - parts.length} more points` : ''
  return `Scatter chart of pass@${k} against observed ${k}/${k}. ${parts.join('; ')}${more}.`
}
