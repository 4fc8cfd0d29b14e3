import { describe, expect, test } from 'vitest'
import { daysBetween } from '../shared/index.ts'
import { baseline } from './baseline.ts'
import { places } from './rules.ts'

const rowsOf = <K extends keyof typeof baseline>(table: K) => baseline[table] ?? []

describe('baseline records', () => {
  test('every private stay was charged what it costs, and nothing was paid back beyond it', () => {
    for (const booking of rowsOf('bookings')) {
      const made = rowsOf('transactions').filter(
        (each) => each.booking_reference === booking.booking_reference,
      )
      const sum = (type: string) =>
        made
          .filter(({ transaction_type }) => transaction_type === type)
          .reduce((total, { amount }) => total + Number(amount), 0)
      expect(sum('charge'), booking.id).toBe(booking.corporate_account_id ? 0 : Number(booking.booking_value))
      expect(sum('refund'), booking.id).toBeLessThanOrEqual(sum('charge'))
    }
  })

  test('stays that have ended are departed, and those to come are not', () => {
    for (const { id, check_out_date, booking_status } of rowsOf('bookings')) {
      if (booking_status === 'cancelled') continue
      const isOver = daysBetween('2025-10-01', check_out_date) <= 0
      expect(booking_status, id).toBe(isOver ? 'checked_out' : 'confirmed')
    }
  })

  test('every hotel is in a place whose clock the policies name', () => {
    for (const { location } of rowsOf('hotels')) expect(Object.keys(places)).toContain(location)
  })

  test('tickets, users and comments are numbered without a gap, as the desk numbers on', () => {
    for (const table of ['tickets', 'users', 'comments'] as const) {
      const ids = rowsOf(table).map(({ id }) => id)
      expect(ids).toEqual(ids.map((_, index) => String(index + 1)))
    }
  })

  test('guests, hotels, companies and references are easily confused', () => {
    const repeats = (values: readonly (string | undefined)[]) => values.length - new Set(values).size
    const names = rowsOf('customerProfiles').map(({ full_name }) => full_name)
    expect(repeats(names.map((name) => name.split(' ')[0]?.slice(0, 4)))).toBeGreaterThanOrEqual(3)
    expect(repeats(rowsOf('hotels').map(({ location }) => location))).toBeGreaterThanOrEqual(3)
    expect(repeats(rowsOf('corporateAccounts').map(({ company_name }) => company_name.split(' ')[0]))).toBe(1)
    const references = rowsOf('bookings').map(({ id }) => [...id].sort().join(''))
    expect(repeats(references)).toBeGreaterThanOrEqual(5)
  })
})
