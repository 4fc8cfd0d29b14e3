import { expect, test } from 'vitest'
import { staff } from './baseline/people.ts'
import { baseline, idsAfter } from './baseline.ts'
import { mailOf, people, ticket, together, waiting } from './builders/index.ts'

test('ids are unique, and tickets and users are numbered without a gap, as the desk numbers on', () => {
  for (const rows of Object.values(baseline)) {
    const keys = rows.map(({ id }) => id)
    expect(new Set(keys).size).toBe(rows.length)
  }
  for (const table of ['tickets', 'users', 'organizations'] as const) {
    const ids = (baseline[table] ?? []).map(({ id }) => id)
    expect(ids).toEqual(ids.map((_, index) => String(index + 1)))
  }
})

test('people are easily confused: two of one name, neighbours of others, and devices nobody may get', () => {
  const names = staff.map(({ name }) => name)
  expect(names.length - new Set(names).size).toBe(1)
  expect(new Set(staff.map(mailOf)).size).toBe(staff.length)
  const surnames = names.map((name) => name.split(' ').at(-1)?.split('-')[0])
  expect(surnames.length - new Set(surnames).size).toBeGreaterThanOrEqual(3)
  const free = (baseline.hardwareAssets ?? []).filter(({ is_assigned }) => !is_assigned)
  expect(free.some(({ condition }) => condition === 'retired')).toBe(true)
  expect(free.some(({ condition }) => condition === 'poor' || condition === 'fair')).toBe(true)
})

test('the next ids count a record that replaces one of the baseline once', () => {
  const plain = idsAfter({})
  expect(idsAfter(waiting('1', '20', '2025-09-01T09:00:00Z', 'Prism BI')).ticket()).toBe(plain.ticket())
  const more = idsAfter(
    together(
      people({ ...staff[0], staff: '999999' } as (typeof staff)[number]),
      ticket('40', '5', '2025-09-01T09:00:00Z', 'x'),
    ),
  )
  expect([more.ticket(1), more.ticket(2)]).toEqual([plain.ticket(2), plain.ticket(3)])
  expect(more.approval(2)).toBe(plain.approval(2))
})
