import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, decodeCell, encodeCell } from './report-data.ts'

const cells = fc.oneof(
  fc.constantFrom<Cell>({ verdict: 'none' }, { verdict: 'passed' }),
  fc
    .record({ clean: fc.boolean(), deviationSet: fc.nat(100_000) })
    .map((failure): Cell => ({ verdict: 'failed', ...failure })),
  fc.nat(100).map((cause): Cell => ({ verdict: 'invalid', cause })),
)

test('a cell survives being a number', () => {
  fc.assert(
    fc.property(cells, (cell) => {
      expect(decodeCell(encodeCell(cell))).toEqual(cell)
    }),
  )
})

test('different cells are different numbers', () => {
  fc.assert(
    fc.property(cells, cells, (a, b) => {
      expect(encodeCell(a) === encodeCell(b)).toBe(JSON.stringify(a) === JSON.stringify(b))
    }),
  )
})
