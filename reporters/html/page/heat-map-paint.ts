import { isValid } from '../report-data.ts'
import { type Filters, matches, picksTrials } from './filters.ts'
import type { HeatLayout } from './heat-map-layout.ts'
import { type Palette, seriesLook } from './palette.ts'
import type { Report, Series } from './report.ts'
import { kindLetters } from './signatures.ts'
import { visibleText } from './visible-text.ts'

export interface HeatView {
  readonly width: number
  readonly height: number
  readonly scrollLeft: number
  readonly scrollTop: number
}

/** Cells narrower than this have no letters. */
const letterWidth = 9
const dimmed = 0.16

/** Paints what is in view of the heat map, and nothing else. */
export function paintHeatMap(
  canvas: HTMLCanvasElement,
  view: HeatView,
  layout: HeatLayout,
  report: Report,
  series: readonly Series[],
  filters: Filters,
  palette: Palette,
): void {
  const scale = Math.min(3, devicePixelRatio || 1)
  canvas.width = Math.round(view.width * scale)
  canvas.height = Math.round(view.height * scale)
  canvas.style.width = `${view.width}px`
  canvas.style.height = `${view.height}px`
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(scale, scale)
  const font = getComputedStyle(document.body).fontFamily
  const painter = new Painter(context, view, layout, palette, font)
  painter.clear()
  const first = Math.max(0, Math.floor(view.scrollTop / layout.rowHeight))
  const last = Math.min(
    layout.rows.length,
    Math.ceil((view.scrollTop + view.height - layout.headHeight) / layout.rowHeight) + 1,
  )
  const picks = picksTrials(filters)
  for (let number = first; number < last; number++) {
    const row = layout.rows[number]
    if (row?.kind !== 'task') continue
    for (const block of layout.blocks) {
      const task = series[block.series]?.byTask.get(row.task)
      if (!task) continue
      let passed = 0
      let valid = 0
      for (const [index, code] of task.cells.entries()) {
        const cell = report.cell(code)
        if (cell.verdict === 'passed') passed++
        if (isValid(cell)) valid++
        const x = block.left + index * layout.cellWidth
        painter.cell(x, number, cellMark(report, code), !picks || matches(report, filters, cell))
      }
      painter.count(block.left + block.attempts * layout.cellWidth, number, passed, valid, task.cells.length)
    }
  }
  painter.labels(first, last, report)
  painter.titles(first, last, report)
  painter.head(series)
}

export interface CellMark {
  readonly kind: 'passed' | 'failed' | 'invalid' | 'none'
  /** What tells it apart without colour. */
  readonly letter: string
}

/** How a cell is drawn: a letter names the kind of deviation, `+` several kinds, `A` another assertion. */
export function cellMark(report: Report, code: number): CellMark {
  const cell = report.cell(code)
  if (cell.verdict === 'passed') return { kind: 'passed', letter: '' }
  if (cell.verdict === 'none') return { kind: 'none', letter: '·' }
  if (cell.verdict === 'invalid') return { kind: 'invalid', letter: '?' }
  const set = report.data.deviationSets[cell.deviationSet] ?? []
  const letters = new Set(
    set.flatMap((number) => {
      const kind = report.data.deviations[number]?.[0]
      return kind ? [kindLetters[kind]] : []
    }),
  )
  if (letters.size === 0) return { kind: 'failed', letter: 'A' }
  return { kind: 'failed', letter: letters.size > 1 ? '+' : [...letters].join('') }
}

class Painter {
  readonly #context: CanvasRenderingContext2D
  readonly #view: HeatView
  readonly #layout: HeatLayout
  readonly #palette: Palette
  readonly #font: string

  constructor(
    context: CanvasRenderingContext2D,
    view: HeatView,
    layout: HeatLayout,
    palette: Palette,
    font: string,
  ) {
    this.#context = context
    this.#view = view
    this.#layout = layout
    this.#palette = palette
    this.#font = font
    context.textBaseline = 'middle'
  }

  clear(): void {
    this.#context.fillStyle = this.#palette.background
    this.#context.fillRect(0, 0, this.#view.width, this.#view.height)
  }

