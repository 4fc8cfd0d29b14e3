import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ProgressDisplay } from './progress-display.ts'

function display(live: boolean, columns = 100) {
  const written: string[] = []
  const shown = new ProgressDisplay({
    write: (text) => written.push(text),
    live,
    columns: () => columns,
    now: () => Date.now(),
  })
  return { shown, written }
}

describe('the progress display', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('writes over one line on a terminal, ten times a second at most', () => {
    const { shown, written } = display(true)
    let trials = 0
    shown.start(() => `${trials} trials`)
    for (; trials < 1000; trials++) {
      vi.advanceTimersByTime(1)
      shown.update()
    }
    shown.stop()
    expect(written.length).toBeGreaterThan(5)
    expect(written.length).toBeLessThanOrEqual(11)
    expect(written.at(-2)).toMatch(/\d+ trials$/)
    expect(written.at(-1)).toBe('\r\u001B[2K')
    expect(written.join('')).not.toContain('\n')
  })

  test('never wraps', () => {
    const { shown, written } = display(true, 10)
    shown.start(() => 'a line of more than ten columns')
    vi.advanceTimersByTime(1000)
    expect(written).toEqual(['\r\u001B[2Ka line of'])
    shown.stop()
  })

  test('makes room once and comes back', () => {
    const { shown, written } = display(true)
    shown.start(() => 'line')
    vi.advanceTimersByTime(1000)
    shown.clear()
    shown.clear()
    vi.advanceTimersByTime(1000)
    shown.stop()
    expect(written).toEqual(['\r\u001B[2Kline', '\r\u001B[2K', '\r\u001B[2Kline', '\r\u001B[2K'])
  })

  test('is silent in a short run whose output is not a terminal', () => {
    const { shown, written } = display(false)
    shown.start(() => 'line')
    vi.advanceTimersByTime(9_000)
    shown.stop()
    expect(written).toEqual([])
  })

  test('keeps a log of ten hours short, and never silent for longer than five minutes', () => {
    const { shown, written } = display(false)
    const times: number[] = []
    const start = Date.now()
    shown.start(() => {
      times.push(Date.now() - start)
      return 'line'
    })
    vi.advanceTimersByTime(10 * 3_600_000)
    shown.stop()
    expect(written.length).toBeLessThan(220)
    expect(new Set(written)).toEqual(new Set(['line\n']))
    const pauses = times.map((time, index) => time - (times[index - 1] ?? 0))
    expect(Math.max(...pauses)).toBeLessThanOrEqual(301_000)
  })

  test('shows nothing while there is nothing to say', () => {
    const { shown, written } = display(true)
    shown.start(() => '')
    vi.advanceTimersByTime(5000)
    shown.stop()
    expect(written).toEqual([])
  })
})
