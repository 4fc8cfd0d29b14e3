import { LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { LabelLayout } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'
import { element, fill } from './elements.ts'
import { type Palette, readPalette } from './palette.ts'
import { visibleText } from './visible-text.ts'

use([LineChart, ScatterChart, GridComponent, TooltipComponent, MarkLineComponent, LabelLayout, SVGRenderer])

/** What one chart draws; made anew for every change of data or theme. */
export interface ChartContent {
  readonly option: EChartsCoreOption
  /** What the chart shows, for those who cannot see it. */
  readonly description: string
  /** The values as a table: a head and rows. */
  readonly table: readonly (readonly string[])[]
}

/** A figure with a chart, its caption and its values as a table. */
export class ChartFrame {
  readonly figure: HTMLElement
  readonly #plot: HTMLElement
  readonly #values: HTMLDetailsElement
  #chart: ReturnType<typeof init> | undefined
  #content: ((palette: Palette) => ChartContent) | undefined

  constructor(id: string, title: string, caption: readonly (Node | string)[]) {
    this.#plot = element('div', { class: 'plot', role: 'img' })
    this.#values = element('details', { class: 'values', ontoggle: () => this.#showValues() })
    this.figure = element(
      'figure',
      { id, class: 'chart' },
      element('h2', {}, title),
      element('figcaption', {}, [...caption]),
      this.#plot,
      this.#values,
    )
    new ResizeObserver(() => this.#chart?.resize()).observe(this.#plot)
  }

  /** Draws, and draws again with the other colours when the theme changes. */
  draw(content: (palette: Palette) => ChartContent): void {
    this.#content = content
    this.redraw()
  }

  /** @param resized - the place for the chart has another size, and the browser has not said so yet */
  redraw(resized = false): void {
    if (resized) this.#chart?.resize()
    if (!this.#content) return
    const { option, description } = this.#content(readPalette())
    this.#chart ??= init(this.#plot, null, { renderer: 'svg' })
    this.#chart.setOption(
      { animation: false, textStyle: { fontFamily: getComputedStyle(document.body).fontFamily }, ...option },
      { notMerge: true },
    )
    this.#plot.setAttribute('aria-label', visibleText(description))
    this.#showValues()
  }

  #showValues(): void {
    const summary = element('summary', {}, 'Values')
    if (!this.#values.open || !this.#content) {
      fill(this.#values, summary)
      return
    }
    const [head = [], ...rows] = this.#content(readPalette()).table
    fill(
      this.#values,
      summary,
      element(
        'div',
        { class: 'scroll' },
        element(
          'table',
          {},
          element(
            'thead',
            {},
            element('tr', {}, ...head.map((cell) => element('th', { scope: 'col' }, cell))),
          ),
          element(
            'tbody',
            {},
            ...rows.map(([first = '', ...cells]) =>
              element(
                'tr',
                {},
                element('th', { scope: 'row' }, first),
                ...cells.map((cell) => element('td', {}, cell)),
              ),
            ),
          ),
        ),
      ),
    )
  }
}

/** A text as a chart shows it: braces and bars mean styles to the chart. */
export function chartText(text: string): string {
  return visibleText(text).replaceAll('{', '(').replaceAll('}', ')').replaceAll('|', '/')
}
