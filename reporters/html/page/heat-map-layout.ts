/** One line of the heat map. */
export type HeatRow =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'task'; readonly task: number }

/** Which cell: a row of the layout, and a column counted over all blocks. */
export interface HeatPosition {
  readonly row: number
  readonly column: number
}

/** The columns of one series. */
export interface HeatBlock {
  /** Index into the series that are shown. */
  readonly series: number
  readonly attempts: number
  readonly firstColumn: number
  /** In pixels from the left of the content. */
  readonly left: number
}

export interface HeatSize {
  /** Pixels there are. */
  readonly width: number
  readonly rows: readonly HeatRow[]
  /** Attempts of every series that is shown. */
  readonly attempts: readonly number[]
}

const narrowest = 5
const widest = 18
const blockGap = 18
const narrowestTitle = 220

/** Where everything in the heat map is: pure geometry, in pixels of the content. */
export class HeatLayout {
  readonly rows: readonly HeatRow[]
  readonly blocks: readonly HeatBlock[]
  readonly rowHeight = 18
  readonly headHeight = 40
  readonly labelWidth = 104
  readonly countWidth = 46
  readonly cellWidth: number
  readonly width: number
  readonly height: number
  readonly columns: number
  /** Where the tasks' titles begin, when there is room for them beside the cells. */
  readonly titleLeft: number | undefined

  constructor({ width, rows, attempts }: HeatSize) {
    this.rows = rows
    const cells = attempts.reduce((sum, count) => sum + count, 0)
    const fixed = this.labelWidth + attempts.length * (this.countWidth + blockGap)
    const fitting = Math.floor((width - fixed) / Math.max(1, cells))
    this.cellWidth = Math.min(widest, Math.max(narrowest, fitting))
    let left = this.labelWidth
    let firstColumn = 0
    this.blocks = attempts.map((count, series) => {
      const block = { series, attempts: count, firstColumn, left }
      left += count * this.cellWidth + this.countWidth + blockGap
      firstColumn += count
      return block
    })
    this.columns = firstColumn
    this.width = Math.max(this.labelWidth, left - blockGap)
    this.titleLeft = width - left >= narrowestTitle ? left : undefined
    this.height = this.headHeight + rows.length * this.rowHeight + 2
  }

  rowTop(row: number): number {
    return this.headHeight + row * this.rowHeight
  }

  blockOf(column: number): HeatBlock | undefined {
    return this.blocks.find(
      ({ firstColumn, attempts }) => column >= firstColumn && column < firstColumn + attempts,
    )
  }

  columnLeft(column: number): number {
    const block = this.blockOf(column)
    return block ? block.left + (column - block.firstColumn) * this.cellWidth : 0
  }

  /** The cell at a point of the content. */
  at(x: number, y: number): HeatPosition | undefined {
    const row = Math.floor((y - this.headHeight) / this.rowHeight)
    if (this.rows[row]?.kind !== 'task') return undefined
    for (const { left, attempts, firstColumn } of this.blocks) {
      const index = Math.floor((x - left) / this.cellWidth)
      if (index >= 0 && index < attempts) return { row, column: firstColumn + index }
    }
    return undefined
  }

  /**
   * Where a key leads from a cell; undefined when it is no key for moving.
   *
   * @param page - rows that are in view
   */
  move(from: HeatPosition, key: string, control: boolean, page: number): HeatPosition | undefined {
    const { row, column } = from
    const last = this.columns - 1
    switch (key) {
      case 'ArrowUp':
        return { row: this.#step(row, -1), column }
      case 'ArrowDown':
        return { row: this.#step(row, 1), column }
      case 'ArrowLeft':
        return { row, column: Math.max(0, column - 1) }
      case 'ArrowRight':
        return { row, column: Math.min(last, column + 1) }
      case 'PageUp':
        return { row: this.#step(row, -page), column }
      case 'PageDown':
        return { row: this.#step(row, page), column }
      case 'Home':
        return { row: control ? this.firstTask : row, column: 0 }
      case 'End':
        return { row: control ? this.#step(this.rows.length, -1) : row, column: last }
      default:
        return undefined
    }
  }

  get firstTask(): number {
    return Math.max(
      0,
      this.rows.findIndex(({ kind }) => kind === 'task'),
    )
  }

  /** Moves over rows and passes over headings; stays where there is nothing further. */
  #step(row: number, by: number): number {
    const direction = Math.sign(by)
    let next = Math.min(this.rows.length - 1, Math.max(0, row + by))
    while (this.rows[next]?.kind === 'heading') next += direction
    if (this.rows[next]) return next
    // Beyond the last task there are only headings: the nearest task the other way.
    next = direction < 0 ? this.firstTask : row
    return this.rows[next]?.kind === 'task' ? next : this.firstTask
  }
}
