import { expect, test } from 'vitest'
import { countedId, firstFreeId } from './ids.ts'

test('the first free id counts from one, whatever else is taken', () => {
  expect(firstFreeId('ORD', [])).toBe('ORD-20000001')
  expect(firstFreeId('SHP', ['SHP-10000001', 'SHP-20009876'])).toBe('SHP-20000001')
  expect(firstFreeId('ORD', ['ORD-20000001', 'ORD-20000003'])).toBe('ORD-20000002')
  expect(firstFreeId('TRK', ['TRK-200000000001'], 12)).toBe('TRK-200000000002')
})

test('a counted id is numbered by the rows there are', () => {
  expect(countedId('RFD', ['RFD-10000001'])).toBe('RFD-20000001')
  expect(countedId('TXN', ['TXN-1', 'TXN-77110001', 'TXN-3', 'TXN-4'])).toBe('TXN-20000004')
  expect(countedId('WCL', [])).toBe('WCL-20000000')
})

test('a counted id that is taken gives way to the next', () => {
  expect(countedId('RMA', ['RMA-20000002', 'RMA-20000003'])).toBe('RMA-20000004')
})
