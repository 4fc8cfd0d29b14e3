import { expect, test } from 'vitest'
import { freeId, type IdSeries } from './ids.ts'

const fromOne: IdSeries = { prefix: 'ORD-2', digits: 7, from: 1 }
const counted: IdSeries = { prefix: 'RFD-2', digits: 7, from: (rows) => rows }

test('the first free id counts from the start, whatever else is taken', () => {
  expect(freeId(fromOne, [])).toBe('ORD-20000001')
  expect(freeId(fromOne, ['ORD-10000001', 'ORD-20009876'])).toBe('ORD-20000001')
  expect(freeId(fromOne, ['ORD-20000001', 'ORD-20000003'])).toBe('ORD-20000002')
  expect(freeId({ ...fromOne, prefix: 'TRK-2', digits: 11 }, ['TRK-200000000001'])).toBe('TRK-200000000002')
})

test('a counted id is numbered by the rows there are, and gives way when it is taken', () => {
  expect(freeId(counted, ['RFD-10000001'])).toBe('RFD-20000001')
  expect(freeId(counted, [])).toBe('RFD-20000000')
  expect(freeId(counted, ['RFD-20000002', 'RFD-20000003'])).toBe('RFD-20000004')
  expect(freeId({ prefix: '', digits: 1, from: (rows) => rows + 1 }, ['1', '2', '4'])).toBe('5')
})

test('numbers longer than the digits are written whole', () => {
  expect(freeId({ prefix: 'A-', digits: 2, from: 100 }, [])).toBe('A-100')
})
