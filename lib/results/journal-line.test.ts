import { expect, test } from 'vitest'
import { type JournalLine, toTrialMeta } from './journal-line.ts'

/** A failed trial with these wrong columns of one table, and whatever else. */
function failed(columns: readonly string[], others: readonly object[]): JournalLine {
  const wrong = columns.map((column) => ({ kind: 'wrong field', table: 'logs', key: '1', column }))
  const trial = { verdict: 'failed', clean: true, usage: [], deviations: [...wrong, ...others] }
  return { v: 1, of: 1, fingerprints: {}, trial } as unknown as JournalLine
}

test('what a test says of a failure names every kind of deviation, each place once', () => {
  const extra = { kind: 'extra effect', table: 'pallets', op: 'insert' }
  const missing = { kind: 'missing effect', table: 'moves', op: 'insert' }
  const { deviations } = toTrialMeta(
    failed(['what', 'what', 'a', 'b', 'c', 'd', 'e', 'f', 'g'], [extra, extra, missing]),
  )
  expect(deviations).toEqual([
    ['w', 'logs.what'],
    ['e', 'pallets'],
    ['m', 'moves'],
    ['w', 'logs.a'],
    ['w', 'logs.b'],
    ['w', 'logs.c'],
  ])
})

test('how a trial ended, where it did not come to its own end', () => {
  const end = (end: string, error?: string) => {
    const trial = { verdict: 'passed', usage: [], end, ...(error !== undefined && { error }) }
    const meta = toTrialMeta({ v: 1, of: 1, fingerprints: {}, trial } as unknown as JournalLine)
    return { end: meta.end, message: meta.message }
  }
  expect(end('customer finished')).toEqual({ end: undefined, message: undefined })
  expect(end('agent stopped')).toEqual({ end: undefined, message: undefined })
  expect(end('step limit')).toEqual({ end: 'step limit', message: undefined })
  expect(end('agent error', 'fell\nover')).toEqual({ end: 'agent error', message: 'fell over' })
})

test('of an invalid trial, its cause and one line of words', () => {
  const message = `HTTP 500:\n\u001b[31m  ${'x'.repeat(300)}`
  const trial = { verdict: 'invalid', cause: 'provider error', message, usage: [] }
  const meta = toTrialMeta({ v: 1, of: 1, fingerprints: {}, trial } as unknown as JournalLine)
  expect(meta.cause).toBe('provider error')
  expect(meta.message).toMatch(/^HTTP 500: \ufffd\[31m x{50,}…$/)
  expect(meta.message).toHaveLength(160)
})
