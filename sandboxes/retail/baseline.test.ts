import { describe, expect, test } from 'vitest'
import { baseline } from './baseline.ts'
import { figureProblems } from './testing/figure-problems.ts'

describe('baseline records', () => {
  test('prices, discounts, points and payments of every order add up', () => {
    expect(figureProblems(baseline)).toEqual([])
  })

  test('the check finds a wrong sum', () => {
    const [order, ...orders] = baseline.orders ?? []
    if (!order) throw new Error('The baseline has no orders.')
    const broken = { ...baseline, orders: [{ ...order, total_amount: 1 }, ...orders] }
    expect(figureProblems(broken)).toContain(
      `orders ${order.id}: total_amount is 1, not ${order.total_amount}`,
    )
  })

  test('ids are unique, and tickets, users and comments are numbered without a gap, as the desk numbers on', () => {
    for (const rows of Object.values(baseline)) {
      const keys = rows.map((row) => ('id' in row ? row.id : 'sku' in row ? row.sku : row.tracking_number))
      expect(new Set(keys).size).toBe(rows.length)
    }
    for (const table of ['tickets', 'users', 'comments', 'organizations'] as const) {
      const ids = (baseline[table] ?? []).map(({ id }) => id)
      expect(ids).toEqual(ids.map((_, index) => String(index + 1)))
    }
  })

  test('customers are easily confused: names, addresses of mail, products and order numbers have neighbours', () => {
    const customers = baseline.customerProfiles ?? []
    const firstNames = customers.map(({ name }) => name.split(' ')[0])
    const surnames = customers.map(({ name }) => name.split(' ')[1]?.split('-')[0])
    expect(firstNames.length - new Set(firstNames).size).toBeGreaterThanOrEqual(2)
    expect(surnames.length - new Set(surnames).size).toBeGreaterThanOrEqual(3)
    const sorted = (baseline.orders ?? []).map(({ id }) => [...id].sort().join(''))
    expect(sorted.length - new Set(sorted).size).toBeGreaterThanOrEqual(2)
  })
})
