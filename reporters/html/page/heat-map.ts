import { formatNoun } from '../../number-format.ts'
import type { SeriesTask } from '../report-data.ts'
import { element, fill } from './elements.ts'
import { type Filters, findTasks, picksTrials, shownSeries } from './filters.ts'
import { HeatLayout, type HeatPosition, type HeatRow } from './heat-map-layout.ts'
import { paintHeatMap } from './heat-map-paint.ts'
import { readPalette } from './palette.ts'
import type { Report, Series } from './report.ts'
import { visibleText } from './visible-text.ts'

/** One attempt of one task by one agent. */
export interface Attempt {
  readonly series: Series
  readonly task: SeriesTask
  /** From 1. */
  readonly attempt: number
}

/** Browsers refuse larger canvases. */
const tallestPrint = 12_000

/**
 * Tasks × attempts, as many series side by side as are shown. Painted on a canvas the size of the view, so that a
 * hundred thousand cells cost no more than those in view; for keyboards and screen readers it is a grid with one
 * active cell.
 */
export class HeatMap {
  readonly section = element('section', { id: 'heat-map' })
  readonly #report: Report
  readonly #open: (attempt: Attempt) => void
  readonly #canvas = element('canvas', { 'aria-hidden': 'true' })
  readonly #space = element('div', { class: 'space', 'aria-hidden': 'true' })
  readonly #cell = element('div', { id: 'heat-cell', role: 'gridcell' })
  readonly #row = element('div', { role: 'row', class: 'active' }, this.#cell)
  readonly #grid = element(
    'div',
    { id: 'heat-grid', class: 'heat', role: 'grid', tabindex: 0, 'aria-label': 'Trials by task and attempt' },
    this.#canvas,
    this.#space,
    this.#row,
  )
  readonly #status = element('p', { id: 'heat-status', class: 'fine', role: 'status' })
  readonly #printNote = element('p', { id: 'print-note', class: 'fine' })
  readonly #tip = element('div', { id: 'tip', role: 'tooltip', hidden: true })
  #filters: Filters | undefined
  #series: readonly Series[] = []
  #layout = new HeatLayout({ width: 0, rows: [], attempts: [] })
  #rows: readonly HeatRow[] = []
  #active: HeatPosition = { row: 0, column: 0 }
  #scheduled = false
  #printing = false
  /** How many series' blocks are on paper. */
  #printed = 0

  constructor(report: Report, open: (attempt: Attempt) => void) {
    this.#report = report
    this.#open = open
    fill(
      this.section,
      element('h2', {}, 'Tasks × attempts'),
      element(
        'p',
        { class: 'caption' },
        'Every trial. Choose a cell to read it; with the keyboard: arrows, Page Up and Down, Home and End, then Enter.',
      ),
      legend(),
      this.#status,
      this.#printNote,
      this.#grid,
      this.#tip,
    )
    const grid = this.#grid
    grid.addEventListener('scroll', () => this.#schedule(), { passive: true })
    grid.addEventListener('keydown', (event) => this.#key(event))
    grid.addEventListener('click', (event) => this.#click(event))
    grid.addEventListener('pointermove', (event) => this.#hover(event))
    grid.addEventListener('pointerleave', () => {
      this.#tip.hidden = true
    })
    new ResizeObserver(() => this.#arrange()).observe(grid)
  }

  draw(filters: Filters): void {
    const wasScope = this.#filters && scopeKey(this.#filters)
    this.#filters = filters
    this.#series = shownSeries(this.#report, filters)
    const found = findTasks(this.#report, filters)
    const what = picksTrials(filters) ? 'trial matches' : 'trial'
    const plural = picksTrials(filters) ? 'trials match' : 'trials'
    this.#status.textContent = `${formatNoun(found.trials, what, plural)} in ${formatNoun(found.tasks.length, 'task')}${
      picksTrials(filters) ? '; the others of these tasks are pale' : ''
    }.`
    this.#rows = this.#listRows(found.tasks, filters)
    this.#arrange()
    if (wasScope !== scopeKey(filters)) this.#grid.scrollTop = 0
    this.#activate({ row: this.#layout.firstTask, column: 0 }, false)
  }

  /** Paints again, after a change of theme. */
  redraw(): void {
    this.#paint()
  }

  /** Paints all rows that fit on paper instead of those in view, and as many agents as fit side by side. */
  print(printing: boolean): void {
    this.#printing = printing
    this.#arrange()
    const width = this.#grid.clientWidth
    const fitting = this.#layout.blocks.filter(({ left }, index) => {
      const next = this.#layout.blocks[index + 1]?.left ?? this.#layout.width
      return next <= width || left === this.#layout.labelWidth
    })
    this.#printed = fitting.length
    this.#printNote.textContent =
      fitting.length < this.#series.length
        ? `Only ${fitting.length} of ${formatNoun(this.#series.length, 'agent')} fit on paper. Choose others before printing.`
        : ''
    this.#paint()
  }

  /** The attempt beside a given one, over the same task; undefined at either end. */
  neighbour({ series, task, attempt }: Attempt, by: number): Attempt | undefined {
    for (let next = attempt + by; next >= 1 && next <= task.cells.length; next += by) {
      if (this.#report.cell(task.cells[next - 1] ?? 0).verdict !== 'none')
        return { series, task, attempt: next }
    }
    return undefined
  }

  /** Makes a cell the active one, if it is shown. */
  select({ series, task, attempt }: Attempt): void {
    const row = this.#layout.rows.findIndex((each) => each.kind === 'task' && each.task === task.task)
    const block = this.#layout.blocks.find((each) => this.#series[each.series] === series)
    if (row >= 0 && block) this.#activate({ row, column: block.firstColumn + attempt - 1 }, true)
  }

  #listRows(tasks: readonly number[], filters: Filters): HeatRow[] {
    if (filters.order !== 'task') return tasks.map((task) => ({ kind: 'task', task }))
    const rows: HeatRow[] = []
    let domain: string | undefined
    for (const task of tasks) {
      const own = this.#report.data.tasks[task]?.domain ?? ''
      if (own !== domain) rows.push({ kind: 'heading', text: own })
      domain = own
      rows.push({ kind: 'task', task })
    }
    return rows
  }

  #arrange(): void {
    const width = this.#grid.clientWidth
    if (width === 0) return
    this.#layout = new HeatLayout({
      width,
      rows: this.#rows,
      attempts: this.#series.map(({ tasks }) => Math.max(0, ...tasks.map(({ cells }) => cells.length))),
    })
    const { rows, columns, height } = this.#layout
    this.#space.style.width = `${this.#layout.width}px`
    this.#space.style.height = `${height}px`
    this.#grid.style.setProperty('--content', `${height}px`)
    this.#grid.setAttribute('aria-rowcount', `${rows.length}`)
    this.#grid.setAttribute('aria-colcount', `${columns}`)
    this.#schedule()
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    requestAnimationFrame(() => {
      this.#scheduled = false
      this.#paint()
    })
  }

  #paint(): void {
    if (!this.#filters) return
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = this.#grid
    const view = this.#printing
      ? {
          width: Math.min(clientWidth, this.#layout.blocks[this.#printed]?.left ?? clientWidth),
          height: Math.min(tallestPrint, this.#layout.height),
          scrollLeft: 0,
          scrollTop: 0,
        }
      : { width: clientWidth, height: clientHeight, scrollLeft, scrollTop }
    if (view.width === 0 || view.height === 0) return
    paintHeatMap(this.#canvas, view, this.#layout, this.#report, this.#series, this.#filters, readPalette())
  }

  #attemptAt({ row, column }: HeatPosition): Attempt | undefined {
    const line = this.#layout.rows[row]
    const block = this.#layout.blockOf(column)
    const series = block && this.#series[block.series]
    const task = line?.kind === 'task' ? series?.byTask.get(line.task) : undefined
    return block && series && task ? { series, task, attempt: column - block.firstColumn + 1 } : undefined
  }

  #activate(position: HeatPosition, scroll: boolean): void {
    this.#active = position
    const { rowHeight, cellWidth, headHeight, labelWidth } = this.#layout
    const top = this.#layout.rowTop(position.row)
    const left = this.#layout.columnLeft(position.column)
    const { style } = this.#cell
    style.top = `${top}px`
    style.left = `${left}px`
    style.width = `${cellWidth}px`
    style.height = `${rowHeight}px`
    this.#row.setAttribute('aria-rowindex', `${position.row + 1}`)
    this.#cell.setAttribute('aria-colindex', `${position.column + 1}`)
    this.#cell.setAttribute('aria-label', visibleText(this.#describe(position)))
    this.#grid.setAttribute('aria-activedescendant', 'heat-cell')
    if (!scroll) return
    const grid = this.#grid
    if (top - grid.scrollTop < headHeight) grid.scrollTop = top - headHeight
    if (top + rowHeight > grid.scrollTop + grid.clientHeight)
      grid.scrollTop = top + rowHeight - grid.clientHeight
    if (left - grid.scrollLeft < labelWidth) grid.scrollLeft = left - labelWidth
    if (left + cellWidth > grid.scrollLeft + grid.clientWidth) {
      grid.scrollLeft = left + cellWidth - grid.clientWidth
    }
  }

  #key(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || this.#layout.rows.length === 0) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      this.#openAt(this.#active)
      return
    }
    const page = Math.max(1, Math.floor(this.#grid.clientHeight / this.#layout.rowHeight) - 3)
    const next = this.#layout.move(this.#active, event.key, event.ctrlKey, page)
    if (!next) return
    event.preventDefault()
    this.#activate(next, true)
  }

  #click(event: MouseEvent): void {
    const position = this.#under(event)
    if (!position) return
    this.#activate(position, false)
    this.#openAt(position)
  }

  #hover(event: PointerEvent): void {
    const position = this.#under(event)
    const text = position ? this.#describe(position) : ''
    this.#grid.classList.toggle('pointing', position !== undefined)
    this.#tip.hidden = text === ''
    if (text === '') return
    fill(this.#tip, text)
    const right = Math.min(event.clientX + 14, innerWidth - this.#tip.offsetWidth - 8)
    this.#tip.style.left = `${Math.max(8, right)}px`
    this.#tip.style.top = `${event.clientY + 18}px`
  }

  #under(event: MouseEvent): HeatPosition | undefined {
    const box = this.#grid.getBoundingClientRect()
    const x = event.clientX - box.left - this.#grid.clientLeft
    const y = event.clientY - box.top - this.#grid.clientTop
    if (x < this.#layout.labelWidth || y < this.#layout.headHeight) return undefined
    return this.#layout.at(x + this.#grid.scrollLeft, y + this.#grid.scrollTop)
  }

  #openAt(position: HeatPosition): void {
    const attempt = this.#attemptAt(position)
    if (!attempt) return
    const { verdict } = this.#report.cell(attempt.task.cells[attempt.attempt - 1] ?? 0)
    if (verdict !== 'none') this.#open(attempt)
  }

  #describe(position: HeatPosition): string {
    const found = this.#attemptAt(position)
    const row = this.#layout.rows[position.row]
    if (row?.kind !== 'task') return ''
    const { id = '', title } = this.#report.data.tasks[row.task] ?? {}
    if (!found) return `${id}: not run`
    const { series, attempt, task } = found
    const outcome = describeCell(this.#report, task.cells[attempt - 1] ?? 0)
    const who = this.#report.series.length > 1 ? `, ${series.label}` : ''
    return `${id}, attempt ${attempt}${who}: ${outcome}${title === undefined ? '' : ` (${title})`}`
  }
}

function scopeKey({ domain, family, level, search, verdict, deviation, order }: Filters): string {
  return [domain, family, level, search, verdict, deviation, order].join('\n')
}

/** What became of an attempt, in words. */
export function describeCell(report: Report, code: number): string {
  const cell = report.cell(code)
  switch (cell.verdict) {
    case 'none':
      return 'not run'
    case 'passed':
      return 'passed'
    case 'invalid':
      return `invalid, ${report.data.causes[cell.cause] ?? 'unknown cause'}`
    case 'failed': {
      const places = (report.data.deviationSets[cell.deviationSet] ?? []).map((number) =>
        (report.data.deviations[number] ?? []).join(' '),
      )
      const what = places.length > 0 ? places.join(', ') : 'another assertion'
      return `failed${cell.clean ? ' cleanly' : ''}, ${what}`
    }
  }
}

function legend(): HTMLElement {
  const key = (kind: string, letter: string, text: string) =>
    element('li', {}, element('span', { class: `key ${kind}`, 'aria-hidden': 'true' }, letter), text)
  return element(
    'ul',
    { class: 'legend' },
    key('passed', '', 'passed'),
    key('failed', 'W', 'wrong field'),
    key('failed', 'E', 'extra effect'),
    key('failed', 'M', 'missing effect'),
    key('failed', '+', 'several kinds'),
    key('failed', 'A', 'right state, another assertion failed'),
    key('invalid', '?', 'invalid: counts in no rate'),
    key('none', '·', 'not run'),
    element('li', {}, '* fewer valid attempts than asked for'),
  )
}
