import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HeatLayout, type HeatRow } from './heat-map-layout.ts'

const rows = fc.array(
  fc.oneof(
    fc.constant<HeatRow>({ kind: 'heading', text: 'retail' }),
    fc.nat(500).map((task): HeatRow => ({ kind: 'task', task })),
  ),
  { minLength: 1, maxLength: 40 },
)
const layouts = fc
  .record({
    width: fc.integer({ min: 0, max: 3000 }),
    rows: rows.filter((list) => list.some(({ kind }) => kind === 'task')),
    attempts: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 12 }),
  })
  .map((size) => new HeatLayout(size))
const keys = fc.constantFrom(
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
)

describe('the layout of the heat map', () => {
  test('finds the cell at every point of it', () => {
    fc.assert(
      fc.property(layouts, fc.nat(), fc.nat(), (layout, aRow, aColumn) => {
        const row = aRow % layout.rows.length
        const column = aColumn % layout.columns
        const x = layout.columnLeft(column)
        const y = layout.rowTop(row)
        const expected = layout.rows[row]?.kind === 'task' ? { row, column } : undefined
        expect(layout.at(x, y)).toEqual(expected)
        expect(layout.at(x + layout.cellWidth - 0.01, y + layout.rowHeight - 0.01)).toEqual(expected)
      }),
    )
  })

  test('whatever keys are pressed, a task is active', () => {
    fc.assert(
      fc.property(layouts, fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 30 }), (layout, pressed) => {
        let position = { row: layout.firstTask, column: 0 }
        for (const [key, control] of pressed) position = layout.move(position, key, control, 7) ?? position
        expect(layout.rows[position.row]?.kind).toBe('task')
        expect(position.column).toBeGreaterThanOrEqual(0)
        expect(position.column).toBeLessThan(layout.columns)
      }),
    )
  })

  test('arrows reach every task and every attempt', () => {
    const list: HeatRow[] = [
      { kind: 'heading', text: 'a' },
      { kind: 'task', task: 0 },
      { kind: 'heading', text: 'b' },
      { kind: 'task', task: 1 },
      { kind: 'task', task: 2 },
    ]
    const layout = new HeatLayout({ width: 1000, rows: list, attempts: [2, 3] })
    const path = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Home']
    let position = { row: 1, column: 0 }
    const visited = path.map((key) => {
      position = layout.move(position, key, false, 5) ?? position
      return [position.row, position.column]
    })
    expect(visited).toEqual([
      [3, 0],
      [4, 0],
      [4, 0],
      [4, 1],
      [4, 2],
      [3, 2],
      [3, 0],
    ])
    expect(layout.move(position, 'End', true, 5)).toEqual({ row: 4, column: 4 })
    expect(layout.move(position, 'Tab', false, 5)).toBeUndefined()
  })

  test('makes cells as wide as there is room, within limits', () => {
    const layout = (width: number, series: number) =>
      new HeatLayout({ width, rows: [{ kind: 'task', task: 0 }], attempts: Array(series).fill(20) })
    expect(layout(1300, 1).cellWidth).toBe(18)
    expect(layout(1300, 3).cellWidth).toBe(16)
    expect(layout(1300, 12).cellWidth).toBe(5)
    expect(layout(1300, 12).width).toBeGreaterThan(1300)
    expect(layout(1300, 1).titleLeft).toBeDefined()
    expect(layout(1300, 3).titleLeft).toBeUndefined()
  })
})