  cell(contentX: number, row: number, mark: CellMark, vivid: boolean): void {
    const context = this.#context
    const { rowHeight, cellWidth } = this.#layout
    const x = contentX - this.#view.scrollLeft
    const y = this.#y(row)
    if (x + cellWidth < this.#layout.labelWidth || x > this.#view.width) return
    const gap = cellWidth > 7 ? 1 : 0.5
    context.globalAlpha = vivid ? 1 : dimmed
    if (mark.kind === 'passed' || mark.kind === 'failed') {
      context.fillStyle = mark.kind === 'passed' ? this.#palette.pass : this.#palette.fail
      context.fillRect(x + gap, y + 1, cellWidth - 2 * gap, rowHeight - 2)
    } else if (mark.kind === 'invalid') {
      context.strokeStyle = this.#palette.invalid
      context.lineWidth = 1
      context.strokeRect(x + gap + 0.5, y + 1.5, cellWidth - 2 * gap - 1, rowHeight - 3)
    }
    if (mark.letter !== '' && (cellWidth >= letterWidth || mark.kind === 'none')) {
      context.fillStyle = mark.kind === 'failed' ? this.#palette.failText : this.#palette.muted
      context.textAlign = 'center'
      context.font = `600 ${cellWidth >= 13 ? 11 : 9}px ${this.#font}`
      context.fillText(mark.letter, x + cellWidth / 2, y + rowHeight / 2 + 0.5)
    }
    context.globalAlpha = 1
  }

  /** How many of the valid attempts passed; a star marks a task with fewer valid attempts than asked for. */
  count(contentX: number, row: number, passed: number, valid: number, asked: number): void {
    const always = valid === asked && passed === asked
    this.#context.fillStyle = always ? this.#palette.text : this.#palette.muted
    this.#context.textAlign = 'left'
    this.#context.font = `${always ? 600 : 400} 11px ${this.#font}`
    const text = `${passed}/${valid}${valid < asked ? '*' : ''}`
    this.#context.fillText(
      text,
      contentX - this.#view.scrollLeft + 5,
      this.#y(row) + this.#layout.rowHeight / 2,
    )
  }

  /** The first column stays in view. */
  labels(first: number, last: number, report: Report): void {
    const context = this.#context
    const { labelWidth, rowHeight } = this.#layout
    context.fillStyle = this.#palette.background
    context.fillRect(0, 0, labelWidth - 4, this.#view.height)
    context.textAlign = 'left'
    for (let number = first; number < last; number++) {
      const row = this.#layout.rows[number]
      if (!row) continue
      const heading = row.kind === 'heading'
      context.fillStyle = this.#palette.text
      context.font = `${heading ? 600 : 400} 12px ${this.#font}`
      const text = visibleText(heading ? row.text : (report.data.tasks[row.task]?.id ?? ''))
      context.fillText(
        text,
        2,
        this.#y(number) + rowHeight / 2 + (heading ? 2 : 0),
        heading ? 400 : labelWidth - 10,
      )
    }
  }

  titles(first: number, last: number, report: Report): void {
    const { titleLeft, rowHeight } = this.#layout
    if (titleLeft === undefined) return
    const context = this.#context
    context.fillStyle = this.#palette.muted
    context.textAlign = 'left'
    context.font = `400 12px ${this.#font}`
    for (let number = first; number < last; number++) {
      const row = this.#layout.rows[number]
      const title = row?.kind === 'task' ? report.data.tasks[row.task]?.title : undefined
      if (title === undefined) continue
      context.fillText(
        clip(context, visibleText(title), this.#view.width - titleLeft - 8),
        titleLeft,
        this.#y(number) + rowHeight / 2,
      )
    }
  }

  /** The first lines stay in view: whose block it is, and the attempts' numbers. */
  head(series: readonly Series[]): void {
    const context = this.#context
    const { headHeight, labelWidth, cellWidth, countWidth } = this.#layout
    context.fillStyle = this.#palette.background
    context.fillRect(0, 0, this.#view.width, headHeight - 1)
    context.save()
    context.beginPath()
    context.rect(labelWidth - 4, 0, this.#view.width, headHeight)
    context.clip()
    for (const block of this.#layout.blocks) {
      const own = series[block.series]
      const x = block.left - this.#view.scrollLeft
      if (!own || x > this.#view.width) continue
      const width = block.attempts * cellWidth + countWidth
      context.textAlign = 'left'
      context.font = `600 12px ${this.#font}`
      const { glyph, color } = seriesLook(this.#palette, own.number)
      context.fillStyle = color
      context.fillText(glyph, x, 11)
      context.fillStyle = this.#palette.text
      context.fillText(clip(context, visibleText(own.label), width - 16), x + 14, 11)
      context.font = `400 10px ${this.#font}`
      context.fillStyle = this.#palette.muted
      context.textAlign = 'center'
      for (let attempt = 1; attempt <= block.attempts; attempt++) {
        if (attempt !== 1 && attempt % 5 !== 0 && cellWidth < 16) continue
        context.fillText(`${attempt}`, x + (attempt - 0.5) * cellWidth, 29)
      }
    }
    context.restore()
    context.fillStyle = this.#palette.muted
    context.textAlign = 'left'
    context.font = `400 10px ${this.#font}`
    context.fillText('attempt', 2, 29)
  }

  #y(row: number): number {
    return this.#layout.rowTop(row) - this.#view.scrollTop
  }
}

function clip(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  let short = text
  while (short.length > 1 && context.measureText(`${short}…`).width > width) short = short.slice(0, -1)
  return `${short}…`
}
