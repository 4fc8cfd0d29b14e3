import { describe, expect, test } from 'vitest'
import {
  formatBytes,
  formatCount,
  formatDuration,
  formatMoney,
  formatNoun,
  formatPercent,
  formatTokens,
} from './number-format.ts'

describe('numbers in the report', () => {
  test.for([
    [formatCount(10_140), '10,140'],
    [formatNoun(1, 'task'), '1 task'],
    [formatNoun(1200, 'task'), '1,200 tasks'],
    [formatNoun(2, 'pass', 'passes'), '2 passes'],
    [formatPercent(241 / 507), '47.5'],
    [formatPercent(1), '100.0'],
    [formatPercent(1 - 1e-15), '100.0'],
    [formatPercent(10_136 / 10_140), '99.96'],
    [formatPercent(0.9999499), '99.99'],
    [formatPercent(0.999951), '>99.99'],
    [formatPercent(0), '0.0'],
    [formatPercent(4 / 10_140), '0.04'],
    [formatPercent(0.00001), '<0.01'],
    [formatTokens(9_999), '9,999'],
    [formatTokens(88_140), '88.1 k'],
    [formatTokens(999_951), '1.00 M'],
    [formatTokens(12_345_678), '12.35 M'],
    [formatMoney(0), '$0'],
    [formatMoney(1234.5), '$1,235'],
    [formatMoney(1.917), '$1.92'],
    [formatMoney(0.996), '$1.00'],
    [formatMoney(0.5), '$0.50'],
    [formatMoney(0.00802), '$0.0080'],
    [formatMoney(0.000_000_001), '< $0.00000001'],
    [formatDuration(840), '0.8 s'],
    [formatDuration(9_960), '10 s'],
    [formatDuration(59_700), '1 min 00 s'],
    [formatDuration(185_000), '3 min 05 s'],
    [formatDuration(7_800_000), '2 h 10 min'],
    [formatBytes(1), '1 byte'],
    [formatBytes(999), '999 bytes'],
    [formatBytes(1000), '1.0 kB'],
    [formatBytes(999_949), '999.9 kB'],
    [formatBytes(999_951), '1.0 MB'],
    [formatBytes(1_250_000_000), '1.3 GB'],
    [formatBytes(5e15), '5000.0 TB'],
  ] as const)('%s is %s', ([formatted, expected]) => {
    expect(formatted).toBe(expected)
  })
})
